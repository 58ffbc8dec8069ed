import { costOf, definitionOf } from "./catalogue.ts";
import { absentShip, type ShapeshipsRefusal } from "./drawing.ts";
import type { Pack } from "./pack.ts";
import { type LiveShip, otherSide, type ShapeshipsState, type Side } from "./shape.ts";

/** What can be done to ships in battle. */
export type FleetEffect = "destroy" | "steal" | "copy" | "paired_destroy";

/** What an action names, as far as its effect needs it. */
export type Names = { readonly target?: string; readonly own?: string };

const isFleetEffect = (effect: string): effect is FleetEffect =>
  effect === "destroy" || effect === "steal" || effect === "copy" || effect === "paired_destroy";

/** The ship by which another is protected from an effect, or null. */
function protector(fleet: readonly LiveShip[], ship: LiveShip, effect: FleetEffect, pack: Pack): string | null {
  if (effect === "copy") return null;
  const prevents = effect === "steal" ? "prevent_steal" : "prevent_destroy";
  const isBasic = definitionOf(pack, ship.ship).kind === "basic";
  const found = fleet.find((each) =>
    definitionOf(pack, each.ship).powers.some(
      (power) =>
        power.when === "passive" && power.effect === prevents && (power.ships === "basics" ? isBasic : each === ship),
    ),
  );
  return found?.id ?? null;
}

/** Whether something may be done to a ship: Basics only, and none that is protected. */
export function isTarget(fleet: readonly LiveShip[], ship: LiveShip, effect: FleetEffect, pack: Pack): boolean {
  return definitionOf(pack, ship.ship).kind === "basic" && protector(fleet, ship, effect, pack) === null;
}

/** Why the ships that an action names will not do; judged on the state in which the window opened (R8). */
export function refuseTargets(
  state: ShapeshipsState,
  side: Side,
  source: string,
  effect: string,
  names: Names,
  pack: Pack,
): ShapeshipsRefusal | null {
  const { target, own } = names;
  const wantsTarget = isFleetEffect(effect);
  const wantsOwn = effect === "paired_destroy";
  if ((!wantsTarget && target !== undefined) || (!wantsOwn && own !== undefined))
    return { code: "target-unexpected", rule: "S11", source };
  if (!wantsTarget) return null;
  if (target === undefined) return { code: "target-required", rule: "S11", source };
  if (wantsOwn && own === undefined) return { code: "own-required", rule: "S11", source };
  const theirs = refuseTarget(state, otherSide(side), target, effect, pack);
  if (theirs !== null || own === undefined) return theirs;
  return refuseTarget(state, side, own, effect, pack, true) ?? refusePair(state, side, own, target, pack);
}

function refuseTarget(
  { players }: ShapeshipsState,
  side: Side,
  id: string,
  effect: FleetEffect,
  pack: Pack,
  mine = false,
): ShapeshipsRefusal | null {
  const fleet = players[side].ships;
  const ship = fleet.find((each) => each.id === id);
  if (ship === undefined) {
    const gone = absentShip(players[side], side, id);
    if (gone.code === "ship-destroyed") return gone;
    return { code: mine ? "target-not-yours" : "target-not-theirs", rule: "S11", ship: id };
  }
  if (definitionOf(pack, ship.ship).kind !== "basic") return { code: "target-upgraded", rule: "S11", ship: id };
  const by = protector(fleet, ship, effect, pack);
  return by === null ? null : { code: "target-protected", rule: "S11", ship: id, by };
}

function refusePair(
  { players }: ShapeshipsState,
  side: Side,
  own: string,
  target: string,
  pack: Pack,
): ShapeshipsRefusal | null {
  const cost = (of: Side, id: string) => {
    const ship = players[of].ships.find((each) => each.id === id);
    return ship === undefined ? null : costOf(definitionOf(pack, ship.ship));
  };
  const equal = cost(side, own) === cost(otherSide(side), target);
  return equal ? null : { code: "target-other-cost", rule: "S11", own, target };
}

/** Every way to name ships for an effect, in the order of the fleets. */
export function* namings(state: ShapeshipsState, side: Side, effect: string, pack: Pack): Generator<Names> {
  if (!isFleetEffect(effect)) {
    yield {};
    return;
  }
  const theirs = state.players[otherSide(side)].ships.filter((ship, _, fleet) => isTarget(fleet, ship, effect, pack));
  if (effect !== "paired_destroy") {
    for (const { id } of theirs) yield { target: id };
    return;
  }
  const mine = state.players[side].ships.filter((ship, _, fleet) => isTarget(fleet, ship, effect, pack));
  for (const { id: target } of theirs) {
    for (const { id: own } of mine) {
      if (refusePair(state, side, own, target, pack) === null) yield { target, own };
    }
  }
}
