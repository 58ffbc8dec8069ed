import type { Tile } from "../shape.ts";

/**
 * The tiles of a skirmish. Durations count turn ends of both sides, so what a unit gains for itself lasts 3: its own
 * turn end, the enemy's, and is still there on its next turn; what falls on an enemy lasts 2, its whole next turn.
 */
export const tiles: readonly Tile[] = [
  { position: { x: 2, y: 2 }, buffId: "RAGE", duration: 3, target: "self" },
  { position: { x: 0, y: 2 }, buffId: "STUN", duration: 2, target: "nearest-enemy" },
  { position: { x: 4, y: 2 }, buffId: "POISON", duration: 4, target: "nearest-enemy" },
  { position: { x: 1, y: 2 }, buffId: "HASTE", duration: 3, target: "self" },
  { position: { x: 3, y: 2 }, buffId: "ROOT", duration: 2, target: "nearest-enemy" },
];
