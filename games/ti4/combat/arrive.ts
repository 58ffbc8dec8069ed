import { err, ok, type Result } from "@umpire/kernel";
import { findSystem } from "../galaxy/galaxy.ts";
import { type Arrival, arrivals } from "../movement/losses.ts";
import type { DeclaredMove } from "../movement/move.ts";
import { exitsOf } from "../movement/move-value.ts";
import type { Movement } from "../movement/movement.ts";
import { findUnit } from "../units/units.ts";
import type { Army, Battle, Place } from "./battle.ts";
import { withBestOrders } from "./odds/best-orders.ts";
import { computeOutcome, estimateSteps, MAX_STEPS, type Odds, oddsOf } from "./odds/odds.ts";
import { prepareBattle } from "./prepared.ts";
import type { BattleRequest } from "./read-battle.ts";

/** What it costs to come this way, in points of the chance to win: a rift, or the nebula that one comes to. */
export type AnomalyCost = {
  readonly source: "gravity-rift" | "nebula";
  readonly system: string;
  readonly points: number;
};

export type ArriveAnswer = {
  readonly arrival: readonly Arrival[];
  /** Over everything that may arrive. */
  readonly odds: Odds;
  readonly price: readonly AnomalyCost[];
};

/** A movement with the battle at its end; the attacker's units are those that arrive. */
export type ArrivalPlan = {
  readonly movement: Movement;
  readonly declared: readonly DeclaredMove[];
  /** Units of the attacker that are there already. */
  readonly there: Arrival["units"];
  readonly place: Place;
  readonly attacker: Omit<Army, "units">;
  readonly defender: Army;
  readonly best: BattleRequest["best"];
  readonly limit: number | null;
  /** Third parties whose space cannons fire at whoever comes. */
  readonly bystanders?: readonly Army[];
};

/** Joins what survives the rifts with the battle it meets. */
export function arrive(given: ArrivalPlan): Result<ArriveAnswer> {
  const { movement, declared } = given;
  const anonymous = declared.find(({ ship }) => ship.unit === null);
  if (anonymous !== undefined) return err({ code: "unit-needed", ship: anonymous.ship.id });
  const arrival = arrivals(movement, declared);
  const ordered = withCasualtyOrders(given, arrival);
  if (!ordered.ok) return ordered;
  const plan = ordered.value;
  const odds = oddsOver(plan, arrival);
  if (!odds.ok) return odds;
  const price: AnomalyCost[] = [];
  for (const system of riftsRolledAt(movement, declared)) {
    const calm = { ...plan, movement: withoutExitRoll(movement, system) };
    const without = oddsOver(calm, arrivals(calm.movement, declared));
    if (!without.ok) return without;
    price.push({ source: "gravity-rift", system, points: pointsOf(without.value, odds.value) });
  }
  const hasNebula = battleOnArrival(plan, {}).anomalies.includes("nebula");
  const clear = hasNebula ? oddsOver(plan, arrival, true) : null;
  if (clear !== null && !clear.ok) return clear;
  if (clear !== null)
    price.push({ source: "nebula", system: movement.active, points: pointsOf(clear.value, odds.value) });
  return ok({ arrival, odds: odds.value, price });
}

/** The rifts at which somebody rolls. */
export const riftsRolledAt = (movement: Movement, declared: readonly DeclaredMove[]): ReadonlySet<string> =>
  new Set(declared.flatMap(({ ship, path }) => exitsOf(movement, ship, path).map(({ system }) => system)));

/** The plan with its casualty orders fixed: chosen for the whole fleet, and kept for whatever arrives. */
export function withCasualtyOrders(plan: ArrivalPlan, arrival: readonly Arrival[]): Result<ArrivalPlan> {
  const whole = battleOnArrival(plan, wholeFleet(arrival));
  const ordered = withBestOrders(whole, plan.best, plan.limit);
  if (!ordered.ok) return ordered;
  if (estimateSteps(prepareBattle(ordered.value), plan.limit) * arrival.length > MAX_STEPS)
    return err({ code: "too-many-units", nearest: null });
  const { attacker, defender } = ordered.value;
  const { casualties, sustains = [] } = attacker;
  return ok({ ...plan, attacker: { ...plan.attacker, casualties, sustains }, defender });
}

/** The most of each unit that may arrive. */
function wholeFleet(arrival: readonly Arrival[]): Arrival["units"] {
  const most: { [unit: string]: number } = {};
  for (const { units } of arrival)
    for (const [unit, count] of Object.entries(units)) most[unit] = Math.max(most[unit] ?? 0, count);
  return most;
}

const pointsOf = (without: Odds, now: Odds): number => 100 * (without.attacker - now.attacker);

/** The movement graph without the rift's exit roll: as for the owner of the rift. */
export function withoutExitRoll(movement: Movement, id: string): Movement {
  const player = movement.player ?? "-";
  const systems = movement.galaxy.systems.map((system) =>
    system.id === id
      ? { ...system, anomalies: system.anomalies.map((entry) => ({ ...entry, owner: player })) }
      : system,
  );
  return { ...movement, player, galaxy: { ...movement.galaxy, systems } };
}

export function battleOnArrival(plan: ArrivalPlan, units: Arrival["units"]): Battle {
  const { movement, place, attacker, defender, there, bystanders = [] } = plan;
  const types = findSystem(movement.galaxy, movement.active)?.anomalies.map(({ type }) => type) ?? [];
  const all: { [unit: string]: number } = { ...there };
  for (const [unit, count] of Object.entries(units)) all[unit] = (all[unit] ?? 0) + count;
  const damaged = Object.fromEntries(
    Object.entries(attacker.damaged).map(([unit, count]) => [unit, Math.min(count, all[unit] ?? 0)]),
  );
  return {
    place,
    attacker: { ...attacker, units: all, damaged },
    defender,
    anomalies: types,
    rules: movement.rules,
    bystanders,
  };
}

/** The odds of each arrival, weighed; whoever does not arrive does not win. */
function oddsOver(plan: ArrivalPlan, arrival: readonly Arrival[], isClear = false): Result<Odds> {
  const sum = { attacker: 0, defender: 0, draw: 0, undecided: 0 };
  for (const { probability, units } of arrival) {
    const odds = oddsWith(plan, units, isClear);
    if (!odds.ok) return odds;
    for (const end of ["attacker", "defender", "draw", "undecided"] as const) sum[end] += probability * odds.value[end];
  }
  return ok(sum);
}

function oddsWith(plan: ArrivalPlan, units: Arrival["units"], isClear: boolean): Result<Odds> {
  const battle = battleOnArrival(plan, units);
  const isShip = (id: string) => findUnit(id)?.kind === "ship";
  if (!Object.keys(battle.attacker.units).some(isShip)) return ok({ attacker: 0, defender: 1, draw: 0, undecided: 0 });
  const anomalies = isClear ? battle.anomalies.filter((type) => type !== "nebula") : battle.anomalies;
  const worked = computeOutcome(prepareBattle({ ...battle, anomalies }), plan.limit);
  return worked.ok ? ok(oddsOf(worked.value)) : worked;
}
