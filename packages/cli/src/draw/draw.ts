import { canonical, type Game, type Json } from "@umpire/kernel";
import type { Language } from "../words/words.ts";
import { drawRps } from "./rps.ts";

/** How a view is drawn in the terminal, by game; a game of one's own is shown as it is. */
type Draw = (view: Json, rules: Json, language: Language) => string;
const drawings: { readonly [game: string]: Draw } = { rps: drawRps };

export function draw(game: Game, view: Json, rules: Json, language: Language): string {
  const drawing = Object.hasOwn(drawings, game.id) ? drawings[game.id] : undefined;
  return drawing === undefined ? canonical(view) : drawing(view, rules, language);
}
