import type { StateSpace } from "./state-space.ts";

/** The joint probability of every pair of states: one row for each state of the attacker. */
export type JointDistribution = Float64Array;

/** The state spaces of attacker and defender. */
export type Duel = { readonly a: StateSpace; readonly b: StateSpace };

/** Hits beyond the fatal number are one case: the number of cases, less one. */
export const cappedHits = (dice: number, fatal: number): number => (dice < fatal ? dice : fatal);
