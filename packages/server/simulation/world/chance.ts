import { fastDice } from "@umpire/bots";
import type { Rng } from "@umpire/kernel";

/** FNV-1a: spreads names over the seeds of the fast dice. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 1;
}

/** Chance of its own for everything that has a name: what one draws changes nothing for the others. */
export const chanceOf = (seed: number, name: string): Rng => fastDice(hashOf(`${seed}/${name}`));

export function oneOf<T>(rng: Rng, items: readonly T[]): T {
  const item = items[rng.int(items.length)];
  if (item === undefined) throw new RangeError("there is nothing to choose from");
  return item;
}

/** True once in `count` times. */
export const oneIn = (rng: Rng, count: number): boolean => rng.int(count) === 0;

/** From `least` up to, and without, `most`. */
export const between = (rng: Rng, least: number, most: number): number => least + rng.int(most - least);

export const range = (length: number): readonly number[] => Array.from({ length }, (_, index) => index);
