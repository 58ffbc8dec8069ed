import { ok, type Result } from "@umpire/kernel";
import { type ArrivalPlan, battleOnArrival } from "../combat/arrive.ts";
import type { Odds } from "../combat/odds/odds.ts";
import type { Survivors } from "../combat/outcomes.ts";
import { preparePlain } from "../combat/plain.ts";
import { arrivals } from "../movement/losses.ts";
import { combatEffects, isGround, isShip } from "../skirmish/board.ts";
import { emptyForce, filterCounts } from "../units/force.ts";
import { type HeldBy, sceneOf, targetsOf, type Undertaking } from "./armies.ts";
import { landOnEach, resolveWith } from "./resolve.ts";

/** What a movement leads to: the chance to win the space, and to take each planet if all that is left lands on it. */
export type Prospects = {
  /** Null where nobody is in the way. */
  readonly space: Odds | null;
  /** Over the whole action: rifts, cannons, the battle in space, the landing. */
  readonly planets: readonly { readonly planet: string; readonly taken: number }[];
};

/** What an action in a skirmish comes to for every planet of the active system. */
export function prospectsOf(given: Undertaking): Result<Prospects> {
  const { movement, declared } = given;
  const { rival, guns, ...scene } = sceneOf(given, heldInSkirmish);
  const landing: ArrivalPlan = { ...scene, movement, declared, place: "space", best: [], limit: null };
  const targets = targetsOf(given, heldInSkirmish);
  if (rival === null && guns.length === 0) {
    const planets = landOnEach({ landing, targets, prepare: preparePlain }, unopposed(landing));
    return planets.ok ? ok({ space: null, planets: planets.value }) : planets;
  }
  const resolved = resolveWith(preparePlain, landing, targets);
  if (!resolved.ok) return resolved;
  const { space, planets } = resolved.value;
  return ok({ space: rival === null ? null : space, planets });
}

/** Nobody in a skirmish has more than effects of the first table. */
export const heldInSkirmish: HeldBy = (board, seat) => ({ effects: combatEffects(board, seat) });

/** All that arrives, where nobody fires or fights. */
const unopposed = (landing: ArrivalPlan): readonly Survivors[] =>
  arrivals(landing.movement, landing.declared).map(({ probability, units }) => {
    const all = battleOnArrival(landing, units).attacker.units;
    const left = { units: filterCounts(all, isShip), damaged: {} };
    return { probability, attacker: left, defender: emptyForce, carried: filterCounts(all, isGround) };
  });
