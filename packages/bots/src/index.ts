import type { Bots } from "./bot.ts";
import { greedy } from "./greedy.ts";
import { random } from "./random.ts";

export { playMatch } from "./arena.ts";
export type { Bot, Bots } from "./bot.ts";
export { fastDice } from "./dice.ts";
export { greedy } from "./greedy.ts";
export { random } from "./random.ts";

export const bots: Bots = { random, greedy };
