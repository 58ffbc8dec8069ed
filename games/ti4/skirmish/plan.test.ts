import { describe, expect, test } from "vitest";
import { odds } from "../combat/battle.fixture.ts";
import { actionOf } from "../planner/action.ts";
import { assess } from "../planner/assess.ts";
import { outcomeOf } from "../planner/outcome.ts";
import { readPlan } from "../planner/plan.ts";
import { en } from "../words/rules/en.ts";
import { landingsOf, planFor } from "./plan.ts";
import type { SkirmishState } from "./shape.ts";
import { map, none, scene } from "./skirmish.fixture.ts";

/** What the planner says of the same position, for a landing on this planet. */
function planner(state: SkirmishState, active: string, planet: string) {
  const ground: { [system: string]: { [planet: string]: object } } = {};
  for (const [name, { system, owner, force }] of Object.entries(state.planets))
    if (owner !== null) ground[system] = { ...ground[system], [name]: { ...force, owner } };
  const players = state.players.map(({ effects }) => ({ name: "", effects, fleetPool: 4 }));
  const table = readPlan({
    map,
    rules: "official",
    players,
    space: state.space,
    ground,
    plan: { mover: 0, active, planet },
  });
  const found = table.ok ? assess(table.value) : table;
  if (!table.ok || !found.ok || found.value === null) throw new Error("nothing to study");
  const outcome = outcomeOf(actionOf(found.value, table.value.plan), en.unitText);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value;
}

describe("the plan for a system", () => {
  test("the chance to take a planet is that of the whole action, rifts included", () => {
    const { state, rules } = scene({ fleets: { R: { carrier: 1, infantry: 2 } } }, none);
    expect(planFor(state, 0, "N", rules)).toMatchObject({
      space: null,
      arrives: 0.7,
      planets: [
        { planet: "Nimbus", worth: 3, chance: expect.closeTo(0.7, 12) },
        { planet: "Nadir", worth: 3, chance: expect.closeTo(0.7, 12) },
      ],
    });
  });

  test("every figure is the planner's: rifts, cannons next door, the battle in space, the landing", () => {
    const { state, rules } = scene(
      { fleets: { R: { carrier: 1, cruiser: 2, infantry: 3 } }, effects: ["duranium-armor"] },
      { fleets: { N: { destroyer: 1 } }, garrisons: { Nadir: { infantry: 1, pds: 1 } }, ground: { pds2: 2 } },
    );
    const plan = planFor(state, 0, "N", rules);
    expect(plan.planets.map(({ planet }) => planet)).toEqual(["Nimbus", "Nadir"]);
    for (const { planet, chance } of plan.planets) {
      const { ground, space } = planner(state, "N", planet);
      expect(chance).toBeCloseTo(ground?.taken ?? Number.NaN, 12);
      expect(plan.space).toEqual(space);
    }
    expect(plan.planets[1]?.chance).toBeLessThan(plan.planets[0]?.chance ?? 0);
  });

  test("a landing counts what the place does: under the requirements a nebula helps who defends", () => {
    const nebula = scene(none, { garrisons: { Nimbus: { infantry: 1 } } }, { nebulaGroundBonus: true });
    const given = { place: "ground", anomalies: ["nebula"], rules: { nebulaGroundBonus: true } } as const;
    expect(landingsOf(nebula.state, 0, "N", { infantry: 2 }, nebula.rules)[0]?.chance).toBeCloseTo(
      odds({ infantry: 2 }, { infantry: 1 }, given).attacker,
      12,
    );
  });
});
