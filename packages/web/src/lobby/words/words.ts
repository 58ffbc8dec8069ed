import { wordsByLanguage } from "../../words/by-language.ts";
import type { en } from "./en.ts";

/** Every sentence of the home page that is about playing. */
export type LobbyWords = typeof en;

export const { useWords: useLobbyWords } = wordsByLanguage<LobbyWords>({
  en: () => import("./en.ts").then(({ en }) => en),
  ru: () => import("./ru.ts").then(({ ru }) => ru),
});
