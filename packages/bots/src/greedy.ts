import { tactics } from "@umpire/games";
import type { Game, Json, Seat } from "@umpire/kernel";
import type { Bot } from "./bot.ts";
import { random } from "./random.ts";
import { tacticsWorth } from "./tactics-worth.ts";

/** What a state is worth to a seat. A method, so that one game's may stand where any game's is expected. */
type Worth = { of(state: Json, seat: Seat): number };

/** By the game itself, not by its id: a game of one's own may bear any id. */
const worths = new Map<Game, Worth>([[tactics, tacticsWorth]]);

/**
 * Takes the action whose result is worth most to it, one step ahead, ties by its own dice. It imagines the state from
 * what it sees and runs the real rules on it. A game that nobody has taught it to value it plays at random.
 */
export const greedy: Bot = (game, rules, view, seat, rng) => {
  const worth = worths.get(game);
  if (worth === undefined) return random(game, rules, view, seat, rng);
  const state = game.imagine(view, seat, rng, rules);
  let best: Json = null;
  let most = Number.NEGATIVE_INFINITY;
  let ties = 0;
  for (const action of game.legal(view, seat, rules)) {
    const gain = worth.of(game.resolve(state, () => action, rng, rules).state, seat);
    if (gain < most) continue;
    ties = gain === most ? ties + 1 : 1;
    if (gain > most || rng.int(ties) === 0) best = action;
    most = gain;
  }
  return best;
};
