import { err, ok, type Result } from "@umpire/kernel";
import { type ArrivalPlan, battleOnArrival } from "../combat/arrive.ts";
import type { Army, Battle } from "../combat/battle.ts";
import { computeOutcome, oddsOf, remainingUnits } from "../combat/odds/odds.ts";
import type { Survivors } from "../combat/outcomes.ts";
import type { Prepare } from "../combat/prepared.ts";
import { capacityUse, loadCargo } from "../movement/capacity.ts";
import { isGround, isShip } from "../skirmish/board.ts";
import type { Force, UnitCounts } from "../units/force.ts";
import { addCounts, filterCounts, sumOf } from "../units/force.ts";
import { findUnit } from "../units/units.ts";
import { noArmy, type Target } from "./armies.ts";

/** A landing with everything that is left to land. */
export type Ashore = { readonly target: Target; readonly landing: ArrivalPlan; readonly prepare: Prepare };

/** What comes of it: whether the planet is taken, and what is left on it. */
export type Landed = {
  readonly planet: string;
  readonly owner: Target["owner"];
  readonly taken: number;
  readonly survivors: readonly {
    readonly probability: number;
    readonly attacker: UnitCounts;
    readonly defender: UnitCounts;
  }[];
};

/** Null where nobody came who could land. */
export function invasion(ashore: Ashore, afloat: readonly Survivors[], isClear: boolean): Result<Landed | null> {
  const { planet, owner } = ashore.target;
  if (!afloat.some(({ carried }) => sumOf(carried) > 0)) return ok(null);
  const known = new Map<string, Shore>();
  const ends = new Map<string, Landed["survivors"][number]>();
  let taken = 0;
  for (const left of afloat) {
    const { probability } = left;
    const force = landingOf(left);
    const key = JSON.stringify(force);
    const shore = known.get(key) ?? shoreOf(ashore, force, isClear);
    if (shore === null) return err({ code: "too-many-units", nearest: null });
    known.set(key, shore);
    taken += probability * shore.taken;
    for (const end of shore.ends) {
      const spelt = JSON.stringify([end.attacker, end.defender]);
      const before = ends.get(spelt)?.probability ?? 0;
      ends.set(spelt, { ...end, probability: before + probability * end.probability });
    }
  }
  const survivors = [...ends.values()].sort((x, y) => y.probability - x.probability);
  return ok({ planet, owner, taken, survivors });
}

/** What lands of what is left in space; where both are left, nobody does. */
function landingOf({ attacker, defender, carried, aboard }: Survivors): Force {
  const ships = aboard === undefined ? attacker.units : filterCounts(attacker.units, isCarrier);
  if (sumOf(ships) === 0 || sumOf(defender.units) > 0) return { units: {}, damaged: {} };
  const units = landingForce(ships, aboard?.units ?? carried);
  return { units, damaged: hurtOf(units, aboard?.damaged ?? {}) };
}

/** A ship, and no ground force that fights as one. */
const isCarrier = (unit: string): boolean => isShip(unit) && findUnit(unit)?.type !== "mech";

/** How many of these are damaged. */
const hurtOf = (units: UnitCounts, damaged: UnitCounts): UnitCounts =>
  filterCounts(
    Object.fromEntries(Object.entries(damaged).map(([unit, count]) => [unit, Math.min(count, units[unit] ?? 0)])),
    () => true,
  );

type Shore = { readonly taken: number; readonly ends: Landed["survivors"] };

/** What lands and what bombards: as much as the ships that are left have room for, once fighters have gone. */
export function landingForce(ships: UnitCounts, carried: UnitCounts): UnitCounts {
  const inOrder = Object.keys(carried).sort((a, b) => strength(b) - strength(a));
  const landing = loadCargo(inOrder, carried, capacityUse(ships).capacity);
  return sumOf(landing) === 0 ? {} : addCounts(landing, filterCounts(ships, bombardsOrHelps));
}

/** Whether a ship has a part in a landing. */
export const bombardsOrHelps = (unit: string): boolean =>
  isShip(unit) && (findUnit(unit)?.bombard !== null || findUnit(unit)?.breaksShields === true);

/** The better they fight, the later they are left behind. */
const strength = (unit: string): number => 11 - (findUnit(unit)?.combat?.value ?? 11);

function shoreOf({ target, landing, prepare }: Ashore, { units, damaged }: Force, isClear: boolean): Shore | null {
  const { garrison } = target;
  const emptyForce = { attacker: {}, defender: filterCounts(garrison?.units ?? {}, isGround) };
  if (sumOf(units) === 0) return { taken: 0, ends: [{ ...emptyForce, probability: 1 }] };
  const landed = groundBattle(landing, units, garrison, isClear);
  const battle = { ...landed, attacker: { ...landed.attacker, damaged } };
  const worked = computeOutcome(prepare(battle));
  if (!worked.ok) return null;
  const { a, b, endings } = worked.value;
  const ends = endings.map(({ chance, attacker, defender }) => ({
    ...{
      probability: chance,
      attacker: remainingUnits(a, attacker).units,
      defender: remainingUnits(b, defender).units,
    },
  }));
  return { taken: oddsOf(worked.value).attacker, ends };
}

/** The battle for a planet: bombardment, cannons of the planet, ground combat. */
export function groundBattle(landing: ArrivalPlan, units: UnitCounts, garrison: Army | null, isClear = false): Battle {
  const { effects, sustain, faction } = landing.attacker;
  const { anomalies, rules } = battleOnArrival(landing, {});
  return {
    place: "ground",
    anomalies: anomalies.filter((type) => !isClear || type !== "nebula"),
    rules,
    attacker: { ...noArmy, units, effects, sustain, ...(faction !== undefined && { faction }) },
    defender: garrison ?? noArmy,
  };
}
