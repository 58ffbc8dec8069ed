import { type Game, kernelWords, type MatchEvent, type Refusal } from "@umpire/kernel";
import type { Speaker } from "@umpire/kit";
import { z } from "zod";
import { arenaWords } from "./words/arena.ts";
import { en } from "./words/en.ts";
import { ru } from "./words/ru.ts";
import { storeWords } from "./words/store.ts";
import type { CliWords, Language } from "./words/words.ts";

export const words: { readonly [language in Language]: CliWords } = { en, ru };
const schemaWords = { en: z.locales.en, ru: z.locales.ru };

/** The schemas' own messages follow the language of the request; everything here runs in one go, so nothing mixes. */
export function speak(language: Language): void {
  z.config(schemaWords[language]());
}

/** A refusal as a sentence: the command line's words, the kernel's, or the game's. */
export function sayRefusal(language: Language, game: Speaker | null, refusal: Refusal): string {
  const own = game?.words?.[language] ?? game?.words?.["en"];
  const ours = [words[language].refusal, arenaWords[language].refusal, storeWords[language].refusal];
  const tables = [...ours, kernelWords[language].refusal, own?.refusal];
  return say(tables, refusal.code, refusal);
}

/** An event as a sentence. */
export function sayEvent(language: Language, game: Game, event: MatchEvent): string {
  return say([kernelWords[language].event, gameWords(language, game)?.event], event.type, event);
}

/** What a short code is called; a code without a name is its own. */
export function sayTerm(language: Language, game: Game, code: string): string {
  const tables = [kernelWords[language].terms, gameWords(language, game)?.terms ?? {}];
  return tables.find((table) => Object.hasOwn(table, code))?.[code] ?? code;
}

/** A game of one's own may have no words, or only English ones. */
function gameWords(language: Language, game: Game | null) {
  return game?.words?.[language] ?? game?.words?.["en"];
}

function say(tables: readonly (object | undefined)[], code: string, detail: object): string {
  for (const table of tables) {
    const sentence: unknown = table && Object.hasOwn(table, code) ? Reflect.get(table, code) : undefined;
    if (typeof sentence === "function") return String(sentence(detail));
  }
  return `${code} ${JSON.stringify({ ...detail, code: undefined, type: undefined })}`;
}
