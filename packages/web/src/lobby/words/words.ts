import { useLanguage } from "@umpire/ui";
import { en } from "./en.ts";
import { ru } from "./ru.ts";

/** Every sentence of the home page that is about playing. */
export type LobbyWords = typeof en;

const words = { en, ru };

export const useLobbyWords = (): LobbyWords => words[useLanguage()];
