import type { Game, Json, JsonObject, Rng, Seat } from "@umpire/kernel";
import type { Tables } from "./solve/tables.ts";

/** What a bot may use beside what it sees: positions that somebody has solved before. */
export type Aids = { readonly tables?: Tables };

/**
 * A player: it gets the rules, what its seat sees, and chance of its own. There is nothing else it could look at.
 * How long it thinks is counted in iterations, never in time, so that the same dice give the same choice anywhere.
 */
export type Bot = (game: Game, rules: JsonObject, view: Json, seat: Seat, rng: Rng, aids?: Aids) => Json;

/** The bots by the names that people type. */
export type Bots = { readonly [name: string]: Bot };
