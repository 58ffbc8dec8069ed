import { expect, test } from "vitest";
import { type Scenario, scenarioOf } from "./chain.fixture.ts";
import { effectsThatHelp } from "./remedies.ts";

const remedies = (given: Scenario, unit: string | null = null) => {
  const { movement, ship } = scenarioOf(given);
  return effectsThatHelp(movement, { ...ship, unit }).map(({ name }) => name);
};

test("any one of them would let the ship reach", () => {
  expect(remedies({ chains: ["A-B-T"] })).toEqual(["gravity-drive:s1", "flank-speed"]);
  expect(remedies({ chains: ["A-S"] })).toEqual(["magmus-reactor", "circlet-of-the-void", "nav-suite"]);
  expect(remedies({ chains: ["A-B-C-D-T"] })).toEqual([]);
});

test("what is in force already is none, and what is for a ship or a system names it", () => {
  expect(remedies({ chains: ["A-B-C-T"], effects: ["gravity-drive:s1"] })).toEqual(["flank-speed"]);
  expect(remedies({ chains: ["A-E-T"], move: 2 })).toContain("silence-of-space:A");
});

test("what one unit has no other ship has", () => {
  const barred = { chains: ["A-E-T"], move: 2 };
  expect(remedies(barred)).not.toContain("yssaril-flagship:s1");
  expect(remedies(barred, "yssaril_flagship")).toContain("yssaril-flagship:s1");
});
