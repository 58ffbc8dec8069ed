import { describe, expect, test } from "vitest";
import { readPlan, toBoard } from "./plan.ts";
import { assessmentOf, planOf, type Setup } from "./planner.fixture.ts";

const coursesOf = (told: Setup) =>
  Object.fromEntries(assessmentOf(told).answers.map(({ ship, course }) => [ship.id, course]));
const cargoOf = (told: Setup, ship: string) =>
  assessmentOf(told).answers.find((answer) => answer.ship.id === ship)?.declared?.cargo;
const codes = (told: Setup) => assessmentOf(told).warnings.map(({ code }) => code);

describe("what each ship is to do", () => {
  test("those that reach go, those that cannot are barred, and who is there is there", () => {
    const units = { "0 A": { cruiser: 1, dreadnought: 1 }, "0 N": { carrier: 1 }, "0 T": { destroyer: 1 } };
    expect(coursesOf({ units, active: "T" })).toEqual({
      ...{ "A/cruiser/1": "goes", "A/dreadnought/1": "goes", "N/carrier/1": "goes", "T/destroyer/1": "there" },
    });
    expect(coursesOf({ units, active: "T", tokens: [["A"]] })).toMatchObject({ "A/cruiser/1": "barred" });
  });

  test("an order to stay, and one to go another way", () => {
    const units = { "0 A": { cruiser: 2 } };
    const plan = { orders: { "A/cruiser/1": { stays: true as const }, "A/cruiser/2": { path: ["A", "T"] } } };
    const { answers, declared } = assessmentOf({ units, active: "T", plan });
    expect(answers.map(({ course, refusal }) => [course, refusal?.code ?? null])).toEqual([
      ["stays", null],
      ["goes", "not-adjacent"],
    ]);
    expect(declared).toEqual([]);
  });

  test("[TI92] a ship is as full as it goes: ground forces first, and nothing twice", () => {
    const units = { "0 A": { carrier: 2, fighter: 4 }, "0 A/Alpha": { infantry: 5 } };
    expect(cargoOf({ units, active: "T" }, "A/carrier/1")).toEqual([{ unit: "infantry", count: 4, from: "A" }]);
    expect(cargoOf({ units, active: "T" }, "A/carrier/2")).toEqual([
      { unit: "infantry", count: 1, from: "A" },
      { unit: "fighter", count: 3, from: "A" },
    ]);
    expect(coursesOf({ units, active: "T" })).toMatchObject({ "A/fighter/1": "barred", "A/fighter/4": "aboard" });
  });

  test("fighters that come by themselves are not loaded, unless they are told to be", () => {
    const units = { "0 T": { carrier: 1, fighter2: 2 } };
    expect(coursesOf({ units, active: "P" })).toMatchObject({ "T/fighter2/1": "goes", "T/fighter2/2": "goes" });
    const plan = { orders: { "T/carrier/1": { cargo: [{ unit: "fighter2", count: 1, from: "T" }] } } };
    expect(coursesOf({ units, active: "P", plan })).toMatchObject({ "T/fighter2/1": "goes", "T/fighter2/2": "aboard" });
  });

  test("[TI93] nothing is lifted beside a token", () => {
    const units = { "0 R": { carrier: 1 }, "0 A/Alpha": { infantry: 1 } };
    const cargo = [{ unit: "infantry", count: 1, from: "A" }];
    const plan = { orders: { "R/carrier/1": { path: ["R", "A", "R", "T"], cargo } } };
    const [answer] = assessmentOf({ units, active: "T", plan, tokens: [["A"]] }).answers;
    expect(answer?.refusal).toMatchObject({ code: "pickup-forbidden", system: "A" });
  });
});

