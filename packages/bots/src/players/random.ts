import type { Game } from "@umpire/kernel";
import type { Bot } from "../bot.ts";

/** Any legal action, as the rulebook samples them. */
export const randomBot =
  (game: Game): Bot =>
  (rules, view, seat, rng) =>
    game.sample(view, seat, rng, rules);
