export const rulebookIds = ["ti4", "skirmish", "tactics", "shapeships"] as const;
export type RulebookId = (typeof rulebookIds)[number];

export type Route =
  | { readonly page: "home" }
  | { readonly page: "planner" }
  | { readonly page: "rules"; readonly book: RulebookId }
  | { readonly page: "not-found" };

export const rulesPath = (book: RulebookId): string => `/rules/${book}`;

/** The page at a path. */
export function routeOf(path: string): Route {
  if (path === "/") return { page: "home" };
  if (path === "/planner") return { page: "planner" };
  const book = rulebookIds.find((id) => rulesPath(id) === path);
  return book === undefined ? { page: "not-found" } : { page: "rules", book };
}
