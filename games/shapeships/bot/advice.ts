import { fastDice, mixFor } from "@umpire/bots";
import { type DecisionPoint, exampleOrder } from "../book/choices.ts";
import { shapeships } from "../game.ts";
import type { ShapeshipsAction } from "../rules/shape.ts";
import { evaluate } from "./evaluate.ts";
import { breadths } from "./strategies.ts";

/** The same table gets the same advice. */
const SEED = 1;

/** What the game's own bot thinks best here: of the orders that it mixes, the one that comes to most. */
export function adviceFor(place: DecisionPoint): ShapeshipsAction {
  const { state, pack, side } = place;
  // Which faction is better nobody can tell from an empty table.
  if (state.status === "choosing_factions") return exampleOrder(place);
  const search = { game: shapeships, rules: pack, evaluate, seat: side, breadth: breadths.expert, rng: fastDice(SEED) };
  const { actions, worths } = mixFor(search, state);
  const best = actions[worths.indexOf(Math.max(...worths))];
  const read = best === undefined ? null : shapeships.parse.action(best);
  return read?.ok ? read.value : shapeships.defaultAction(state, side, pack);
}
