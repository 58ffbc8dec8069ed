import type { Kit } from "@umpire/kit";
import { ti4 } from "../game.ts";
import type { Skirmish } from "../skirmish/shape.ts";
import { greedy } from "./greedy.ts";
import { judge, master, search } from "./search.ts";

/** Its dice are worked out instead of rolled, so greed has a way of its own. */
const strategies = {
  greedy: { choose: (view, seat, rules, rng) => greedy(rules, view, seat, rng) },
  search,
  master,
} satisfies Kit<Skirmish>["strategies"];

/** What thinking about the game needs, in a browser too. */
export const player: Kit<Skirmish> = { game: ti4, strategies, judge };
