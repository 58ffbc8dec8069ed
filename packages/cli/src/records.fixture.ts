import { decide, type Game, type Json, type Match, start, writeRecord } from "@umpire/kernel";
import { shapeships } from "@umpire/shapeships/game";
import { tactics } from "@umpire/tactics/game";

/** A match in which these decisions are made, in this order. */
function played(game: Game, options: unknown, preset: string, decisions: readonly (readonly [number, Json])[]): string {
  const parsed = game.parse.options(options);
  const begun = parsed.ok ? start(game, "s", parsed.value, game.presets[preset]) : parsed;
  if (!begun.ok) throw new Error(begun.refusal.code);
  let match: Match = begun.value.match;
  for (const [seat, action] of decisions) {
    const moved = decide(game, match, seat, action);
    if (!moved.ok) throw new Error(moved.refusal.code);
    match = moved.value.match;
  }
  return writeRecord(game, match);
}

const move = (playerId: string, unitId: string, x: number, y: number) =>
  ({ type: "MOVE", playerId, unitId, targetPosition: { x, y }, targetUnitId: null }) as const;
const endTurn = (playerId: string) =>
  ({ type: "END_TURN", playerId, targetPosition: null, targetUnitId: null }) as const;

/** P1's swordsman walks up the board and onto the tile that brings haste, at the third step. */
export const walkRecord: string = played(tactics, {}, "skirmish", [
  [0, move("P1", "u1_p1", 1, 1)],
  [0, endTurn("P1")],
  [1, endTurn("P2")],
  [0, move("P1", "u1_p1", 1, 2)],
  [0, endTurn("P1")],
]);

/** Under the base game a unit may act twice in a turn. */
export const twiceRecord: string = played(tactics, {}, "v1", [
  [0, move("P1", "u1_p1", 1, 1)],
  [0, move("P1", "u1_p1", 0, 1)],
]);

const none = { basics: [], upgrades: [], makers: [], conversions: [] };
const strut = { ...none, basics: [{ ship: "strut", count: 1 }] };
export const duelRecord: string = played(shapeships, { factions: ["lattice", "lattice"] }, "standard", [
  [0, strut],
  [1, none],
  [0, none],
  [1, none],
]);
