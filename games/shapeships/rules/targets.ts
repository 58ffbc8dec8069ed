import { costOf, definitionOf } from "../pack/catalogue.ts";
import type { Pack } from "../pack/pack.ts";
import { absentShip } from "./drawing.ts";
import type { ShapeshipsRefusal } from "./shape.ts";
import { type LiveShip, otherSide, type ShapeshipsState, type Side } from "./shape.ts";

/** What can be done to ships in battle. */
export type FleetEffect = "destroy" | "steal" | "copy" | "paired_destroy";

/** What an action names, as far as its effect needs it. */
export type Names = { readonly target?: string; readonly own?: string };

const isFleetEffect = (effect: string): effect is FleetEffect =>
  effect === "destroy" || effect === "steal" || effect === "copy" || effect === "paired_destroy";

type Prevention = "prevent_steal" | "prevent_destroy";

/** Whether a ship protects all Basics of its fleet, or itself. */
const protects = (pack: Pack, { ship }: LiveShip, prevents: Prevention, ships: "basics" | "self") =>
  definitionOf(pack, ship).powers.some(
    (power) => power.when === "passive" && power.effect === prevents && power.ships === ships,
  );

/** The first ship of a fleet that protects its Basics, found once: every target of an order asks. */
const wards = new WeakMap<readonly LiveShip[], { readonly pack: Pack; readonly found: Map<Prevention, Ward> }>();
type Ward = LiveShip | null;

function wardOf(fleet: readonly LiveShip[], prevents: Prevention, pack: Pack): Ward {
  let known = wards.get(fleet);
  if (known?.pack !== pack) {
    known = { pack, found: new Map() };
    wards.set(fleet, known);
  }
  const before = known.found.get(prevents);
  if (before !== undefined) return before;
  const ward = fleet.find((each) => protects(pack, each, prevents, "basics")) ?? null;
  known.found.set(prevents, ward);
  return ward;
}

/** The ship by which a Basic is protected from an effect, or null: of two the one that stands first in the fleet. */
function protector(fleet: readonly LiveShip[], ship: LiveShip, effect: FleetEffect, pack: Pack): string | null {
  if (effect === "copy") return null;
  const prevents = effect === "steal" ? "prevent_steal" : "prevent_destroy";
  const ward = wardOf(fleet, prevents, pack);
  if (!protects(pack, ship, prevents, "self")) return ward?.id ?? null;
  return ward !== null && fleet.indexOf(ward) < fleet.indexOf(ship) ? ward.id : ship.id;
}

/** Whether something may be done to a ship: Basics only, and none that is protected. */
export function isTarget(fleet: readonly LiveShip[], ship: LiveShip, effect: FleetEffect, pack: Pack): boolean {
  return definitionOf(pack, ship.ship).kind === "basic" && protector(fleet, ship, effect, pack) === null;
}

/** The ships of a fleet to which something may be done. */
const targetsIn = (fleet: readonly LiveShip[], effect: FleetEffect, pack: Pack): readonly LiveShip[] =>
  fleet.filter((ship) => isTarget(fleet, ship, effect, pack));

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
  const theirs = targetsIn(state.players[otherSide(side)].ships, effect, pack);
  if (effect !== "paired_destroy") {
    for (const { id } of theirs) yield { target: id };
    return;
  }
  const costIn = ({ ship }: LiveShip) => costOf(definitionOf(pack, ship));
  const mine = new Map<number | null, string[]>();
  for (const ship of targetsIn(state.players[side].ships, effect, pack)) {
    const alike = mine.get(costIn(ship));
    if (alike === undefined) mine.set(costIn(ship), [ship.id]);
    else alike.push(ship.id);
  }
  for (const ship of theirs) {
    for (const own of mine.get(costIn(ship)) ?? []) yield { target: ship.id, own };
  }
}
