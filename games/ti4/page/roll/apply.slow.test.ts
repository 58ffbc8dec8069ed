import { expect, test } from "vitest";
import { type Plan, readPlan, toBoard } from "../../planner/plan.ts";
import type { UnitCounts } from "../../units/force.ts";
import { firstPlan } from "../plan/first.ts";
import { hasFled, kept, refugesFor } from "./apply.ts";
import { bigTable, rolledOf } from "./plans.fixture.ts";

const sum = (counts: UnitCounts) => Object.values(counts).reduce((one, more) => one + more, 0);

/** How many units of each player there are, wherever they are. */
function unitsOf({ space, ground }: Plan, seat: number): number {
  const aloft = Object.values(space).map((here) => sum(here[seat]?.units ?? {}));
  const landed = Object.values(ground).flatMap((here) =>
    Object.values(here).map(({ owner, units }) => (owner === seat ? sum(units) : 0)),
  );
  return [...aloft, ...landed].reduce((one, more) => one + more, 0);
}

test("what is kept is a table, with a token where everybody went and no system active", () => {
  for (const plan of [firstPlan, bigTable])
    for (let seed = 0; seed < 12; seed += 1) {
      const { assessment, rolled } = rolledOf(plan, `${seed}`);
      const after = kept(plan, assessment, rolled, null);
      expect(readPlan(after)).toEqual({ ok: true, value: after });
      expect(toBoard(after).ok).toBe(true);
      expect(after.players[0]?.tokens).toEqual(["18"]);
      expect(after.plan.active).toBeNull();
      for (const seat of [0, 1, 2]) expect(unitsOf(after, seat)).toBeLessThanOrEqual(unitsOf(plan, seat));
      expect(unitsOf(after, 2)).toBe(unitsOf(plan, 2));
    }
});

test("ships that are lost are gone, those that are left are there, and nobody fights on", () => {
  for (let seed = 0; seed < 12; seed += 1) {
    const { assessment, rolled } = rolledOf(bigTable, `${seed}`);
    const { space } = rolled;
    if (space === null) continue;
    const here = kept(bigTable, assessment, rolled, null).space["18"] ?? {};
    const ofKind = (units: UnitCounts, unit: string) => units[unit] ?? 0;
    for (const unit of ["dreadnought", "carrier", "cruiser"]) {
      expect(ofKind(here[0]?.units ?? {}, unit)).toBe(ofKind(space.attacker.units, unit));
      expect(ofKind(here[1]?.units ?? {}, unit)).toBe(ofKind(space.defender.units, unit));
      expect(ofKind(here[0]?.damaged ?? {}, unit)).toBe(ofKind(space.attacker.damaged, unit));
    }
  }
});

test("a planet that is won is the mover's, without what stood on it", () => {
  const results = new Set<string | null>();
  for (let seed = 0; seed < 25; seed += 1) {
    const { assessment, rolled } = rolledOf(bigTable, `${seed}`);
    const planet = kept(bigTable, assessment, rolled, null).ground["18"]?.["Mecatol Rex"];
    const winner = rolled.ground?.winner ?? "nobody landed";
    results.add(winner);
    if (winner === "attacker") expect(planet).toMatchObject({ owner: 0, units: rolled.ground?.attacker.units });
    else expect(planet).toMatchObject({ owner: 1, units: { pds: 1, spacedock: 1 } });
  }
  expect(results).toContain("attacker");
});

test("without anybody to fight, everything comes as it is", () => {
  const plan: Plan = {
    ...firstPlan,
    space: { "74": { 0: { units: { dreadnought: 2, infantry: 1 }, damaged: { dreadnought: 1 } } } },
    ...{ ground: {}, plan: { ...firstPlan.plan, active: "66" } },
  };
  const { assessment, rolled } = rolledOf(plan, "calm");
  const after = kept(plan, assessment, rolled, null);
  expect(after.space["74"]).toBeUndefined();
  expect(after.space["66"]?.[0]).toEqual({ units: { dreadnought: 2 }, damaged: { dreadnought: 1 } });
  expect(after.ground["66"]).toEqual({ "Hope's End": { owner: 0, units: { infantry: 1 }, damaged: {} } });
});

test("who retreats is where it is safe, with a token there too", () => {
  const plan: Plan = {
    ...bigTable,
    ...{ plan: { ...bigTable.plan, rounds: 1 }, ground: { ...bigTable.ground } },
    space: { ...bigTable.space, "40": { 0: { units: { cruiser: 1 }, damaged: {} } } },
  };
  const fled = Array.from({ length: 8 }, (_, seed) => rolledOf(plan, `${seed}`)).filter(({ rolled }) =>
    hasFled(rolled),
  );
  expect(fled.length).toBeGreaterThan(0);
  for (const { assessment, rolled } of fled) {
    const [refuge = null] = refugesFor(plan, assessment);
    expect(refuge).not.toBeNull();
    const after = kept(plan, assessment, rolled, refuge);
    expect(after.space["18"]?.[0]).toBeUndefined();
    expect(after.players[0]?.tokens).toEqual(["18", refuge]);
  }
});
