import { firstPlan } from "../../../page/plan/first.ts";
import type { Plan } from "../../../planner/plan.ts";

const whole = (units: { readonly [unit: string]: number }) => ({ units, damaged: {} });

const redsSpace = { ...firstPlan.space, "18": { 1: whole({ dreadnought: 1, cruiser: 3, destroyer: 1 }) } };

/** Positions of the planner's pages, all on the map of the first visit. */
export const plans = {
  /** Blue is on the way to the planet in the middle, through a rift. */
  first: firstPlan,
  /** Nobody goes anywhere yet. */
  fleets: { ...firstPlan, plan: { ...firstPlan.plan, active: null } },
  /** A destroyer stands in the only way. */
  barred: { ...firstPlan, space: { ...firstPlan.space, "41": { 1: whole({ destroyer: 1 }) } } },
  /** Red has more ships, and goes the other way. */
  attack: { ...firstPlan, space: redsSpace, plan: { ...firstPlan.plan, mover: 1, active: "74" } },
  /** The same ships before anybody has said where to. */
  danger: { ...firstPlan, space: redsSpace, plan: { ...firstPlan.plan, active: null } },
} as const satisfies { readonly [name: string]: Plan };
