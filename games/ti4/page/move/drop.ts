import { reassess } from "../../planner/assess.ts";
import type { Order } from "../../planner/plan.ts";
import { activated } from "../plan/edit.ts";
import { type OpenPlan, openPlan } from "../plan/open-plan.ts";

/** What was dragged from where to where: one unit of a kind, or everything. */
export type Drop = { readonly from: string; readonly unit: string | null; readonly to: string };

/**
 * Ships that were dragged to a system go there. Where another system was active, they alone do: who drags one ship does
 * not mean the whole fleet.
 */
export function withDropped(now: OpenPlan, { from, unit, to }: Drop): OpenPlan {
  const isNew = now.plan.plan.active !== to;
  const next = isNew ? openPlan(activated(now.plan, to)) : now;
  if (next === null || next.assessment === null) return next ?? now;
  const orders: { [ship: string]: Order } = { ...next.plan.plan.orders };
  let isPicked = false;
  for (const { ship, course } of next.assessment.answers) {
    const isMeant = ship.at === from && (unit === null || (ship.unit === unit && !isPicked && isIdle(course, isNew)));
    if (isMeant) {
      const { stays: _, ...order } = orders[ship.id] ?? {};
      orders[ship.id] = order;
      isPicked = true;
    } else if (isNew && course === "goes") orders[ship.id] = { stays: true };
  }
  const plan = { ...next.plan, plan: { ...next.plan.plan, orders } };
  return { ...next, plan, assessment: reassess(next.assessment, plan) };
}

/** Of several ships alike the first goes that does not yet. */
const isIdle = (course: string, isNew: boolean): boolean => isNew || course === "stays";
