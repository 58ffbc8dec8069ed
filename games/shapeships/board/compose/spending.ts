import type { EventOfType, ShapeshipsEvent, ShapeshipsState, Side } from "../../rules/shape.ts";

/** What becomes of a player's lines, of both kinds together. */
export type Spending = { readonly spent: number; readonly saved: number; readonly lost: number };

/** Read from what the rules themselves would do; null where nothing is drawn any more this turn. */
export function spendingOf(
  { players }: ShapeshipsState,
  foreseen: readonly ShapeshipsEvent[],
  side: Side,
): Spending | null {
  const completed = foreseen.find((event): event is EventOfType<"completed"> => event.type === "completed");
  if (completed === undefined) return null;
  const { lines, joining } = players[side];
  const saved = completed.lines[side] + completed.joining[side];
  const lost = completed.lost[side];
  return { spent: lines + joining - saved - lost, saved, lost };
}
