/** Chance for one step, dealt by the kernel. Nothing in the rules owns a generator. */
export type Rng = {
  /** A whole number from 0 to bound − 1. A bound of 1 is no chance and draws nothing. */
  int(bound: number): number;
  /** A pool of like dice is one draw: `count` faces from 1 to `faces`, sorted. */
  pool(count: number, faces: number): readonly number[];
};

/** A draw is a word of 32 bits. */
export const WORDS = 2 ** 32;

/** An Rng over any source of uniform draws from 0 to bound − 1. */
export function rngFrom(draw: (bound: number) => number): Rng {
  const int = (bound: number) => (checkDie(1, bound) === 1 ? 0 : draw(bound));
  return { int, pool: (count, faces) => sortedPool(count, faces, () => int(faces) + 1) };
}

/** Throws on dice that do not exist; gives back the number of faces. */
export function checkDie(count: number, faces: number): number {
  const exists = Number.isInteger(faces) && faces >= 1 && faces <= WORDS && Number.isInteger(count) && count >= 0;
  if (!exists) throw new RangeError(`there are no ${count} dice of ${faces} faces`);
  return faces;
}

function sortedPool(count: number, faces: number, roll: () => number): readonly number[] {
  checkDie(count, faces);
  return Array.from({ length: count }, roll).sort((a, b) => a - b);
}

/**
 * Dice for tests: `run` gets exactly these rolls, in this order: what `int` returns, or the faces of a pool.
 * One roll too many or too few is an error, which a seed would never notice [K13].
 */
export function withRolls<T>(rolls: readonly number[], run: (rng: Rng) => T): T {
  let used = 0;
  const take = (lowest: number, highest: number) => {
    const roll = rolls[used];
    if (roll === undefined) throw new Error(`the script has ${rolls.length} rolls and one more was asked for`);
    if (!(roll >= lowest && roll <= highest)) throw new Error(`roll ${roll} is not from ${lowest} to ${highest}`);
    used += 1;
    return roll;
  };
  const { int } = rngFrom((bound) => take(0, bound - 1));
  const result = run({ int, pool: (count, faces) => sortedPool(count, faces, () => take(1, faces)) });
  if (used < rolls.length) throw new Error(`${rolls.length - used} of ${rolls.length} rolls were not used`);
  return result;
}

/** The same dice, with a word to the watcher at every draw. */
export function watched(rng: Rng, onDraw: () => void): Rng {
  return rngFrom((bound) => {
    onDraw();
    return rng.int(bound);
  });
}
