import type { BookText, Language, SiteBook } from "@umpire/ui";

export type Rulebook = BookText & { readonly language: Language };

const loaded = new WeakMap<() => Promise<BookText>, Promise<Rulebook>>();

/** A rulebook in this language, or in English where nobody has translated it. The same promise every time. */
export function rulebook({ text }: SiteBook, language: Language): Promise<Rulebook> {
  const written = text[language] === undefined ? "en" : language;
  const load = text[written] ?? text.en;
  const promise = loaded.get(load) ?? load().then((book) => ({ language: written, ...book }));
  loaded.set(load, promise);
  return promise;
}
