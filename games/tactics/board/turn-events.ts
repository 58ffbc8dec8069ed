import { canonical } from "@umpire/kernel";
import { tactics } from "../game.ts";
import type { TacticsEvent, TacticsState } from "../rules/shape.ts";
import { outcomeOf } from "./choice/foresight.ts";
import type { TacticsView } from "./view.ts";

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
  for (const action of tactics.legal(before.state, before.seat ?? 0, before.rules)) {
    if (canonical(outcomeOf(before, action)?.state ?? null) === wanted) return true;
  }
  return false;
}
