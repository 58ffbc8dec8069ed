import { shapeships } from "@umpire/shapeships/game";
import type { Shapeships } from "@umpire/shapeships/rules/shape";
import { tactics } from "@umpire/tactics/game";
import type { Tactics } from "@umpire/tactics/rules/shape";
import { ti4 } from "@umpire/ti4/game";
import { best } from "./best.ts";
import type { Bot } from "./bot.ts";
import { drawn } from "./matrix.ts";
import { searchTree } from "./mcts.ts";
import { botOf, type Mind } from "./mind.ts";
import { type Breadth, mixFor } from "./rounds.ts";
import { shapeshipsWorth } from "./shapeships/worth.ts";
import { lookAhead } from "./tactics/look-ahead.ts";
import { eagerWorth } from "./tactics/worth.ts";
import { ti4Mind } from "./ti4/search.ts";
import { sharedWorthIn } from "./worths.ts";

/** How many actions a bot tries in Tactics, and for how many turns it stands off before it begins to lose patience. */
export type Thought = { readonly iterations: number; readonly patience: number };

/** Tactics: looks ahead by alpha-beta until so many actions have been tried; plays what is solved as it was solved. */
export const tacticsMind = ({ iterations, patience }: Thought): Mind => ({
  think: (view: Tactics["view"], seat, rules: Tactics["rules"], rng, aids) =>
    lookAhead(view, seat, rules, { iterations, worth: eagerWorth(patience) }, rng, aids)[0]?.action,
});

/** ShapeShips: solves what both might do as a table, and draws from the mixture with dice of its own. */
export const shapeshipsMind = (breadth: Breadth): Mind => ({
  think(view: Shapeships["view"], seat, rules: Shapeships["rules"], rng) {
    // Which faction is better nobody can tell from an empty table.
    if (view.status === "choosing_factions") return shapeships.sample(view, seat, rng, rules);
    const { actions, mix } = mixFor({ game: shapeships, rules, worth: shapeshipsWorth, seat, breadth, rng }, view);
    return actions[drawn(mix, rng)];
  },
});

/** Any game: a tree through the contract alone. Where one decides, the action tried most often; else a mixture. */
export const treeBot =
  (iterations: number, playout: number): Bot =>
  (game, rules, view, seat, rng) => {
    const tree = { iterations, playout, worth: sharedWorthIn(game) };
    const { actions, mix, isMixed } = searchTree({ game, rules, seat, rng }, tree, view);
    const at = isMixed ? drawn(mix, rng) : best(mix.keys(), (each) => mix[each] ?? 0, rng);
    return actions[at ?? 0] ?? null;
  };

/** Long enough for a game that ends, and few enough for one that takes its time. */
const ITERATIONS = 400;
const PLAYOUT = 100;

/** Thinks ahead: as each game is best thought about, and any other game as a tree. */
export const search: Bot = botOf(
  [
    [tactics, tacticsMind({ iterations: 4000, patience: 8 })],
    [shapeships, shapeshipsMind({ first: 4, later: 2, rounds: 1 })],
    [ti4, ti4Mind],
  ],
  treeBot(ITERATIONS, PLAYOUT),
);
