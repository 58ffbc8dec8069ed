import { createContext, type ReactNode, useContext, useMemo, useReducer } from "react";
import type { Assessment } from "../../planner/assess.ts";
import type { Plan, PlanBoard } from "../../planner/plan.ts";
import type { Drop } from "../move/drop.ts";
import { activated } from "./edit.ts";
import { openPlan } from "./open-plan.ts";
import { openState, reduce, type View } from "./reducer.ts";

export type Planner = {
  readonly plan: Plan;
  readonly view: View;
  readonly out: PlanBoard;
  /** The table as it is shown: with the system active over which something is dragged. */
  readonly shown: Plan;
  /** What the shown plan means; null while no system is active. */
  readonly assessment: Assessment | null;
  readonly change: (change: (plan: Plan) => Plan) => void;
  readonly drop: (drop: Drop) => void;
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

export function PlannerState({ first, children }: { readonly first: Plan; readonly children: ReactNode }) {
  const [{ now, view, before, after }, act] = useReducer(reduce, first, openState);
  const { plan, out } = now;
  const { hover } = view;
  const hovered = useMemo(
    () => (hover === null || hover === plan.plan.active ? null : openPlan(activated(plan, hover))),
    [plan, hover],
  );
  const { plan: shown, assessment } = hovered ?? now;
  const planner = useMemo<Planner>(
    () => ({
      plan,
      view,
      out,
      shown,
      assessment,
      canUndo: before.length > 0,
      canRedo: after.length > 0,
      change: (change) => act({ type: "change", change }),
      drop: (drop) => act({ type: "drop", drop }),
      look: (next) => act({ type: "look", view: next }),
      undo: () => act({ type: "undo" }),
      redo: () => act({ type: "redo" }),
    }),
    [plan, view, out, shown, assessment, before.length, after.length],
  );
  return <PlannerContext value={planner}>{children}</PlannerContext>;
}
