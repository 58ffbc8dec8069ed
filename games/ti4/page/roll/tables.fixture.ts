import { type Rolled, rollOut } from "../../planner/roll.ts";
import { type Study, study } from "../../planner/study.ts";
import type { Table } from "../../planner/table.ts";
import { diceOf } from "../dice.ts";
import { firstTable } from "../first.ts";

const whole = (units: { readonly [unit: string]: number }) => ({ units, damaged: {} });
const everything = [
  ...["duranium-armor", "direct-hit:2", "assault-cannon", "shields-holding:1", "emergency-repairs"],
  ...["plasma-scoring", "graviton-laser-system"],
];

/** Two fleets with everything that changes units in a battle, and some that are damaged. */
export const bigTable: Table = {
  ...firstTable,
  players: firstTable.players.map((player) => ({ ...player, effects: everything, fleetPool: 16 })),
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
    ...firstTable.ground,
    "18": { "Mecatol Rex": { ...whole({ infantry: 2, mech: 1, pds: 1, spacedock: 1 }), owner: 1 } },
  },
};

export function rolledOf(table: Table, seed: string): { readonly study: Study; readonly rolled: Rolled } {
  const meant = study(table);
  if (!meant.ok || meant.value === null) throw new Error("no plan");
  return { study: meant.value, rolled: rollOut(meant.value, table.plan, diceOf(seed)) };
}
