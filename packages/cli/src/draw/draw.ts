import { canonical, type Game } from "@umpire/kernel";
import type { Terminal } from "@umpire/kit";
import { product } from "../io.ts";

/** A game of one's own is shown as it is. */
const plain: Terminal = { draw: ({ view }) => canonical(view) };

/** How a game is shown and typed in the terminal. */
export const terminalOf = (game: Game): Terminal => product().games.kitOf(game).terminal ?? plain;
