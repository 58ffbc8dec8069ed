import modules from "virtual:games/site";
import type { Site } from "@umpire/web";

const sites = modules.map(({ site }) => site);

/** Where "Rules" leads. */
const FIRST_BOOK = "ti4";
const rulebooks = sites
  .flatMap(({ books = [] }) => books)
  .sort((a, b) => Number(b.id === FIRST_BOOK) - Number(a.id === FIRST_BOOK));

export const site: Site = {
  games: sites.map(({ game }) => game),
  rulebooks,
  pages: sites.flatMap(({ pages = [] }) => pages),
  openWorker: () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }),
};
