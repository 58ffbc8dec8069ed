import { type Assessment, assessOn } from "../../planner/assess.ts";
import { type Plan, type PlanBoard, toBoard } from "../../planner/plan.ts";

/** A plan with its board and what it means: worked out once for each change, and then read by every panel. */
export type OpenPlan = {
  readonly plan: Plan;
  readonly out: PlanBoard;
  /** Null while no system is active. */
  readonly assessment: Assessment | null;
};

/** Null where the map of the plan cannot be read. */
export function openPlan(plan: Plan): OpenPlan | null {
  const out = toBoard(plan);
  return out.ok ? { plan, out: out.value, assessment: assessOn(plan, out.value) } : null;
}
