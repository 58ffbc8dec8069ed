import { useLanguage } from "@umpire/ui";
import { en } from "./en.ts";
import { ru } from "./ru.ts";

/** Every sentence about what choices are worth. */
export type AnalysisWords = typeof en;

const words = { en, ru };

export const useAnalysisWords = (): AnalysisWords => words[useLanguage()];
