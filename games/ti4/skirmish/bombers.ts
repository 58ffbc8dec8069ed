import { filterCounts, type UnitCounts } from "../units/force.ts";
import { findUnit } from "../units/units.ts";
import { inSpace, isShip } from "./board.ts";
import { tacticalOf } from "./play.ts";
import type { SkirmishState } from "./shape.ts";

/** The active player's ships that can bombard. */
export const bombers = (state: SkirmishState): UnitCounts => {
  const { seat, system } = tacticalOf(state);
  return filterCounts(inSpace(state, system, seat).units, (unit) => isShip(unit) && findUnit(unit)?.bombard !== null);
};
