import { type Breadth, drawn, lonelyGreedyBot, mixFor } from "@umpire/bots";
import type { Judge, Strategies, Strategy } from "@umpire/kit";
import { shapeships } from "../game.ts";
import type { Shapeships } from "../rules/shape.ts";
import { evaluate } from "./evaluate.ts";

/** How far the upper levels look. */
export const breadths = {
  expert: { first: 4, later: 2, rounds: 1 },
  master: { first: 4, later: 3, rounds: 2 },
} as const;

/** Solves what both might do as a table, and draws from the mixture with dice of its own. */
const mixing = (breadth: Breadth): Strategy<Shapeships> => ({
  choose(view, seat, rules, rng) {
    // Which faction is better nobody can tell from an empty table.
    if (view.status === "choosing_factions") return shapeships.sample(view, seat, rng, rules);
    const { actions, mix } = mixFor({ game: shapeships, rules, evaluate, seat, breadth, rng }, view);
    return actions[drawn(mix, rng)];
  },
});

const oneStep = lonelyGreedyBot(shapeships, evaluate);

export const strategies: Strategies<Shapeships> = {
  greedy: { choose: (view, seat, rules, rng) => oneStep(rules, view, seat, rng) },
  search: mixing(breadths.expert),
  expert: mixing(breadths.expert),
  master: mixing(breadths.master),
};

const JUDGED = { first: 6, later: 3, rounds: 2 } as const;

export const judge: Judge<Shapeships>["judge"] = ({ view, seat, made }, rules, rng) => {
  const { actions, worths } = mixFor(
    { game: shapeships, rules, evaluate, seat, breadth: JUDGED, rng, also: made },
    view,
  );
  return actions.map((action, at) => ({ action, value: worths[at] ?? 0 }));
};
