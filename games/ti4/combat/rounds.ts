import type { Duel, Table } from "./duel.ts";
import { passOf, passOn } from "./hit-by-hit.ts";
import { type Laid, laidOut, settleAll, spreadAll } from "./round-by-round.ts";

/** A round, and what it takes where a side does more in it than to take hits one by one; else that is null. */
export type Round = { readonly number: number; readonly laid: Laid | null };

export function roundOf(duel: Duel, number: number): Round {
  const isPlain = duel.a.single !== null && duel.b.single !== null;
  return { number, laid: isPlain ? null : laidOut(duel, number) };
}

/** Chances after one round. */
export function afterOne(duel: Duel, table: Table, { number, laid }: Round): Table {
  const into = new Float64Array(table.length);
  if (laid !== null) spreadAll(laid, table, into);
  else passOn(passOf(duel, table, into, number));
  return into;
}

/** Chances in the end, in place, where every round to come is like this one. */
export function afterAll(duel: Duel, table: Table, { number, laid }: Round): void {
  if (laid !== null) settleAll(laid, table);
  else passOn(passOf(duel, table, table, number));
}
