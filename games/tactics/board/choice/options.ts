import { judge } from "../../rules/judge.ts";
import { legalActions } from "../../rules/legal.ts";
import type { Point, TacticsAction, TacticsRefusal, Unit } from "../../rules/shape.ts";
import type { TacticsView } from "../view.ts";
import { findUnit, isAwaited, ownSide, samePoint, unitAt } from "../view.ts";
import { afterEndOfTurn } from "./foresight.ts";

/** All that the viewer may do now, by unit, and how the turn is ended. */
export type Options = {
  readonly byUnit: ReadonlyMap<string, readonly TacticsAction[]>;
  readonly endTurn: TacticsAction | null;
};

const none: Options = { byUnit: new Map(), endTurn: null };

/** Nothing where no decision can be sent. */
export function optionsOf(view: TacticsView, canAct: boolean): Options {
  const { state, rules, seat } = view;
  if (!canAct || seat === null || !isAwaited(view)) return none;
  const all = legalActions(state, rules);
  return { byUnit: grouped(all), endTurn: all.find(({ type }) => type === "END_TURN") ?? null };
}

function grouped(actions: readonly TacticsAction[]): ReadonlyMap<string, readonly TacticsAction[]> {
  const byUnit = new Map<string, readonly TacticsAction[]>();
  for (const action of actions) {
    const id = action.unitId ?? null;
    if (id !== null) byUnit.set(id, [...(byUnit.get(id) ?? []), action]);
  }
  return byUnit;
}

/** The tile that is pressed for an action: where the target stands, or where a mere step leads. */
export function aimOf(view: TacticsView, { targetUnitId = null, targetPosition = null }: TacticsAction): Point | null {
  return targetUnitId === null ? targetPosition : (findUnit(view, targetUnitId)?.position ?? null);
}

export const actionsAt = (
  view: TacticsView,
  actions: readonly TacticsAction[],
  point: Point,
): readonly TacticsAction[] =>
  actions.filter((action) => {
    const aim = aimOf(view, action);
    return aim !== null && samePoint(aim, point);
  });

/** How a tile is lit for a unit: it may go there, strike there from where it is, or only after a step. */
export type Light = "move" | "strike" | "charge";

export function lightAt(view: TacticsView, actions: readonly TacticsAction[], point: Point): Light | null {
  const types = actionsAt(view, actions, point).map(({ type }) => type);
  if (types.includes("ATTACK")) return "strike";
  if (types.includes("MOVE")) return "move";
  return types.includes("MOVE_AND_ATTACK") ? "charge" : null;
}

/** What any unit could do in its player's turn: now, or as the board would stand after the end of this turn. */
export function reachOf(view: TacticsView, { id, owner }: Unit): readonly TacticsAction[] {
  const { state, rules } = view;
  const then = owner === state.currentPlayer ? state : afterEndOfTurn(view)?.state;
  if (then === undefined || then.gameOver) return [];
  return legalActions(then, rules).filter(({ unitId }) => unitId === id);
}

/** Why this unit can do nothing to what is on that tile; null where it can, or where pressing means something else. */
export function whyNot(view: TacticsView, unit: Unit, point: Point): TacticsRefusal | null {
  const there = unitAt(view, point);
  if (there !== null && there.owner === unit.owner) return null;
  return refusalOf(view, attempt(view, unit, there, point));
}

/** Why this unit of the viewer's can do nothing at all, where the reason lies with the unit. */
export function whyIdle(view: TacticsView, unit: Unit): TacticsRefusal | null {
  const { width, height } = view.state.board;
  for (let at = 0; at < width * height; at += 1) {
    const refusal = whyNot(view, unit, { x: at % width, y: Math.floor(at / width) });
    if (refusal !== null && "unit" in refusal && refusal.unit === unit.id) return refusal;
  }
  return null;
}

function attempt(view: TacticsView, { id, owner }: Unit, target: Unit | null, point: Point): TacticsAction {
  const named = { playerId: ownSide(view) ?? owner, targetPosition: point, unitId: id };
  return target === null ? { ...named, type: "MOVE" } : { ...named, type: "ATTACK", targetUnitId: target.id };
}

function refusalOf({ state, rules }: TacticsView, action: TacticsAction): TacticsRefusal | null {
  const verdict = judge(state, action, rules);
  return "refusal" in verdict ? verdict.refusal : null;
}
