import type { Rng } from "@umpire/kernel";

/** The best of some, by what they are worth, ties by chance. */
export function best<T>(items: Iterable<T>, worth: (item: T) => number, rng: Rng): T | undefined {
  let found: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  let ties = 0;
  for (const item of items) {
    const value = worth(item);
    if (value < most) continue;
    ties = value === most ? ties + 1 : 1;
    if (value > most || rng.int(ties) === 0) found = item;
    most = value;
  }
  return found;
}
