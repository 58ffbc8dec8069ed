import { rulesPath } from "@umpire/ui";

export const rulebookIds = ["ti4", "skirmish", "tactics", "shapeships"] as const;
export type RulebookId = (typeof rulebookIds)[number];

export type Route =
  | { readonly page: "home" }
  | { readonly page: "planner" }
  | { readonly page: "rules"; readonly book: RulebookId }
  | { readonly page: "match"; readonly match: string }
  /** Without a match: a record of one's own. */
  | { readonly page: "replay"; readonly match: string | null }
  | { readonly page: "not-found" };

const MATCH = /^\/(match|replay)\/([\w-]{1,80})$/;

/** The page at a path. */
export function routeOf(path: string): Route {
  if (path === "/") return { page: "home" };
  if (path === "/planner") return { page: "planner" };
  if (path === "/replay") return { page: "replay", match: null };
  const [, page, match] = MATCH.exec(path) ?? [];
  if ((page === "match" || page === "replay") && match !== undefined) return { page, match };
  const book = rulebookIds.find((id) => rulesPath(id) === path);
  return book === undefined ? { page: "not-found" } : { page: "rules", book };
}
