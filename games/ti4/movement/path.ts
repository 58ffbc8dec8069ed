import { findSystem } from "../galaxy/galaxy.ts";
import { exitsOf, explainMove, survivalOf } from "./move-value.ts";
import { type Movement, neighboursFor, type Obstacle, obstaclesInto, obstaclesThrough, type Ship } from "./movement.ts";
import { type Cause, immobilityCauses, tooFar } from "./reach.ts";

/** Why a declared path is refused: the first thing that is wrong with it. */
export type PathRefusal =
  | Cause
  | { readonly code: "path-empty" }
  | { readonly code: "unknown-system"; readonly system: string }
  | { readonly code: "path-not-from-ship"; readonly system: string }
  | { readonly code: "path-not-to-active"; readonly system: string };

/** What a declared path comes to: judged for itself, never because another would be better. */
export function checkPath(movement: Movement, ship: Ship, path: readonly string[]) {
  const refusal = refusePath(movement, ship, path);
  if (refusal !== null) return { refusal } as const;
  const exits = exitsOf(movement, ship, path);
  const rolls = exits.reduce((sum, { dice }) => sum + dice, 0);
  return { move: explainMove(movement, ship, path), rolls, survival: survivalOf(exits) } as const;
}

function refusePath(movement: Movement, ship: Ship, path: readonly string[]): PathRefusal | null {
  return refuseForm(movement, ship, path) ?? immobilityCauses(movement, ship)[0] ?? refuseSteps(movement, ship, path);
}

function refuseForm({ galaxy, active }: Movement, ship: Ship, path: readonly string[]): PathRefusal | null {
  if (path.length < 2) return { code: "path-empty" };
  const stray = path.find((id) => findSystem(galaxy, id) === undefined);
  if (stray !== undefined) return { code: "unknown-system", system: stray };
  if (path[0] !== ship.at) return { code: "path-not-from-ship", system: path[0] ?? "" };
  const end = path.at(-1) ?? "";
  return end === active ? null : { code: "path-not-to-active", system: end };
}

function refuseSteps(movement: Movement, ship: Ship, path: readonly string[]): PathRefusal | null {
  const near = neighboursFor(movement, "ships");
  for (const [at, id] of path.entries()) {
    if (at === 0) continue;
    if (!(near.get(path[at - 1] ?? "") ?? []).includes(id))
      return { code: "not-adjacent", rule: "LRR 58.4", system: id };
    const [obstacle] = obstaclesAt(movement, ship, id, at === path.length - 1);
    if (obstacle !== undefined) return obstacle;
  }
  const far = tooFar(movement, ship, path);
  return far.needed <= far.move ? null : far;
}

function obstaclesAt(movement: Movement, ship: Ship, id: string, isLast: boolean): readonly Obstacle[] {
  const system = findSystem(movement.galaxy, id);
  if (system === undefined) return [];
  return isLast ? obstaclesInto(movement, system, ship) : obstaclesThrough(movement, system, ship);
}
