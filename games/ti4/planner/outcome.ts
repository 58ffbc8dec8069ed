import { err, ok, type Result, type Seat } from "@umpire/kernel";
import {
  type AnomalyCost,
  type ArrivalPlan,
  battleOnArrival,
  riftsRolledAt,
  withCasualtyOrders,
  withoutExitRoll,
} from "../combat/arrive.ts";
import type { Battle, Camp } from "../combat/battle.ts";
import {
  computeOutcome,
  expectedLoss,
  type Odds,
  oddsOf,
  remainingUnits,
  roundDistribution,
} from "../combat/odds/odds.ts";
import { prepareBattle } from "../combat/prepared.ts";
import { customSustainOrder, sideOf } from "../combat/side.ts";
import { findUnmodelled, type Unmodelled } from "../combat/unmodelled.ts";
import { type Arrival, arrivals } from "../movement/losses.ts";
import { isGround, isShip } from "../skirmish/board.ts";
import { type Force, filterCounts, type UnitCounts } from "../units/force.ts";
import type { UnitTexts } from "../words/rules/words.ts";
import { type Firing, sceneOf, targetOf } from "./armies.ts";
import type { Assessment } from "./assess.ts";
import { type Ashore, invasion, type Landed } from "./invasion.ts";
import type { Plan } from "./plan.ts";

/** How the battle in space can leave both, and how likely. */
type Survivors = { readonly probability: number; readonly attacker: Force; readonly defender: Force };

/** Everything that may come of a plan, exactly. */
export type Outcome = {
  readonly arrival: readonly Arrival[];
  readonly rival: Seat | null;
  readonly guns: readonly Firing[];
  /** In space, over everything that may arrive. Without a rival the attacker has won if a ship is left. */
  readonly space: Odds;
  readonly survivors: readonly Survivors[];
  readonly rounds: readonly number[] | null;
  readonly lost: { readonly [C in Camp]: number };
  readonly modifiers: { readonly [C in Camp]: ReturnType<typeof sideOf>["modifiers"] };
  /** The order in which each side loses its units. */
  readonly casualties: { readonly [C in Camp]: readonly string[] };
  /** The order in which it sustains, where another than the usual one is better; else empty. */
  readonly sustains: { readonly [C in Camp]: readonly string[] };
  readonly ground: Landed | null;
  /** What rifts and the nebula cost, in points of the chance to reach the goal. */
  readonly goal: "arrival" | "space" | "planet";
  readonly price: readonly AnomalyCost[];
  readonly notModelled: readonly Unmodelled[];
};

type Stake = { readonly landing: ArrivalPlan; readonly ashore: Ashore | null };

/** The exact outcome of what is declared: rifts, cannons of everybody in range, the battle in space, the landing. */
export function outcomeOf(assessment: Assessment, action: Plan["plan"], texts: UnitTexts): Result<Outcome> {
  const { voyage, declared } = assessment;
  const { rival, guns, ...scene } = sceneOf(assessment);
  const arrival = arrivals(voyage, declared);
  const best = action.best ? (["attacker", "defender"] as const) : [];
  const given: ArrivalPlan = { ...scene, movement: voyage, declared, place: "space", best, limit: action.rounds };
  const ordered = withCasualtyOrders(given, arrival);
  if (!ordered.ok) return ordered;
  const target = targetOf(assessment, action.planet);
  const stake: Stake = { landing: ordered.value, ashore: target && { target, study: assessment } };
  const now = follow(stake, arrival);
  if (!now.ok) return now;
  const { ground, space, survivors, lost } = now.value;
  const rounds = roundsOver(ordered.value, arrival);
  const goal = ground !== null ? "planet" : rival !== null ? "space" : "arrival";
  const price = priceOf(stake, arrival, now.value);
  if (!price.ok) return price;
  const whole = battleOnArrival(ordered.value, arrival[0]?.units ?? {});
  const order = (camp: Camp) => sideOf(whole, camp).kinds.map(({ unit }) => unit.id);
  return ok({
    ...{ arrival, rival, guns, space, survivors, rounds, lost, ground, goal, price: price.value },
    modifiers: { attacker: sideOf(whole, "attacker").modifiers, defender: sideOf(whole, "defender").modifiers },
    casualties: { attacker: order("attacker"), defender: order("defender") },
    sustains: { attacker: customSustainOrder(whole, "attacker"), defender: customSustainOrder(whole, "defender") },
    notModelled: findUnmodelled(whole, texts),
  });
}

type Followed = InSpace & Pick<Outcome, "ground">;

