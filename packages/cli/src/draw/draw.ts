import { canonical, type Game } from "@umpire/kernel";
import { rps } from "@umpire/rps/game";
import { shapeships } from "@umpire/shapeships/game";
import { tactics } from "@umpire/tactics/game";
import { game as ti4Edition1 } from "@umpire/ti4/editions/ti4-1";
import { ti4 } from "@umpire/ti4/game";
import { shapeshipsManner } from "../shapeships/manner.ts";
import { skirmishManner } from "../ti4-skirmish/manner.ts";
import type { Manner } from "./manner.ts";
import { drawRps } from "./rps.ts";
import { drawTactics } from "./tactics.ts";

/** How a game is shown in the terminal; a game of one's own is shown as it is. */
const manners = new Map<Game, Manner>([
  [rps, { draw: ({ view, rules, language }) => drawRps(view, rules, language) }],
  [tactics, { draw: ({ view, rules, language }) => drawTactics(view, rules, language) }],
  [shapeships, shapeshipsManner],
  [ti4, skirmishManner],
  [ti4Edition1, skirmishManner],
]);

const plain: Manner = { draw: ({ view }) => canonical(view) };

export function mannerOf(game: Game): Manner {
  // By the game itself, not by its id: a game of one's own may bear any id, and its view is its own.
  return manners.get(game) ?? plain;
}
