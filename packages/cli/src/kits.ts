import type { Game } from "@umpire/kernel";
import type { Kit } from "@umpire/kit";
import { product } from "./io.ts";

const ofFiles = new WeakMap<Game, Kit>();

/** Keeps what a game brings that came from a file. */
export function keepKit(kit: Kit): Game {
  ofFiles.set(kit.game, kit);
  return kit.game;
}

/** What a game brings, whether it is the product's or came from a file. */
export const kitOf = (game: Game): Kit => ofFiles.get(game) ?? product().games.kitOf(game);
