import { actionOf } from "../../planner/action.ts";
import { type Assessment, assess } from "../../planner/assess.ts";
import type { Plan } from "../../planner/plan.ts";
import { type Rolled, rollOut } from "../../planner/roll.ts";
import { firstPlan } from "../plan/first.ts";
import { diceOf } from "./dice.ts";

const whole = (units: { readonly [unit: string]: number }) => ({ units, damaged: {} });
const everything = [
  ...["duranium-armor", "direct-hit:2", "assault-cannon", "shields-holding:1", "emergency-repairs"],
  ...["plasma-scoring", "graviton-laser-system"],
];

/** Two fleets with everything that changes units in a battle, and some that are damaged. */
export const bigTable: Plan = {
  ...firstPlan,
  players: firstPlan.players.map((player) => ({ ...player, effects: everything, fleetPool: 16 })),
  space: {
    "18": {
      1: {
        units: { dreadnought: 2, cruiser: 1, carrier: 1, fighter: 2, dreadnought2: 1 },
        damaged: { dreadnought: 1 },
      },
    },
    "74": { 0: whole({ dreadnought: 1, carrier: 2, cruiser: 1, fighter: 3, infantry: 3, mech: 1 }) },
    "66": { 0: { units: { dreadnought: 2, infantry: 2 }, damaged: { dreadnought: 1 } } },
  },
  ground: {
    ...firstPlan.ground,
    "18": { "Mecatol Rex": { ...whole({ infantry: 2, mech: 1, pds: 1, spacedock: 1 }), owner: 1 } },
  },
};

export function rolledOf(plan: Plan, seed: string): { readonly assessment: Assessment; readonly rolled: Rolled } {
  const meant = assess(plan);
  if (!meant.ok || meant.value === null) throw new Error("no plan");
  return { assessment: meant.value, rolled: rollOut(actionOf(meant.value, plan.plan), diceOf(seed)) };
}
