import { fastDice, treeBot } from "@umpire/bots";
import { decide, type Match, nextOf, type Rng, start, viewOf } from "@umpire/kernel";
import { shapeships } from "@umpire/shapeships/game";
import type { Shapeships } from "@umpire/shapeships/rules/shape";
import { tactics } from "@umpire/tactics/game";
import { kit as tacticsKit } from "@umpire/tactics/kit";
import type { Tactics } from "@umpire/tactics/rules/shape";
import { at } from "../measure/at.ts";
import type { Side } from "../measure/harness.ts";
import { must } from "../measure/must.ts";
import { games, rules } from "../tactics/games.ts";
import { dice } from "../tactics/tactics.ts";

/** How many random actions a playout has at most, on both sides. */
export const DEPTH = 20;

/** The same numbers for both sides, by a generator that costs next to nothing. */
export function drawing(): () => number {
  let seed = 1;
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed >>> 8;
  };
}

/** Random games from the starts of the list: every legal action is found, one is taken. */
export const playoutSide: Side = (actions) => {
  const draw = drawing();
  let finished = 0;
  let state: Tactics["state"] = at(games, finished).start;
  for (let taken = 0; taken < actions; taken += 1) {
    const action = at([...tactics.legal(state, 0, rules)], draw());
    ({ state } = tactics.resolve(state, () => action, dice, rules));
    if (!state.gameOver) continue;
    finished += 1;
    state = at(games, finished).start;
  }
  return finished;
};

/** Our tree search for any game, from the start of the first game of the list. */
export const treeSide: Side = (iterations) => {
  treeBot(tacticsKit, iterations, DEPTH)(rules, at(games, 0).start, 0, fastDice(1));
  return 0;
};

const pack = must(shapeships.parse.rules(shapeships.presets["standard"]));
const options = must(shapeships.parse.options({}));

/** Random orders of ShapeShips through the rulebook alone, as a bot that thinks ahead goes through them. */
export const commitmentSide: Side = (commitments) => {
  const rng = fastDice(1);
  let state = begunDuel(rng);
  let [given, finished] = [0, 0];
  while (given < commitments) {
    const next = shapeships.next(state, pack);
    if ("over" in next) {
      finished += 1;
      state = begunDuel(rng);
      continue;
    }
    if ("awaiting" in next) given += next.awaiting.length;
    const now = state;
    ({ state } = shapeships.resolve(now, (seat) => shapeships.sample(now, seat, rng, pack), rng, pack));
  }
  return finished;
};

const begunDuel = (rng: Rng): Shapeships["state"] => must(shapeships.setup(options, pack, rng)).state;

/** The same through a match: judged, sealed, with the dice and the monitor of a match. */
export const matchSide: Side = (commitments) => {
  const rng = fastDice(1);
  let [given, finished] = [0, 0];
  let match: Match<Shapeships> = must(start(shapeships, "bench 0", options, pack)).match;
  while (given < commitments) {
    const next = nextOf(shapeships, match);
    if (!("awaiting" in next)) {
      finished += 1;
      match = must(start(shapeships, `bench ${finished}`, options, pack)).match;
      continue;
    }
    for (const seat of next.awaiting) {
      const action = shapeships.sample(viewOf(shapeships, match, seat), seat, rng, pack);
      match = must(decide(shapeships, match, seat, action)).match;
      given += 1;
    }
  }
  return finished;
};
