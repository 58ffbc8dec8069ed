import { BLUNDER, type Judged as Choice, type Tally, tallyOf } from "@umpire/bots";
import { type Json, type Replayed, type Seat, viewOf } from "@umpire/kernel";
import type { SearchQuestion } from "../analysis/search.ts";
import { bundleOf } from "../served/bundle.ts";
import { decisionsOf } from "./playback.ts";

/** A decision of a record: at which step, whose, and which. */
export type Decided = { readonly step: number; readonly seat: Seat; readonly made: Json };

/** What it was worth, how much less than the best, and which that was. */
export type JudgedDecision = Decided & { readonly chance: number; readonly lost: number; readonly best: Choice };

/** Every decision of a record, in its order; `step` is the frame that shows what came of it. */
export const decisionsIn = (frames: readonly Replayed[]): readonly Decided[] =>
  frames.flatMap(({ entry }, step) => decisionsOf(entry).map(({ seat, action: made }) => ({ step, seat, made })));

/** What has to be asked to judge a decision: only what its seat saw then. */
export function questionOf(
  frames: readonly Replayed[],
  { step, seat, made }: Decided,
): Extract<SearchQuestion, { ask: "review" }> {
  const before = frames[step - 1];
  if (before === undefined) throw new RangeError(`nothing is before step ${step}`);
  const { game, table } = before;
  const { edition, rules } = table;
  const bundle = bundleOf(game);
  const view = viewOf(game, table, seat);
  return { ask: "review", game: table.game, edition, ...(bundle && { bundle }), rules, view, seat, made };
}

/** A decision with its verdict: not there yet, or null where none can be given. */
export type Judged = Decided & { readonly verdict: JudgedDecision | "not-yet" | null };

/** The decisions of one step with their verdicts; `done` is how many decisions of the record have been judged. */
export function judgedAt(
  decisions: readonly Decided[],
  { done, verdicts }: { readonly done: number; readonly verdicts: readonly JudgedDecision[] },
  step: number,
): readonly Judged[] {
  return decisions.flatMap((decided, at) => {
    if (decided.step !== step) return [];
    const found = verdicts.find((each) => each.step === step && each.seat === decided.seat) ?? null;
    return [{ ...decided, verdict: at < done ? found : "not-yet" }];
  });
}

export const isBlunder = ({ lost }: JudgedDecision): boolean => lost >= BLUNDER;

/** How each seat decided, of those that were judged. */
export function talliesOf(verdicts: readonly JudgedDecision[]): readonly (Tally & { readonly seat: Seat })[] {
  const seats = [...new Set(verdicts.map(({ seat }) => seat))].sort((a, b) => a - b);
  return seats.map((seat) => ({
    seat,
    ...tallyOf(verdicts.filter((each) => each.seat === seat).map(({ lost }) => lost)),
  }));
}
