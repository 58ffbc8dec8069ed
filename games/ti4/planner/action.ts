import { err, ok, type Result, type Seat } from "@umpire/kernel";
import {
  type AnomalyCost,
  type ArrivalPlan,
  battleOnArrival,
  riftsRolledAt,
  withoutExitRoll,
} from "../combat/arrive.ts";
import type { Survivors } from "../combat/outcomes.ts";
import { prepareBattle } from "../combat/prepared.ts";
import { type Arrival, arrivals } from "../movement/losses.ts";
import { type Firing, sceneOf, type Target, targetOf, type Undertaking } from "./armies.ts";
import { heldInAll } from "./held.ts";
import type { Landed } from "./invasion.ts";
import type { Plan } from "./plan.ts";
import { follow, type Resolution, resolveWith } from "./resolve.ts";

/** A whole tactical action: what moves, whom it meets in space, and the planets that what is left might land on. */
export type TacticalAction = {
  readonly landing: ArrivalPlan;
  readonly rival: Seat | null;
  readonly guns: readonly Firing[];
  readonly targets: readonly Target[];
};

/** The action that a plan means, landing on one planet. */
export function actionOf(given: Undertaking, { best, rounds, planet }: Plan["plan"]): TacticalAction {
  const { movement, declared } = given;
  const { rival, guns, ...scene } = sceneOf(given, heldInAll);
  const both = best ? (["attacker", "defender"] as const) : [];
  const target = targetOf(given, planet, heldInAll);
  return {
    landing: { ...scene, movement, declared, place: "space", best: both, limit: rounds },
    rival,
    guns,
    targets: target === null ? [] : [target],
  };
}

/** Works an action out exactly, with all that its sides can do. */
export const resolveAction = ({ landing, targets }: Pick<TacticalAction, "landing" | "targets">): Result<Resolution> =>
  resolveWith(prepareBattle, landing, targets);

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
    const without = follow({ landing: calm, targets, prepare: prepareBattle }, arrivals(calm.movement, declared));
    if (!without.ok) return without;
    prices.push({ source: "gravity-rift", system, points: points(without.value) });
  }
  if (!battleOnArrival(landing, {}).anomalies.includes("nebula")) return ok(prices);
  const clear = follow({ landing, targets, prepare: prepareBattle }, arrival, true);
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
