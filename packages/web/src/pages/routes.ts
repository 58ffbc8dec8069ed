import { lessonPath, rulesPath, type SiteBook, type SiteGame, type SitePage } from "@umpire/ui";
import type { Site } from "../site.ts";

export type Route =
  | { readonly page: "home" }
  | { readonly page: "learn" }
  | { readonly page: "own"; readonly own: SitePage }
  | { readonly page: "rules"; readonly book: SiteBook }
  | { readonly page: "lesson"; readonly game: Teachable }
  | { readonly page: "docs"; readonly path: string }
  | { readonly page: "match"; readonly match: string }
  /** Without a match: a record of one's own. */
  | { readonly page: "replay"; readonly match: string | null }
  | { readonly page: "not-found" };

type Places = Pick<Site, "games" | "rulebooks" | "pages">;

/** A game that has a lesson. */
export type Teachable = SiteGame & Required<Pick<SiteGame, "lesson">>;

export const isTeachable = (game: SiteGame): game is Teachable => game.lesson !== undefined;

/** Where all rulebooks are listed. */
export const RULES = "/rules";

/** Where making a game is explained; below it, page by page. */
export const DOCS = "/docs";

const MATCH = /^\/(match|replay)\/([\w-]{1,80})$/;

/** The page at a path. */
export function routeOf({ games, rulebooks, pages }: Places, path: string): Route {
  if (path === "/") return { page: "home" };
  if (path === RULES) return { page: "learn" };
  if (path === "/replay") return { page: "replay", match: null };
  if (path === DOCS || path.startsWith(`${DOCS}/`)) return { page: "docs", path };
  const [, page, match] = MATCH.exec(path) ?? [];
  if ((page === "match" || page === "replay") && match !== undefined) return { page, match };
  const own = pages.find((each) => each.path === path);
  if (own !== undefined) return { page: "own", own };
  const game = games.filter(isTeachable).find(({ id }) => lessonPath(id) === path);
  if (game !== undefined) return { page: "lesson", game };
  const book = rulebooks.find(({ id }) => rulesPath(id) === path);
  return book === undefined ? { page: "not-found" } : { page: "rules", book };
}
