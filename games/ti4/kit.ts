import type { Kit } from "@umpire/kit";
import { greedy } from "./bot/greedy.ts";
import { judge, search } from "./bot/search.ts";
import { ti4 } from "./game.ts";
import type { Skirmish } from "./skirmish/shape.ts";

/** Its dice are worked out instead of rolled, so greed has a way of its own. */
const strategies = {
  greedy: { choose: (view, seat, rules, rng) => greedy(rules, view, seat, rng) },
  search,
} satisfies Kit<Skirmish>["strategies"];

export const kit: Kit<Skirmish> = {
  game: ti4,
  title: { en: "Twilight Imperium: a skirmish", ru: "Twilight Imperium: стычка" },
  strategies,
  judge,
};
