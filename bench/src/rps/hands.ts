import type { Rps } from "@umpire/rps/rules/game";
import { at } from "../measure/at.ts";

export type Hand = Rps["action"];
export const HANDS: readonly Hand[] = ["rock", "paper", "scissors"];

const LENGTH = 4096;

/** The same hands for both sides: even places are shown by seat 0, odd ones by seat 1. */
export const hands: readonly Hand[] = shuffled(LENGTH);

function shuffled(length: number): readonly Hand[] {
  let seed = 1;
  return Array.from({ length }, () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return at(HANDS, seed >>> 16);
  });
}
