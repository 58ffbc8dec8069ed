import { describe, expect, test } from "vitest";
import { odds } from "../combat/battle.fixture.ts";
import { outcome, studyOf } from "./planner.fixture.ts";

describe("units that take no capacity", () => {
  test("[TI95] are loaded beside as much as a ship holds, and land", () => {
    const units = { "0 R": { carrier: 1, infantry: 5, argent_mech: 2 }, "1 T/Tau": { mech: 2 } };
    expect(studyOf({ units, active: "T", effects: [["crucible"]] }).declared[0]?.cargo).toEqual([
      { unit: "argent_mech", count: 2, from: "R" },
      { unit: "infantry", count: 4, from: "R" },
    ]);
    const { ground } = outcome({ units, active: "T", effects: [["crucible"]] });
    const landed = odds({ argent_mech: 2, infantry: 4 }, { mech: 2 }, { place: "ground" });
    expect(ground?.taken).toBeCloseTo(landed.attacker, 12);
  });
});
