import { wordsByLanguage } from "./by-language.ts";
import type { en } from "./en.ts";

/** Every sentence of the shell, the home page and the pages of rules. */
export type WebWords = typeof en;

export const { load: loadWords, useWords } = wordsByLanguage<WebWords>({
  en: () => import("./en.ts").then(({ en }) => en),
  ru: () => import("./ru.ts").then(({ ru }) => ru),
});
