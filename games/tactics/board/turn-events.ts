import { canonical } from "@umpire/kernel";
import { tactics } from "../game.ts";
import type { TacticsState } from "../rules/shape.ts";
import { foreseen } from "./choice/foresight.ts";
import type { Sight, TacticsEvent } from "./types.ts";

/** What has happened since a turn began, up to this sight. */
export type Chronicle = { readonly sight: Sight; readonly past: readonly TacticsEvent[] };

/**
 * What came before the last step in the same turn, so that a turn of several steps can be followed as a whole.
 * Nothing where the turn was over, or where this sight is not one step further: after an undo, a gap, in a replay.
 */
export function pastOf({ sight, past }: Chronicle, last: readonly TacticsEvent[], now: Sight): readonly TacticsEvent[] {
  const all = [...past, ...last];
  return all.some(({ type }) => type === "turn-ended") || !follows(sight, now.state) ? [] : all;
}

/** Whether some action leads from one to the other, by the rules themselves. */
function follows(before: Sight, after: TacticsState): boolean {
  if (before.state.gameOver) return false;
  const wanted = canonical(after);
  for (const action of tactics.legal(before.state, before.seat ?? 0, before.rules)) {
    if (canonical(foreseen(before, action)?.state ?? null) === wanted) return true;
  }
  return false;
}
