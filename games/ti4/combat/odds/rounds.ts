import type { Duel, JointDistribution } from "./duel.ts";
import { preparePass, runPass } from "./hit-by-hit.ts";
import { absorbAll, advanceAll, type Transitions, transitionsIn } from "./round-by-round.ts";

/** A round, and what it takes where a side does more in it than to take hits one by one; else that is null. */
export type Round = { readonly number: number; readonly transitions: Transitions | null };

export function prepareRound(duel: Duel, number: number): Round {
  const isPlain = duel.a.single !== null && duel.b.single !== null;
  return { number, transitions: isPlain ? null : transitionsIn(duel, number) };
}

/** Chances after one round. */
export function advanceRound(duel: Duel, table: JointDistribution, { number, transitions }: Round): JointDistribution {
  const into = new Float64Array(table.length);
  if (transitions !== null) advanceAll(transitions, table, into);
  else runPass(preparePass(duel, table, into, number));
  return into;
}

/** Chances in the end, in place, where every round to come is like this one. */
export function advanceToEnd(duel: Duel, table: JointDistribution, { number, transitions }: Round): void {
  if (transitions !== null) absorbAll(transitions, table);
  else runPass(preparePass(duel, table, table, number));
}
