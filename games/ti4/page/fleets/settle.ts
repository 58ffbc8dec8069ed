import { err, ok, type Result } from "@umpire/kernel";
import type { System } from "../../galaxy/galaxy.ts";
import { type Plan, placesOf } from "../../planner/plan.ts";
import type { UnitCounts } from "../../units/force.ts";
import { findUnit } from "../../units/units.ts";
import { selected } from "../parts/counts.ts";
import { forceAt, plus, taken, type UnitPlace, withForce, without, withToken } from "../plan/edit.ts";

/** Something that is put on the table: units in a place, or a command token in a system. */
export type Placement =
  | {
      readonly what: "units";
      readonly seat: number;
      readonly place: UnitPlace;
      readonly units: UnitCounts;
      readonly damaged: UnitCounts;
    }
  | { readonly what: "token"; readonly seat: number; readonly system: string };

/** The table with everything placed. */
export const placed = (plan: Plan, placements: readonly Placement[]): Plan => placements.reduce(place, plan);

function place(plan: Plan, placement: Placement): Plan {
  const { seat } = placement;
  if (placement.what === "token") return withToken(plan, seat, placement.system, true);
  const { units, damaged } = forceAt(plan, placement.place, seat);
  const force = { units: plus(units, placement.units), damaged: plus(damaged, placement.damaged) };
  return withForce(plan, placement.place, seat, force);
}

/**
 * What a player has in one place, or one unit of a kind, is in another system, each unit where it belongs; null where
 * one belongs nowhere there.
 */
export function rehoused(
  plan: Plan,
  from: UnitPlace,
  system: System,
  seat: number,
  unit: string | null = null,
): Plan | null {
  const force = forceAt(plan, from, seat);
  const part = taken(force, unit);
  const placements = settle({ plan, seat, spot: { system, planet: null } }, part.units, part.damaged);
  return placements.ok ? placed(withForce(plan, from, seat, without(force, part)), placements.value) : null;
}

type Settling = {
  readonly plan: Plan;
  readonly seat: number;
  readonly spot: { readonly system: System; readonly planet?: string | null | undefined };
};

/** Whether a unit belongs into space: a ship, or a dock that moves. */
export function isAfloat(id: string): boolean {
  const unit = findUnit(id);
  return unit?.kind === "ship" || (unit?.kind === "structure" && unit.move > 0);
}

/** Ships go to space; whatever else there is on the planet that was named, or on the first that nobody else holds. */
export function settle(settling: Settling, units: UnitCounts, damaged: UnitCounts): Result<readonly Placement[]> {
  const { seat, spot } = settling;
  const ashore = shoreOf(settling);
  if (!ashore.ok) return ashore;
  const planet = ashore.value;
  const structure = Object.keys(units).find((id) => findUnit(id)?.kind === "structure" && !isAfloat(id));
  if (planet === null && structure !== undefined)
    return err({ code: "quick-no-planet", unit: structure, system: spot.system.id });
  const isInSpace = (id: string) => planet === null || isAfloat(id);
  const part = (where: string | null, isThere: (id: string) => boolean): readonly Placement[] => {
    const some = selected(units, isThere);
    if (Object.keys(some).length === 0) return [];
    const at = { system: spot.system.id, planet: where };
    return [{ what: "units", seat, place: at, units: some, damaged: selected(damaged, isThere) }];
  };
  return ok([...part(null, isInSpace), ...part(planet, (id) => !isInSpace(id))]);
}

/** The planet for what is no ship; null: it stays in space. */
function shoreOf({ plan, seat, spot: { system, planet } }: Settling): Result<string | null> {
  const holderOf = (name: string) => plan.ground[system.id]?.[name]?.owner ?? seat;
  if (planet === "space") return ok(null);
  if (planet != null) {
    const owner = holderOf(planet);
    return owner === seat ? ok(planet) : err({ code: "quick-held", planet, owner });
  }
  return ok(placesOf(system).find(({ name }) => holderOf(name) === seat)?.name ?? null);
}
