import { err, ok, type Result } from "@umpire/kernel";
import { findSystem } from "../galaxy/galaxy.ts";
import type { Arrival } from "../movement/losses.ts";
import type { DeclaredMove } from "../movement/move.ts";
import { exitsOf } from "../movement/move-value.ts";
import type { Movement } from "../movement/movement.ts";
import type { Army, Battle, Place } from "./battle.ts";
import { withBestOrders } from "./odds/best-orders.ts";
import { estimateSteps, MAX_STEPS } from "./odds/odds.ts";
import type { Prepare } from "./prepared.ts";
import type { BattleRequest } from "./read-battle.ts";

/** What it costs to come this way, in points of the chance to win: a rift, or the nebula that one comes to. */
export type AnomalyCost = {
  readonly source: "gravity-rift" | "nebula";
  readonly system: string;
  readonly points: number;
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
  /** Third parties whose space cannons fire at the ships that arrive. */
  readonly bystanders?: readonly Army[];
};

/** The rifts at which somebody rolls. */
export const riftsRolledAt = (movement: Movement, declared: readonly DeclaredMove[]): ReadonlySet<string> =>
  new Set(declared.flatMap(({ ship, path }) => exitsOf(movement, ship, path).map(({ system }) => system)));

/** The plan with its casualty orders fixed: chosen for the whole fleet, and kept for whatever arrives. */
export function withCasualtyOrders(
  plan: ArrivalPlan,
  arrival: readonly Arrival[],
  prepare: Prepare,
): Result<ArrivalPlan> {
  const whole = battleOnArrival(plan, wholeFleet(arrival));
  const ordered = withBestOrders(whole, plan.best, plan.limit, prepare);
  if (!ordered.ok) return ordered;
  if (estimateSteps(prepare(ordered.value), plan.limit) * arrival.length > MAX_STEPS)
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

/** The movement graph without this rift's exit roll, as the rift's owner has it. */
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
