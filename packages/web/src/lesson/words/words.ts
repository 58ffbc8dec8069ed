import { useLanguage } from "@umpire/ui";
import { en } from "./en.ts";
import { ru } from "./ru.ts";

/** Every sentence of the lessons that is not a game's own. */
export type LessonWords = typeof en;

const words = { en, ru };

export const useLessonWords = (): LessonWords => words[useLanguage()];
