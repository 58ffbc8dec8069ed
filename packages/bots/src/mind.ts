import type { Game, Json, JsonObject, Rng, Seat } from "@umpire/kernel";
import type { Aids, Bot } from "./bot.ts";

/** How one game is thought about. A method, so that a mind for one game may stand where any is expected. */
export type Mind = { think(view: Json, seat: Seat, rules: JsonObject, rng: Rng, aids: Aids): Json | undefined };

/** A bot of several minds, by the game itself: a game of one's own may bear any id. Other games are left to another. */
export function botOf(list: readonly (readonly [Game, Mind])[], other: Bot): Bot {
  const minds = new Map(list);
  return (game, rules, view, seat, rng, aids = {}) =>
    minds.get(game)?.think(view, seat, rules, rng, aids) ?? other(game, rules, view, seat, rng, aids);
}
