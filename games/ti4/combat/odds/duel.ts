import type { StateSpace } from "./state-space.ts";

/** The chances of every pair of states, one row for each of the attacker's. */
export type JointDistribution = Float64Array;

/** Two sides that fight, each on its track. */
export type Duel = { readonly a: StateSpace; readonly b: StateSpace };

/** The last number of hits that is a case of its own. */
export const cappedHits = (dice: number, fatal: number): number => (dice < fatal ? dice : fatal);
