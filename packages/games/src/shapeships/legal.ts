import type { Rng } from "@umpire/kernel";
import { pick } from "@umpire/toolkit";
import { planDrawing } from "./drawing.ts";
import { battleItems, drawingItems, extendDrawing, extendOrder } from "./items.ts";
import { refuseOrder } from "./orders.ts";
import type { Pack } from "./pack.ts";
import type { ShapeshipsAction, ShapeshipsState, Side } from "./shape.ts";
import { pass, saveAll, windowOf } from "./windows.ts";

/** How an order grows: its items, one more of them, and whether what came of it is legal or could still become so. */
type Growth<Order, Item> = {
  readonly empty: Order;
  readonly items: readonly Item[];
  extend(order: Order, item: Item): Order;
  judge(order: Order): "legal" | "unfinished" | "hopeless";
};

/** Every legal action: of an order first the empty one, then by its items, in their order. */
export function* legalActions(state: ShapeshipsState, side: Side, pack: Pack): Generator<ShapeshipsAction> {
  if (state.status === "choosing_factions") for (const { id } of pack.factions) yield { faction: id };
  else if (state.step === "drawing") yield* orders(drawingGrowth(state, side, pack));
  else yield* orders(battleGrowth(state, side, pack));
}

function* orders<Order, Item>(growth: Growth<Order, Item>): Generator<Order> {
  yield growth.empty;
  yield* larger(growth, growth.empty, 0, LARGEST);
}

/** The most things in an order that is listed; one may write down a larger one. */
const LARGEST = 100;

/** Items never come before those that are in already, so that no order comes twice. */
function* larger<Order, Item>(growth: Growth<Order, Item>, order: Order, from: number, room: number): Generator<Order> {
  if (room === 0) return;
  for (const [at, item] of growth.items.entries()) {
    if (at < from) continue;
    const grown = growth.extend(order, item);
    const verdict = growth.judge(grown);
    if (verdict === "hopeless") continue;
    if (verdict === "legal") yield grown;
    yield* larger(growth, grown, at, room - 1);
  }
}

function drawingGrowth(state: ShapeshipsState, side: Side, pack: Pack) {
  const player = state.players[side];
  const { turn } = state;
  return {
    empty: saveAll,
    items: [...drawingItems(player, turn, pack)],
    extend: extendDrawing,
    judge(order: typeof saveAll) {
      const plan = planDrawing(player, side, turn, order, pack);
      if (!("code" in plan)) return "legal";
      // An upgrade that follows may bring a fleet back below a limit, and nothing else can be mended.
      return plan.code === "too-many" ? "unfinished" : "hopeless";
    },
  } as const;
}

function battleGrowth(state: ShapeshipsState, side: Side, pack: Pack) {
  const window = windowOf(state);
  return {
    empty: pass,
    items: window === null ? [] : [...battleItems(state, side, window, pack)],
    extend: extendOrder,
    judge: (order: typeof pass) =>
      window !== null && refuseOrder(state, side, window, order, pack) === null ? "legal" : "hopeless",
  } as const;
}

/** A legal action by chance: an order grows by items drawn at random until it wants to stop or none fits. */
export function sampleAction(state: ShapeshipsState, side: Side, rng: Rng, pack: Pack): ShapeshipsAction {
  if (state.status === "choosing_factions") return { faction: pick(rng, pack.factions).id };
  if (state.step === "drawing") return grow(drawingGrowth(state, side, pack), rng);
  return grow(battleGrowth(state, side, pack), rng);
}

/** One in so many: how likely an order is to stop growing before each further item. */
const STOPS = 8;

function grow<Order, Item>({ empty, items, extend, judge }: Growth<Order, Item>, rng: Rng): Order {
  const left = [...items];
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
