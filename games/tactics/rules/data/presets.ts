import type { TacticsRules } from "../shape.ts";

const seed: TacticsRules = {
  actionsPerUnitPerTurn: null,
  poisonTick: "turn-end",
  turnEndOrder: "poison-first",
  markedBonus: 0,
  turnCap: null,
  tiles: false,
};

/** `skirmish` is the game people play, `v1` the seed's base game, `duel` small enough to be solved. */
export const presets = {
  skirmish: { ...seed, actionsPerUnitPerTurn: 1, turnCap: 60, tiles: true },
  v1: seed,
  duel: { ...seed, actionsPerUnitPerTurn: 1, turnCap: 40 },
} as const satisfies { readonly [name: string]: TacticsRules };
