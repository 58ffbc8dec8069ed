import type { UnitCounts } from "../../units/force.ts";

/** Counts together, or one without the other, in the order of the first; what comes to nothing is left out. */
export function summed(one: UnitCounts, other: UnitCounts, sign: 1 | -1 = 1): UnitCounts {
  const sum: { [unit: string]: number } = { ...one };
  for (const [unit, count] of Object.entries(other)) sum[unit] = (sum[unit] ?? 0) + sign * count;
  return Object.fromEntries(Object.entries(sum).filter(([, count]) => count > 0));
}

/** Those of the counts that are meant, in their order. */
export const selected = (counts: UnitCounts, isMeant: (unit: string) => boolean): UnitCounts =>
  Object.fromEntries(Object.entries(counts).filter(([unit, count]) => count > 0 && isMeant(unit)));
