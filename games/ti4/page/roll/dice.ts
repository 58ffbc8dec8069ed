import { sealedDice } from "@umpire/kernel";

/** A seed that nobody has chosen. */
export const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Dice with faces 1 to 10; the same seed gives the same faces, in the same order. */
export function diceOf(seed: string): () => number {
  const dice = sealedDice(seed, 0);
  return () => dice.int(10) + 1;
}
