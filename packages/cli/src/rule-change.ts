import {
  advance,
  begin,
  canonical,
  type Entry,
  type Game,
  type Json,
  type MatchEvent,
  nextOf,
  type Over,
  type Pins,
  type Refusal,
  type Result,
  RulesError,
  refuseEntry,
  type Table,
  visibleEvents,
} from "@umpire/kernel";
import { optionsUnder, type Variant } from "./balance/variant.ts";

/** What was decided in a match, without the rules under which it was. */
export type Decided = { readonly options: Json; readonly seed: string; readonly log: readonly Entry[] };

/** What one set of rules says to an entry: a refusal, or what everybody hears, and how the match ended if it did. */
export type Said = {
  readonly refusal: Refusal | null;
  readonly events: readonly MatchEvent[];
  readonly over: Over | null;
};

/** The same to the end, or to the step at which both refuse; or what is said at the first step where they part. */
export type Comparison =
  | { readonly status: "same"; readonly steps: number; readonly refusal: Refusal | null }
  | { readonly status: "not-begun"; readonly refusal: Refusal }
  | {
      readonly status: "different";
      readonly step: number;
      readonly entry: Entry | null;
      readonly by: "verdict" | "outcome" | "events";
      readonly said: readonly [Said, Said];
    };

/** Folds the same decisions, from the same options and seed, under two sets of rules, as far as they agree. */
export function compareRules(game: Game, decided: Decided, variants: readonly [Variant, Variant]): Comparison {
  const [one, other] = [courseOf(game, decided, variants[0]), courseOf(game, decided, variants[1])];
  let last: Said | null = null;
  for (let step = 0; ; step += 1) {
    const [first, second] = [one.next().value, other.next().value];
    // Neither goes on without the other: what stops only one of them is a difference, and found before.
    if (first === undefined || second === undefined) return ended(step, last);
    const by = partedBy(first, second);
    if (by !== null)
      return { status: "different", step, entry: decided.log[step - 1] ?? null, by, said: [first, second] };
    last = first;
  }
}

function ended(steps: number, last: Said | null): Comparison {
  const refusal = last?.refusal ?? null;
  return refusal !== null && steps === 1
    ? { status: "not-begun", refusal }
    : { status: "same", steps: steps - 1, refusal };
}

function partedBy(first: Said, second: Said): "verdict" | "outcome" | "events" | null {
  if (first.refusal?.code !== second.refusal?.code) return "verdict";
  if (canonical(first.over) !== canonical(second.over)) return "outcome";
  return canonical(first.events) === canonical(second.events) ? null : "events";
}

/** What is said to the beginning, and to each entry, up to the first that is refused. */
function* courseOf(game: Game, { options, seed, log }: Decided, variant: Variant): Generator<Said, undefined> {
  const given = optionsUnder(game, options, variant.options);
  const begun = given.ok ? begin(game, pinsOf(game, given.value, seed, variant)) : given;
  if (!begun.ok) return void (yield refused(begun.refusal));
  let { table, events } = begun.value;
  yield accepted(game, table, events);
  for (const entry of log) {
    const after = follow(game, table, entry);
    if (!after.ok) return void (yield refused(after.refusal));
    ({ table, events } = after.value);
    yield accepted(game, table, events);
  }
}

const pinsOf = (game: Game, options: Json, seed: string, { rules }: Variant): Pins => ({
  ...{ game: game.id, edition: game.edition, rules, options, seed },
});

/** A pack may be broken in a way that only play shows; that is an answer here, and ends this record alone. */
function follow(game: Game, table: Table, entry: Entry): Result<ReturnType<typeof advance>> {
  try {
    const refusal = refuseEntry(game, table, entry);
    return refusal === null ? { ok: true, value: advance(game, table, entry) } : { ok: false, refusal };
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    return { ok: false, refusal: { code: "internal-error", problem: error.message } };
  }
}

const refused = (refusal: Refusal): Said => ({ refusal, events: [], over: null });

function accepted(game: Game, table: Table, events: readonly MatchEvent[]): Said {
  const next = nextOf(game, table);
  return { refusal: null, events: visibleEvents(game, events, "spectator"), over: "over" in next ? next.over : null };
}
