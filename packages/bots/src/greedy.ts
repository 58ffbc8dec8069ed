import type { Game, Json, JsonObject, Rng, Seat } from "@umpire/kernel";
import { ti4 } from "@umpire/ti4/game";
import { best } from "./best.ts";
import type { Bot } from "./bot.ts";
import { everyEnd } from "./chances.ts";
import { listUpTo } from "./rounds.ts";
import { ti4Greedy } from "./ti4/greedy.ts";
import { worthIn } from "./worths.ts";

/** A game whose dice are worked out instead of rolled has a way of its own. */
type Master = { act(rules: JsonObject, view: Json, seat: Seat, rng: Rng): Json };
const masters = new Map<Game, Master>([[ti4, { act: ti4Greedy }]]);

/** The most actions it looks at; where there are more, it looks at so many taken at random. */
const MOST = 64;

/**
 * Takes the action whose result is worth most to it, one step ahead and on average over every outcome of chance, ties by
 * its own dice; seats that decide at the same time it takes for absent. It imagines the state from what it sees and runs
 * the real rules on it. Of a game that nobody has taught it to value it knows a win when it sees one.
 */
export const greedy: Bot = (game, rules, view, seat, rng) => {
  const own = masters.get(game);
  if (own !== undefined) return own.act(rules, view, seat, rng);
  const actions = listUpTo(game, rules, view, seat, MOST, rng);
  const worths = worthsOf(game, rules, view, seat, rng, actions);
  return actions[best(worths.keys(), (at) => worths[at] ?? 0, rng) ?? 0] ?? null;
};

/** What each action is worth one step ahead, to a seat that takes the others for absent. */
export function worthsOf(
  game: Game,
  rules: JsonObject,
  view: Json,
  seat: Seat,
  rng: Rng,
  actions: readonly Json[],
): readonly number[] {
  const state = game.imagine(view, seat, rng, rules);
  const worth = worthIn(game);
  const worthOf = (reached: Json) => worth.of(game.view(reached, seat, rules), seat, rules, rng);
  return actions.map((action) => {
    const chosen = (other: Seat) =>
      other === seat ? action : game.absent(game.view(state, other, rules), other, rules);
    const ends = everyEnd((dice) => game.resolve(state, chosen, dice, rules).state, rng);
    return ends.reduce((sum, end) => sum + end.chance * worthOf(end.state), 0);
  });
}
