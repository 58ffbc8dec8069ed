import { wordsByLanguage } from "../../words/by-language.ts";
import type { en } from "./en.ts";

/** Every sentence of the replay page that is not one of a match. */
export type ReplayWords = typeof en;

export const { load: loadReplayWords, useWords: useReplayWords } = wordsByLanguage<ReplayWords>({
  en: () => import("./en.ts").then(({ en }) => en),
  ru: () => import("./ru.ts").then(({ ru }) => ru),
});
