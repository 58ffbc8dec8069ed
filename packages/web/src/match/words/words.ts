import { type Language, useLanguage } from "@umpire/ui";
import { en } from "./en.ts";
import { ru } from "./ru.ts";

/** Every sentence of the match pages. */
export type MatchWords = typeof en;

const words = { en, ru };

export const matchWords = (language: Language): MatchWords => words[language];
export const useMatchWords = (): MatchWords => matchWords(useLanguage());
