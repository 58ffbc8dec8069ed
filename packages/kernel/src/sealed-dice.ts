import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { type Rng, rngFrom, WORDS } from "./rng.ts";

/**
 * Dice that nobody can predict or dispute: 32-bit words of SHA-256 over seed, step and block.
 * A word beyond the largest multiple of the bound is thrown away, or low faces would come up too often [K12].
 */
export function sealedDice(seed: string, step: number): Rng {
  let block = 0;
  let words: DataView | null = null;
  let at = 0;
  const word = () => {
    if (words === null || at === words.byteLength) {
      words = new DataView(sha256(utf8ToBytes(`umpire dice 1\n${seed}\n${step}\n${block}`)).buffer);
      block += 1;
      at = 0;
    }
    at += 4;
    return words.getUint32(at - 4);
  };
  return rngFrom((bound) => {
    const fair = WORDS - (WORDS % bound);
    let drawn = word();
    while (drawn >= fair) drawn = word();
    return drawn % bound;
  });
}
