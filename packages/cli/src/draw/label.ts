import { type Game, type Json, termFor } from "@umpire/kernel";
import type { Moment } from "@umpire/kit";
import { readData, terminalOf } from "./draw.ts";

/** What an action is called in a list: its word, or what would come of it, or what its data reads. */
export function label(game: Game, moment: Moment, action: Json): string {
  if (typeof action === "string") return termFor(moment.language, game, action);
  return terminalOf(game).label?.(moment, action) ?? readData(moment.language, game, action);
}
