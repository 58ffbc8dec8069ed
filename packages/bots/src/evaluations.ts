import type { Json, JsonObject, Rng, Seat } from "@umpire/kernel";
import type { Evaluate, Kit } from "@umpire/kit";

/** No judgement is as good as a match that is won. */
const ALMOST = 0.999;

/** A game's own judgement, kept within its bounds; one that is no number says nothing. */
export function boundedEvaluation({ evaluate }: Kit): Evaluate["evaluate"] | undefined {
  if (evaluate === undefined) return undefined;
  return (view, seat, rules, rng) => {
    const value = evaluate(view, seat, rules, rng);
    return Number.isNaN(value) ? 0 : Math.max(-ALMOST, Math.min(ALMOST, value));
  };
}

/** What a state is worth to a seat, from -1 to 1. */
export type Worth = (state: Json, seat: Seat, rules: JsonObject, rng: Rng) => number;

/** Once the match is over its result; before that the game's judgement of what the seat sees, or nothing. */
export function worthOf(kit: Kit): Worth {
  const { game } = kit;
  const judge = boundedEvaluation(kit);
  return (state, seat, rules, rng) => {
    const next = game.next(state, rules);
    if (!("over" in next)) return judge?.(game.view(state, seat, rules), seat, rules, rng) ?? 0;
    const { winners } = next.over;
    return winners.length === 0 ? 0 : winners.includes(seat) ? 1 : -1;
  };
}
