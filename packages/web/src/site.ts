import { type SiteBook, type SiteGame, type SitePage, useLanguage } from "@umpire/ui";
import { createContext, useContext } from "react";
import type { SearchWorker } from "./analysis/search-worker.ts";

/** Everything that a site is made of beside the pages for any game. */
export type Site = {
  readonly games: readonly SiteGame[];
  /** In the order in which they are shown; the first is where "Rules" leads. */
  readonly rulebooks: readonly SiteBook[];
  readonly pages: readonly SitePage[];
  /** Opens a worker that thinks about the games, see `answerWith`. */
  readonly openWorker: () => SearchWorker;
};

export const SiteContext = createContext<Site | null>(null);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (site === null) throw new Error("no site around this");
  return site;
}

export const gameIn = ({ games }: Pick<Site, "games">, id: string): SiteGame | undefined =>
  games.find((game) => game.id === id);

/** What a game is called; one that the site does not know, by its id. */
export function useTitleOf(): (game: string) => string {
  const site = useSite();
  const language = useLanguage();
  return (game) => gameIn(site, game)?.title[language] ?? game;
}

const unnamed: readonly string[] = [];

/** What a game calls its seats; none where it has no names for them. */
export function useSides(game: string): readonly string[] {
  const site = useSite();
  return gameIn(site, game)?.sides?.[useLanguage()] ?? unnamed;
}
