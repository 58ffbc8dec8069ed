import { err, ok, type Result, type Seat } from "@umpire/kernel";
import {
  type AnomalyCost,
  type ArrivalPlan,
  battleOnArrival,
  riftsRolledAt,
  withCasualtyOrders,
  withoutExitRoll,
} from "../combat/arrive.ts";
import type { Battle } from "../combat/battle.ts";
import { type BattleOutcome, outcomeOver, type Survivors } from "../combat/outcomes.ts";
import { type Arrival, arrivals } from "../movement/losses.ts";
import { isShip } from "../skirmish/board.ts";
import { type Firing, sceneOf, type Target, targetOf, type Undertaking } from "./armies.ts";
import { invasion, type Landed } from "./invasion.ts";
import type { Plan } from "./plan.ts";

/** A whole tactical action: what moves, whom it meets in space, and the planets that what is left might land on. */
export type TacticalAction = {
  readonly landing: ArrivalPlan;
  readonly rival: Seat | null;
  readonly guns: readonly Firing[];
  readonly targets: readonly Target[];
};

/** The action that a plan means, landing on one planet. */
export function actionOf(given: Undertaking, { best, rounds, planet }: Plan["plan"]): TacticalAction {
  const { voyage, declared } = given;
  const { rival, guns, ...scene } = sceneOf(given);
  const both = best ? (["attacker", "defender"] as const) : [];
  const target = targetOf(given, planet);
  return {
    landing: { ...scene, movement: voyage, declared, place: "space", best: both, limit: rounds },
    rival,
    guns,
    targets: target === null ? [] : [target],
  };
}

/** What comes of an action: in space over everything that may arrive, and on each planet if all that is left lands there. */
export type Resolution = {
  /** With the orders of losses that were chosen. */
  readonly landing: ArrivalPlan;
  readonly arrival: readonly Arrival[];
  readonly space: BattleOutcome["odds"];
  readonly lost: BattleOutcome["lost"];
  readonly survivors: readonly Survivors[];
  /** Planets on which somebody could land. */
  readonly planets: readonly Landed[];
};

/**
 * Works an action out exactly: rifts, space cannons, the battle in space, bombardment, the landing. What the referee's
 * `arrive`, the command line and the page say of an action are parts of this.
 */
export function resolveAction({ landing, targets }: Pick<TacticalAction, "landing" | "targets">): Result<Resolution> {
  const arrival = arrivals(landing.movement, landing.declared);
  const ordered = withCasualtyOrders(landing, arrival);
  return ordered.ok ? follow(ordered.value, targets, arrival) : ordered;
}

/** Every arrival through its battle, and what is left of it down to the planets. */
function follow(
  landing: ArrivalPlan,
  targets: readonly Target[],
  arrival: readonly Arrival[],
  isClear = false,
): Result<Resolution> {
  const battles = arrival.map(({ probability, units }) => {
    const battle = cleared(battleOnArrival(landing, units), isClear);
    return { probability, battle, isMissed: !Object.keys(battle.attacker.units).some(isShip) };
  });
  const fought = outcomeOver(battles, landing.limit);
  if (!fought.ok) return fought;
  const { odds: space, lost, survivors } = fought.value;
  const planets = landOnEach(landing, targets, survivors, isClear);
  return planets.ok ? ok({ landing, arrival, space, lost, survivors, planets: planets.value }) : planets;
}

/** What becomes of each planet if all that is left lands on it. */
export function landOnEach(
  landing: ArrivalPlan,
  targets: readonly Target[],
  survivors: readonly Survivors[],
  isClear = false,
): Result<readonly Landed[]> {
  const planets: Landed[] = [];
  for (const target of targets) {
    const landed = invasion({ target, landing }, survivors, isClear);
    if (!landed.ok) return landed;
    if (landed.value !== null) planets.push(landed.value);
  }
  return ok(planets);
}

const cleared = (battle: Battle, isClear: boolean): Battle =>
  isClear ? { ...battle, anomalies: battle.anomalies.filter((type) => type !== "nebula") } : battle;

/** What rifts and the nebula cost, in points of a chance that a resolution has. */
export function pricesOf(
  { landing, arrival, ...now }: Resolution,
  targets: readonly Target[],
  chanceOf: (resolution: Pick<Resolution, "space" | "planets">) => number,
): Result<readonly AnomalyCost[]> {
  const { movement, declared } = landing;
  const prices: AnomalyCost[] = [];
  const points = (without: Resolution) => 100 * (chanceOf(without) - chanceOf(now));
  for (const system of riftsRolledAt(movement, declared)) {
    const calm = { ...landing, movement: withoutExitRoll(movement, system) };
    const without = follow(calm, targets, arrivals(calm.movement, declared));
    if (!without.ok) return without;
    prices.push({ source: "gravity-rift", system, points: points(without.value) });
  }
  if (!battleOnArrival(landing, {}).anomalies.includes("nebula")) return ok(prices);
  const clear = follow(landing, targets, arrival, true);
  if (!clear.ok) return clear;
  return ok([...prices, { source: "nebula", system: movement.active, points: points(clear.value) }]);
}

/** What arrives, the odds of the battle it meets in space, and what the way there costs of them. */
export type ArriveAnswer = {
  readonly arrival: readonly Arrival[];
  readonly odds: Resolution["space"];
  readonly price: readonly AnomalyCost[];
  /** What the battle in space leaves, and what becomes of the planet; only where one was named to land on. */
  readonly survivors?: readonly Survivors[];
  readonly ground?: Landed | null;
};

/** What the referee answers of an action. */
export function arrive(action: Pick<TacticalAction, "landing" | "targets">): Result<ArriveAnswer> {
  const { landing, targets } = action;
  const anonymous = landing.declared.find(({ ship }) => ship.unit === null);
  if (anonymous !== undefined) return err({ code: "unit-needed", ship: anonymous.ship.id });
  const resolved = resolveAction(action);
  if (!resolved.ok) return resolved;
  const price = pricesOf(resolved.value, [], ({ space }) => space.attacker);
  if (!price.ok) return price;
  const { arrival, space, survivors, planets } = resolved.value;
  const [ground = null] = planets;
  return ok({ arrival, odds: space, price: price.value, ...(targets.length > 0 && { survivors, ground }) });
}
