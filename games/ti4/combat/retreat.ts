import { findSystem } from "../galaxy/galaxy.ts";
import { type DeclaredMove, type MovedShip, moveShips } from "../movement/move.ts";
import {
  hasAnomaly,
  isAllowed,
  type Movement,
  neighboursFor,
  type Obstacle,
  obstaclesInto,
  type Ship,
} from "../movement/movement.ts";

/** Why ships cannot retreat to a system. */
type RetreatRefusal = Obstacle | { readonly code: "nothing-of-yours"; readonly rule: string; readonly system: string };

/** A neighbour of the system that is fought over, and whether one may retreat to it. */
export type RetreatTarget = { readonly system: string; readonly refusal: RetreatRefusal | null };

/** A ship that no effect is for in particular: all that retreat go to one place. */
const anyShip = (at: string): Ship => ({ id: "", at, move: 1 });

/**
 * Every neighbour, with what keeps ships from retreating there: other players' ships, no unit and no planet of one's
 * own, and anomalies, a nebula included, since it is not the active system. What helps in the movement step alone does
 * not help here.
 */
export function retreatTargets(movement: Movement, from: string): readonly RetreatTarget[] {
  const effects = movement.effects.filter(({ movementStepOnly }) => !movementStepOnly);
  const leaving: Movement = { ...movement, active: from, effects };
  const near = neighboursFor(leaving, "ships").get(from) ?? [];
  const anywhere = effects.some(({ retreatsAnywhere }) => retreatsAnywhere);
  return near.map((id) => ({ system: id, refusal: refuseTarget(leaving, id, anywhere) }));
}

function refuseTarget(movement: Movement, id: string, anywhere: boolean): RetreatRefusal | null {
  const system = findSystem(movement.galaxy, id);
  if (system === undefined) return { code: "nothing-of-yours", rule: "LRR 78.7", system: id };
  if (movement.others.has(id)) return { code: "blocked-by-ships", rule: "LRR 78.7", system: id };
  const ship = anyShip(movement.active);
  const [barred] = obstaclesInto(movement, system, ship);
  if (barred !== undefined) return barred;
  // Into a nebula that is not active nobody moves but whom it does not touch at all.
  if (hasAnomaly(system, "nebula") && !isAllowed(movement, ship, "nebula", "into"))
    return { code: "nebula-not-active", rule: "LRR 59.1", system: id, anomaly: "nebula" };
  return anywhere || movement.own.has(id) ? null : { code: "nothing-of-yours", rule: "LRR 78.7", system: id };
}

/** Whether there is anywhere to go: else no retreat can be announced. */
export const canRetreat = (movement: Movement, from: string): boolean =>
  retreatTargets(movement, from).some(({ refusal }) => refusal === null);

/** Ships that leave for a refuge: those that begin in a rift roll, each just before it leaves. */
export function retreat(
  movement: Movement,
  to: string,
  ships: readonly Pick<DeclaredMove, "ship" | "cargo">[],
  die: () => number,
): ReturnType<typeof moveShips> {
  const effects = movement.effects.filter(({ movementStepOnly }) => !movementStepOnly);
  const leaving: Movement = { ...movement, active: to, tokens: new Set(), effects };
  const declared = ships
    .filter(({ ship }) => ship.move > 0)
    .map(({ ship, cargo }) => ({ ship, cargo, path: [ship.at, to] }));
  return moveShips(leaving, declared, die);
}

/** Where the token comes from that is put where ships have retreated to; null where none is put. */
export function retreatToken(
  arrived: readonly MovedShip[],
  hasToken: boolean,
  reinforcements: number,
): "reinforcements" | "command-sheet" | null {
  if (hasToken || !arrived.some((ship) => ship.arrived)) return null;
  return reinforcements > 0 ? "reinforcements" : "command-sheet";
}
