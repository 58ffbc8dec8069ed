import type { Plan } from "../../planner/plan.ts";
import { type Drop, withDropped } from "../move/drop.ts";
import { type OpenPlan, openPlan } from "./open-plan.ts";

export const panels = ["map", "fleets", "move", "price", "threats", "roll", "share"] as const;
export type Panel = (typeof panels)[number];

/** What is shown, and is no part of a position. */
export type View = {
  readonly panel: Panel;
  /** Whose units are placed. */
  readonly seat: number;
  /** The system that is looked at. */
  readonly system: string | null;
  /** The system over which something is dragged: the plan is shown as if it were active. */
  readonly hover: string | null;
  /** What a click on a system adds to it, or a tile that a click puts down. */
  readonly tool: Tool | null;
  /** A link of ti4battle.com whose odds are shown; empty for none. */
  readonly battleLink: string;
  /** How each system is coloured by what can come to it; null where it is not. */
  readonly shades: ReadonlyMap<string, Shade> | null;
};
export type Tool =
  | { readonly kind: "anomaly"; readonly anomaly: string }
  | { readonly kind: "wormhole"; readonly wormhole: string }
  | { readonly kind: "tile"; readonly token: string }
  | { readonly kind: "token" };
export type Shade = { readonly level: 0 | 1 | 2 | 3 | 4; readonly label: string };

/** The plan that is open, those before and after it, and how it is looked at. */
export type State = {
  readonly now: OpenPlan;
  readonly before: readonly Plan[];
  readonly after: readonly Plan[];
  readonly view: View;
};
export type Action =
  | { readonly type: "change"; readonly change: (plan: Plan) => Plan }
  | { readonly type: "drop"; readonly drop: Drop }
  | { readonly type: "look"; readonly view: Partial<View> }
  | { readonly type: "undo" | "redo" };

const firstView: View = { panel: "move", seat: 0, system: null, hover: null, tool: null, battleLink: "", shades: null };

export function openState(first: Plan): State {
  const now = openPlan(first);
  if (now === null) throw new Error("a plan without a map");
  return { now, before: [], after: [], view: firstView };
}

export function reduce(state: State, action: Action): State {
  const { now, before, after, view } = state;
  const { plan } = now;
  switch (action.type) {
    case "look":
      return { ...state, view: { ...view, ...action.view } };
    case "change": {
      const next = action.change(plan);
      return isSame(next, plan) ? state : changed(state, openPlan(next));
    }
    case "drop": {
      const next = withDropped(now, action.drop);
      return isSame(next.plan, plan) ? state : changed(state, next);
    }
    case "undo": {
      const last = reopened(before.at(-1));
      return last === null ? state : { ...fitted(state, last), before: before.slice(0, -1), after: [plan, ...after] };
    }
    case "redo": {
      const next = reopened(after[0]);
      return next === null ? state : { ...fitted(state, next), before: [...before, plan], after: after.slice(1) };
    }
  }
}

const isSame = (one: Plan, other: Plan): boolean => JSON.stringify(one) === JSON.stringify(other);

const reopened = (plan: Plan | undefined): OpenPlan | null => (plan === undefined ? null : openPlan(plan));

/** Max steps that can be taken back. */
const MOST_STEPS = 200;

/** A map that cannot be read is never taken over: the caller has read it first. */
const changed = (state: State, next: OpenPlan | null): State =>
  next === null
    ? state
    : { ...fitted(state, next), before: [...state.before.slice(-MOST_STEPS), state.now.plan], after: [] };

/** The same view of another plan, as far as what it shows is there. */
function fitted(state: State, now: OpenPlan): State {
  const seat = Math.min(state.view.seat, now.plan.players.length - 1);
  return { ...state, now, view: { ...state.view, seat, hover: null, shades: null } };
}
