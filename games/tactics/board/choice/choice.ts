import type { Point, TacticsAction } from "../../rules/shape.ts";
import type { TacticsView } from "../view.ts";
import { findUnit, ownSide, samePoint, unitAt } from "../view.ts";
import { foresee } from "./foresight.ts";
import { actionsAt, aimOf, type Options } from "./options.ts";

/** What the viewer has picked so far: a unit, and what it is to do. Nothing of it is sent. */
export type Picked = { readonly unit: string | null; readonly action: TacticsAction | null };

export const noChoice: Picked = { unit: null, action: null };

/** What pressing a tile makes of a choice: an enemy adds a blow to the plan, a free tile the step before it. */
export function press(view: TacticsView, options: Options, choice: Picked, point: Point): Picked {
  const orders = options.byUnit.get(choice.unit ?? "") ?? [];
  const action = orderAt(view, orders, choice.action, point);
  return action === null ? picked(view, options, choice, point) : { unit: choice.unit, action };
}

function orderAt(
  view: TacticsView,
  orders: readonly TacticsAction[],
  chosen: TacticsAction | null,
  point: Point,
): TacticsAction | null {
  const meant = actionsAt(view, orders, point);
  // Pressed again, the tile of a step drops the blow after it; another tile is another way to the same blow.
  const step = destinationOf(chosen);
  const way = isAt(step, point) ? undefined : waysOf(orders, chosen).find((each) => isAt(destinationOf(each), point));
  if (way !== undefined) return way;
  const fromThere = meant.find((each) => each.type === "MOVE_AND_ATTACK" && isAt(step, destinationOf(each)));
  return fromThere ?? meant.find(({ type }) => type !== "MOVE_AND_ATTACK") ?? safest(view, meant);
}

/** Of several ways the one after which least can be struck back; of equals the first that the game lists. */
function safest(view: TacticsView, ways: readonly TacticsAction[]): TacticsAction | null {
  const risk = (way: TacticsAction) => foresee(view, way)?.risks.reduce((sum, { damage }) => sum + damage, 0) ?? 0;
  const rated = ways.map((way) => ({ way, risk: risk(way) }));
  return rated.toSorted((a, b) => a.risk - b.risk)[0]?.way ?? null;
}

const isAt = (a: Point | null, b: Point | null): boolean => a !== null && b !== null && samePoint(a, b);

/** Where an action takes its unit; null where it stays. */
export function destinationOf(action: TacticsAction | null): Point | null {
  const moves = action?.type === "MOVE" || action?.type === "MOVE_AND_ATTACK";
  return moves ? (action.targetPosition ?? null) : null;
}

function picked(view: TacticsView, options: Options, choice: Picked, point: Point): Picked {
  const unit = unitAt(view, point);
  // A tile where nothing can be done says why not, and leaves the unit chosen.
  if (unit === null) return { unit: choice.unit, action: null };
  if (unit.id === choice.unit) return noChoice;
  // An enemy out of reach is no other choice while one's own unit can act: its reason is wanted.
  const isKept = unit.owner !== ownSide(view) && options.byUnit.has(choice.unit ?? "");
  return isKept ? { unit: choice.unit, action: null } : { unit: unit.id, action: null };
}

/** Escape goes back one step. */
export const stepBack = ({ unit, action }: Picked): Picked => (action === null ? noChoice : { unit, action: null });

/** All ways to strike whom the plan strikes; none where it strikes nobody. */
function waysOf(orders: readonly TacticsAction[], chosen: TacticsAction | null): readonly TacticsAction[] {
  const target = chosen?.targetUnitId ?? null;
  return target === null ? [] : orders.filter(({ targetUnitId = null }) => targetUnitId === target);
}

/** The other ways to strike the same target. */
export const otherWays = (options: Options, chosen: TacticsAction | null): readonly TacticsAction[] =>
  waysOf(options.byUnit.get(chosen?.unitId ?? "") ?? [], chosen).filter(
    (way) => way.type !== chosen?.type || (way.type !== "ATTACK" && !isAt(destinationOf(way), destinationOf(chosen))),
  );

/** Whether a tile belongs to the plan: where its unit stands, its step leads or its blow falls. Enter there does it. */
export function isPlanned(view: TacticsView, { action }: Picked, point: Point): boolean {
  if (action === null) return false;
  const places = [findUnit(view, action.unitId ?? "")?.position ?? null, destinationOf(action), aimOf(view, action)];
  return places.some((place) => isAt(place, point));
}

/** What carrying a unit to a tile makes of it: the plan that pressing both would make, or the unit alone. */
export function carried(view: TacticsView, options: Options, unit: string, over: Point | null): Picked {
  const alone = { unit, action: null };
  const choice = over === null ? alone : press(view, options, alone, over);
  return choice.unit === unit ? choice : alone;
}
