import { ok, type Result, type Seat } from "@umpire/kernel";
import { type AnomalyCost, type ArrivalPlan, battleOnArrival } from "../combat/arrive.ts";
import type { Army, Camp } from "../combat/battle.ts";
import { type Odds, roundDistribution } from "../combat/odds/odds.ts";
import type { Survivors } from "../combat/outcomes.ts";
import { prepareBattle } from "../combat/prepared.ts";
import { customSustainOrder, sideOf } from "../combat/side.ts";
import { findUnmodelled, type Unmodelled } from "../combat/unmodelled.ts";
import type { Arrival } from "../movement/losses.ts";
import type { UnitTexts } from "../words/rules/words.ts";
import { pricesOf, resolveAction, type TacticalAction } from "./action.ts";
import type { Firing } from "./armies.ts";
import type { Landed } from "./invasion.ts";
import type { Resolution } from "./resolve.ts";

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
  /** When: before anything is lost, or later. */
  readonly sustain: { readonly [C in Camp]: Army["sustain"] };
  readonly ground: Landed | null;
  /** What rifts and the nebula cost, in points of the chance to reach the goal. */
  readonly goal: "arrival" | "space" | "planet";
  readonly price: readonly AnomalyCost[];
  readonly notModelled: readonly Unmodelled[];
};

/** The exact outcome of an action, with everything that explains it: rounds, modifiers, orders of losses, prices. */
export function outcomeOf(action: TacticalAction, texts: UnitTexts): Result<Outcome> {
  const resolved = resolveAction(action);
  if (!resolved.ok) return resolved;
  const price = pricesOf(resolved.value, action.targets, goalChance);
  if (!price.ok) return price;
  const { landing, arrival, space, survivors, lost, planets } = resolved.value;
  const { rival, guns } = action;
  const [ground = null] = planets;
  const goal = ground !== null ? "planet" : rival !== null ? "space" : "arrival";
  const whole = battleOnArrival(landing, arrival[0]?.units ?? {});
  const order = (camp: Camp) => sideOf(whole, camp).kinds.map(({ unit }) => unit.id);
  return ok({
    arrival,
    rival,
    guns,
    space,
    survivors,
    rounds: roundsOver(landing, arrival),
    lost,
    ground,
    goal,
    price: price.value,
    modifiers: { attacker: sideOf(whole, "attacker").modifiers, defender: sideOf(whole, "defender").modifiers },
    casualties: { attacker: order("attacker"), defender: order("defender") },
    sustains: { attacker: customSustainOrder(whole, "attacker"), defender: customSustainOrder(whole, "defender") },
    sustain: { attacker: whole.attacker.sustain, defender: whole.defender.sustain },
    notModelled: findUnmodelled(whole, texts),
  });
}

/** The chance of what one comes for: the planet, or else the space. */
const goalChance = ({ planets: [ground], space }: Pick<Resolution, "space" | "planets">): number =>
  ground?.taken ?? space.attacker;

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

/** Two lists of chances together; null once one of them is not known. */
function added(sum: readonly number[] | null, more: readonly number[] | null, weight: number) {
  if (sum === null || more === null) return null;
  const length = Math.max(sum.length, more.length);
  return Array.from({ length }, (_, at) => (sum[at] ?? 0) + weight * (more[at] ?? 0));
}
