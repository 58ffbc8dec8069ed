import type { Tactics } from "../rules/shape.ts";

type Placed = readonly [owner: "P1" | "P2", x: number, y: number, hp: number, attackRange?: number];

/** A position in the middle of a fight, P1 to act: who stands where, with how many hp. */
export function fight(placed: readonly Placed[], turn = 0): Tactics["view"] {
  return {
    ...{ board: { width: 5, height: 5 }, currentPlayer: "P1", gameOver: false, winner: null, unitBuffs: {} },
    units: placed.map(([owner, x, y, hp, attackRange = 1], at) => ({
      ...{ id: `${"abcdefgh"[at]}`, owner, hp, attack: 3, moveRange: 1, attackRange, position: { x, y }, alive: true },
    })),
    ...{ actedUnitIds: [], turn },
  };
}
