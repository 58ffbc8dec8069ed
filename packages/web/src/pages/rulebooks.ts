import type { Language } from "@umpire/ui";
import type { RulebookId } from "./routes.ts";

export type Rulebook = {
  readonly language: Language;
  readonly title: string;
  readonly contents: readonly { readonly id: string; readonly title: string }[];
  readonly html: string;
};

const games = "../../../../games";
const folders: { readonly [book in RulebookId]: string } = {
  ti4: "ti4",
  skirmish: "ti4/skirmish",
  tactics: "tactics",
  shapeships: "shapeships",
};
const names: { readonly [language in Language]: string } = { en: "RULES.md", ru: "RULES.ru.md" };

const files = import.meta.glob<Omit<Rulebook, "language">>(
  "../../../../games/{ti4,ti4/skirmish,tactics,shapeships}/RULES{,.ru}.md",
);

async function load(book: RulebookId, language: Language): Promise<Rulebook> {
  const file = files[`${games}/${folders[book]}/${names[language]}`];
  if (file !== undefined) return { language, ...(await file()) };
  if (language === "en") throw new Error(`no rulebook of ${book}`);
  return load(book, "en");
}

const loaded = new Map<string, Promise<Rulebook>>();

/** A rulebook in this language, or in English where nobody has translated it. The same promise every time. */
export function rulebook(book: RulebookId, language: Language): Promise<Rulebook> {
  const key = `${book} ${language}`;
  const promise = loaded.get(key) ?? load(book, language);
  loaded.set(key, promise);
  return promise;
}
