import { amountOf, basicsOf, definitionOf, powersOf, upgradesOf } from "../pack/catalogue.ts";
import { MOST_ITEMS } from "../pack/data/limits.ts";
import type { Basic, Pack, SolarPower, Window } from "../pack/pack.ts";
import { makers } from "../rules/build.ts";
import { payable, usable } from "../rules/orders.ts";
import type {
  BattleOrder,
  ChargeAction,
  Drawing,
  Energy,
  LiveShip,
  Player,
  ShapeshipsState,
  Side,
  SolarAction,
} from "../rules/shape.ts";
import { type Names, namings } from "../rules/targets.ts";

/** One thing that a drawing order can have more of. */
export type DrawingItem =
  | { readonly makers: Drawing["makers"][number] }
  | { readonly basics: { readonly ship: string; readonly number?: number } }
  | { readonly conversions: Drawing["conversions"][number] }
  | { readonly upgrades: { readonly ship: string } };

/** Everything that an order of this player could have in it, in the order in which it would be done. */
export function* drawingItems(player: Player, turn: number, pack: Pack): Generator<DrawingItem> {
  for (const maker of makers(player, turn, pack)) yield* makerItems(maker, pack);
  for (const ship of basicsOf(pack, player.faction)) if (ship.cost <= player.lines) yield* basicItems(ship);
  for (const { id, ship } of player.ships) {
    if (powersOf(definitionOf(pack, ship), "conversion").length > 0) yield { conversions: { ship: id } };
  }
  for (const { id } of upgradesOf(pack, player.faction)) yield { upgrades: { ship: id } };
}

function* makerItems({ id, ship }: LiveShip, pack: Pack): Generator<DrawingItem> {
  for (const { makes } of powersOf(definitionOf(pack, ship), "maker")) {
    for (const made of makes) yield { makers: { ship: id, makes: made } };
  }
}

function* basicItems({ id: ship, chooses }: Basic): Generator<DrawingItem> {
  if (chooses === null) yield { basics: { ship } };
  for (let number = 1; number <= (chooses ?? 0); number += 1) yield { basics: { ship, number } };
}

/** The order with one thing more. Like Basics side by side are one entry with a count. */
export function extendDrawing(order: Drawing, item: DrawingItem): Drawing {
  const { basics, upgrades, makers: made, conversions } = order;
  if ("makers" in item) return { basics, upgrades, makers: [...made, item.makers], conversions };
  if ("upgrades" in item) return { basics, upgrades: [...upgrades, item.upgrades], makers: made, conversions };
  if ("conversions" in item) return { basics, upgrades, makers: made, conversions: [...conversions, item.conversions] };
  return { basics: oneMore(basics, item.basics), upgrades, makers: made, conversions };
}

function oneMore(basics: Drawing["basics"], { ship, number }: { ship: string; number?: number }): Drawing["basics"] {
  const at = basics.findIndex((entry) => entry.ship === ship && entry.number === number);
  if (at === -1) return [...basics, { ship, count: 1, ...(number !== undefined && { number }) }];
  return basics.map((entry, index) => (index === at ? { ...entry, count: entry.count + 1 } : entry));
}

/** One action that a battle order can have in it. */
export type BattleItem = { readonly charge: ChargeAction } | { readonly solar: SolarAction };

/** Every action that is open to this player in a window, charges first. */
export function* battleItems(state: ShapeshipsState, side: Side, window: Window, pack: Pack): Generator<BattleItem> {
  const { ships, energy } = state.players[side];
  for (const ship of ships) {
    for (const { effect } of usable(state, ship, window, pack)) {
      for (const names of namings(state, side, effect, pack)) yield { charge: { ship: ship.id, effect, ...names } };
    }
  }
  for (const power of payable(energy, window, pack)) {
    for (const names of namings(state, side, power.effect, pack)) yield* solarItems(power, names, energy);
  }
}

function* solarItems({ id: power, spends }: SolarPower, names: Names, energy: Energy): Generator<BattleItem> {
  if (spends === null) yield { solar: { power, ...names } };
  else for (let spend = 0; spend <= amountOf(energy, spends); spend += 1) yield { solar: { power, ...names, spend } };
}

export function extendOrder({ charges, solarPowers }: BattleOrder, item: BattleItem): BattleOrder {
  if ("charge" in item) return { charges: [...charges, item.charge], solarPowers };
  return { charges, solarPowers: [...solarPowers, item.solar] };
}

/** Max items listed: two full fleets can be paired in 40,000 ways. */
export function firstItems<Item>(items: Iterable<Item>): Item[] {
  const first: Item[] = [];
  for (const item of items) if (first.push(item) === MOST_ITEMS) break;
  return first;
}
