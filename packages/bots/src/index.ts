import type { Bots } from "./bot.ts";
import { random } from "./random.ts";

export type { Bot, Bots } from "./bot.ts";
export { fastDice } from "./dice.ts";
export { random } from "./random.ts";

export const bots: Bots = { random };
