import type { Game } from "@umpire/kernel";
import { shapeships } from "@umpire/shapeships/game";
import { tactics } from "@umpire/tactics/game";
import type { Worth } from "./rounds.ts";
import { shapeshipsWorth } from "./shapeships/worth.ts";
import { eagerWorth } from "./tactics/worth.ts";

/** Turns of Tactics for which a bot that looks one step ahead is content to stand off. */
const PATIENCE = 4;

/** By the game itself, not by its id: a game of one's own may bear any id. */
const worths = new Map<Game, Worth>([
  [tactics, eagerWorth(PATIENCE)],
  [shapeships, shapeshipsWorth],
]);

/** Of a game that nobody has taught a bot to value, only the end counts. */
const theEnd = (game: Game): Worth => ({
  of(view, seat, rules, rng) {
    const next = game.next(game.imagine(view, seat, rng, rules), rules);
    if (!("over" in next) || next.over.winners.length === 0) return 0;
    return next.over.winners.includes(seat) ? 1 : -1;
  },
});

/** What a position of this game is worth; larger is better, and on what scale is the game's own business. */
export const worthIn = (game: Game): Worth => worths.get(game) ?? theEnd(game);

/** The same from -1 to 1, for a search that adds up what came of many lines; null where nobody knows. */
export function sharedWorthIn(game: Game): Worth | null {
  const worth = worths.get(game);
  if (worth === undefined || game !== tactics) return worth ?? null;
  return { of: (view, seat, rules, rng) => Math.tanh(worth.of(view, seat, rules, rng) / 2) };
}
