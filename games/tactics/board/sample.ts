import { board } from "../rules/data/board.ts";
import { presets } from "../rules/data/presets.ts";
import { tiles } from "../rules/data/tiles.ts";
import { unitTypes } from "../rules/data/units.ts";
import type { PlayerId, TacticsAction, Unit } from "../rules/shape.ts";
import type { UnitType } from "../rules/unit-type.ts";
import type { TacticsView } from "./view.ts";

const unitAt = (owner: PlayerId, type: UnitType, x: number, y: number, hp: number = unitTypes[type].hp): Unit => {
  return { ...unitTypes[type], id: `${owner} ${type}`, owner, hp, position: { x, y }, alive: true };
};

/** A fight in the upper half of the board, with the tiles between: a narrow card shows no more of it. */
export const sample: TacticsView = {
  state: {
    board,
    units: [
      unitAt("P1", "SWORDSMAN", 1, 2),
      unitAt("P1", "ARCHER", 3, 2, 5),
      unitAt("P2", "SWORDSMAN", 1, 4),
      unitAt("P2", "ARCHER", 3, 4),
    ],
    currentPlayer: "P1",
    gameOver: false,
    winner: null,
    unitBuffs: {},
    tiles: tiles.map((tile) => ({ ...tile, position: { x: tile.position.x, y: 3 } })),
  },
  rules: presets.skirmish,
  seat: null,
  next: { awaiting: [0], step: "turn" },
};

/** The archer's step onto the tile before it, and its shot from there. */
export const plan: TacticsAction = {
  type: "MOVE_AND_ATTACK",
  playerId: "P1",
  unitId: "P1 ARCHER",
  targetUnitId: "P2 ARCHER",
  targetPosition: { x: 3, y: 3 },
};
