import type { Game, Json, JsonObject, Rng, Seat } from "@umpire/kernel";
import type { Evaluate } from "@umpire/kit";
import type { Bot } from "../bot.ts";
import { best } from "../search/best.ts";
import { everyEnd } from "../search/chances.ts";
import { listUpTo } from "../search/simultaneous-search.ts";

/** The most actions it looks at; where there are more, it looks at so many taken at random. */
const MOST = 64;

/**
 * Takes the action whose result is worth most to it, one step ahead and on average over every outcome of chance, ties by
 * its own dice; seats that decide at the same time it takes for absent. It imagines the state from what it sees and runs
 * the real rules on it.
 */
export const greedyBot =
  (game: Game, evaluate: Evaluate["evaluate"]): Bot =>
  (rules, view, seat, rng) => {
    const actions = listUpTo(game, rules, view, seat, MOST, rng);
    const values = valuesOf({ game, evaluate, rules, rng }, view, seat, actions);
    return actions[best(values.keys(), (at) => values[at] ?? 0, rng) ?? 0] ?? null;
  };

type Setting = Evaluate & { readonly game: Game; readonly rules: JsonObject; readonly rng: Rng };

/** What each action is worth one step ahead, to a seat that takes the others for absent. */
export function valuesOf(setting: Setting, view: Json, seat: Seat, actions: readonly Json[]): readonly number[] {
  const { game, rules, rng } = setting;
  const state = game.determinize(view, seat, rng, rules);
  const valueAt = (reached: Json) => setting.evaluate(game.view(reached, seat, rules), seat, rules, rng);
  return actions.map((action) => {
    const chosen = (other: Seat) =>
      other === seat ? action : game.defaultAction(game.view(state, other, rules), other, rules);
    const ends = everyEnd((dice) => game.resolve(state, chosen, dice, rules).state, rng);
    return ends.reduce((sum, end) => sum + end.chance * valueAt(end.state), 0);
  });
}
