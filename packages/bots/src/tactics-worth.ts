import type { TacticsState } from "@umpire/games";
import type { Seat } from "@umpire/kernel";

const UNIT = 20;
const MATCH = 1000;
/** Small beside any hp; without it two sides that never meet would dance for ever. */
const STEP = 0.1;

/** Hp and units that stand, ours less theirs, and a little for standing near the enemy. */
export const tacticsWorth = {
  of({ units, gameOver, winner }: TacticsState, seat: Seat): number {
    const mine = seat === 0 ? "P1" : "P2";
    if (gameOver) return winner === null ? 0 : winner === mine ? MATCH : -MATCH;
    let worth = 0;
    for (const unit of units) {
      if (!unit.alive) continue;
      worth += unit.owner === mine ? unit.hp + UNIT : -unit.hp - UNIT;
      if (unit.owner === mine) worth -= STEP * nearest(units, unit);
    }
    return worth;
  },
};

function nearest(units: TacticsState["units"], from: TacticsState["units"][number]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { alive, owner, position } of units) {
    if (!alive || owner === from.owner) continue;
    least = Math.min(least, Math.abs(position.x - from.position.x) + Math.abs(position.y - from.position.y));
  }
  return least;
}
