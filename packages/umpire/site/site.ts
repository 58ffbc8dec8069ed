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
  commandLine: {
    text: {
      en: "The planner answers in a terminal too, and the games can be played there:",
      ru: "Планировщик отвечает и в терминале, и в игры там тоже можно играть:",
    },
    commands: sites.flatMap(({ commands = [] }) => commands),
  },
  openWorker: () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }),
};
