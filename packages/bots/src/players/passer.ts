import type { Game } from "@umpire/kernel";
import type { Bot } from "../bot.ts";

/** Does what the rulebook does for somebody who is absent, and nothing else: whom every good bot must beat. */
export const passer =
  (game: Game): Bot =>
  (rules, view, seat) =>
    game.defaultAction(view, seat, rules);
