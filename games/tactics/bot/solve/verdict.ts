import type { Tactics } from "../../rules/shape.ts";

/** What perfect play comes to, for the side that is to act: a win or a loss, and in how many turns, this one included. */
export type SolvedResult = { readonly result: "win" | "loss" | "draw"; readonly turns: number };

/** What would end after the turn cap is a draw. */
export function capped(
  verdict: SolvedResult,
  { turn = 0 }: Tactics["view"],
  { turnCap }: Tactics["rules"],
): SolvedResult {
  return turnCap !== null && turn + verdict.turns > turnCap ? { result: "draw", turns: 0 } : verdict;
}
