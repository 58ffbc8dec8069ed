import { type Result, type Seat, yes } from "@umpire/kernel";
import { type Landing, withOrders } from "../combat/arrive.ts";
import type { Odds } from "../combat/odds.ts";
import { arrivals } from "../losses.ts";
import { sceneOf, targetsOf, type Undertaking } from "./armies.ts";
import { invasion } from "./invasion.ts";
import { fightInSpace } from "./outcome.ts";

/** What a movement leads to: the chance to win the space, and to take each planet if all that is left lands on it. */
export type Prospects = {
  readonly rival: Seat | null;
  /** Without a rival the attacker has won if a ship is left. */
  readonly space: Odds;
  /** Over the whole action: rifts, cannons, the battle in space, the landing. */
  readonly planets: readonly { readonly planet: string; readonly taken: number }[];
};

/** The figures of `outcomeOf` for every planet there, without what they cost. */
export function prospectsOf(given: Undertaking): Result<Prospects> {
  const { voyage, declared } = given;
  const { rival, guns: _, ...scene } = sceneOf(given);
  const arrival = arrivals(voyage, declared);
  const landing: Landing = { ...scene, voyage, declared, place: "space", best: [], limit: null };
  const ordered = withOrders(landing, arrival);
  if (!ordered.ok) return ordered;
  const fought = fightInSpace(ordered.value, arrival);
  if (!fought.ok) return fought;
  const planets: { readonly planet: string; readonly taken: number }[] = [];
  for (const target of targetsOf(given)) {
    const landed = invasion({ target, study: given }, fought.value.survivors, false);
    if (!landed.ok) return landed;
    if (landed.value !== null) planets.push({ planet: target.planet, taken: landed.value.taken });
  }
  return yes({ rival, space: fought.value.space, planets });
}
