import type { Point, TacticsAction } from "../../rules/shape.ts";
import type { TacticsView } from "../view.ts";
import { ownSide, samePoint, unitAt } from "../view.ts";
import { actionsAt, type Options } from "./options.ts";

/** What the viewer has picked so far: a unit, and what it is to do. */
export type Choice = { readonly unit: string | null; readonly action: TacticsAction | null };

/** What pressing a tile comes to: another choice, or an action to send. */
export type Pressed = { readonly choice: Choice } | { readonly action: TacticsAction };

export const noChoice: Choice = { unit: null, action: null };

/** First press: choose and see what would come of it. Second press on the same tile: do it. */
export function press(view: TacticsView, options: Options, choice: Choice, point: Point): Pressed {
  const meant = actionsAt(view, options.byUnit.get(choice.unit ?? "") ?? [], point);
  if (choice.action !== null && meant.includes(choice.action)) return { action: choice.action };
  const action = preferred(meant, choice.action);
  if (action !== null) return { choice: { unit: choice.unit, action } };
  return { choice: picked(view, options, choice, point) };
}

/** After a step was chosen, a blow from there; else a blow without a step, then the first that the game lists. */
function preferred(meant: readonly TacticsAction[], chosen: TacticsAction | null): TacticsAction | null {
  const step = destinationOf(chosen);
  const fromThere = meant.find(
    (action) => action.type === "MOVE_AND_ATTACK" && isSameStep(destinationOf(action), step),
  );
  return fromThere ?? meant.find(({ type }) => type !== "MOVE_AND_ATTACK") ?? meant[0] ?? null;
}

const isSameStep = (a: Point | null, b: Point | null) => a !== null && b !== null && samePoint(a, b);

/** Where an action takes its unit; null where it stays. */
export function destinationOf(action: TacticsAction | null): Point | null {
  const moves = action?.type === "MOVE" || action?.type === "MOVE_AND_ATTACK";
  return moves ? (action.targetPosition ?? null) : null;
}

function picked(view: TacticsView, options: Options, choice: Choice, point: Point): Choice {
  const unit = unitAt(view, point);
  // A tile where nothing can be done says why not, and leaves the unit chosen.
  if (unit === null) return { unit: choice.unit, action: null };
  if (unit.id === choice.unit) return noChoice;
  // An enemy out of reach is no other choice while one's own unit can act: its reason is wanted.
  const isKept = unit.owner !== ownSide(view) && options.byUnit.has(choice.unit ?? "");
  return isKept ? { unit: choice.unit, action: null } : { unit: unit.id, action: null };
}

/** Escape goes back one step. */
export const stepBack = ({ unit, action }: Choice): Choice => (action === null ? noChoice : { unit, action: null });

/** Other ways to do the same to the same target, the chosen one among them. */
export function alternativesTo(options: Options, action: TacticsAction): readonly TacticsAction[] {
  const all = options.byUnit.get(action.unitId ?? "") ?? [];
  const target = action.targetUnitId ?? null;
  const ways = target === null ? [] : all.filter(({ targetUnitId = null }) => targetUnitId === target);
  return ways.length > 1 ? ways : [];
}
