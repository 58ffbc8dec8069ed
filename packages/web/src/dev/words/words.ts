import { wordsByLanguage } from "../../words/by-language.ts";
import type { en } from "./en.ts";

/** Every sentence of the page of `umpire dev`. */
export type DevWords = typeof en;

export const { useWords: useDevWords } = wordsByLanguage<DevWords>({
  en: () => import("./en.ts").then(({ en }) => en),
  ru: () => import("./ru.ts").then(({ ru }) => ru),
});
