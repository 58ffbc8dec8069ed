import { type Language, useLanguage } from "@umpire/ui";
import { en } from "./en.ts";
import { ru } from "./ru.ts";
import type { WebWords } from "./words.ts";

const words: { readonly [language in Language]: WebWords } = { en, ru };

/** What the page says, in the language it speaks. */
export const useWords = (): WebWords => words[useLanguage()];
