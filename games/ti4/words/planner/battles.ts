import type { Language } from "../languages.ts";
import { battleEn } from "./battle-en.ts";
import { battleRu } from "./battle-ru.ts";
import type { Ti4BattleWords } from "./words.ts";

/** What is said of a battle that somebody plans. */
export const ti4BattleWords: { readonly [L in Language]: Ti4BattleWords } = { en: battleEn, ru: battleRu };
