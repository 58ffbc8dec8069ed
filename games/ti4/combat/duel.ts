import type { Track } from "./track.ts";

/** The chances of every pair of states, one row for each of the attacker's. */
export type Table = Float64Array;

/** Two sides that fight, each on its track. */
export type Duel = { readonly a: Track; readonly b: Track };

/** The last number of hits that is a case of its own. */
export const endOf = (dice: number, fatal: number): number => (dice < fatal ? dice : fatal);
