import { type Language, useLanguage } from "@umpire/ui";
import { en } from "./en.ts";
import { ru } from "./ru.ts";

/** Every sentence of the lab. */
export type LabWords = typeof en;

const words: { readonly [language in Language]: LabWords } = { en, ru };

export const useLabWords = (): LabWords => words[useLanguage()];