describe("what a plan is warned of", () => {
  test("[TI61] more ships than the fleet pool", () => {
    const units = { "0 A": { cruiser: 2 }, "0 T": { cruiser: 1 } };
    expect(codes({ units, active: "T", pool: 2 })).toEqual(["over-fleet-pool"]);
    expect(codes({ units, active: "T", pool: 3 })).toEqual([]);
  });

  test("[TI59][TI61] Fighter II without room count for the fleet pool, where they come to and where they stay", () => {
    const warnings = (units: Setup["units"], pool: number) => assessmentOf({ units, active: "T", pool }).warnings;
    expect(warnings({ "0 R": { fighter2: 2 } }, 1)).toEqual([
      { code: "over-fleet-pool", system: "T", ships: 2, fighters: 2, pool: 1 },
    ]);
    expect(warnings({ "0 R": { fighter2: 2 } }, 2)).toEqual([]);
    expect(warnings({ "0 R": { fighter2: 2 }, "0 T": { carrier: 1 } }, 1)).toEqual([]);
    expect(warnings({ "0 R": { naalu_fighter2: 2 } }, 1)).toEqual([]);
    const plan = { orders: { "A/fighter2/1": { stays: true }, "A/fighter2/2": { stays: true } } } as const;
    const cargo = { orders: { ...plan.orders, "A/cruiser2/1": { cargo: [] } } };
    expect(
      assessmentOf({ units: { "0 A": { cruiser2: 1, fighter2: 2 } }, active: "T", pool: 1, plan: cargo }).warnings,
    ).toEqual([{ code: "over-fleet-pool", system: "A", ships: 2, fighters: 2, pool: 1 }]);
  });

  test("[TI94] what is left without room; a dock keeps three fighters", () => {
    const units = { "0 A": { cruiser: 1, carrier: 1, fighter: 6 } };
    expect(codes({ units, active: "T" })).toEqual(["capacity"]);
    expect(codes({ units: { ...units, "0 A/Alpha": { spacedock: 1 } }, active: "T" })).toEqual([]);
  });

  test("more cargo than there is", () => {
    const cargo = [{ unit: "infantry", count: 3, from: "A" }];
    const plan = { orders: { "A/carrier/1": { cargo } } };
    const units = { "0 A": { carrier: 1 }, "0 A/Alpha": { infantry: 2 } };
    expect(codes({ units, active: "T", plan })).toEqual(["cargo-absent"]);
  });
});

describe("a table from outside", () => {
  const plan = planOf({ units: { "0 A": { cruiser: 1 } }, active: "T" });
  const refused = (change: object) => {
    const read = readPlan({ ...plan, ...change });
    return read.ok ? "ok" : read.refusal.code;
  };

  test("what is not known is refused", () => {
    expect(refused({})).toBe("ok");
    expect(refused({ space: { A: { 0: { units: { zeppelin: 1 } } } } })).toBe("unknown-unit");
    expect(refused({ players: [{ name: "", effects: ["magic"] }] })).toBe("unknown-effect");
    expect(refused({ space: { A: { 7: { units: { cruiser: 1 } } } } })).toBe("bad-request");
    expect(refused({ map: "77 999" })).toBe("unknown-tile");
    expect(refused({ extra: 1 })).toBe("bad-request");
    expect(refused({ players: Array.from({ length: 9 }, () => ({ name: "" })) })).toBe("bad-request");
  });

  test("what stands in places that are not there is kept, and plays no part", () => {
    const stray = { ...plan, space: { ...plan.space, Z: { 1: { units: { cruiser: 1 }, damaged: {} } } } };
    const lost = { ...stray, ground: { A: { Omega: { owner: 2, units: { pds2: 1 }, damaged: {} } } } };
    const out = toBoard(lost);
    if (!out.ok) throw new Error(out.refusal.code);
    expect(out.value.strays).toEqual([
      { system: "A", planet: "Omega", owner: 2 },
      { system: "Z", planet: null, owner: 1 },
    ]);
    expect(Object.keys(out.value.board.space)).toEqual(["A"]);
    expect(readPlan(lost)).toMatchObject({ ok: true });
  });
});
