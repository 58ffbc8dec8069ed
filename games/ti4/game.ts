import { byLanguage, type Game } from "@umpire/kernel";
import { skirmish } from "./skirmish/game.ts";
import type { Skirmish } from "./skirmish/shape.ts";
import { skirmishEn } from "./words/skirmish/en.ts";
import { skirmishRu } from "./words/skirmish/ru.ts";

/** The game with its sentences: in a file of its own, so that a page loads the one that is played. */
export const ti4: Game<Skirmish> = { ...skirmish, words: byLanguage({ en: skirmishEn, ru: skirmishRu }) };
