import { expect, test } from "vitest";
import { readTable, setOut, type Table } from "../../planner/table.ts";
import { firstTable } from "../first.ts";
import { hasFled, kept, refugesFor } from "./apply.ts";
import { bigTable, rolledOf } from "./tables.fixture.ts";

type Counts = { readonly [unit: string]: number };
const sum = (counts: Counts) => Object.values(counts).reduce((one, more) => one + more, 0);

/** How many units of each player there are, wherever they are. */
function unitsOf({ space, ground }: Table, seat: number): number {
  const aloft = Object.values(space).map((here) => sum(here[seat]?.units ?? {}));
  const landed = Object.values(ground).flatMap((here) =>
    Object.values(here).map(({ owner, units }) => (owner === seat ? sum(units) : 0)),
  );
  return [...aloft, ...landed].reduce((one, more) => one + more, 0);
}

test("what is kept is a table, with a token where everybody went and no system active", () => {
  for (const table of [firstTable, bigTable])
    for (let seed = 0; seed < 12; seed += 1) {
      const { study, rolled } = rolledOf(table, `${seed}`);
      const after = kept(table, study, rolled, null);
      expect(readTable(after)).toEqual({ ok: true, value: after });
      expect(setOut(after).ok).toBe(true);
      expect(after.players[0]?.tokens).toEqual(["18"]);
      expect(after.plan.active).toBeNull();
      for (const seat of [0, 1, 2]) expect(unitsOf(after, seat)).toBeLessThanOrEqual(unitsOf(table, seat));
      expect(unitsOf(after, 2)).toBe(unitsOf(table, 2));
    }
});

test("ships that are lost are gone, those that are left are there, and nobody fights on", () => {
  for (let seed = 0; seed < 12; seed += 1) {
    const { study, rolled } = rolledOf(bigTable, `${seed}`);
    const { space } = rolled;
    if (space === null) continue;
    const here = kept(bigTable, study, rolled, null).space["18"] ?? {};
    const ofKind = (units: Counts, unit: string) => units[unit] ?? 0;
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
    const { study, rolled } = rolledOf(bigTable, `${seed}`);
    const planet = kept(bigTable, study, rolled, null).ground["18"]?.["Mecatol Rex"];
    const winner = rolled.ground?.winner ?? "nobody landed";
    results.add(winner);
    if (winner === "attacker") expect(planet).toMatchObject({ owner: 0, units: rolled.ground?.attacker.units });
    else expect(planet).toMatchObject({ owner: 1, units: { pds: 1, spacedock: 1 } });
  }
  expect(results).toContain("attacker");
});

test("without anybody to fight, everything comes as it is", () => {
  const table: Table = {
    ...firstTable,
    space: { "74": { 0: { units: { dreadnought: 2, infantry: 1 }, damaged: { dreadnought: 1 } } } },
    ...{ ground: {}, plan: { ...firstTable.plan, active: "66" } },
  };
  const { study, rolled } = rolledOf(table, "calm");
  const after = kept(table, study, rolled, null);
  expect(after.space["74"]).toBeUndefined();
  expect(after.space["66"]?.[0]).toEqual({ units: { dreadnought: 2 }, damaged: { dreadnought: 1 } });
  expect(after.ground["66"]).toEqual({ "Hope's End": { owner: 0, units: { infantry: 1 }, damaged: {} } });
});

test("who retreats is where it is safe, with a token there too", () => {
  const table: Table = {
    ...bigTable,
    ...{ plan: { ...bigTable.plan, rounds: 1 }, ground: { ...bigTable.ground } },
    space: { ...bigTable.space, "40": { 0: { units: { cruiser: 1 }, damaged: {} } } },
  };
  const fled = Array.from({ length: 8 }, (_, seed) => rolledOf(table, `${seed}`)).filter(({ rolled }) =>
    hasFled(rolled),
  );
  expect(fled.length).toBeGreaterThan(0);
  for (const { study, rolled } of fled) {
    const [refuge = null] = refugesFor(table, study);
    expect(refuge).not.toBeNull();
    const after = kept(table, study, rolled, refuge);
    expect(after.space["18"]?.[0]).toBeUndefined();
    expect(after.players[0]?.tokens).toEqual(["18", refuge]);
  }
});
