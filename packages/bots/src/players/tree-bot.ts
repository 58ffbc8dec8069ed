import type { Kit } from "@umpire/kit";
import type { Bot } from "../bot.ts";
import { boundedEvaluation } from "../evaluations.ts";
import { best } from "../search/best.ts";
import { drawn } from "../search/matrix-game.ts";
import { searchTree } from "../search/tree-search.ts";

/** Decisions at random beyond the tree, up to a judgement; where a game brings none, long enough for one that ends. */
export const playoutOf = ({ evaluate }: Kit): number => (evaluate === undefined ? 100 : 6);

/** Any game: a tree through the contract alone. Where one decides, the action tried most often; else a mixture. */
export function treeBot(kit: Kit, iterations: number, playout = playoutOf(kit)): Bot {
  const tree = { iterations, playout, evaluate: boundedEvaluation(kit) };
  return (rules, view, seat, rng) => {
    const { actions, mix, isMixed } = searchTree({ game: kit.game, rules, seat, rng }, tree, view);
    const at = isMixed ? drawn(mix, rng) : best(mix.keys(), (each) => mix[each] ?? 0, rng);
    return actions[at ?? 0] ?? null;
  };
}
