import type { Bot } from "./bot.ts";

/** Any legal action, as the rulebook samples them. */
export const random: Bot = (game, rules, view, seat, rng) => game.sample(view, seat, rng, rules);
