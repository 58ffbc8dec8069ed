import { allSeats, type Game, type Json, type Match, type Seat, type Shape, type Viewer, viewOf } from "@umpire/kernel";
import { type Moment, moments, type Play } from "./play.ts";
import { same } from "./values.ts";

/** A law: it says, or throws, what is wrong where a random match of the game breaks it. */
export type Law = {
  readonly id: string;
  readonly title: string;
  /** What it looks at last: the position before a decision, or what comes of that. */
  readonly of: "position" | "decision";
  broken(game: Game, play: Play): string | null;
};

/** How many of the listed legal actions are tried at one moment; a game may have thousands. */
const TRIED = 50;

export const everybody = (game: Game, match: Match): readonly Viewer[] => [...allSeats(game, match), "spectator"];

/** Checks every moment of the match; says where the first one breaks the law. */
export function atEvery(check: (game: Game, moment: Moment<Shape>) => string | null): Law["broken"] {
  return (game, play) => {
    for (const moment of moments(game, play)) {
      const trouble = check(game, moment);
      if (trouble !== null) return `step ${moment.match.step}, seat ${moment.seat}: ${trouble}`;
    }
    return null;
  };
}

/** Other legal actions that could be chosen at this moment. */
export function alternatives(game: Game, { match, seat, action }: Moment<Shape>): readonly Json[] {
  return listed(game, match, seat).filter((other) => !same(other, action));
}

export function listed(game: Game, match: Match, seat: Seat): readonly Json[] {
  const actions: Json[] = [];
  for (const action of game.legal(viewOf(game, match, seat), seat, match.rules)) {
    if (actions.length === TRIED) break;
    actions.push(action);
  }
  return actions;
}
