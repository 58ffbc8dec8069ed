import { useLanguage } from "@umpire/ui";
import { en } from "./en.ts";
import { ru } from "./ru.ts";

/** Every sentence of the shell, the home page and the pages of rules. */
export type WebWords = typeof en;

const words = { en, ru };

export const useWords = (): WebWords => words[useLanguage()];
