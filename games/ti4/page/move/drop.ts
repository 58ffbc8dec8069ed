import { assess } from "../../planner/assess.ts";
import type { Order, Plan } from "../../planner/plan.ts";
import { activated } from "../plan/edit.ts";

/**
 * Ships that were dragged to a system go there. Where another system was active, they alone do: who drags one ship does
 * not mean the whole fleet.
 */
export function withDropped(plan: Plan, from: string, unit: string | null, to: string): Plan {
  const isNew = plan.plan.active !== to;
  const next = activated(plan, to);
  const meant = assess(next);
  if (!meant.ok || meant.value === null) return next;
  const orders: { [ship: string]: Order } = { ...next.plan.orders };
  let isPicked = false;
  for (const { ship, course } of meant.value.answers) {
    const isMeant = ship.at === from && (unit === null || (ship.unit === unit && !isPicked && isIdle(course, isNew)));
    if (isMeant) {
      const { stays: _, ...order } = orders[ship.id] ?? {};
      orders[ship.id] = order;
      isPicked = true;
    } else if (isNew && course === "goes") orders[ship.id] = { stays: true };
  }
  return { ...next, plan: { ...next.plan, orders } };
}

/** Of several ships alike the first goes that does not yet. */
const isIdle = (course: string, isNew: boolean): boolean => isNew || course === "stays";
