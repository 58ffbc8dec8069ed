import type { Standing } from "./book.ts";
import type { Joint } from "./engine.ts";

/** Pairs of states with their chances: equal pairs are one. */
export type Tally = Map<number, { readonly attacker: Standing; readonly defender: Standing; chance: number }>;

/** Max states of a side: a pair is one small number then. */
export const MAX_STATES = 2 ** 15;

/** One number for a pair. */
export const pairOf = (attacker: Standing, defender: Standing): number => attacker.id * MAX_STATES + defender.id;

export function tally(into: Tally, attacker: Standing, defender: Standing, chance: number): void {
  const key = pairOf(attacker, defender);
  const known = into.get(key);
  if (known === undefined) into.set(key, { attacker, defender, chance });
  else known.chance += chance;
}

export function tallied(joints: readonly Joint[]): Tally {
  const found: Tally = new Map();
  for (const { attacker, defender, chance } of joints) tally(found, attacker, defender, chance);
  return found;
}

/** All the ways of a list, one after the other, equal pairs being one. */
export const branchMerged = (from: readonly Joint[], step: (at: Joint) => readonly Joint[]): readonly Joint[] =>
  from.length === 1 ? from.flatMap(step) : [...tallied(from.flatMap(step)).values()];
