import { unitTypes } from "./data/units.ts";
import type { Unit } from "./shape.ts";

export type UnitType = keyof typeof unitTypes;

const types = Object.keys(unitTypes).filter((type): type is UnitType => Object.hasOwn(unitTypes, type));

/** T2: states do not name types, so a unit is of the one whose numbers it has, hp aside; null for one of a pack. */
export function unitTypeOf({ attack, moveRange, attackRange }: Unit): UnitType | null {
  const isAlike = (type: UnitType) => {
    const numbers = unitTypes[type];
    return numbers.attack === attack && numbers.moveRange === moveRange && numbers.attackRange === attackRange;
  };
  return types.find(isAlike) ?? null;
}
