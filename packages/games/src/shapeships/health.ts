import type { ClosedLedger } from "./ledger.ts";
import type { Pack } from "./pack.ts";

declare const isHealth: unique symbol;
/** A number that only this file makes: no rule can write one of its own, or add to one (C2). */
export type Health = number & { readonly [isHealth]: true };

/** What a duel begins with. */
export const startingHealth = ({ health }: Pack): Health => health as Health;

/** The one change of health there is, and it needs a ledger that only settlement can close (C2). */
export function settleHealth({ before, damage, healing, ceiling }: ClosedLedger): Health {
  return Math.min(ceiling, before - damage + healing) as Health;
}

/** The health of a stored state, which is as it was. */
export const storedHealth = (health: number): Health => health as Health;
