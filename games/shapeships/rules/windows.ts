import type { Next } from "@umpire/kernel";
import { type DrawingItem, drawingItems, extendDrawing } from "../book/items.ts";
import { definitionOf, entriesOf } from "../pack/catalogue.ts";
import type { Pack, Window } from "../pack/pack.ts";
import { planDrawing } from "./drawing.ts";
import { canAct, refuseOrder } from "./orders.ts";
import { steps } from "./phases.ts";
import type { ShapeshipsRefusal } from "./shape.ts";
import {
  type BattleOrder,
  type Drawing,
  type Player,
  type ShapeshipsAction,
  type ShapeshipsState,
  type Side,
  sides,
} from "./shape.ts";

/** A drawing order that draws nothing. */
export const saveAll: Drawing = { basics: [], upgrades: [], makers: [], conversions: [] };
/** A battle order without an action. */
export const pass: BattleOrder = { charges: [], solarPowers: [] };

/** The window that is open, if one of the battle's two is. */
export function windowOf({ step }: ShapeshipsState): Window | null {
  if (step === "simultaneous_declaration") return "declaration";
  return step === "conditional_response" ? "response" : null;
}

/** Who decides in a state, found once: the kernel asks several times on the way through a step. */
const deciders = new WeakMap<ShapeshipsState, { readonly pack: Pack; readonly sides: readonly Side[] }>();

/** The players who have anything to decide in this step; it follows from what everybody sees (R24). */
export function decidersOf(state: ShapeshipsState, pack: Pack): readonly Side[] {
  const known = deciders.get(state);
  if (known?.pack === pack) return known.sides;
  const found = sides.filter((side) => decides(state, side, pack));
  deciders.set(state, { pack, sides: found });
  return found;
}

function decides(state: ShapeshipsState, side: Side, pack: Pack): boolean {
  const window = windowOf(state);
  if (window !== null) return canAct(state, side, window, pack);
  return state.step === "drawing" && canDraw(state, side, pack);
}

/** Who could draw but for a full fleet is asked all the same (S26). */
function canDraw(state: ShapeshipsState, side: Side, pack: Pack): boolean {
  const player = state.players[side];
  for (const item of drawingItems(player, state.turn, pack)) {
    if (!isTelling(item, player, pack)) continue;
    const plan = planDrawing(player, side, state.turn, extendDrawing(saveAll, item), pack);
    if (!("code" in plan) || plan.code === "fleet-full") return true;
  }
  return false;
}

/** Whether trying an item alone can tell more than others do: a Basic with another number, or without its parts. */
function isTelling(item: DrawingItem, { ships }: Player, pack: Pack): boolean {
  if ("basics" in item) return (item.basics.number ?? 1) === 1;
  if (!("upgrades" in item)) return true;
  const definition = definitionOf(pack, item.upgrades.ship);
  const needed = definition.kind === "upgraded" ? entriesOf(definition.components) : [];
  return needed.every(([part]) => ships.some(({ ship }) => ship === part));
}

/** What play waits for. Automatic steps, and windows in which nobody can do anything, take care of themselves. */
export function nextStep(state: ShapeshipsState, pack: Pack): Next {
  if (state.status === "choosing_factions") return { awaiting: sides, step: "faction_choice" };
  if (state.outcome !== null) {
    const { result, winner } = state.outcome;
    return { over: { winners: winner === null ? [] : [winner], reason: result } };
  }
  const { step } = state;
  if (step === null) throw new RangeError("a duel that is being played is at a step");
  if (steps[step].isAutomatic) return { auto: step };
  const awaiting = decidersOf(state, pack);
  return awaiting.length === 0 ? { auto: step } : { awaiting, step };
}

/** Why an action is refused as a whole, or null. */
export function refuseAction(
  state: ShapeshipsState,
  side: Side,
  action: ShapeshipsAction,
  pack: Pack,
): ShapeshipsRefusal | null {
  if (state.status === "choosing_factions") return refuseFaction(action, pack);
  const window = windowOf(state);
  if (window !== null && "charges" in action) return refuseOrder(state, side, window, action, pack);
  if (state.step === "drawing" && "basics" in action) {
    const plan = planDrawing(state.players[side], side, state.turn, action, pack);
    return "code" in plan ? plan : null;
  }
  return { code: "wrong-order", rule: "S1", step: state.step ?? state.status };
}

function refuseFaction(action: ShapeshipsAction, { factions }: Pack): ShapeshipsRefusal | null {
  if (!("faction" in action)) return { code: "wrong-order", rule: "S1", step: "faction_choice" };
  const known = factions.map(({ id }) => id);
  const { faction } = action;
  return known.includes(faction) ? null : { code: "unknown-faction", rule: "S2", faction, known };
}
