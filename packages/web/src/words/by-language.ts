import { type ByLanguage, type Language, useLanguage } from "@umpire/ui";
import { use } from "react";

/** Sentences of which a browser loads those of its language alone. */
export type WordsByLanguage<T> = {
  /** Loads them once; every later call has the same promise. */
  readonly load: (language: Language) => Promise<T>;
  /** The sentences in the language of the page, which waits for them where they are not there yet. */
  readonly useWords: () => T;
};

/** What the page shows, by what loads it in a language. */
const shown = new Set<(language: Language) => Promise<unknown>>();

/** Says what `loadShown` has to load, until it is called back. */
export function showing(load: (language: Language) => Promise<unknown>): () => void {
  shown.add(load);
  return () => shown.delete(load);
}

/**
 * Loads in another language what the page shows, so that it need not wait for anything when it changes; and what has
 * come to it meanwhile: a page that has to wait again while its pictures are awaited throws the wait, uncaught.
 */
export async function loadShown(language: Language): Promise<readonly unknown[]> {
  const wanted = [...shown];
  const loaded = await Promise.all(wanted.map((load) => load(language)));
  return [...shown].every((load) => wanted.includes(load)) ? loaded : loadShown(language);
}

export function wordsByLanguage<T>(from: ByLanguage<() => Promise<T>>): WordsByLanguage<T> {
  const promises = new Map<Language, Promise<T>>();
  const loaded = new Map<Language, T>();
  const load = (language: Language) => {
    showing(load);
    const promise =
      promises.get(language) ??
      from[language]().then((words) => {
        loaded.set(language, words);
        return words;
      });
    promises.set(language, promise);
    // Who failed for want of a connection may try again.
    promise.catch(() => promises.delete(language));
    return promise;
  };
  const useWords = () => {
    const language = useLanguage();
    return loaded.get(language) ?? use(load(language));
  };
  return { load, useWords };
}
