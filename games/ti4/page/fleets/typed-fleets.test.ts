import { expect, test } from "vitest";
import { type Plan, toBoard } from "../../planner/plan.ts";
import { forceAt, withForce, withMap, withPlayer } from "../plan/edit.ts";
import { firstPlan } from "../plan/first.ts";
import { placed, rehoused } from "./settle.ts";
import { readQuick } from "./typed-fleets.ts";

const bare: Plan = withMap({ ...firstPlan, space: {}, ground: {} }, { string: "41 31 0 46 83A0 30" });

function read(text: string, plan = bare, system: string | null = null) {
  const out = toBoard(plan);
  if (!out.ok) throw new Error(out.refusal.code);
  return readQuick(text, { plan, galaxy: out.value.galaxy, seat: 0, system });
}

function put(text: string, plan = bare, system: string | null = null): Plan {
  const all = read(text, plan, system);
  if (!all.ok) throw new Error(JSON.stringify(all.refusal));
  return placed(plan, all.value);
}

const at = (plan: Plan, system: string, planet: string | null = null, seat = 0) =>
  forceAt(plan, { system, planet }, seat).units;

test("ships go to space, ground forces and structures to the first planet", () => {
  const plan = put("2 carrier 4 infantry, pds + 1 spacedock @ 31");
  expect(at(plan, "31")).toEqual({ carrier: 2 });
  expect(at(plan, "31", "Lazar")).toEqual({ infantry: 4, pds: 1, spacedock: 1 });
});

test("where there is no planet ground forces stay in space, and a structure is refused", () => {
  expect(at(put("2 carrier 4 infantry @ 41"), "41")).toEqual({ carrier: 2, infantry: 4 });
  expect(read("pds @ 41")).toMatchObject({ refusal: { code: "quick-no-planet", unit: "pds", part: "pds @ 41" } });
});

test("a planet is named alone or after its system, in any case and with any signs", () => {
  for (const text of ["3 infantry on sakulag", "3 infantry @ 31/Sakulag", "3 infantry @31 / SAKULAG"])
    expect(at(put(text), "31", "Sakulag")).toEqual({ infantry: 3 });
  expect(at(put("carrier + 2 infantry @ Sakulag"), "31")).toEqual({ carrier: 1 });
  expect(at(put("2 infantry @ 31/space"), "31")).toEqual({ infantry: 2 });
  expect(at(put("2 infantry @ home3"), "HOME3", "HOME3")).toEqual({ infantry: 2 });
});

test("players by colour, number or name; the name holds to the end of the line", () => {
  const named = withPlayer(bare, 2, { name: "Anna Lee" });
  expect(at(put("red: 3 cruiser @ 18"), "18", null, 1)).toEqual({ cruiser: 3 });
  expect(at(put("красный: 3 крейсера @ 18"), "18", null, 1)).toEqual({ cruiser: 3 });
  expect(at(put("3: 3 cruiser @ 18"), "18", null, 2)).toEqual({ cruiser: 3 });
  const plan = put("anna lee: cruiser @ 18; carrier @ 41\ndestroyer @ 30", named);
  expect([at(plan, "18", null, 2), at(plan, "41", null, 2), at(plan, "30")]).toEqual([
    ...[{ cruiser: 1 }, { carrier: 1 }, { destroyer: 1 }],
  ]);
  expect(read("8: cruiser @ 18")).toMatchObject({ refusal: { code: "quick-player", player: "8" } });
});

test("tokens, and the selected system where none is named", () => {
  expect(put("token @ 41").players[0]?.tokens).toEqual(["41"]);
  expect(put("red: жетон приказа @ Lazar").players[1]?.tokens).toEqual(["31"]);
  expect(at(put("2 dreadnought (1 damaged)", bare, "41"), "41")).toEqual({ dreadnought: 2 });
  expect(forceAt(put("2 dreadnought (1 damaged) @ 41"), { system: "41", planet: null }, 0).damaged).toEqual({
    dreadnought: 1,
  });
});

test("what is there already is added to", () => {
  expect(at(put("cruiser @ 41", put("2 cruiser @ 41")), "41")).toEqual({ cruiser: 3 });
});

test("nobody's garrison is driven away: the next planet is taken, or it is refused", () => {
  const held = put("red: infantry on Lazar");
  expect(at(put("2 infantry @ 31", held), "31", "Sakulag")).toEqual({ infantry: 2 });
  expect(read("2 infantry on Lazar", held)).toMatchObject({ refusal: { code: "quick-held", owner: 1 } });
});

test.each([
  ["2 cruser @ 41", { code: "unknown-unit" }],
  ["2 cruiser", { code: "quick-where" }],
  ["2 cruiser @", { code: "quick-where" }],
  ["2 cruiser @ 99", { code: "quick-place", place: "99" }],
  ["2 cruiser @ 31/Jord", { code: "quick-planet", system: "31", planet: "Jord" }],
  ["@ 41", { code: "bad-fleet" }],
  ["2 cruiser (1 damaged) @ 41", { code: "quick-damaged", unit: "cruiser" }],
  ["cruiser @ 41; 3 what @ 41", { code: "unknown-unit", part: "3 what @ 41" }],
])("%s is refused", (text, refusal) => {
  expect(read(text)).toMatchObject({ ok: false, refusal });
});

test("strays are put where they belong, or stay where they are", () => {
  const out = toBoard(bare);
  if (!out.ok) throw new Error(out.refusal.code);
  const find = (id: string) => out.value.galaxy.systems.find((each) => each.id === id);
  const [lazar, empty] = [find("31"), find("41")];
  if (lazar === undefined || empty === undefined) throw new Error("no such system");
  const stray = { system: "77", planet: "Nowhere" };
  const plan = withForce(bare, stray, 0, { units: { infantry: 2, pds: 1 }, damaged: {} });
  expect(rehoused(plan, stray, empty, 0)).toBeNull();
  const put = rehoused(plan, stray, lazar, 0);
  expect(put && at(put, "31", "Lazar")).toEqual({ infantry: 2, pds: 1 });
  expect(put && at(put, "77", "Nowhere")).toEqual({});
});

test("no text places nothing", () => {
  expect(read(" ;\n ")).toEqual({ ok: true, value: [] });
});
