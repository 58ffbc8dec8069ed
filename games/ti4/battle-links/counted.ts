import { combatTable } from "../data/combat-effects.ts";

/** Whether battles count an effect when a side has it. */
export const countsInBattle = (id: string): boolean => Object.hasOwn(combatTable, id);
