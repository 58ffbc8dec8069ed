import { rps, tactics } from "@umpire/games";
import { canonical, type Game, type Json } from "@umpire/kernel";
import type { Language } from "../words/words.ts";
import { drawRps } from "./rps.ts";
import { drawTactics } from "./tactics.ts";

/** How a view is drawn in the terminal, by game; a game of one's own is shown as it is. */
type Draw = (view: Json, rules: Json, language: Language) => string;
const drawings = new Map<Game, Draw>([
  [rps, drawRps],
  [tactics, drawTactics],
]);

export function draw(game: Game, view: Json, rules: Json, language: Language): string {
  // By the game itself, not by its id: a game of one's own may bear any id, and its view is its own.
  return drawings.get(game)?.(view, rules, language) ?? canonical(view);
}
