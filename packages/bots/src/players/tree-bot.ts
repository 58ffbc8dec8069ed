import type { Kit } from "@umpire/kit";
import type { Bot } from "../bot.ts";
import { best } from "../search/best.ts";
import { drawn } from "../search/matrix-game.ts";
import { searchTree } from "../search/tree-search.ts";

/** Any game: a tree through the contract alone. Where one decides, the action tried most often; else a mixture. */
export const treeBot =
  ({ game, evaluate }: Kit, iterations: number, playout: number): Bot =>
  (rules, view, seat, rng) => {
    const { actions, mix, isMixed } = searchTree({ game, rules, seat, rng }, { iterations, playout, evaluate }, view);
    const at = isMixed ? drawn(mix, rng) : best(mix.keys(), (each) => mix[each] ?? 0, rng);
    return actions[at ?? 0] ?? null;
  };
