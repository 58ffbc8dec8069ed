import all from "virtual:games/site";
import type { Language } from "@umpire/ui";

/** What a game is called. */
export const titleOf = (id: string, language: Language): string =>
  all.find(({ game }) => game.id === id)?.game.title[language] ?? id;
