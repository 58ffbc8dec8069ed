import { byLanguage } from "@umpire/kernel";
import { fleet } from "../pack/data/fleet.ts";
import type { Pack } from "../pack/pack.ts";
import { bookEn } from "../words/book-en.ts";
import { bookRu } from "../words/book-ru.ts";
import type { BookWords } from "../words/book-words.ts";
import { en } from "../words/en.ts";
import { ru } from "../words/ru.ts";

type Language = "en" | "ru";

/** A rules pack with the words in which it is described. */
export type Book = {
  readonly pack: Pack;
  readonly words: BookWords;
  /** What a code of the game is called: a step, an effect, something that is counted. */
  readonly term: (code: string) => string;
  /** What a ship, a solar power or a faction is called. */
  readonly name: (id: string) => string;
};

export const bookWords: { readonly [L in Language]: BookWords } = byLanguage({ en: bookEn, ru: bookRu });

const gameWords = byLanguage({ en, ru });

const named: ReadonlySet<string> = new Set(
  [...fleet.ships, ...fleet.solarPowers, ...fleet.factions].map(({ id }) => id),
);

function termOf(language: Language, code: string): string {
  const { terms = {} } = gameWords[language];
  return (Object.hasOwn(terms, code) ? terms[code] : undefined) ?? code;
}

/** The fleet's ids have names; a designer's own is its own name, even where a code of the game is spelt the same. */
export const nameOf = (language: Language, id: string): string => (named.has(id) ? termOf(language, id) : id);

export const bookOf = (pack: Pack, language: Language): Book => ({
  pack,
  words: bookWords[language],
  term: (code) => termOf(language, code),
  name: (id) => nameOf(language, id),
});
