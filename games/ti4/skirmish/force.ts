import type { Counts, Force } from "./shape.ts";

export const emptyForce: Force = { units: {}, damaged: {} };

/** Counts without those that are nothing, by their ids. */
function tidy(counts: Counts): Counts {
  const entries = Object.entries(counts).filter(([, count]) => count > 0);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

export const sumOf = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

export function addCounts(one: Counts, other: Counts): Counts {
  const sum: { [unit: string]: number } = { ...one };
  for (const [unit, count] of Object.entries(other)) sum[unit] = (sum[unit] ?? 0) + count;
  return tidy(sum);
}

export const subtractCounts = (one: Counts, other: Counts): Counts =>
  addCounts(one, Object.fromEntries(Object.entries(other).map(([unit, count]) => [unit, -count])));

export const filterCounts = (counts: Counts, is: (unit: string) => boolean): Counts =>
  tidy(Object.fromEntries(Object.entries(counts).filter(([unit]) => is(unit))));

export const isEmptyForce = ({ units }: Force): boolean => sumOf(units) === 0;

/** Both together. */
export const addForces = (one: Force, other: Force): Force => ({
  units: addCounts(one.units, other.units),
  damaged: addCounts(one.damaged, other.damaged),
});

/** What is left without so many of these; of those alike the damaged go first. */
export function removeUnits(force: Force, gone: Counts): Force {
  const units = subtractCounts(force.units, gone);
  const damaged = Object.fromEntries(
    Object.entries(force.damaged).map(([unit, count]) => [unit, count - (gone[unit] ?? 0)]),
  );
  return { units, damaged: tidy(damaged) };
}

/** So many of these by themselves, the damaged first. */
export const takeUnits = ({ damaged }: Force, units: Counts): Force => ({
  units,
  damaged: tidy(
    Object.fromEntries(Object.entries(units).map(([unit, count]) => [unit, Math.min(count, damaged[unit] ?? 0)])),
  ),
});

export const filterForce = ({ units, damaged }: Force, is: (unit: string) => boolean): Force => ({
  units: filterCounts(units, is),
  damaged: filterCounts(damaged, is),
});

/** Whether there are at least so many. */
export const includesCounts = (counts: Counts, some: Counts): boolean =>
  Object.entries(some).every(([unit, count]) => (counts[unit] ?? 0) >= count);
