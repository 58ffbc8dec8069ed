/** How many of each unit, by unit id. */
export type UnitCounts = { readonly [unit: string]: number };
/** Units of one player in one place, and how many of them are damaged. */
export type Force = { readonly units: UnitCounts; readonly damaged: UnitCounts };

export const emptyForce: Force = { units: {}, damaged: {} };

/** The counts above zero, sorted by unit id. */
function tidy(counts: UnitCounts): UnitCounts {
  const entries = Object.entries(counts).filter(([, count]) => count > 0);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

export const sumOf = (counts: UnitCounts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

export function addCounts(one: UnitCounts, other: UnitCounts): UnitCounts {
  const sum: { [unit: string]: number } = { ...one };
  for (const [unit, count] of Object.entries(other)) sum[unit] = (sum[unit] ?? 0) + count;
  return tidy(sum);
}

export const subtractCounts = (one: UnitCounts, other: UnitCounts): UnitCounts =>
  addCounts(one, Object.fromEntries(Object.entries(other).map(([unit, count]) => [unit, -count])));

/** What is left of the first after the second is taken away, in the order of the first. */
export const remainingCounts = (from: UnitCounts, counts: UnitCounts): UnitCounts =>
  Object.fromEntries(
    Object.entries(from)
      .map(([unit, count]) => [unit, count - (counts[unit] ?? 0)] as const)
      .filter(([, count]) => count > 0),
  );

export const filterCounts = (counts: UnitCounts, is: (unit: string) => boolean): UnitCounts =>
  tidy(Object.fromEntries(Object.entries(counts).filter(([unit]) => is(unit))));

export const isEmptyForce = ({ units }: Force): boolean => sumOf(units) === 0;

export const addForces = (one: Force, other: Force): Force => ({
  units: addCounts(one.units, other.units),
  damaged: addCounts(one.damaged, other.damaged),
});

/** The force without these units; damaged ones go first. */
export function removeUnits(force: Force, gone: UnitCounts): Force {
  const units = subtractCounts(force.units, gone);
  const damaged = Object.fromEntries(
    Object.entries(force.damaged).map(([unit, count]) => [unit, count - (gone[unit] ?? 0)]),
  );
  return { units, damaged: tidy(damaged) };
}

/** These units as a force of their own, damaged ones first. */
export const takeUnits = ({ damaged }: Force, units: UnitCounts): Force => ({
  units,
  damaged: tidy(
    Object.fromEntries(Object.entries(units).map(([unit, count]) => [unit, Math.min(count, damaged[unit] ?? 0)])),
  ),
});

export const filterForce = ({ units, damaged }: Force, is: (unit: string) => boolean): Force => ({
  units: filterCounts(units, is),
  damaged: filterCounts(damaged, is),
});

/** Whether every count is at least as large as the other's. */
export const includesCounts = (counts: UnitCounts, some: UnitCounts): boolean =>
  Object.entries(some).every(([unit, count]) => (counts[unit] ?? 0) >= count);
