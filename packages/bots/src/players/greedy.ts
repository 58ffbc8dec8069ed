import { type Game, type Json, type JsonObject, type Rng, rngFrom, type Seat } from "@umpire/kernel";
import type { Evaluate } from "@umpire/kit";
import type { Bot } from "../bot.ts";
import type { Worth } from "../evaluations.ts";
import { best } from "../search/best.ts";
import { everyEnd } from "../search/chances.ts";
import { listUpTo } from "../search/simultaneous-search.ts";

/** Max actions compared; of more, a random sample of this size. */
const MOST = 64;
/** Positions that are imagined, with answers of the others, where one cannot know them. */
const IMAGINED = 12;

type Table = { readonly game: Game; readonly rules: JsonObject; readonly rng: Rng };
type Setting = Table & { readonly worth: Worth };

/** What each of some actions is worth one step ahead. */
type Values = (setting: Setting, view: Json, seat: Seat, actions: readonly Json[]) => readonly number[];

/** Takes the action that is worth most to it one step ahead, ties by its own dice. */
const greedyBy =
  (values: Values, game: Game, worth: Worth): Bot =>
  (rules, view, seat, rng) => {
    const actions = listUpTo(game, rules, view, seat, MOST, rng);
    const valued = values({ game, worth, rules, rng }, view, seat, actions);
    return actions[best(valued.keys(), (at) => valued[at] ?? 0, rng) ?? 0] ?? null;
  };

/**
 * One step ahead, on average over every outcome of chance. It imagines the state from what it sees and runs the real
 * rules on it; where something is hidden or others decide at the same time, it imagines that many times.
 */
export const greedyBot = (game: Game, worth: Worth): Bot => greedyBy(averages, game, worth);

/** By what is seen of a state, taking those who decide at the same time for absent. */
export const lonelyGreedyBot = (game: Game, evaluate: Evaluate["evaluate"]): Bot =>
  greedyBy(aloneBy, game, worthBy(game, evaluate));

const worthBy =
  (game: Game, evaluate: Evaluate["evaluate"]): Worth =>
  (state, seat, rules, rng) =>
    evaluate(game.view(state, seat, rules), seat, rules, rng);

/** What each action is worth one step ahead, to a seat that takes the others for absent. */
export const valuesOf = (
  { evaluate, ...table }: Table & Evaluate,
  view: Json,
  seat: Seat,
  actions: readonly Json[],
): readonly number[] => aloneBy({ ...table, worth: worthBy(table.game, evaluate) }, view, seat, actions);

const aloneBy: Values = ({ game, worth, rules, rng }, view, seat, actions) => {
  const state = game.determinize(view, seat, rng, rules);
  return actions.map((action) => {
    const chosen = (other: Seat) =>
      other === seat ? action : game.defaultAction(game.view(state, other, rules), other, rules);
    const ends = everyEnd((dice) => game.resolve(state, chosen, dice, rules).state, rng);
    return ends.reduce((sum, end) => sum + end.chance * worth(end.state, seat, rules, rng), 0);
  });
};

/** The same where others decide at random at the same time, over imagined positions where not all is known. */
const averages: Values = (setting, view, seat, actions) => {
  const { game, worth, rules, rng } = setting;
  if (isPlain(setting, view, seat)) return aloneBy(setting, view, seat, actions);
  const sums = actions.map(() => 0);
  for (let time = 0; time < IMAGINED; time += 1) {
    const state = game.determinize(view, seat, rng, rules);
    const sampled = (other: Seat) => game.sample(game.view(state, other, rules), other, rng, rules);
    for (const [at, action] of actions.entries()) {
      const chosen = (each: Seat) => (each === seat ? action : sampled(each));
      sums[at] = (sums[at] ?? 0) + worth(game.resolve(state, chosen, rng, rules).state, seat, rules, rng);
    }
  }
  return sums.map((sum) => sum / IMAGINED);
};

/** Whether all is seen, and nobody else decides now. */
function isPlain({ game, rules, rng }: Table, view: Json, seat: Seat): boolean {
  let isHidden = false;
  const noticing = rngFrom((bound) => {
    isHidden = true;
    return rng.int(bound);
  });
  const next = game.next(game.determinize(view, seat, noticing, rules), rules);
  return !isHidden && "awaiting" in next && next.awaiting.length === 1;
}
