import { wordsByLanguage } from "../../words/by-language.ts";
import type { en } from "./en.ts";

/** Every sentence of the match pages. */
export type MatchWords = typeof en;

export const { load: loadMatchWords, useWords: useMatchWords } = wordsByLanguage<MatchWords>({
  en: () => import("./en.ts").then(({ en }) => en),
  ru: () => import("./ru.ts").then(({ ru }) => ru),
});
