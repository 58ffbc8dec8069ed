import type { Language } from "@umpire/ui";

/** The sentences of a `byLanguage` in one language: what they are filed under, and what loads and files them. */
type Source = { readonly id: string; readonly load: () => Promise<unknown> };

const sources: { readonly [language in Language]: Map<string, Source["load"]> } = { en: new Map(), ru: new Map() };
const loading = new Map<string, Promise<unknown>>();
const filed = new Map<string, unknown>();
const spoken = new Set<Language>();

/** What a build makes of a `byLanguage`: each language is undefined until it is there. See `build/late-words.ts`. */
export function lateWords(from: { readonly [language in Language]: Source }): object {
  for (const language of ["en", "ru"] as const) sources[language].set(from[language].id, from[language].load);
  const read = (language: Language) => ({ enumerable: true, get: () => filed.get(from[language].id) });
  return Object.defineProperties({}, { en: read("en"), ru: read("ru") });
}

/** Called by the sentences themselves when they are there. */
export function file(id: string, words: unknown): void {
  filed.set(id, words);
}

function loadOne(id: string, load: Source["load"]): Promise<unknown> {
  const promise = loading.get(id) ?? load();
  loading.set(id, promise);
  // Who failed for want of a connection may try again.
  promise.catch(() => loading.delete(id));
  return promise;
}

/** What the modules that are here say in these languages, and is not here yet. */
const missingIn = (languages: Iterable<Language>) =>
  [...languages].flatMap((language) => [...sources[language]].filter(([id]) => !filed.has(id)));

const loadAll = (missing: ReturnType<typeof missingIn>) => Promise.all(missing.map(([id, load]) => loadOne(id, load)));

/** Loads what is said in a language, also by modules that come meanwhile; later ones come with what they say in it. */
export async function speak(language: Language): Promise<void> {
  for (let missing = missingIn([language]); missing.length > 0; missing = missingIn([language])) await loadAll(missing);
  spoken.add(language);
}

/**
 * A module that has just been loaded, once what it says is there. Sentences are filed before they come through here
 * themselves, so that none waits for itself.
 */
export async function withWords<T>(module: T): Promise<T> {
  await loadAll(missingIn(spoken));
  return module;
}
