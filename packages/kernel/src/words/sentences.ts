import { kernelWords } from "./words.ts";

type Language = keyof typeof kernelWords;

/** Sentences by code, and names of short codes, in one language. */
type SpokenWords = { readonly refusal?: object; readonly event?: object; readonly terms?: object };

/** What has words of its own: a game, which may have none, or only English ones. */
export type Spoken = { readonly words?: { readonly [language: string]: SpokenWords } };

const spokenIn = (language: Language, spoken: Spoken | null): SpokenWords =>
  spoken?.words?.[language] ?? spoken?.words?.["en"] ?? {};

/** The first table's own entry for a code: a name that every object inherits is none. */
function lookUp(tables: readonly (object | undefined)[], code: string): unknown {
  const table = tables.find((each) => each !== undefined && Object.hasOwn(each, code));
  return table === undefined ? undefined : Reflect.get(table, code);
}

/** The sentence that the first of these tables has for a code, made of its details; null where none has one. */
export function sentenceFrom(
  tables: readonly (object | undefined)[],
  code: string,
  ...details: readonly unknown[]
): string | null {
  const sentence = lookUp(tables, code);
  return typeof sentence === "function" ? String(sentence(...details)) : null;
}

/** A refusal as a sentence: from the tables of the part that asks, the kernel's, or the game's; null where none knows it. */
export const refusalSentence = (
  language: Language,
  own: readonly object[],
  game: Spoken | null,
  refusal: { readonly code: string },
): string | null =>
  sentenceFrom([...own, kernelWords[language].refusal, spokenIn(language, game).refusal], refusal.code, refusal);

/** An event as a sentence: the kernel's or the game's; null where neither knows it. */
export const eventSentence = (language: Language, game: Spoken | null, event: { readonly type: string }) =>
  sentenceFrom([kernelWords[language].event, spokenIn(language, game).event], event.type, event);

/** What a short code is called: a step, the reason of an end, an action that is one word. A code without a name is its own. */
export function termFor(language: Language, game: Spoken | null, code: string): string {
  const term = lookUp([kernelWords[language].terms, spokenIn(language, game).terms], code);
  return typeof term === "string" ? term : code;
}
