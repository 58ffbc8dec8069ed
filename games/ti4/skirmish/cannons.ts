import type { Seat } from "@umpire/kernel";
import type { Ti4Rules } from "../galaxy/rules.ts";
import { neighboursFor } from "../movement/movement.ts";
import { addCounts, filterCounts, sumOf, type UnitCounts } from "../units/force.ts";
import { findUnit } from "../units/units.ts";
import { anomaliesIn, inSpace, movementOf } from "./board.ts";
import type { Board } from "./shape.ts";

/** A player's units whose space cannons reach a system: in its space, and elsewhere, on its planets or next door. */
export type CannonUnits = { readonly here: UnitCounts; readonly elsewhere: UnitCounts };

/** Whose space cannons reach a system: planner and skirmish ask here. Nothing fires into or out of an entropic scar. */
export function cannonsInRange(board: Board, seat: Seat, system: string, rules: Ti4Rules): CannonUnits {
  const isScar = (at: string) => anomaliesIn(board, at).includes("entropic-scar");
  if (isScar(system)) return { here: {}, elsewhere: {} };
  const onPlanets = Object.values(board.planets).flatMap(({ owner, force, system: at }) =>
    owner === seat ? [{ at, units: force.units }] : [],
  );
  const inOtherSpace = Object.keys(board.space)
    .filter((at) => at !== system)
    .map((at) => ({ at, units: inSpace(board, at, seat).units }));
  const all = [...onPlanets, ...inOtherSpace].map(({ at, units }) => ({ at, units: unitsFiring(units, 0) }));
  const far = all.filter(({ at, units }) => at !== system && sumOf(unitsFiring(units, 1)) > 0 && !isScar(at));
  // Hardly anybody has cannons that reach so far, and who is next to whom takes a while to find.
  const near = far.length === 0 ? [] : nearTo(board, system, seat, rules);
  const elsewhere = [
    ...all.filter(({ at }) => at === system).map(({ units }) => units),
    ...far.filter(({ at }) => near.includes(at)).map(({ units }) => unitsFiring(units, 1)),
  ];
  return { here: unitsFiring(inSpace(board, system, seat).units, 0), elsewhere: elsewhere.reduce(addCounts, {}) };
}

/** Those of these units whose space cannon reaches so far. */
export const unitsFiring = (units: UnitCounts, range: number): UnitCounts =>
  filterCounts(units, (unit) => (findUnit(unit)?.cannon?.range ?? -1) >= range);

/** The systems next to one, as a player sees it. */
function nearTo(board: Board, system: string, seat: Seat, rules: Ti4Rules): readonly string[] {
  return neighboursFor(movementOf(board, seat, system, rules), "player").get(system) ?? [];
}
