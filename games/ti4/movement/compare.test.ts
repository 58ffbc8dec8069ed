import { describe, expect, test } from "vitest";
import { presets } from "../galaxy/rules.ts";
import { scenarioOf } from "./chain.fixture.ts";
import { compareReach, switchesBetween, switchesOfDice } from "./compare.ts";

const { official, requirements } = presets;

const compared = (given: Parameters<typeof scenarioOf>[0], other = requirements) => {
  const { movement, ship } = scenarioOf(given);
  return compareReach(movement, [ship], other);
};

describe("two readings of the rules", () => {
  test("the switches in which they differ", () => {
    expect(switchesBetween(official, official)).toEqual([]);
    expect(switchesBetween(official, { ...official, riftSequential: true })).toEqual(["riftSequential"]);
  });

  test("the same for a ship", () => {
    expect(compared({ chains: ["A-T"] })).toMatchObject([{ id: "s1", differs: false, switches: [] }]);
  });

  test("one switch makes the difference", () => {
    const [diff] = compared({ chains: ["A-F"], effects: ["antimass-deflectors"] });
    expect(diff).toMatchObject({ differs: true, switches: ["asteroidSealed"] });
    expect([diff?.one.reachable, diff?.other.reachable]).toEqual([true, false]);
  });

  test("the first reading is that of the movement", () => {
    const sealed = { chains: ["A-F"], effects: ["antimass-deflectors"], preset: "requirements" } as const;
    const [diff] = compared(sealed, official);
    expect([diff?.one.reachable, diff?.other.reachable, diff?.switches]).toEqual([false, true, ["asteroidSealed"]]);
  });

  test("a ship that is there has no way to differ in", () => {
    expect(compared({ chains: ["A-F"], active: "A", effects: ["antimass-deflectors"] })).toMatchObject([
      { differs: false, switches: [] },
    ]);
  });

  test("some switches matter where dice are rolled", () => {
    const changed = switchesBetween(official, requirements);
    expect(switchesOfDice(compared({ chains: ["A-T"] }), changed)).toEqual([]);
    expect(switchesOfDice(compared({ chains: ["R-T"] }), changed)).toEqual(["riftOutcome", "riftRollsForCarried"]);
  });

  test("a switch that changes who rolls is not told twice", () => {
    const diffs = compared({ chains: ["R-T"], effects: ["circlet-of-the-void"] });
    expect(diffs).toMatchObject([{ differs: true, switches: ["riftRollsForCarried"] }]);
    expect(switchesOfDice(diffs, switchesBetween(official, requirements))).toEqual(["riftOutcome"]);
  });
});
