import { type Json, outcomes, type Rng, rngFrom } from "@umpire/kernel";

/** A state that a step may lead to, and how likely. */
export type End = { readonly chance: number; readonly state: Json };

/** The most outcomes of one step that are worked out; where there are more, it is rolled so often. */
const MOST = 500;
const ROLLS = 30;

/**
 * Every state that a step may lead to, by exact probabilities. Most steps draw nothing: then there is one, and the
 * outcomes need not be told apart. Where there are too many, `rng` rolls some; without one that is an error.
 */
export function everyEnd(step: (dice: Rng) => Json, rng: Rng | null = null): readonly End[] {
  let draws = 0;
  const state = step(
    rngFrom(() => {
      draws += 1;
      return 0;
    }),
  );
  if (draws === 0) return [{ chance: 1, state }];
  const all = outcomes(step, MOST);
  if (all.ok)
    return all.value.map(({ probability: [n, d], value }) => ({ chance: Number(n) / Number(d), state: value }));
  if (rng === null) throw new RangeError("too many outcomes of one step");
  return Array.from({ length: ROLLS }, () => ({ chance: 1 / ROLLS, state: step(rng) }));
}

/** Who is asked in an automatic step. */
export function nobody(): never {
  throw new Error("nobody decides in an automatic step");
}
