import { canonical, type Json } from "@umpire/kernel";
import { legalActions } from "../rules/legal.ts";
import type { PlayerId, TacticsEvent, TacticsState } from "../rules/shape.ts";
import { outcomeOf } from "./choice/foresight.ts";
import { gameEvents } from "./read-view.ts";
import type { TacticsView } from "./view.ts";

/** Whose turn ended with a step, and how: by a step with a blow, by the player's choice, or because nobody was there. */
export type TurnEnd = { readonly player: PlayerId; readonly by: "charge" | "choice" | "absence" };

/** How the last step ended a turn; null where it ended none. */
export function turnEndIn(step: readonly Json[]): TurnEnd | null {
  const events = gameEvents(step);
  const ended = events.find(({ type }) => type === "turn-ended");
  if (ended?.type !== "turn-ended") return null;
  const isAbsent = step.some(
    (event) => typeof event === "object" && event !== null && "type" in event && event["type"] === "match:absent",
  );
  const isCharge = events[0]?.type === "moved";
  return { player: ended.player, by: isAbsent ? "absence" : isCharge ? "charge" : "choice" };
}

/** What has happened since a turn began, up to this view. */
export type TurnSoFar = { readonly view: TacticsView; readonly past: readonly TacticsEvent[] };

/**
 * What came before the last step in the same turn, so that a turn of several steps can be followed as a whole.
 * Nothing where the turn was over, or where this view is not one step further: after an undo, a gap, in a replay.
 */
export function earlierThisTurn(
  { view, past }: TurnSoFar,
  last: readonly TacticsEvent[],
  now: TacticsView,
): readonly TacticsEvent[] {
  const all = [...past, ...last];
  return all.some(({ type }) => type === "turn-ended") || !follows(view, now.state) ? [] : all;
}

/** Whether some action leads from one to the other, by the rules themselves. */
function follows(before: TacticsView, after: TacticsState): boolean {
  if (before.state.gameOver) return false;
  const wanted = canonical(after);
  for (const action of legalActions(before.state, before.rules)) {
    if (canonical(outcomeOf(before, action)?.state ?? null) === wanted) return true;
  }
  return false;
}
