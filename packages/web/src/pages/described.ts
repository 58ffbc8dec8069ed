import { type ByLanguage, lessonPath, rulesPath } from "@umpire/ui";
import type { Site } from "../site.ts";
import { en } from "../words/en.ts";
import { ru } from "../words/ru.ts";
import type { WebWords } from "../words/words.ts";
import { isTeachable, RULES } from "./routes.ts";

/** A page that is the same for everybody: what it is called and what it is about, as a link to it says too. */
type DescribedPage = {
  readonly path: string;
  readonly title: ByLanguage<string>;
  /** What it is called where it is known to be one of ours. */
  readonly heading: ByLanguage<string>;
  readonly text: ByLanguage<string>;
};

type Say = (words: WebWords, language: "en" | "ru") => string;
const inBoth = (say: Say): ByLanguage<string> => ({ en: say(en, "en"), ru: say(ru, "ru") });

/** A page whose title is its heading with our name. */
const named = (path: string, heading: Say, text: ByLanguage<string>): DescribedPage => ({
  path,
  title: inBoth((words, language) => words.titles.own(heading(words, language))),
  heading: inBoth(heading),
  text,
});

function homePage(): DescribedPage {
  const title = inBoth(({ titles }) => titles.home);
  return { path: "/", title, heading: title, text: inBoth(({ about }) => about.home) };
}

/** All of them, for a server that knows no site: other paths are no pages, but for those of matches. */
export const describedPages = ({
  games,
  pages,
  rulebooks,
}: Pick<Site, "games" | "rulebooks" | "pages">): readonly DescribedPage[] => [
  homePage(),
  named(
    "/replay",
    ({ about }) => about.replayTitle,
    inBoth(({ about }) => about.replay),
  ),
  named(
    RULES,
    ({ learn }) => learn.title,
    inBoth(({ learn }) => learn.text),
  ),
  ...pages.map(({ path, title, about }) => named(path, (_, language) => title[language], about)),
  ...rulebooks.map(({ id, title, about }) =>
    named(rulesPath(id), ({ shell }, language) => `${shell.rules}: ${title[language]}`, about),
  ),
  ...games.filter(isTeachable).map(({ id, title }) =>
    named(
      lessonPath(id),
      ({ lesson }, language) => lesson.title(title[language]),
      inBoth(({ lesson }) => lesson.text),
    ),
  ),
];

/** The origins of others that pages of the site ask: a page that is open goes to another without being loaded anew. */
export const connectsOf = ({ pages }: Pick<Site, "pages">): readonly string[] => [
  ...new Set(pages.flatMap(({ connects = [] }) => connects)),
];
