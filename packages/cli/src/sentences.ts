import {
  eventSentence,
  type Game,
  type MatchEvent,
  type Refusal,
  refusalSentence,
  type Spoken,
  termFor,
} from "@umpire/kernel";
import { readable } from "@umpire/toolkit";
import { z } from "zod";
import { arenaWords } from "./words/arena.ts";
import { en } from "./words/en.ts";
import { ru } from "./words/ru.ts";
import { storeWords } from "./words/store.ts";
import type { CliWords, Language } from "./words/words.ts";

export const words: { readonly [language in Language]: CliWords } = { en, ru };
const schemaWords = { en: z.locales.en, ru: z.locales.ru };

/** The schemas' own messages follow the language of the request; everything here runs in one go, so nothing mixes. */
export function setSchemaLanguage(language: Language): void {
  z.config(schemaWords[language]());
}

/** A refusal as a sentence: the command line's words, the kernel's, or the game's. */
export function describeRefusal(language: Language, game: Spoken | null, refusal: Refusal): string {
  const own = [words[language].refusal, arenaWords[language].refusal, storeWords[language].refusal];
  return refusalSentence(language, own, game, refusal) ?? bare(refusal.code, refusal);
}

/** An event as a sentence. */
export const describeEvent = (language: Language, game: Game, event: MatchEvent): string =>
  eventSentence(language, game, event) ?? readable(language, (code) => termFor(language, game, code), event);

/** What no table has a sentence for: its code and its details. */
const bare = (code: string, detail: object): string =>
  `${code} ${JSON.stringify({ ...detail, code: undefined, type: undefined })}`;
