import { type ByLanguage, rulesPath } from "@umpire/ui";
import type { Site } from "../site.ts";
import { en } from "../words/en.ts";
import { ru } from "../words/ru.ts";
import type { WebWords } from "../words/words.ts";
import { RULES } from "./routes.ts";

/** A page that is the same for everybody: what it is called and what it is about, as a link to it says too. */
type DescribedPage = {
  readonly path: string;
  readonly title: ByLanguage<string>;
  readonly text: ByLanguage<string>;
};

const inBoth = (say: (words: WebWords, language: "en" | "ru") => string): ByLanguage<string> => ({
  en: say(en, "en"),
  ru: say(ru, "ru"),
});

/** All of them, for a server that knows no site: other paths are no pages, but for those of matches. */
export const describedPages = ({ pages, rulebooks }: Pick<Site, "rulebooks" | "pages">): readonly DescribedPage[] => [
  { path: "/", title: inBoth(({ titles }) => titles.home), text: inBoth(({ about }) => about.home) },
  { path: "/replay", title: inBoth(({ titles }) => titles.replay), text: inBoth(({ about }) => about.replay) },
  { path: RULES, title: inBoth(({ titles }) => titles.learn), text: inBoth(({ learn }) => learn.text) },
  ...pages.map(({ path, title, card }) => ({
    path,
    title: inBoth(({ titles }, language) => titles.own(title[language])),
    text: card.question,
  })),
  ...rulebooks.map(({ id, title, about }) => ({
    path: rulesPath(id),
    title: inBoth(({ titles }, language) => titles.rules(title[language])),
    text: about,
  })),
];
