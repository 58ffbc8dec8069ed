import {
  decide,
  type Game,
  type Match,
  observe,
  recordLines,
  registry,
  replay,
  sealedDice,
  start,
  writeRecord,
} from "@umpire/kernel";
import { parseEntry } from "../match/entries.ts";
import { newSlices, replay as replayRoom } from "../match/replay.ts";
import { machine } from "../node-world.ts";
import { pagesAfter } from "../store/pages.ts";
import type { Store } from "../store/store.ts";
import type { Bundle } from "./bundle.ts";

/** Where two codes of one edition part: in which match, null for one at random, at which step, and how. */
export type Difference = {
  readonly match: string | null;
  readonly step: number;
  /** The code of a refusal; null where the step leads to another state. */
  readonly refusal: string | null;
};

/** Max stored matches that are tried, those of which something happened last first. */
const MOST_MATCHES = 200;
/** Max running matches that are looked through for them. */
const MOST_READ = 5000;
/** Random matches each way, and max decisions of one. */
const RANDOM_MATCHES = 20;
const MOST_DECISIONS = 200;

/** Folds a record of one code with another. */
function partingOf(record: Iterable<string>, game: Game): Omit<Difference, "match"> | null {
  let step = 0;
  try {
    for (const each of replay(registry([game]), record)) {
      if (!each.ok) {
        const { code, problem } = each.refusal;
        return { step, refusal: code === "bad-record" ? String(problem) : null };
      }
      step = each.value.step + 1;
    }
    return null;
  } catch (error) {
    return { step, refusal: error instanceof Error ? error.name : String(error) };
  }
}

/** A match in which everybody decides at random. */
function randomMatch(game: Game, seed: number, options: unknown): Match | null {
  const read = game.parse.options(options);
  const begun = read.ok ? start(game, `edition ${seed}`, read.value) : read;
  if (!begun.ok) return null;
  let { match } = begun.value;
  for (let at = 0; at < MOST_DECISIONS; at += 1) {
    const { next, decided } = observe(game, match, "spectator");
    const seat = "awaiting" in next ? next.awaiting.find((each) => !decided.includes(each)) : undefined;
    if (seat === undefined) break;
    const action = game.sample(observe(game, match, seat).view, seat, sealedDice(`choice ${seed}`, at), match.rules);
    const moved = decide(game, match, seat, action);
    if (!moved.ok) break;
    ({ match } = moved.value);
  }
  return match;
}

/** What one code plays at random, the other folds: that also finds what one of them allows and the other does not. */
function randomDifference(before: Game, after: Game): Difference | null {
  for (let seed = 0; seed < RANDOM_MATCHES; seed += 1)
    for (const [player, judge] of [
      [before, after],
      [after, before],
    ] as const) {
      const tables = player.tables ?? [{}];
      const match = randomMatch(player, seed, tables[seed % tables.length]);
      const parting = match && partingOf(writeRecord(player, match).split("\n"), judge);
      if (parting !== null) return { match: null, ...parting };
    }
  return null;
}

type Matches = Pick<Store, "unfinished" | "read">;
type Edition = Pick<Game, "id" | "edition">;

/** The running matches of an edition, those of which something happened last first. */
export async function runningUnder(store: Matches, { id, edition }: Edition): Promise<readonly string[]> {
  const found: string[] = [];
  for (const match of (await store.unfinished()).slice(0, MOST_READ)) {
    const [first] = await store.read(match, 0, 1);
    const created = first === undefined ? null : parseEntry(first.text);
    if (created?.type === "created" && created.game === id && created.edition === edition) found.push(match);
  }
  return found;
}

/** A running match, folded with the code that it was begun with. */
async function matchOf(store: Matches, id: string, bundle: Bundle): Promise<Match | null> {
  const library = { games: registry([bundle.kit.game]), bundles: { find: async () => bundle } };
  let match: Match | null = null;
  for await (const step of replayRoom(library, pagesAfter(store, id, 0), newSlices(machine))) {
    if (!step.ok) return null;
    ({ match } = step.value.room);
  }
  return match;
}

/** The first match that a new code of the same edition would tell otherwise; null where none is found. */
export async function differenceOf(store: Matches, before: Bundle, after: Bundle): Promise<Difference | null> {
  const { game } = before.kit;
  for (const id of (await runningUnder(store, game)).slice(0, MOST_MATCHES)) {
    const match = await matchOf(store, id, before);
    const parting = match && partingOf(recordLines(game, match), after.kit.game);
    if (parting !== null) return { match: id, ...parting };
  }
  return randomDifference(game, after.kit.game);
}
