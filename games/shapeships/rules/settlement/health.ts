import type { ClosedLedger } from "./ledger.ts";

declare const isHealth: unique symbol;
/** A number that no rule can write: there is `settleHealth`, and the two doors by which a duel comes in (C2). */
export type Health = number & { readonly [isHealth]: true };

/** The one change of health there is. It needs a ledger that only settlement can close; only settlement imports this. */
export function settleHealth({ before, damage, healing, ceiling }: ClosedLedger): Health {
  return Math.min(ceiling, before - damage + healing) as Health;
}
