import { canonical } from "@umpire/kernel";
import { type BattleItem, type DrawingItem, extendDrawing, extendOrder } from "../../book/items.ts";
import type { BattleOrder, Drawing, ShapeshipsAction } from "../../rules/shape.ts";

/** An order that is being put together; null while there is nothing yet to choose from. */
export type Draft = ShapeshipsAction | null;

/** One thing that an order can have in it. */
export type Item = DrawingItem | BattleItem;

export type Edit =
  | { readonly edit: "add"; readonly item: Item }
  | { readonly edit: "remove"; readonly item: Item }
  /** Names the ships that go into the upgrade at this place of the order; none: the rules take the newest. */
  | { readonly edit: "parts"; readonly at: number; readonly components: readonly string[] }
  | { readonly edit: "whole"; readonly action: ShapeshipsAction };

const isBattleItem = (item: Item): item is BattleItem => "charge" in item || "solar" in item;

/** The order after an edit. Whether it is legal is for the rules to say. */
export function edited(draft: Draft, edit: Edit): Draft {
  if (edit.edit === "whole") return edit.action;
  if (draft === null || "faction" in draft) return draft;
  if (edit.edit === "parts") return "basics" in draft ? withParts(draft, edit.at, edit.components) : draft;
  const { item } = edit;
  if ("charges" in draft)
    return isBattleItem(item) ? (edit.edit === "add" ? acting(draft, item) : idling(draft, item)) : draft;
  if (isBattleItem(item)) return draft;
  return edit.edit === "add" ? drawing(draft, item) : undrawing(draft, item);
}

/** A ship that is given another choice no longer has its first. */
function acting(order: BattleOrder, item: BattleItem): BattleOrder {
  return extendOrder("charge" in item ? idling(order, item) : order, item);
}

function idling({ charges, solarPowers }: BattleOrder, item: BattleItem): BattleOrder {
  if ("charge" in item) return { charges: charges.filter(({ ship }) => ship !== item.charge.ship), solarPowers };
  const wanted = canonical(item.solar);
  return { charges, solarPowers: withoutLast(solarPowers, (each) => canonical(each) === wanted) };
}

function drawing(order: Drawing, item: DrawingItem): Drawing {
  return extendDrawing("makers" in item ? undrawing(order, item) : order, item);
}

function undrawing(order: Drawing, item: DrawingItem): Drawing {
  if ("makers" in item) return { ...order, makers: order.makers.filter(({ ship }) => ship !== item.makers.ship) };
  if ("conversions" in item)
    return { ...order, conversions: order.conversions.filter(({ ship }) => ship !== item.conversions.ship) };
  if ("upgrades" in item)
    return { ...order, upgrades: withoutLast(order.upgrades, ({ ship }) => ship === item.upgrades.ship) };
  const { ship, number } = item.basics;
  const basics = order.basics.flatMap((entry) => {
    if (entry.ship !== ship || (number !== undefined && entry.number !== number)) return [entry];
    return entry.count > 1 ? [{ ...entry, count: entry.count - 1 }] : [];
  });
  return { ...order, basics };
}

function withParts(order: Drawing, at: number, components: readonly string[]): Drawing {
  const upgrades = order.upgrades.map((upgrade, index) => {
    if (index !== at) return upgrade;
    return components.length === 0 ? { ship: upgrade.ship } : { ship: upgrade.ship, components };
  });
  return { ...order, upgrades };
}

function withoutLast<T>(list: readonly T[], is: (each: T) => boolean): readonly T[] {
  const at = list.findLastIndex(is);
  return at === -1 ? list : list.toSpliced(at, 1);
}

/** How many of a thing an order has. */
export function countIn(draft: Draft, item: Item): number {
  if (draft === null || "faction" in draft) return 0;
  if ("charges" in draft) {
    const wanted = "charge" in item ? item.charge : "solar" in item ? item.solar : null;
    return [...draft.charges, ...draft.solarPowers].filter((each) => canonical(each) === canonical(wanted)).length;
  }
  if ("basics" in item)
    return draft.basics.reduce((sum, each) => sum + (matches(each, item.basics) ? each.count : 0), 0);
  if ("upgrades" in item) return draft.upgrades.filter(({ ship }) => ship === item.upgrades.ship).length;
  if ("conversions" in item) return draft.conversions.filter(({ ship }) => ship === item.conversions.ship).length;
  if (!("makers" in item)) return 0;
  return draft.makers.filter(({ ship, makes }) => ship === item.makers.ship && makes === item.makers.makes).length;
}

/** An item without a number means the ship with any. */
const matches = (entry: Drawing["basics"][number], { ship, number }: { ship: string; number?: number }) =>
  entry.ship === ship && (number === undefined || entry.number === number);

/** Whether an order does anything at all. */
export function isEmpty(draft: Draft): boolean {
  if (draft === null) return true;
  if ("faction" in draft) return false;
  return Object.values(draft).every((list) => list.length === 0);
}
