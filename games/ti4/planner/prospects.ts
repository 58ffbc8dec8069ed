import { ok, type Result } from "@umpire/kernel";
import { type ArrivalPlan, battleOnArrival, withCasualtyOrders } from "../combat/arrive.ts";
import type { Odds } from "../combat/odds/odds.ts";
import { type Arrival, arrivals } from "../movement/losses.ts";
import { isGround, isShip } from "../skirmish/board.ts";
import { emptyForce, filterCounts } from "../units/force.ts";
import { sceneOf, targetsOf, type Undertaking } from "./armies.ts";
import { invasion } from "./invasion.ts";
import { fightInSpace, type InSpace } from "./outcome.ts";

/** What a movement leads to: the chance to win the space, and to take each planet if all that is left lands on it. */
export type Prospects = {
  /** Null where nobody is in the way. */
  readonly space: Odds | null;
  /** Over the whole action: rifts, cannons, the battle in space, the landing. */
  readonly planets: readonly { readonly planet: string; readonly taken: number }[];
};

/** The figures of `outcomeOf` for every planet of the active system, without what they cost. */
export function prospectsOf(given: Undertaking): Result<Prospects> {
  const { voyage, declared } = given;
  const { rival, guns, ...scene } = sceneOf(given);
  const arrival = arrivals(voyage, declared);
  const landing: ArrivalPlan = { ...scene, movement: voyage, declared, place: "space", best: [], limit: null };
  const isQuiet = rival === null && guns.length === 0;
  const fought = isQuiet ? ok(unopposed(landing, arrival)) : opposed(landing, arrival);
  if (!fought.ok) return fought;
  const planets: { readonly planet: string; readonly taken: number }[] = [];
  for (const target of targetsOf(given)) {
    const landed = invasion({ target, study: given }, fought.value.survivors, false);
    if (!landed.ok) return landed;
    if (landed.value !== null) planets.push({ planet: target.planet, taken: landed.value.taken });
  }
  return ok({ space: rival === null ? null : fought.value.space, planets });
}

type Fought = { readonly space: Odds | null; readonly survivors: InSpace["survivors"] };

function opposed(landing: ArrivalPlan, arrival: readonly Arrival[]): Result<Fought> {
  const ordered = withCasualtyOrders(landing, arrival);
  return ordered.ok ? fightInSpace(ordered.value, arrival) : ordered;
}

/** All that arrives, where nobody fires or fights. */
const unopposed = (landing: ArrivalPlan, arrival: readonly Arrival[]): Fought => ({
  space: null,
  survivors: arrival.map(({ probability, units }) => {
    const all = battleOnArrival(landing, units).attacker.units;
    const left = { units: filterCounts(all, isShip), damaged: {} };
    return { probability, attacker: left, defender: emptyForce, carried: filterCounts(all, isGround) };
  }),
});
