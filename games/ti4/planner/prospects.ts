import { ok, type Result, type Seat } from "@umpire/kernel";
import { type ArrivalPlan, battleOnArrival } from "../combat/arrive.ts";
import type { Odds } from "../combat/odds/odds.ts";
import type { Survivors } from "../combat/outcomes.ts";
import { preparePlain } from "../combat/plain.ts";
import type { Prepare } from "../combat/prepared.ts";
import { arrivals } from "../movement/losses.ts";
import { combatEffects, isGround, isShip } from "../skirmish/board.ts";
import type { Board } from "../skirmish/shape.ts";
import { emptyForce, filterCounts } from "../units/force.ts";
import { type Held, type HeldBy, sceneOf, targetsOf, type Undertaking } from "./armies.ts";
import { landOnEach, resolveWith } from "./resolve.ts";

/** What a movement leads to: the chance to win the space, and to take each planet if all that is left lands on it. */
export type Prospects = {
  /** Null where nobody is in the way. */
  readonly space: Odds | null;
  /** Over the whole action: rifts, cannons, the battle in space, the landing. */
  readonly planets: readonly { readonly planet: string; readonly taken: number }[];
};

/** How battles are made ready, and what fights with a player in them: on a planet after a battle in space, less. */
type Warfare = { readonly prepare: Prepare; readonly held: HeldBy; readonly heldAfterSpace: HeldBy };

/** Nobody has more than numbers and effects of the first table. */
const plainWarfare: Warfare = { prepare: preparePlain, held: heldInSkirmish, heldAfterSpace: heldInSkirmish };

/** What an action in a skirmish comes to for every planet of the active system. */
export function prospectsOf(given: Undertaking, warfare: Warfare = plainWarfare): Result<Prospects> {
  const { movement, declared, board, mover } = given;
  const { held, heldAfterSpace } = warfare;
  const { rival, guns, ...scene } = sceneOf(given, held);
  const landing: ArrivalPlan = { ...scene, movement, declared, place: "space", best: [], limit: null };
  const targets = targetsOf(given, (on, seat) => (seat === rival ? heldAfterSpace : held)(on, seat));
  if (rival === null && guns.length === 0) {
    const planets = landOnEach({ landing, targets, prepare: warfare.prepare }, unopposed(landing));
    return planets.ok ? ok({ space: null, planets: planets.value }) : planets;
  }
  const ashore = rival === null ? {} : heldAfterSpace(board, mover);
  const prepare: Prepare = (battle) =>
    warfare.prepare(battle.place === "space" ? battle : { ...battle, attacker: { ...battle.attacker, ...ashore } });
  const resolved = resolveWith(prepare, landing, targets);
  if (!resolved.ok) return resolved;
  const { space, planets } = resolved.value;
  return ok({ space: rival === null ? null : space, planets });
}

/** Where nobody has a faction, nobody has more than effects of the first table. */
export function heldInSkirmish(board: Board, seat: Seat): Held {
  return { effects: combatEffects(board, seat) };
}

/** All that arrives, where nobody fires or fights. */
const unopposed = (landing: ArrivalPlan): readonly Survivors[] =>
  arrivals(landing.movement, landing.declared).map(({ probability, units }) => {
    const all = battleOnArrival(landing, units).attacker.units;
    const left = { units: filterCounts(all, isShip), damaged: {} };
    return { probability, attacker: left, defender: emptyForce, carried: filterCounts(all, isGround) };
  });
