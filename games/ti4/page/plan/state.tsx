import { createContext, type ReactNode, useContext, useMemo, useReducer } from "react";
import { type Assessment, assess } from "../../planner/assess.ts";
import { type Plan, type PlanBoard, toBoard } from "../../planner/plan.ts";

export const panels = ["map", "fleets", "move", "price", "threats", "roll", "share"] as const;
export type Panel = (typeof panels)[number];

/** What is shown, and is no part of a position. */
type View = {
  readonly panel: Panel;
  /** Whose units are placed. */
  readonly seat: number;
  /** The system that is looked at. */
  readonly system: string | null;
  /** The system over which something is dragged: the plan is shown as if it were active. */
  readonly hover: string | null;
  /** What a click on a system adds to it, or a tile that a click puts down. */
  readonly tool: Tool | null;
  /** How each system is coloured by what can come to it; null where it is not. */
  readonly shades: ReadonlyMap<string, Shade> | null;
};
export type Tool =
  | { readonly kind: "anomaly"; readonly anomaly: string }
  | { readonly kind: "wormhole"; readonly wormhole: string }
  | { readonly kind: "tile"; readonly token: string }
  | { readonly kind: "token" };
export type Shade = { readonly level: 0 | 1 | 2 | 3 | 4; readonly label: string };

type State = {
  readonly plan: Plan;
  readonly before: readonly Plan[];
  readonly after: readonly Plan[];
  readonly view: View;
};
type Action =
  | { readonly type: "change"; readonly change: (plan: Plan) => Plan }
  | { readonly type: "look"; readonly view: Partial<View> }
  | { readonly type: "undo" | "redo" };

/** So many steps can be taken back. */
const MOST_STEPS = 200;

function reduce(state: State, action: Action): State {
  const { plan, before, after, view } = state;
  switch (action.type) {
    case "look":
      return { ...state, view: { ...view, ...action.view } };
    case "change": {
      const next = action.change(plan);
      // A map that cannot be read is never taken over: whoever offers one reads it first.
      if (JSON.stringify(next) === JSON.stringify(plan) || !toBoard(next).ok) return state;
      return { ...fitted(state, next), before: [...before.slice(-MOST_STEPS), plan], after: [] };
    }
    case "undo": {
      const last = before.at(-1);
      return last === undefined
        ? state
        : { ...fitted(state, last), before: before.slice(0, -1), after: [plan, ...after] };
    }
    case "redo": {
      const [next, ...rest] = after;
      return next === undefined ? state : { ...fitted(state, next), before: [...before, plan], after: rest };
    }
  }
}

/** The same view of another table, as far as what it shows is there. */
function fitted(state: State, plan: Plan): State {
  const seat = Math.min(state.view.seat, plan.players.length - 1);
  return { ...state, plan, view: { ...state.view, seat, hover: null, shades: null } };
}

export type Planner = {
  readonly plan: Plan;
  readonly view: View;
  readonly out: PlanBoard;
  /** The table as it is shown: with the system active over which something is dragged. */
  readonly shown: Plan;
  /** What the shown plan means; null while no system is active. */
  readonly assessment: Assessment | null;
  readonly change: (change: (plan: Plan) => Plan) => void;
  readonly look: (view: Partial<View>) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
};

const PlannerContext = createContext<Planner | null>(null);

export function usePlanner(): Planner {
  const planner = useContext(PlannerContext);
  if (planner === null) throw new Error("no planner around this");
  return planner;
}

const firstView: View = { panel: "move", seat: 0, system: null, hover: null, tool: null, shades: null };

export function PlannerState({ first, children }: { readonly first: Plan; readonly children: ReactNode }) {
  const [state, act] = useReducer(reduce, { plan: first, before: [], after: [], view: firstView });
  const { plan, view, before, after } = state;
  const shown = useMemo(() => {
    const { plan: action } = plan;
    const isOther = view.hover !== null && view.hover !== action.active;
    return isOther ? { ...plan, plan: { ...action, active: view.hover, orders: {}, planet: null } } : plan;
  }, [plan, view.hover]);
  const out = useMemo(() => {
    const read = toBoard(plan);
    if (!read.ok) throw new Error(`a table without a map: ${read.refusal.code}`);
    return read.value;
  }, [plan]);
  const meant = useMemo(() => assess(shown), [shown]);
  const planner = useMemo<Planner>(
    () => ({
      ...{ plan, view, out, shown, assessment: meant.ok ? meant.value : null },
      ...{ canUndo: before.length > 0, canRedo: after.length > 0 },
      change: (change) => act({ type: "change", change }),
      look: (next) => act({ type: "look", view: next }),
      undo: () => act({ type: "undo" }),
      redo: () => act({ type: "redo" }),
    }),
    [plan, view, out, shown, meant, before.length, after.length],
  );
  return <PlannerContext value={planner}>{children}</PlannerContext>;
}
