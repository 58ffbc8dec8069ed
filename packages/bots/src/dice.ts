import { type Rng, rngFrom } from "@umpire/kernel";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

/** Fast dice for bots and simulations. They can be predicted from what they show: never for a match. */
export function fastDice(seed: number): Rng {
  const generator = xoroshiro128plus(seed);
  return rngFrom((bound) => uniformInt(generator, 0, bound - 1));
}
