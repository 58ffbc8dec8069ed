import type { Declared } from "./move.ts";
import { findUnit } from "./units.ts";

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

/** What is left in space beyond the capacity that stays: it is removed (LRR 16.3), and may be meant to be. */
export function leftBehind(units: InSpace, ships: readonly Parked[], declared: readonly Declared[]) {
  const gone = new Set(declared.map(({ ship }) => ship.id));
  const lifted = declared.flatMap(({ cargo }) => cargo);
  return Object.entries(units).flatMap(([system, there]) => {
    const taken = (unit: string) =>
      lifted.reduce((sum, each) => sum + (each.from === system && each.unit === unit ? each.count : 0), 0);
    const needed = Object.entries(there).reduce(
      (sum, [unit, count]) => sum + (findUnit(unit)?.uses ?? 0) * (count - taken(unit)),
      0,
    );
    const capacity = ships
      .filter(({ id, at }) => at === system && !gone.has(id))
      .reduce((sum, { unit }) => sum + (unit === null ? 0 : (findUnit(unit)?.capacity ?? 0)), 0);
    const departed = declared.some(({ ship }) => ship.at === system);
    return departed && needed > capacity ? [{ code: "capacity", system, needed, capacity } as const] : [];
  });
}
