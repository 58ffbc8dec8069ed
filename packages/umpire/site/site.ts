import all from "virtual:games/site";
import type { Site } from "@umpire/web";
import { lab } from "./lab/site-page.ts";

/** Where "Rules" leads. */
const FIRST_BOOK = "ti4";

/** The site of some of our games; null for all of them. */
export function siteOf(ids: readonly string[] | null): Site {
  const sites = all.filter(({ game }) => ids === null || ids.includes(game.id));
  return {
    games: sites.map(({ game }) => game),
    rulebooks: sites
      .flatMap(({ books = [] }) => books)
      .sort((a, b) => Number(b.id === FIRST_BOOK) - Number(a.id === FIRST_BOOK)),
    pages: [...sites.flatMap(({ pages = [] }) => pages), lab],
    openWorker: () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }),
  };
}

export const site: Site = siteOf(null);
