import type { Game } from "@umpire/kernel";
import { skirmishEn } from "../words/skirmish-en.ts";
import { skirmishRu } from "../words/skirmish-ru.ts";
import { skirmish } from "./game.ts";
import type { Skirmish } from "./shape.ts";

/** The game with its sentences: in a file of its own, so that a page loads the one that is played. */
export const ti4: Game<Skirmish> = { ...skirmish, words: { en: skirmishEn, ru: skirmishRu } };
