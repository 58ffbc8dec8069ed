import { shapeships, tactics, ti4 } from "@umpire/games";
import type { Game, Json, JsonObject, Rng, Seat } from "@umpire/kernel";
import { best } from "./best.ts";
import type { Bot } from "./bot.ts";
import { random } from "./random.ts";
import { shapeshipsWorth } from "./shapeships-worth.ts";
import { tacticsWorth } from "./tactics-worth.ts";
import { ti4Greedy } from "./ti4-greedy.ts";

/** What a state is worth to a seat. A method, so that one game's may stand where any game's is expected. */
type Worth = { of(state: Json, seat: Seat, rules: JsonObject, rng: Rng): number };

/** By the game itself, not by its id: a game of one's own may bear any id. */
const worths = new Map<Game, Worth>([
  [tactics, tacticsWorth],
  [shapeships, shapeshipsWorth],
]);

/** A game whose dice are worked out instead of rolled has a way of its own. */
type Master = { act(rules: JsonObject, view: Json, seat: Seat, rng: Rng): Json };
const masters = new Map<Game, Master>([[ti4, { act: ti4Greedy }]]);

/** The most actions it looks at; where there are more, it looks at so many taken at random. */
const MOST = 64;

/**
 * Takes the action whose result is worth most to it, one step ahead, ties by its own dice; seats that decide at the same
 * time it takes for absent. It imagines the state from what it sees and runs the real rules on it. A game that nobody
 * has taught it to value it plays at random.
 */
export const greedy: Bot = (game, rules, view, seat, rng) => {
  const own = masters.get(game);
  if (own !== undefined) return own.act(rules, view, seat, rng);
  const worth = worths.get(game);
  if (worth === undefined) return random(game, rules, view, seat, rng);
  const state = game.imagine(view, seat, rng, rules);
  const gain = (action: Json) => {
    const chosen = (other: Seat) =>
      other === seat ? action : game.absent(game.view(state, other, rules), other, rules);
    return worth.of(game.resolve(state, chosen, rng, rules).state, seat, rules, rng);
  };
  return best(candidates(game, rules, view, seat, rng), gain, rng) ?? null;
};

function candidates(game: Game, rules: JsonObject, view: Json, seat: Seat, rng: Rng): readonly Json[] {
  const listed: Json[] = [];
  for (const action of game.legal(view, seat, rules)) {
    listed.push(action);
    if (listed.length > MOST) return Array.from({ length: MOST }, () => game.sample(view, seat, rng, rules));
  }
  return listed;
}
