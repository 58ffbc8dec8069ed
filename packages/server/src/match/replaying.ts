import { games } from "@umpire/games";
import { no, type Refusal, type Result, RulesError, yes } from "@umpire/kernel";
import type { Created, Dated } from "./entries.ts";
import { opened, type Room, tried } from "./room.ts";
import type { Step } from "./telling.ts";

/** The code of a match that is set aside. */
export const SET_ASIDE = "does-not-replay";

/** What was kept of a match leads nowhere any more: it is set aside, and the others go on. */
export class SetAside extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** Which match it is, at which entry and step it breaks, and by which code of the rules. No word of what was decided. */
const brokenAt = ({ match, game, edition }: Created, seq: number, step: number, problem: string) =>
  no({ code: SET_ASIDE, match, game, edition, seq, step, problem });

/** What a rulebook throws is told by its code or name alone: its words may hold what is secret. */
function nameOf(error: unknown): string {
  if (error instanceof RulesError) return error.code ?? "broken-invariant";
  return error instanceof Error ? error.name : typeof error;
}

function attempted<T>(run: () => Result<T>): Result<T> {
  try {
    return run();
  } catch (error) {
    return no({ code: nameOf(error) });
  }
}

/** A kept entry followed once: where it does not now, the rules have changed under an edition that has not. */
function refolded(room: Room, dated: Dated): Result<Step> {
  const step = attempted(() => tried(room, dated));
  if (step.ok) return yes({ ...step.value, entry: dated.entry });
  return brokenAt(room.created, dated.seq, room.match?.step ?? 0, step.refusal.code);
}

/** Where kept entries lead from a room on. */
export function retaken(from: Room, dated: readonly Dated[]): Result<readonly Step[]> {
  const steps: Step[] = [];
  for (const each of dated) {
    const step = refolded(steps.at(-1)?.room ?? from, each);
    if (!step.ok) return step;
    steps.push(step.value);
  }
  return yes(steps);
}

/** The room that kept entries lead to from its making on; one position is held at a time, however many there are. */
export function replayed(
  created: Created,
  { seq, at }: Pick<Dated, "seq" | "at">,
  rest: readonly Dated[],
): Result<Room> {
  const game = games.find(created.game, created.edition);
  if (!game.ok) return game;
  const { rules, options } = game.value.parse;
  const pins = [rules(created.rules), options(created.options)];
  for (const pin of pins) if (!pin.ok) return brokenAt(created, seq, 0, pin.refusal.code);
  const made = attempted(() => opened(created, seq, at));
  if (!made.ok) return brokenAt(created, seq, 0, made.refusal.code);
  let room = made.value;
  for (const each of rest) {
    const step = refolded(room, each);
    if (!step.ok) return step;
    room = step.value.room;
  }
  return yes(room);
}
