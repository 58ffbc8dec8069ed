import { findSystem } from "../galaxy/galaxy.ts";
import { type Declared, type Voyaged, voyageOut } from "../movement/move.ts";
import { has, may, neighboursFor, type Obstacle, obstaclesInto, type Ship, type Voyage } from "../movement/voyage.ts";

/** Why ships cannot retreat to a system. */
type RetreatRefusal = Obstacle | { readonly code: "nothing-of-yours"; readonly rule: string; readonly system: string };

/** A neighbour of the system that is fought over, and whether one may retreat to it. */
export type Refuge = { readonly system: string; readonly refusal: RetreatRefusal | null };

/** A ship that no effect is for in particular: all that retreat go to one place. */
const anyShip = (at: string): Ship => ({ id: "", at, move: 1 });

/**
 * Every neighbour, with what keeps ships from retreating there: other players' ships, no unit and no planet of one's
 * own, and anomalies, a nebula included, since it is not the active system. What helps in the movement step alone does
 * not help here.
 */
export function refuges(voyage: Voyage, from: string): readonly Refuge[] {
  const effects = voyage.effects.filter(({ movementStepOnly }) => !movementStepOnly);
  const leaving: Voyage = { ...voyage, active: from, effects };
  const near = neighboursFor(leaving, "ships").get(from) ?? [];
  const anywhere = effects.some(({ retreatsAnywhere }) => retreatsAnywhere);
  return near.map((id) => ({ system: id, refusal: refuseRefuge(leaving, id, anywhere) }));
}

function refuseRefuge(voyage: Voyage, id: string, anywhere: boolean): RetreatRefusal | null {
  const system = findSystem(voyage.galaxy, id);
  if (system === undefined) return { code: "nothing-of-yours", rule: "LRR 78.7", system: id };
  if (voyage.others.has(id)) return { code: "blocked-by-ships", rule: "LRR 78.7", system: id };
  const ship = anyShip(voyage.active);
  const [barred] = obstaclesInto(voyage, system, ship);
  if (barred !== undefined) return barred;
  // Into a nebula that is not active nobody moves but whom it does not touch at all.
  if (has(system, "nebula") && !may(voyage, ship, "nebula", "into"))
    return { code: "nebula-not-active", rule: "LRR 59.1", system: id, anomaly: "nebula" };
  return anywhere || voyage.own.has(id) ? null : { code: "nothing-of-yours", rule: "LRR 78.7", system: id };
}

/** Whether there is anywhere to go: else no retreat can be announced. */
export const canRetreat = (voyage: Voyage, from: string): boolean =>
  refuges(voyage, from).some(({ refusal }) => refusal === null);

/** Ships that leave for a refuge: those that begin in a rift roll, each just before it leaves. */
export function retreat(
  voyage: Voyage,
  to: string,
  ships: readonly Pick<Declared, "ship" | "cargo">[],
  die: () => number,
): ReturnType<typeof voyageOut> {
  const effects = voyage.effects.filter(({ movementStepOnly }) => !movementStepOnly);
  const leaving: Voyage = { ...voyage, active: to, tokens: new Set(), effects };
  const declared = ships
    .filter(({ ship }) => ship.move > 0)
    .map(({ ship, cargo }) => ({ ship, cargo, path: [ship.at, to] }));
  return voyageOut(leaving, declared, die);
}

/** Where the token comes from that is put where ships have retreated to; null where none is put. */
export function retreatToken(
  arrived: readonly Voyaged[],
  hasToken: boolean,
  reinforcements: number,
): "reinforcements" | "command-sheet" | null {
  if (hasToken || !arrived.some((ship) => ship.arrived)) return null;
  return reinforcements > 0 ? "reinforcements" : "command-sheet";
}
