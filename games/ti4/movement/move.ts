import { byCodeUnit } from "@umpire/toolkit";
import { withoutSource } from "../galaxy/galaxy.ts";
import { findUnit } from "../units/units.ts";
import { capacityTaken } from "./capacity.ts";
import { exitsOf, LOST_ON } from "./move-value.ts";
import { isHeld, type Movement, type Ship } from "./movement.ts";
import { checkPath, type PathRefusal } from "./path.ts";
import { reach } from "./reach.ts";

/** Units that a ship takes along, picked up in a system of its path. */
export type Cargo = { readonly unit: string; readonly count: number; readonly from: string };

/** A ship with what it is, declared to move along a path with cargo. */
export type DeclaredMove = {
  readonly ship: Ship & { readonly unit: string | null };
  readonly path: readonly string[];
  readonly cargo: readonly Cargo[];
  /** The source of a wormhole that goes with the ship: it moves first, and if it is lost, so is the wormhole. */
  readonly wormhole?: string;
};

export type MoveRefusal =
  | PathRefusal
  | { readonly code: "unknown-unit"; readonly unit: string }
  | { readonly code: "cargo-not-carriable"; readonly rule: string; readonly unit: string }
  | {
      readonly code: "cargo-absent";
      readonly rule: string;
      readonly unit: string;
      readonly system: string;
      readonly path: readonly string[];
    }
  | { readonly code: "pickup-forbidden"; readonly rule: string; readonly unit: string; readonly system: string }
  | { readonly code: "over-capacity"; readonly rule: string; readonly capacity: number; readonly needed: number };

/** One die of a rift. */
export type RiftRoll = {
  readonly ship: string;
  /** The fighter aboard that rolls, where carried ones do. */
  readonly unit?: string;
  readonly system: string;
  readonly exit: number;
  readonly die: number;
  readonly removed: boolean;
};

/** What came of one ship's movement. */
export type MovedShip = {
  readonly ship: string;
  readonly unit: string | null;
  /** Whether it arrived, and what is aboard or was lost. */
  readonly arrived: boolean;
  readonly cargo: readonly Cargo[];
  readonly lost: readonly Cargo[];
};

/** Why a declared movement is refused, cargo and all; null where it is legal. */
export function refuseDeclared(
  movement: Movement,
  { ship, path, cargo }: DeclaredMove,
): (MoveRefusal & { readonly ship: string }) | null {
  const judged = checkPath(movement, ship, path);
  if ("refusal" in judged) return { ...judged.refusal, ship: ship.id };
  const refusal = refuseCargo(movement, ship, path, cargo);
  return refusal === null ? null : { ...refusal, ship: ship.id };
}

function refuseCargo(
  movement: Movement,
  ship: DeclaredMove["ship"],
  path: readonly string[],
  cargo: readonly Cargo[],
): MoveRefusal | null {
  const capacity = (ship.unit === null ? undefined : findUnit(ship.unit))?.capacity ?? 0;
  let needed = 0;
  for (const { unit, count, from } of cargo) {
    const found = findUnit(unit);
    if (found === undefined) return { code: "unknown-unit", unit };
    if (!found.isCargo) return { code: "cargo-not-carriable", rule: "LRR 95.1", unit };
    if (!path.includes(from)) return { code: "cargo-absent", rule: "LRR 95.2", unit, system: from, path };
    if (isHeld(movement, from)) return { code: "pickup-forbidden", rule: "LRR 95.3", unit, system: from };
    needed += capacityTaken(found, capacity) * count;
  }
  return needed > capacity ? { code: "over-capacity", rule: "LRR 16", capacity, needed } : null;
}

/** Moves what was declared: ships roll in the order of their ids, each along its path, just before each exit. */
export function moveShips(
  movement: Movement,
  declared: readonly DeclaredMove[],
  roll: () => number,
): { readonly ships: readonly MovedShip[]; readonly rolls: readonly RiftRoll[] } {
  const rolls: RiftRoll[] = [];
  let now = movement;
  const ships = inMoveOrder(declared).flatMap((each) => {
    const still = rerouted(now, each);
    if (still === null) return [];
    const moved = moveShip(now, still, roll, rolls);
    if (!moved.arrived) now = afterShipLoss(now, each);
    return [moved];
  });
  return { ships, rolls };
}

/** Ships that take a wormhole along go first, then all by their ids. */
export function inMoveOrder(declared: readonly DeclaredMove[]): readonly DeclaredMove[] {
  const inOrder = [...declared].sort((a, b) => byCodeUnit(a.ship.id, b.ship.id));
  const leads = ({ wormhole }: DeclaredMove) => wormhole !== undefined;
  return [...inOrder.filter(leads), ...inOrder.filter((each) => !leads(each))];
}

/** The movement after a ship is lost: a wormhole that it carried is gone. */
export function afterShipLoss(movement: Movement, { ship, wormhole }: DeclaredMove): Movement {
  return wormhole === undefined ? movement : { ...movement, galaxy: withoutSource(movement.galaxy, ship.at, wormhole) };
}

/** The same movement while its path is open, else by the safest other way; null where there is none: the ship stays. */
export function rerouted(movement: Movement, each: DeclaredMove): DeclaredMove | null {
  if (refuseDeclared(movement, each) === null) return each;
  const other = reach(movement, [each.ship])[0]?.options.at(-1);
  return other === undefined ? null : { ...each, path: other.path };
}

function moveShip(
  movement: Movement,
  { ship, path, cargo }: DeclaredMove,
  roll: () => number,
  rolls: RiftRoll[],
): MovedShip {
  let aboard = cargo.map((each) => ({ ...each }));
  const lost: Cargo[] = [];
  for (const { system, exit, dice, lostOn } of exitsOf(movement, ship, path)) {
    const isAboard = ({ from }: Cargo) => path.indexOf(from) <= exit;
    for (let left = dice; left > 0; left -= 1) {
      const die = roll();
      rolls.push({ ship: ship.id, system, exit, die, removed: die <= lostOn });
      if (die > lostOn) continue;
      const gone = [...lost, ...aboard.filter((each) => isAboard(each) && each.count > 0)];
      return { ship: ship.id, unit: ship.unit, arrived: false, cargo: [], lost: gone };
    }
    if (!movement.rules.riftRollsForCarried) continue;
    aboard = aboard.map((each) => {
      const survivors = isAboard(each) ? survivorsOf(each, ship.id, system, exit, roll, rolls) : each.count;
      if (survivors < each.count) lost.push({ ...each, count: each.count - survivors });
      return { ...each, count: survivors };
    });
  }
  return { ship: ship.id, unit: ship.unit, arrived: true, cargo: aboard.filter(({ count }) => count > 0), lost };
}

/** Fighters are ships: where carried ones roll, each rolls for itself. */
function survivorsOf(
  { unit, count }: Cargo,
  ship: string,
  system: string,
  exit: number,
  roll: () => number,
  rolls: RiftRoll[],
): number {
  if (findUnit(unit)?.type !== "fighter") return count;
  let left = 0;
  for (let at = 0; at < count; at += 1) {
    const die = roll();
    rolls.push({ ship, unit, system, exit, die, removed: die <= LOST_ON });
    if (die > LOST_ON) left += 1;
  }
  return left;
}
