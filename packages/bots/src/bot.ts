import type { Json, JsonObject, Rng, Seat } from "@umpire/kernel";
import type { BotName } from "@umpire/kit";

/** A player of one game: it gets the rules, what its seat sees, and chance of its own. There is nothing else to look at. */
export type Bot = (rules: JsonObject, view: Json, seat: Seat, rng: Rng) => Json;

/** The bots of a game by the names that people type. */
export type Bots = { readonly [name in BotName]: Bot };
