import { useLanguage } from "@umpire/ui";
import { en } from "./en.ts";
import { ru } from "./ru.ts";

/** Every sentence around the documentation. */
export type DocsWords = typeof en;

const words = { en, ru };

export const useDocsWords = (): DocsWords => words[useLanguage()];
