import { fastDice } from "@umpire/bots";
import { decide, expandRules, type Match, nextOf, start, viewOf } from "@umpire/kernel";
import { shapeships } from "@umpire/shapeships/game";
import type { Shapeships } from "@umpire/shapeships/rules/shape";
import { must } from "../measure/must.ts";
import type { RandomGame } from "./random-turns.ts";

const rules = must(expandRules(shapeships, "standard"));
const options = must(shapeships.parse.options({}));

/** As in any match: the kernel rolls sealed dice, judges every order, seals it, and watches the invariants. */
export function randomShapeships(): RandomGame<Match<Shapeships>> {
  const rng = fastDice(1);
  return {
    begin: (number) => must(start(shapeships, `bench ${number}`, options, rules)).match,
    play(match) {
      const next = nextOf(shapeships, match);
      if (!("awaiting" in next)) throw new Error("nobody is to choose");
      let after = match;
      for (const seat of next.awaiting) {
        const action = shapeships.sample(viewOf(shapeships, after, seat), seat, rng, rules);
        after = must(decide(shapeships, after, seat, action)).match;
      }
      return after;
    },
    turns: ({ state: { turn, status } }) => (status === "finished" ? turn : turn - 1),
    isOver: ({ state }) => state.status === "finished",
  };
}
