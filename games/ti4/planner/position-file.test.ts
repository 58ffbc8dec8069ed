import { readdirSync, readFileSync } from "node:fs";
import { ask } from "umpire/ask-fixture";
import { describe, expect, test } from "vitest";
import { publishedMaps } from "../page/map/maps.ts";
import { firstPlan } from "../page/plan/first.ts";
import { actionOf, arrive } from "./action.ts";
import { assess } from "./assess.ts";
import { makeLink } from "./link.ts";
import { readPlanText } from "./open-text.ts";
import { readPlan } from "./plan.ts";

/** A link as it was made before the command line could open one. */
const OLD =
  "1.du.pZLNTsMwDMdfxfK5SO3WJllvPAAS4oo4hDYdEWkyJSkwTX137O6DA0MgIVV1HP_-seP4gNsYJt9je8BK8f_OdDoHBw_mg91ej3prOD4XGN69idhWBU7e5sRx6wftc9zT7jwTIhrevY92DERe16-u6wvc9Wl1PIjgUe8YSDlav8UWpYS6hLoC1dyWsN6AaEBIECXIEoQAWYNSFJENKElWKJArkGsQGyCPloKs3ICsyCr61kQpwb-a-TVjNUjFtoJmg1TFzmnPZegu2zdDZVCXCnw2KWM7aJcMFRre-FYl3S_2JvK1TkJDkJ-cK3BpMkXYOwb3C_l4QDMMpuNmPD4VODhj8n0IDtumQK9HTkkJc3g1fmHm4p8STp5GfZO6sHT2b0cQFSdnyMEwDLaz2hGQdroj9jw71bcXv7xzFyebTsPTU_dioAYs3mC3L3lZHwdIMF7-fFIfje59mEh11sj6F02nY7SnfJdKaAwvuWn9NYkrHsD5Ew";

const map = { string: publishedMaps[0].string };
const position = {
  map,
  active: "18",
  ships: [
    { id: "first", unit: "carrier", at: "74" },
    { id: "second", unit: "cruiser", at: "74" },
    { id: "third", unit: "cruiser", at: "74" },
  ],
  others: ["66"],
  tokens: ["41"],
  effects: ["gravity-drive:second"],
  place: "space",
  defender: { units: { cruiser: 1, fighter: 1 }, effects: { "morale-boost": 2 } },
};
const opened = (value: unknown) => {
  const read = readPlanText(JSON.stringify(value));
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return read.value;
};
const refusal = (value: unknown) => readPlanText(JSON.stringify(value));

describe("a plan from outside", () => {
  test("a link keeps its bytes, and opens as before", () => {
    expect(makeLink(firstPlan)).toBe(OLD);
    expect(readPlanText(`https://umpire.example/planner#${OLD}`)).toEqual(readPlan(firstPlan));
  });

  test("a plan as JSON, as the positions worked out by hand have them", () => {
    const folder = new URL("../../../conformance/positions/", import.meta.url);
    for (const file of readdirSync(folder).filter((name) => name.endsWith(".json"))) {
      const { table } = JSON.parse(readFileSync(new URL(file, folder), "utf8"));
      expect(opened(table)).toEqual({ ...opened(table), ...table, plan: { ...opened(table).plan, ...table.plan } });
    }
  });
});

describe("a position file of the command line", () => {
  test("ships, tokens, effects and those who defend are where the file has them", () => {
    expect(opened(position)).toMatchObject({
      rules: "official",
      players: [
        { effects: ["gravity-drive:74/cruiser/1"], tokens: ["41"] },
        { effects: ["morale-boost:2"], tokens: [] },
      ],
      space: {
        "74": { 0: { units: { carrier: 1, cruiser: 2 } } },
        "18": { 1: { units: { cruiser: 1, fighter: 1 } } },
        "66": { 1: { units: { destroyer: 1 } } },
      },
      plan: { mover: 0, active: "18", rounds: null, best: false },
    });
  });

  test("the same ships reach, and the same comes of it, as the referee answers", () => {
    const moves = [
      { ship: "first", path: ["74", "41", "18"], cargo: [{ unit: "fighter", count: 2, from: "74" }] },
      { ship: "second", path: ["74", "41", "18"] },
    ];
    const asked = { ...position, moves };
    const plan = opened(asked);
    const assessed = assess(plan);
    if (!assessed.ok || assessed.value === null) throw new Error("no system is active");
    const { arrival, odds, price } = ask({ game: "ti4", ask: "arrive", ...asked });
    const answer = arrive(actionOf(assessed.value, plan.plan));
    expect(answer).toMatchObject({ ok: true, value: { odds, price } });
    expect(answer.ok && answer.value.arrival.map(({ probability }) => probability)).toEqual(
      (arrival as readonly { readonly probability: number }[]).map(({ probability }) => probability),
    );
    expect(assessed.value.answers.map(({ ship, course }) => [ship.id, course])).toContainEqual([
      "74/cruiser/2",
      "stays",
    ]);
  });

  test("a garrison stands on its planet, and damage is among the ships of its kind", () => {
    const plan = opened({
      ...position,
      ships: [...position.ships, { id: "d", unit: "dreadnought", at: "74" }],
      attacker: { damaged: { dreadnought: 1 }, casualties: "best" },
      defender: { units: { cruiser: 1, pds: 1 }, casualties: "best" },
      planet: { name: "Mecatol Rex", units: { infantry: 2 } },
      retreat: { side: "defender", after: 2 },
    });
    expect(plan.ground).toEqual({
      "18": { "Mecatol Rex": { owner: 1, units: { infantry: 2, pds: 1 }, damaged: {} } },
    });
    expect(plan.space["74"]?.[0]?.damaged).toEqual({ dreadnought: 1 });
    expect(plan.plan).toMatchObject({ planet: "Mecatol Rex", rounds: 2, best: true });
  });

  test("the sides of a file for threats are the players", () => {
    const sides = [
      { player: "Ann", ships: [{ id: "a", unit: "cruiser", at: "74" }], tokens: ["18"] },
      { player: "Bob", ships: [{ id: "b", unit: "carrier", at: "66" }] },
    ];
    expect(opened({ map, sides })).toMatchObject({
      players: [{ name: "Ann", tokens: ["18"] }, { name: "Bob" }],
      space: { "74": { 0: { units: { cruiser: 1 } } }, "66": { 1: { units: { carrier: 1 } } } },
      plan: { active: null },
    });
  });

  test("what a plan has no place for is refused, and not lost", () => {
    const bare = { ...position, ships: [{ id: "s", move: 2, at: "74" }], effects: [] };
    expect(refusal(bare)).toMatchObject({ refusal: { code: "position-bare-ship", ship: "s" } });
    const unfit = (more: object) => refusal({ ...position, ...more });
    expect(unfit({ rules: { riftBonusOnce: true } })).toMatchObject({ refusal: { field: "rules" } });
    expect(unfit({ cannons: [{ units: { pds: 1 } }] })).toMatchObject({ refusal: { field: "cannons" } });
    expect(unfit({ attacker: { sustain: "late" } })).toMatchObject({ refusal: { field: "attacker.sustain" } });
    expect(unfit({ attacker: { casualties: ["cruiser"] } })).toMatchObject({
      refusal: { field: "attacker.casualties" },
    });
    expect(unfit({ active: "1" })).toMatchObject({ refusal: { code: "unknown-system" } });
    expect(readPlanText("{")).toMatchObject({ refusal: { code: "bad-json" } });
    expect(readPlanText("hello")).toMatchObject({ refusal: { code: "link-broken" } });
  });
});
