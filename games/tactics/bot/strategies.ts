import { lonelyGreedyBot } from "@umpire/bots";
import type { Judge, Strategies, Strategy } from "@umpire/kit";
import { tactics } from "../game.ts";
import type { Tactics } from "../rules/shape.ts";
import { eager, PATIENCE } from "./evaluate.ts";
import { lookAhead } from "./look-ahead.ts";
import type { Tables } from "./solve/tables.ts";

/** How many actions a bot tries, and for how many turns it stands off before it begins to lose patience. */
type Thought = { readonly iterations: number; readonly patience: number };

/** Looks ahead by alpha-beta until the budget of actions is spent; plays what is solved as it was solved. */
const thinking = ({ iterations, patience }: Thought): Strategy<Tactics> => ({
  choose: (view, seat, rules, rng, solved?: Tables) =>
    lookAhead(view, seat, rules, { iterations, worth: eager(patience) }, rng, solved)[0]?.action,
});

const oneStep = lonelyGreedyBot(tactics, eager(PATIENCE));

/** Who attacks first is hit first, so the better ones wait longer. */
export const strategies: Strategies<Tactics> = {
  greedy: { choose: (view, seat, rules, rng) => oneStep(rules, view, seat, rng) },
  search: thinking({ iterations: 4000, patience: 8 }),
  club: thinking({ iterations: 300, patience: 4 }),
  expert: thinking({ iterations: 2000, patience: 8 }),
  master: thinking({ iterations: 12_000, patience: 16 }),
};

const ITERATIONS = 20_000;

export const judge: Judge<Tactics>["judge"] = ({ view, seat, made }, rules, rng, solved?: Tables) => {
  const lines = lookAhead(view, seat, rules, { iterations: ITERATIONS, isFull: true, also: made }, rng, solved);
  return lines.map(({ action, worth }) => ({ action, value: Math.tanh(worth / 2) }));
};
