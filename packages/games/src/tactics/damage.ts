import type { TacticsState, Unit } from "./shape.ts";

/** Hp never falls below 0, and a unit is alive exactly while it has any. */
export function damaged(unit: Unit, damage: number): Unit {
  const hp = Math.max(0, unit.hp - damage);
  const { id, owner, attack, moveRange, attackRange, position } = unit;
  return { id, owner, hp, attack, moveRange, attackRange, position, alive: hp > 0 };
}

/** The same state with this unit in the place of the one of its id. */
export function withUnit(state: TacticsState, unit: Unit): TacticsState {
  return { ...state, units: state.units.map((old) => (old.id === unit.id ? unit : old)) };
}
