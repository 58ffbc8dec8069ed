import { findSystem } from "../galaxy/galaxy.ts";
import { exitsOf, explainMove, survivalOf } from "./move-value.ts";
import { type Cause, heldBy, tooFar } from "./reach.ts";
import { neighboursFor, type Obstacle, obstaclesInto, obstaclesThrough, type Ship, type Voyage } from "./voyage.ts";

/** Why a declared path is refused: the first thing that is wrong with it. */
export type PathRefusal =
  | Cause
  | { readonly code: "path-empty" }
  | { readonly code: "unknown-system"; readonly system: string }
  | { readonly code: "path-not-from-ship"; readonly system: string }
  | { readonly code: "path-not-to-active"; readonly system: string };

/** What a declared path comes to: judged for itself, never because another would be better. */
export function judgePath(voyage: Voyage, ship: Ship, path: readonly string[]) {
  const refusal = refusePath(voyage, ship, path);
  if (refusal !== null) return { refusal } as const;
  const exits = exitsOf(voyage, ship, path);
  const rolls = exits.reduce((sum, { dice }) => sum + dice, 0);
  return { move: explainMove(voyage, ship, path), rolls, survival: survivalOf(exits) } as const;
}

function refusePath(voyage: Voyage, ship: Ship, path: readonly string[]): PathRefusal | null {
  return refuseForm(voyage, ship, path) ?? heldBy(voyage, ship)[0] ?? refuseWay(voyage, ship, path);
}

function refuseForm({ galaxy, active }: Voyage, ship: Ship, path: readonly string[]): PathRefusal | null {
  if (path.length < 2) return { code: "path-empty" };
  const stray = path.find((id) => findSystem(galaxy, id) === undefined);
  if (stray !== undefined) return { code: "unknown-system", system: stray };
  if (path[0] !== ship.at) return { code: "path-not-from-ship", system: path[0] ?? "" };
  const end = path.at(-1) ?? "";
  return end === active ? null : { code: "path-not-to-active", system: end };
}

function refuseWay(voyage: Voyage, ship: Ship, path: readonly string[]): PathRefusal | null {
  const near = neighboursFor(voyage, "ships");
  for (const [at, id] of path.entries()) {
    if (at === 0) continue;
    if (!(near.get(path[at - 1] ?? "") ?? []).includes(id))
      return { code: "not-adjacent", rule: "LRR 58.4", system: id };
    const [obstacle] = obstaclesAt(voyage, ship, id, at === path.length - 1);
    if (obstacle !== undefined) return obstacle;
  }
  const far = tooFar(voyage, ship, path);
  return far.needed <= far.move ? null : far;
}

function obstaclesAt(voyage: Voyage, ship: Ship, id: string, isLast: boolean): readonly Obstacle[] {
  const system = findSystem(voyage.galaxy, id);
  if (system === undefined) return [];
  return isLast ? obstaclesInto(voyage, system, ship) : obstaclesThrough(voyage, system, ship);
}
