import { byLanguage, type Game } from "@umpire/kernel";
import { shapeships as rules } from "./rules/game.ts";
import type { Shapeships } from "./rules/shape.ts";
import { en } from "./words/en.ts";
import { ru } from "./words/ru.ts";

/** The game with its sentences: in a file of its own, so that a page loads the one that is played. */
export const shapeships: Game<Shapeships> = { ...rules, words: byLanguage({ en, ru }) };
