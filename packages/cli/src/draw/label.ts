import { canonical, type Game, type Json, termFor } from "@umpire/kernel";
import type { Language } from "../words/words.ts";
import { terminalOf } from "./draw.ts";

/** What an action is called in a list: its word, or what would come of it, or itself. */
export function label(language: Language, game: Game, view: Json, rules: Json, action: Json): string {
  if (typeof action === "string") return termFor(language, game, action);
  return terminalOf(game).label?.({ view, rules, language }, action) ?? canonical(action);
}
