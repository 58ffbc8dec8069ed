/** Something that can be named: by its id, or by what it is called in the language of the table. */
export type Named<T> = { readonly id: string; readonly name: string; readonly value: T };

/** Upper and lower case, and the Russian letter that few people type, make no difference. */
export const fold = (text: string) => text.trim().toLowerCase().replaceAll("ё", "е");

const wordsOf = (text: string) => fold(text).split(/[\s_]+/);

/** What is named to the letter. */
export function exactlyNamed<T>(typed: string, candidates: readonly Named<T>[]): T | undefined {
  const words = wordsOf(typed).join(" ");
  return candidates.find(({ id, name }) => [id, name].some((each) => wordsOf(each).join(" ") === words))?.value;
}

/** The one thing that is meant: named to the letter, else by a plural, another ending or a beginning that only it has. */
export function findNamed<T>(typed: string, candidates: readonly Named<T>[]): T | undefined {
  const words = wordsOf(typed);
  if (words.join("") === "") return undefined;
  const exact = exactlyNamed(typed, candidates);
  if (exact !== undefined) return exact;
  const meant = candidates.filter(({ id, name }) => [id, name].some((each) => isMeant(words, wordsOf(each))));
  const [found, another] = new Set(meant.map(({ value }) => value));
  return another === undefined ? found : undefined;
}

/** Of a name with several words the first may do. */
const isMeant = (typed: readonly string[], name: readonly string[]) =>
  typed.length <= name.length && typed.every((word, at) => isAlike(word, name[at] ?? ""));

/** Shorter beginnings would fit too much. */
const SHORTEST = 3;

/** A beginning, an English plural, or a Russian word in another case. */
function isAlike(typed: string, word: string): boolean {
  if (typed === word || typed === `${word}s` || typed === `${word}es`) return true;
  if (typed.length < SHORTEST) return false;
  if (word.startsWith(typed)) return true;
  if (!/^[а-я]+$/.test(typed) || Math.abs(typed.length - word.length) > 2) return false;
  const stem = Math.max(SHORTEST, Math.min(typed.length, word.length) - 2);
  return typed.slice(0, stem) === word.slice(0, stem);
}
