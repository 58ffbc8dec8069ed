import type { Evaluate, Kit } from "@umpire/kit";

/** What a position of this game is worth to a seat; of a game that brings no evaluation, only the end counts. */
export function evaluationOf({ game, evaluate }: Kit): Evaluate["evaluate"] {
  if (evaluate !== undefined) return evaluate;
  return (view, seat, rules, rng) => {
    const next = game.next(game.determinize(view, seat, rng, rules), rules);
    if (!("over" in next) || next.over.winners.length === 0) return 0;
    return next.over.winners.includes(seat) ? 1 : -1;
  };
}
