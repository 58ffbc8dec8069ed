import { type Game, type Registry, registry } from "@umpire/kernel";
import { type Rps, rps as rpsRules } from "./rps/game.ts";
import { en as rpsEnglish } from "./rps/words/en.ts";
import { ru as rpsRussian } from "./rps/words/ru.ts";

export type { Rps } from "./rps/game.ts";

export const rps: Game<Rps> = { ...rpsRules, words: { en: rpsEnglish, ru: rpsRussian } };

/** Every game there is, in the order in which they are shown. */
export const games: Registry = registry([rps]);