/** Every arrival through its battle, and what is left of it down to the planet. */
function follow({ landing, ashore }: Stake, arrival: readonly Arrival[], isClear = false): Result<Followed> {
  const fought = fightInSpace(landing, arrival, isClear);
  if (!fought.ok) return fought;
  const ground = ashore === null ? ok(null) : invasion(ashore, fought.value.survivors, isClear);
  return ground.ok ? ok({ ...fought.value, ground: ground.value }) : ground;
}

/** What comes of the battle in space, and what was carried to it. */
export type InSpace = Pick<Outcome, "space" | "lost"> & {
  readonly survivors: readonly (Survivors & { readonly carried: UnitCounts })[];
};

/** Every arrival through its battle in space. */
export function fightInSpace(landing: ArrivalPlan, arrival: readonly Arrival[], isClear = false): Result<InSpace> {
  const space = { attacker: 0, defender: 0, draw: 0, undecided: 0 };
  const lost = { attacker: 0, defender: 0 };
  const survivors = new Map<string, InSpace["survivors"][number]>();
  for (const { probability, units } of arrival) {
    const battle = cleared(battleOnArrival(landing, units), isClear);
    const worked = computeOutcome(prepareBattle(battle), landing.limit);
    if (!worked.ok) return err({ code: "too-many-units", nearest: null });
    const odds = Object.keys(battle.attacker.units).some(isShip) ? oddsOf(worked.value) : nobodyCame;
    for (const end of ["attacker", "defender", "draw", "undecided"] as const) space[end] += probability * odds[end];
    for (const camp of ["attacker", "defender"] as const) lost[camp] += probability * expectedLoss(worked.value, camp);
    const carried = filterCounts(battle.attacker.units, isGround);
    for (const { chance, attacker, defender } of worked.value.endings) {
      const left = {
        attacker: remainingUnits(worked.value.a, attacker),
        defender: remainingUnits(worked.value.b, defender),
      };
      const key = JSON.stringify([left, carried]);
      const before = survivors.get(key)?.probability ?? 0;
      survivors.set(key, { probability: before + probability * chance, ...left, carried });
    }
  }
  return ok({ space, survivors: [...survivors.values()].sort((x, y) => y.probability - x.probability), lost });
}

/** How likely each number of rounds is, over everything that may arrive; null where that would take too long. */
function roundsOver(landing: ArrivalPlan, arrival: readonly Arrival[]): readonly number[] | null {
  let rounds: readonly number[] | null = [];
  for (const { probability, units } of arrival)
    rounds = added(
      rounds,
      roundDistribution(prepareBattle(battleOnArrival(landing, units)), landing.limit),
      probability,
    );
  return rounds;
}

/** Whoever does not arrive does not win. */
const nobodyCame: Odds = { attacker: 0, defender: 1, draw: 0, undecided: 0 };

const cleared = (battle: Battle, isClear: boolean): Battle =>
  isClear ? { ...battle, anomalies: battle.anomalies.filter((type) => type !== "nebula") } : battle;

/** Two lists of chances together; null once one of them is not known. */
function added(sum: readonly number[] | null, more: readonly number[] | null, weight: number) {
  if (sum === null || more === null) return null;
  const length = Math.max(sum.length, more.length);
  return Array.from({ length }, (_, at) => (sum[at] ?? 0) + weight * (more[at] ?? 0));
}

/** The chance of what one comes for. */
const goalOf = ({ ground, space }: Followed): number => ground?.taken ?? space.attacker;

/** What each rift, and the nebula, takes from it. */
function priceOf(stake: Stake, arrival: readonly Arrival[], now: Followed): Result<readonly AnomalyCost[]> {
  const { movement: voyage, declared } = stake.landing;
  const price: AnomalyCost[] = [];
  for (const system of riftsRolledAt(voyage, declared)) {
    const calm = { ...stake.landing, movement: withoutExitRoll(voyage, system) };
    const without = follow({ ...stake, landing: calm }, arrivals(calm.movement, declared));
    if (!without.ok) return without;
    price.push({ source: "gravity-rift", system, points: 100 * (goalOf(without.value) - goalOf(now)) });
  }
  if (!battleOnArrival(stake.landing, {}).anomalies.includes("nebula")) return ok(price);
  const clear = follow(stake, arrival, true);
  if (!clear.ok) return clear;
  const points = 100 * (goalOf(clear.value) - goalOf(now));
  return ok([...price, { source: "nebula", system: voyage.active, points }]);
}
