import type { Rng } from "@umpire/kernel";
import { pick } from "@umpire/toolkit";
import {
  type BattleItem,
  battleItems,
  type DrawingItem,
  drawingItems,
  extendDrawing,
  extendOrder,
  firstItems,
} from "../book/items.ts";
import { upgradesOf } from "../pack/catalogue.ts";
import { MOST_ITEMS, TRIES } from "../pack/data/limits.ts";
import type { Pack } from "../pack/pack.ts";
import { planDrawing } from "./drawing.ts";
import { refuseOrder } from "./orders.ts";
import type { ShapeshipsAction, ShapeshipsState, Side } from "./shape.ts";
import { pass, saveAll, windowOf } from "./windows.ts";

/** How an order grows: its items, one more of them, and whether what came of it is legal or could still become so. */
type Growth<Order, Item> = {
  readonly empty: Order;
  items(): IterableIterator<Item>;
  extend(order: Order, item: Item): Order;
  /** Whether the order has that ship act already: then it is hopeless, and need not be judged. */
  repeats(order: Order, item: Item): boolean;
  judge(order: Order): "legal" | "unfinished" | "hopeless";
};

/**
 * Legal actions: of an order first the empty one, then by its items, in their order. Items are looked for when their
 * turn comes, and the list ends where it has tried too many orders in vain (S28).
 */
export function* legalActions(state: ShapeshipsState, side: Side, pack: Pack): Generator<ShapeshipsAction> {
  if (state.status === "choosing_factions") for (const { id } of pack.factions) yield { faction: id };
  else if (state.step === "drawing") yield* orders(drawingGrowth(state, side, pack));
  else yield* orders(battleGrowth(state, side, pack));
}

function* orders<Order, Item>(growth: Growth<Order, Item>): Generator<Order> {
  yield growth.empty;
  const listing = { growth, items: [], rest: growth.items(), tries: TRIES.first };
  yield* larger(listing, growth.empty, 0, LARGEST);
}

/** A listing under way: the items that were looked for so far, where the others come from, and what it may still try. */
type Listing<Order, Item> = {
  readonly growth: Growth<Order, Item>;
  readonly items: Item[];
  readonly rest: Iterator<Item>;
  tries: number;
};

function itemAt<Item>({ items, rest }: Pick<Listing<unknown, Item>, "items" | "rest">, at: number): Item | undefined {
  if (at < items.length) return items[at];
  const next = items.length < MOST_ITEMS ? rest.next() : END;
  if (next.done) return undefined;
  items.push(next.value);
  return next.value;
}

const END = { done: true, value: undefined } as const;

/** The most things in an order that is listed; one may write down a larger one. */
const LARGEST = 100;

/** Items never come before those that are in already, so that no order comes twice. */
function* larger<Order, Item>(
  listing: Listing<Order, Item>,
  order: Order,
  from: number,
  room: number,
): Generator<Order> {
  if (room === 0) return;
  const { extend, judge, repeats } = listing.growth;
  for (let at = from; listing.tries > 0; at += 1) {
    const item = itemAt(listing, at);
    if (item === undefined) return;
    if (repeats(order, item)) continue;
    const grown = extend(order, item);
    const verdict = judge(grown);
    listing.tries += verdict === "legal" ? TRIES.forEach : -1;
    if (verdict === "legal") yield grown;
    if (verdict !== "hopeless") yield* larger(listing, grown, at, room - 1);
  }
}

function drawingGrowth(state: ShapeshipsState, side: Side, pack: Pack) {
  const player = state.players[side];
  const { turn } = state;
  const components = new Set(upgradesOf(pack, player.faction).flatMap((upgrade) => Object.keys(upgrade.components)));
  return {
    empty: saveAll,
    items: () => drawingItems(player, turn, pack),
    extend: extendDrawing,
    // Items of one ship come together, so that the last one in tells.
    repeats: ({ makers, conversions }: typeof saveAll, item: DrawingItem) =>
      ("makers" in item && makers.at(-1)?.ship === item.makers.ship) ||
      ("conversions" in item && conversions.at(-1)?.ship === item.conversions.ship),
    judge(order: typeof saveAll) {
      const plan = planDrawing(player, side, turn, order, pack);
      if (!("code" in plan)) return "legal";
      // An upgrade that follows may bring a fleet back below a limit, and nothing else can be mended.
      return plan.code === "too-many" && components.has(plan.ship) ? "unfinished" : "hopeless";
    },
  } as const;
}

function battleGrowth(state: ShapeshipsState, side: Side, pack: Pack) {
  const window = windowOf(state);
  return {
    empty: pass,
    items: () => (window === null ? NOTHING : battleItems(state, side, window, pack)),
    extend: extendOrder,
    repeats: ({ charges }: typeof pass, item: BattleItem) =>
      "charge" in item && charges.at(-1)?.ship === item.charge.ship,
    judge: (order: typeof pass) =>
      window !== null && refuseOrder(state, side, window, order, pack) === null ? "legal" : "hopeless",
  } as const;
}
const NOTHING: IterableIterator<never> = [].values();

/** A legal action by chance: an order grows by items drawn at random until it wants to stop or none fits. */
export function sampleAction(state: ShapeshipsState, side: Side, rng: Rng, pack: Pack): ShapeshipsAction {
  if (state.status === "choosing_factions") return { faction: pick(rng, pack.factions).id };
  if (state.step === "drawing") return grow(drawingGrowth(state, side, pack), rng);
  return grow(battleGrowth(state, side, pack), rng);
}

/** Before each further item an order stops growing with a chance of one in eight. */
const STOPS = 8;

function grow<Order, Item>({ empty, items, extend, judge }: Growth<Order, Item>, rng: Rng): Order {
  const left = firstItems(items());
  let order = empty;
  for (let room = LARGEST; room > 0 && left.length > 0 && rng.int(STOPS) > 0; room -= 1) {
    const at = rng.int(left.length);
    const item = left[at];
    if (item === undefined) break;
    const grown = extend(order, item);
    if (judge(grown) === "legal") order = grown;
    else left.splice(at, 1);
  }
  return order;
}
