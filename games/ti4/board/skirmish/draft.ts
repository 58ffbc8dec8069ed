import type { Seat } from "@umpire/kernel";
import { landingsOf, movesFor } from "../../skirmish/plan.ts";
import type { SkirmishAction } from "../../skirmish/shape.ts";
import { filterCounts, sumOf, type UnitCounts } from "../../units/force.ts";
import { type Action, legalOf, type SkirmishTable } from "./table.ts";

/** The decision as it is being made: what the yellow button would do. Null while nothing is chosen. */
export type Draft = SkirmishAction | null;

/** Where a decision begins: with what is usual, so that one press may be enough. */
export function firstDraft(table: SkirmishTable, seat: Seat): Draft {
  const { state, rules, step } = table;
  const system = state.tactical?.system ?? "";
  switch (step?.task) {
    case "move":
      return { type: "move", moves: movesFor(state, seat, system, rules) };
    case "retreat":
      return { type: "retreat", to: null };
    case "produce":
      return { type: "produce", units: {} };
    case "land":
      return bestLanding(table, seat, system);
    case "assign":
    case "bombard":
    case "fleet-pool":
      return legalOf(table, seat, 1)[0] ?? null;
    default:
      return null;
  }
}

/** All on the planet that is worth most by the chance to take it; on a planet of one's own if there is no other. */
function bestLanding(table: SkirmishTable, seat: Seat, system: string): Draft {
  const { state, rules } = table;
  const all = legalOf(table, seat).flatMap((action) => (action.type === "land" ? [action] : []));
  const worthOf = ({ landings }: Action<"land">): number => {
    const places = Object.entries(landings);
    const worths = places.map(([planet, units]) => {
      const found = landingsOf(state, seat, system, units, rules).find((each) => each.planet === planet);
      // Of equals the one with more who land: who stays aboard takes nothing.
      return found === undefined ? sumOf(units) / 1e6 : found.worth * found.chance + sumOf(units) / 1e6;
    });
    return worths.reduce((sum, worth) => sum + worth, 0);
  };
  const ranked = all.map((action) => ({ action, worth: worthOf(action) })).sort((a, b) => b.worth - a.worth);
  return ranked[0]?.action ?? { type: "land", landings: {} };
}

/** The same counts with another number of one unit. */
export const withCount = (units: UnitCounts, unit: string, count: number): UnitCounts =>
  filterCounts({ ...units, [unit]: count }, () => true);

type Places = { readonly [planet: string]: UnitCounts };

/** The same with another number of one unit on a planet; planets with none are left out. */
export function withPlaced(places: Places, planet: string, unit: string, count: number): Places {
  const { [planet]: before = {}, ...others } = places;
  const units = withCount(before, unit, count);
  return sumOf(units) === 0 ? others : { ...others, [planet]: units };
}

/** How many of a unit are placed somewhere. */
export const placedOf = (places: Places, unit: string): number =>
  Object.values(places).reduce((sum, units) => sum + (units[unit] ?? 0), 0);
