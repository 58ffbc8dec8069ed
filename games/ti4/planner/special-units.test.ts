import { describe, expect, test } from "vitest";
import { odds } from "../combat/battle.fixture.ts";
import { assessmentOf, outcome } from "./planner.fixture.ts";

describe("units that take no capacity", () => {
  test("[TI95] are loaded beside as much as a ship holds, and land", () => {
    const units = { "0 R": { carrier: 1, infantry: 5, argent_mech: 2 }, "1 T/Tau": { mech: 2 } };
    expect(assessmentOf({ units, active: "T", effects: [["crucible"]] }).declared[0]?.cargo).toEqual([
      { unit: "argent_mech", count: 2, from: "R" },
      { unit: "infantry", count: 4, from: "R" },
    ]);
    const { ground } = outcome({ units, active: "T", effects: [["crucible"]] });
    const landed = odds({ argent_mech: 2, infantry: 4 }, { mech: 2 }, { place: "ground" });
    expect(ground?.taken).toBeCloseTo(landed.attacker, 12);
  });
});

describe("ships with space cannons that reach next door", () => {
  const hit = 0.6; // On 5 or more.

  test("[TI113] fire from next door at whoever comes, for a rival and for a third party", () => {
    const units = { "0 R": { cruiser: 1 }, "2 P": { xxcha_flagship: 1 } };
    const found = outcome({ units, active: "T", effects: [["crucible"]] });
    expect(found.space.attacker).toBeCloseTo((1 - hit) ** 3, 12);
    expect(found.guns).toEqual([{ seat: 2, units: { xxcha_flagship: 1 } }]);
    const held = { "0 R": { cruiser: 1 }, "1 T": { fighter: 1 }, "1 P": { xxcha_flagship: 1 } };
    const rival = outcome({ units: held, active: "T", effects: [["crucible"]] });
    expect(rival.space.attacker).toBeCloseTo((1 - hit) ** 3 * odds({ cruiser: 1 }, { fighter: 1 }).attacker, 12);
    // It fires, and takes no part in the combat.
    expect(rival.survivors.every(({ defender }) => defender.units["xxcha_flagship"] === undefined)).toBe(true);
  });

  test("[TI113] fire in their own system, once", () => {
    const units = { "0 R": { cruiser: 3 }, "1 T": { xxcha_flagship: 1 } };
    const found = outcome({ units, active: "T", effects: [["crucible"]] });
    expect(found.space).toEqual(odds({ cruiser: 3 }, { xxcha_flagship: 1 }));
    expect(found.guns).toEqual([{ seat: 1, units: { xxcha_flagship: 1 } }]);
  });

  test("fire where they arrive and not from where they were; those that stay fire from next door", () => {
    const units = { "0 P": { xxcha_flagship: 1 }, "1 T": { cruiser: 2 } };
    const coming = outcome({ units, active: "T" });
    expect(coming.space).toEqual(odds({ xxcha_flagship: 1 }, { cruiser: 2 }));
    expect(coming.guns).toEqual([{ seat: 0, units: { xxcha_flagship: 1 } }]);
    const both = { ...units, "0 R": { cruiser: 1 } };
    const plan = { orders: { "P/xxcha_flagship/1": { stays: true as const } } };
    const staying = outcome({ units: both, active: "T", plan, effects: [["crucible"]] });
    // As if three cannons of the kind were beside a cruiser: so many dice that hit on 5.
    const beside = odds({ cruiser: 1, pds2: 3 }, { cruiser: 2 });
    expect(staying.space.attacker).toBeCloseTo(beside.attacker, 12);
  });

  test("ground forces that fire from next door do not land", () => {
    const units = { "0 T": { carrier: 1, infantry: 1 }, "0 P/Pi": { xxcha_mech: 2 }, "1 T": { fighter: 1 } };
    const { survivors } = outcome({ units: { ...units, "1 T/Tau": { infantry: 1 } }, active: "T" });
    expect(survivors).toEqual(survivors.map((each) => ({ ...each, carried: { infantry: 1 } })));
  });
});

describe("a dock that is a Dimensional Tear", () => {
  const rollsOf = (seat: number, dock: string) => {
    const units = { "0 P": { carrier: 1 }, [`${seat} P/Pi`]: { [dock]: 1 } };
    return assessmentOf({ units, active: "T" }).answers.map(({ found }) =>
      found.options.map(({ rolls, move }) => [rolls, move.value]),
    );
  };

  test("[TI7][NA41e][LR94] is a rift, with its source and owner: +1 for all, and no die for its owner", () => {
    const { galaxy } = assessmentOf({ units: { "1 P/Pi": { cabal_spacedock2: 1 } }, active: "T" });
    const system = galaxy.systems.find(({ id }) => id === "P");
    expect(system?.anomalies).toEqual([{ type: "gravity-rift", source: "dimensional-tear", owner: "1" }]);
    expect([rollsOf(1, "cabal_spacedock"), rollsOf(0, "cabal_spacedock"), rollsOf(1, "spacedock")]).toEqual([
      [[[1, 2]]],
      [[[0, 2]]],
      [[[0, 1]]],
    ]);
  });

  test("and what it may take is in the outcome", () => {
    const units = { "0 P": { carrier: 1, infantry: 1 }, "1 P/Pi": { cabal_spacedock: 1 } };
    const { ground, price } = outcome({ units, active: "T" });
    expect(ground?.taken).toBeCloseTo(0.7, 12);
    expect(price).toEqual([{ source: "gravity-rift", system: "P", points: expect.closeTo(30, 9) }]);
  });
});
