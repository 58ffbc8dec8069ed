import type { Declared } from "./move.ts";
import { findUnit, type Unit } from "./units.ts";

/** Fighters and ground forces in space, by system and unit. */
export type InSpace = { readonly [system: string]: { readonly [unit: string]: number } };
type Parked = { readonly id: string; readonly at: string; readonly unit: string | null };

/** A pick-up of more than there is, or null. */
export function refuseAbsent(units: InSpace, declared: readonly Declared[]) {
  const left = new Map<string, number>();
  for (const { cargo, ship } of declared) {
    for (const { unit, count, from } of cargo) {
      const key = `${from} ${unit}`;
      const there = (left.get(key) ?? units[from]?.[unit] ?? 0) - count;
      if (there < 0) return { code: "cargo-absent", rule: "LRR 95.2", unit, system: from, ship: ship.id } as const;
      left.set(key, there);
    }
  }
  return null;
}

/** The capacity that units in one system's space take, and that their ships have. */
export function roomFor(units: InSpace[string]): { readonly needed: number; readonly capacity: number } {
  const sum = (each: (unit: Unit) => number) =>
    Object.entries(units).reduce((all, [id, count]) => {
      const unit = findUnit(id);
      return all + (unit === undefined ? 0 : each(unit) * count);
    }, 0);
  const capacity = sum((unit) => unit.capacity);
  return { needed: sum((unit) => roomTaken(unit, capacity)), capacity };
}

/** The capacity that one unit takes. Cargo that takes none still needs a ship that has some. */
export const roomTaken = ({ uses, isCargo }: Unit, capacity: number): number =>
  isCargo && uses === 0 && capacity === 0 ? 1 : uses;

type Counts = { readonly [unit: string]: number };

/** As much of these as a capacity holds, in this order. */
export function stowed(units: readonly string[], counts: Counts, capacity: number): Counts {
  let room = capacity;
  const aboard: { [unit: string]: number } = {};
  for (const id of units) {
    const unit = findUnit(id);
    if (unit === undefined || !unit.isCargo) continue;
    const each = roomTaken(unit, capacity);
    const count = Math.min(counts[id] ?? 0, each === 0 ? Number.POSITIVE_INFINITY : Math.floor(room / each));
    if (count > 0) aboard[id] = count;
    room -= Math.max(0, count) * each;
  }
  return aboard;
}

/** What is left in space beyond the capacity that stays: it is removed (LRR 16.3), and may be meant to be. */
export function leftBehind(units: InSpace, ships: readonly Parked[], declared: readonly Declared[]) {
  const gone = new Set(declared.map(({ ship }) => ship.id));
  const lifted = declared.flatMap(({ cargo }) => cargo);
  return Object.entries(units).flatMap(([system, there]) => {
    const taken = (unit: string) =>
      lifted.reduce((sum, each) => sum + (each.from === system && each.unit === unit ? each.count : 0), 0);
    const left: { [unit: string]: number } = {};
    for (const [unit, count] of Object.entries(there)) left[unit] = count - taken(unit);
    for (const { id, at, unit } of ships)
      if (at === system && !gone.has(id) && unit !== null) left[unit] = (left[unit] ?? 0) + 1;
    const { needed, capacity } = roomFor(left);
    const departed = declared.some(({ ship }) => ship.at === system);
    return departed && needed > capacity ? [{ code: "capacity", system, needed, capacity } as const] : [];
  });
}
