export type { ActionDescriber, Board, BoardProps, DescribeContext, EventsDescriber, GameUi } from "./board.ts";
export { askedOrRemembered, oneOf, withoutAsked } from "./choice.ts";
export {
  type Language,
  LanguageContext,
  languageNames,
  languageOf,
  languages,
  useLanguage,
} from "./language.ts";
export { rulesPath } from "./rules-path.ts";
export type { BookText, ByLanguage, GameSite, SiteBook, SiteGame, SitePage } from "./site.ts";
export { recall, remember } from "./storage.ts";
export { wordFor } from "./word-for.ts";
