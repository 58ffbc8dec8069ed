import { describe, expect, test } from "vitest";
import { isStep, phaseOf, steps } from "../../rules/phases.ts";
import { openingOf } from "../battle/opening.ts";
import { decided, draws, duel, eventsOf } from "../duel.fixture.ts";
import { en } from "../words/en.ts";
import { ru } from "../words/ru.ts";
import { stepShown, stripOf } from "./strip.ts";

describe("the strip of a turn", () => {
  test("has each step under its own stage, once", () => {
    const shown = stripOf("drawing").flatMap(({ id, steps: own }) => own.map((step) => [step.id, id]));
    expect(shown).toEqual(Object.entries(steps).map(([id, { phase }]) => [id, phase]));
  });

  test("marks one step, and the stage that it belongs to", () => {
    for (const step of Object.keys(steps).filter(isStep)) {
      const now = stripOf(step).filter(({ isNow }) => isNow);
      expect(now.map(({ id }) => id)).toEqual([phaseOf(step)]);
      expect(now.flatMap((stage) => stage.steps.filter(({ isNow }) => isNow).map(({ id }) => id))).toEqual([step]);
    }
    expect(stripOf(null).some(({ isNow }) => isNow)).toBe(false);
  });

  test("every stage and every step has a short name", () => {
    for (const { strip } of [en, ru])
      for (const { id, steps: own } of stripOf(null)) {
        expect(strip.stages[id].length).toBeGreaterThan(0);
        for (const step of own) expect(isStep(step.id) && strip.steps[step.id].length).toBeGreaterThan(0);
      }
  });
});

describe("the step that is looked at", () => {
  const battle = decided(duel(["lattice", "corona"], { keel: 20 }), draws(["caliper", 1]), draws());

  test("is that of the orders while they open, and the settlement when effects fly", () => {
    const ended = decided(battle, { charges: [{ ship: "N1", effect: "damage" }] }, null);
    const { state } = ended.match;
    const opening = openingOf(eventsOf(ended), state);
    expect(state.step).toBe("drawing");
    expect(stepShown(state, opening, "flip")).toBe("simultaneous_declaration");
    expect(stepShown(state, opening, "shots")).toBe("settlement");
    expect(stepShown(state, null, "over")).toBe("drawing");
  });

  test("a drawing that ends no turn stays at its completion", () => {
    const { state } = battle.match;
    expect(stepShown(state, openingOf(eventsOf(battle), state), "over")).toBe("completion");
  });
});
