import { findShip, findSolarPower } from "../pack/catalogue.ts";
import type { Pack, ShipDefinition } from "../pack/pack.ts";
import { duskDamage } from "../rules/settlement/ledger.ts";
import type { BattleOrder, Drawing, ShapeshipsAction, ShapeshipsState, Side } from "../rules/shape.ts";
import { pass, refuseAction, saveAll, windowOf } from "../rules/windows.ts";
import { battleItems, drawingItems, extendDrawing, extendOrder, firstItems } from "./items.ts";

/** Where somebody has to decide. */
export type DecisionPoint = { readonly state: ShapeshipsState; readonly side: Side; readonly pack: Pack };

/** The orders of a single thing that the rules would take now. */
export function choices(place: DecisionPoint): readonly ShapeshipsAction[] {
  const { state, pack } = place;
  if (state.status === "choosing_factions") return pack.factions.map(({ id }) => ({ faction: id }));
  const items = state.step === "drawing" ? drawings(place) : battles(place);
  return [nothing(state), ...items.filter((action) => isLegal(place, action))];
}

const nothing = ({ step }: ShapeshipsState) => (step === "drawing" ? saveAll : pass);

const isLegal = ({ state, pack, side }: DecisionPoint, action: ShapeshipsAction) =>
  refuseAction(state, side, action, pack) === null;

function drawings({ state, side, pack }: DecisionPoint): readonly Drawing[] {
  return firstItems(drawingItems(state.players[side], state.turn, pack)).map((item) => extendDrawing(saveAll, item));
}

function battles({ state, side, pack }: DecisionPoint): readonly BattleOrder[] {
  const window = windowOf(state);
  if (window === null) return [];
  return firstItems(battleItems(state, side, window, pack)).map((item) => extendOrder(pass, item));
}

/** An example never has more things in it: it shows what an order is like. */
const EXAMPLE_SIZE = 3;

/** An order that the rules would take now and that is not a foolish one: for somebody who is new to the game. */
export function exampleOrder(place: DecisionPoint): ShapeshipsAction {
  const { state } = place;
  const ranked = choices(place)
    .map((action) => ({ action, rank: rankOf(place, action) }))
    .filter(({ rank }) => rank < NEVER)
    .sort((a, b) => a.rank - b.rank);
  if (state.status === "choosing_factions") return ranked[0]?.action ?? nothing(state);
  let order: ShapeshipsAction = nothing(state);
  let size = 0;
  for (const { action } of ranked) {
    const joined: ShapeshipsAction | null = size < EXAMPLE_SIZE ? joinOrders(order, action) : null;
    if (joined === null || !isLegal(place, joined)) continue;
    order = joined;
    size += 1;
  }
  return order;
}

const NEVER = 9;

/** Factions without energy first; upgrades, makers and what pays off later before the rest; then what hurts. */
function rankOf(place: DecisionPoint, action: ShapeshipsAction): number {
  const { state, pack } = place;
  if ("faction" in action) return pack.factions.find(({ id }) => id === action.faction)?.colours.length ?? 0;
  if ("basics" in action) return rankOfDrawing(place, action);
  const [charge] = action.charges;
  const [solar] = action.solarPowers;
  const effect = charge?.effect ?? findSolarPower(pack, solar?.power ?? "")?.effect;
  if (solar?.spend === 0 || (effect === "heal" && duskDamage(state, pack) !== null)) return NEVER;
  const rank = ["steal", "destroy", "paired_destroy", "copy", "damage", "heal"].indexOf(effect ?? "");
  return rank === -1 ? NEVER : rank;
}

function rankOfDrawing({ state, pack }: DecisionPoint, { basics: [basic], upgrades, makers }: Drawing): number {
  if (upgrades.length > 0) return 0;
  if (makers.length > 0) return 1;
  const ship = findShip(pack, basic?.ship ?? "");
  if (ship === undefined || (duskDamage(state, pack) !== null && healsOnly(ship))) return NEVER;
  const whens = ship.powers.map(({ when }) => when);
  const pays = whens.includes("lines") || whens.includes("maker");
  // A fleet of nothing but investments wins no duel.
  if (pays) return state.turn <= 3 ? 2 : 5;
  return whens.includes("continuous") ? 3 : 4;
}

const healsOnly = ({ powers }: ShipDefinition) => powers.every((power) => "effect" in power && power.effect === "heal");

/** Both orders as one; null where they do not go together. Of a faction there is but one. */
export function joinOrders(one: ShapeshipsAction, other: ShapeshipsAction): ShapeshipsAction | null {
  if ("basics" in one && "basics" in other) {
    return {
      basics: other.basics.reduce(addBasics, one.basics),
      upgrades: [...one.upgrades, ...other.upgrades],
      makers: [...one.makers, ...other.makers],
      conversions: [...one.conversions, ...other.conversions],
    };
  }
  if ("charges" in one && "charges" in other) {
    return {
      charges: [...one.charges, ...other.charges],
      solarPowers: [...one.solarPowers, ...other.solarPowers],
    };
  }
  return null;
}

/** Like Basics are one entry, as the rules list them. */
function addBasics(basics: Drawing["basics"], more: Drawing["basics"][number]): Drawing["basics"] {
  const at = basics.findIndex(({ ship, number }) => ship === more.ship && number === more.number);
  if (at === -1) return [...basics, more];
  return basics.map((entry, index) => (index === at ? { ...entry, count: entry.count + more.count } : entry));
}
