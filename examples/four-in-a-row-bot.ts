import type { ShapeOf } from "@umpire/kernel";
import type { Strategy } from "@umpire/kit";
import { game } from "./four-in-a-row.ts";

/** It wins where it can, keeps the other from winning, and else drops as near to the middle as it may. */
export const strategy: Strategy<ShapeOf<typeof game>> = {
  choose(view, seat, rules, rng) {
    const columns = [...game.legal(view, seat, rules)];
    const endsIn = (turn: number) =>
      columns.find((column) => {
        const { state } = game.resolve({ ...view, turn }, () => column, rng, rules);
        return "over" in game.next(state, rules);
      });
    const [middle] = columns.sort((a, b) => Math.abs(a - 3) - Math.abs(b - 3));
    return endsIn(view.turn) ?? endsIn(view.turn + 1) ?? middle;
  },
};
