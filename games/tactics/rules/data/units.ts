import type { Pack } from "../shape.ts";

/** T2: types only supply starting numbers. */
export const unitTypes = {
  SWORDSMAN: { hp: 10, attack: 3, moveRange: 1, attackRange: 1 },
  ARCHER: { hp: 8, attack: 3, moveRange: 1, attackRange: 2 },
  TANK: { hp: 16, attack: 2, moveRange: 1, attackRange: 1 },
} as const satisfies Pack["unitTypes"];
