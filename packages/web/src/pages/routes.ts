import { rulesPath, type SiteBook, type SitePage } from "@umpire/ui";
import type { Site } from "../site.ts";

export type Route =
  | { readonly page: "home" }
  | { readonly page: "learn" }
  | { readonly page: "own"; readonly own: SitePage }
  | { readonly page: "rules"; readonly book: SiteBook }
  | { readonly page: "match"; readonly match: string }
  /** Without a match: a record of one's own. */
  | { readonly page: "replay"; readonly match: string | null }
  | { readonly page: "not-found" };

type Places = Pick<Site, "rulebooks" | "pages">;

/** Where all rulebooks are listed. */
export const RULES = "/rules";

const MATCH = /^\/(match|replay)\/([\w-]{1,80})$/;

/** The page at a path. */
export function routeOf({ rulebooks, pages }: Places, path: string): Route {
  if (path === "/") return { page: "home" };
  if (path === RULES) return { page: "learn" };
  if (path === "/replay") return { page: "replay", match: null };
  const [, page, match] = MATCH.exec(path) ?? [];
  if ((page === "match" || page === "replay") && match !== undefined) return { page, match };
  const own = pages.find((each) => each.path === path);
  if (own !== undefined) return { page: "own", own };
  const book = rulebooks.find(({ id }) => rulesPath(id) === path);
  return book === undefined ? { page: "not-found" } : { page: "rules", book };
}
