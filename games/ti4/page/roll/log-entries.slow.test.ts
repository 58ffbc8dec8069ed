import { expect, test } from "vitest";
import type { Plan } from "../../planner/plan.ts";
import { firstPlan } from "../plan/first.ts";
import { logBattle } from "./log-entries.ts";
import { bigTable, rolledOf } from "./plans.fixture.ts";
import { groundStart, spaceStart } from "./sides.ts";

const tables: readonly Plan[] = [
  firstPlan,
  bigTable,
  { ...bigTable, plan: { ...bigTable.plan, rounds: 2 } },
  { ...bigTable, players: bigTable.players.map((player) => ({ ...player, effects: ["duranium-armor"] })) },
];

test("what is told comes to what is left", () => {
  const seen = new Set<string>();
  for (const plan of tables)
    for (let seed = 0; seed < 12; seed += 1) {
      const { assessment: meant, rolled } = rolledOf(plan, `${seed}`);
      const fights = [
        { fought: rolled.space, start: spaceStart(meant, rolled) },
        { fought: rolled.ground, start: groundStart(meant, rolled) },
      ];
      for (const { fought, start } of fights) {
        if (fought === null) continue;
        const told = logBattle(fought, start);
        expect(told.at(-1)?.left).toEqual({ attacker: fought.attacker, defender: fought.defender });
        for (const { event } of told) seen.add(event.type);
      }
    }
  expect([...seen].sort()).toEqual(["assault", "assigned", "held", "over", "repaired", "retreated", "volley"]);
});

test("everybody is where the counts say, after each step", () => {
  for (let seed = 0; seed < 12; seed += 1) {
    const { assessment: meant, rolled } = rolledOf(bigTable, `each ${seed}`);
    if (rolled.space === null) continue;
    for (const { event, left } of logBattle(rolled.space, spaceStart(meant, rolled))) {
      if (!("state" in event)) continue;
      const counts = event.state.slice(0, -3);
      const sum = (all: { readonly [unit: string]: number }) => Object.values(all).reduce((one, more) => one + more, 0);
      expect(sum(left[event.camp].units)).toBe(counts.reduce((one, more) => one + more, 0));
      expect(sum(left[event.camp].damaged)).toBe(counts.reduce((all, more, at) => all + (at % 2) * more, 0));
    }
  }
});
