import type { Game, Json, JsonObject, Rng, Seat } from "@umpire/kernel";

/** A player: it gets the rules, what its seat sees, and chance of its own. There is nothing else it could look at. */
export type Bot = (game: Game, rules: JsonObject, view: Json, seat: Seat, rng: Rng) => Json;

/** The bots by the names that people type. */
export type Bots = { readonly [name: string]: Bot };
