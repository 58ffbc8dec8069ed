import { useLanguage } from "@umpire/ui";
import { en } from "./en.ts";
import { ru } from "./ru.ts";

/** Every sentence of the replay page that is not one of a match. */
export type ReplayWords = typeof en;

const words = { en, ru };

export const useReplayWords = (): ReplayWords => words[useLanguage()];
