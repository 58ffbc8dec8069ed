import { ok, type Result } from "@umpire/kernel";
import { type ArrivalPlan, battleOnArrival, withCasualtyOrders } from "../combat/arrive.ts";
import type { Battle } from "../combat/battle.ts";
import { type BattleOutcome, outcomeOver, type Survivors } from "../combat/outcomes.ts";
import type { Prepare } from "../combat/prepared.ts";
import { type Arrival, arrivals } from "../movement/losses.ts";
import { isShip } from "../skirmish/board.ts";
import type { Target } from "./armies.ts";
import { invasion, type Landed } from "./invasion.ts";

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
export function resolveWith(prepare: Prepare, landing: ArrivalPlan, targets: readonly Target[]): Result<Resolution> {
  const arrival = arrivals(landing.movement, landing.declared);
  const ordered = withCasualtyOrders(landing, arrival, prepare);
  return ordered.ok ? follow({ landing: ordered.value, targets, prepare }, arrival) : ordered;
}

/** What is to come of a movement, and how its battles are made ready. */
type Course = { readonly landing: ArrivalPlan; readonly targets: readonly Target[]; readonly prepare: Prepare };

/** Every arrival through its battle, and what is left of it down to the planets. */
export function follow(course: Course, arrival: readonly Arrival[], isClear = false): Result<Resolution> {
  const { landing, prepare } = course;
  const battles = arrival.map(({ probability, units }) => {
    const battle = cleared(battleOnArrival(landing, units), isClear);
    return { probability, battle, isMissed: !Object.keys(battle.attacker.units).some(isShip) };
  });
  const fought = outcomeOver(battles, landing.limit, prepare);
  if (!fought.ok) return fought;
  const { odds: space, lost, survivors } = fought.value;
  const planets = landOnEach(course, survivors, isClear);
  return planets.ok ? ok({ landing, arrival, space, lost, survivors, planets: planets.value }) : planets;
}

/** What becomes of each planet if all that is left lands on it. */
export function landOnEach(
  { landing, targets, prepare }: Course,
  survivors: readonly Survivors[],
  isClear = false,
): Result<readonly Landed[]> {
  const planets: Landed[] = [];
  for (const target of targets) {
    const landed = invasion({ target, landing, prepare }, survivors, isClear);
    if (!landed.ok) return landed;
    if (landed.value !== null) planets.push(landed.value);
  }
  return ok(planets);
}

const cleared = (battle: Battle, isClear: boolean): Battle =>
  isClear ? { ...battle, anomalies: battle.anomalies.filter((type) => type !== "nebula") } : battle;
