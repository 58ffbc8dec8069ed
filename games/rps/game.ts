import { byLanguage, type Game } from "@umpire/kernel";
import { type Rps, rps as rules } from "./rules/game.ts";
import { en } from "./words/en.ts";
import { ru } from "./words/ru.ts";

/** The game with its sentences: in a file of its own, so that a page loads the one that is played. */
export const rps: Game<Rps> = { ...rules, words: byLanguage({ en, ru }) };
