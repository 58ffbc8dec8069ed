import { describe, expect, it } from "vitest";
import { type Assessment, assess, type ShipAssessment } from "../../planner/assess.ts";
import type { Plan } from "../../planner/plan.ts";
import { firstPlan } from "../plan/first.ts";
import { berthsOf } from "./groups.ts";
import { detoursFor, holdOf, withAll, withCargo, withGoing, withOneMore, withoutOrders, withPath } from "./orders.ts";

const whole = (units: { readonly [unit: string]: number }) => ({ units, damaged: {} });

const plan: Plan = {
  ...firstPlan,
  space: {
    "59": { 0: whole({ dreadnought: 1 }) },
    "74": { 0: whole({ carrier2: 1, cruiser: 3, fighter: 2, infantry: 4 }) },
  },
  ground: { "75": { Loki: { ...whole({ infantry: 2, pds: 1 }), owner: 0 } } },
  plan: { ...firstPlan.plan, active: "39" },
};

function meant(of: Plan): Assessment {
  const read = assess(of);
  if (!read.ok || read.value === null) throw new Error("no system is active");
  return read.value;
}

function answerOf(of: Plan, id: string): ShipAssessment {
  const found = meant(of).answers.find(({ ship }) => ship.id === id);
  if (found === undefined) throw new Error(`no ship ${id}`);
  return found;
}

const risky = ["74", "41", "39"];
const safe = ["74", "75", "39"];

describe("ships alike", () => {
  it("are told of together, those that can come before those that cannot", () => {
    const berths = berthsOf(meant(plan).answers);
    const said = berths.map(({ system, groups }) => [system, ...groups.map(({ answers }) => answers.length)]);
    expect(said).toEqual([
      ["74", 1, 3, 2],
      ["59", 1],
    ]);
  });

  it("are apart once one of them is to do something else, and together again when it is not", () => {
    const apart = withPath(plan, answerOf(plan, "74/cruiser/3"), risky);
    const sizes = (of: Plan) => berthsOf(meant(of).answers)[0]?.groups.map(({ answers }) => answers.length);
    expect(sizes(apart)).toEqual([1, 2, 1, 2]);
    expect(sizes(withPath(apart, answerOf(apart, "74/cruiser/3"), safe))).toEqual([1, 3, 2]);
  });
});

describe("orders", () => {
  it("are not written down where they are what is usual", () => {
    const answer = answerOf(plan, "74/cruiser/1");
    expect(withPath(plan, answer, safe).plan.orders).toEqual({});
    expect(withGoing(withGoing(plan, answer, false), answer, true).plan.orders).toEqual({});
  });

  it("leave behind what another way does not pass", () => {
    const laden = withCargo(plan, answerOf(plan, "74/carrier2/1"), "infantry", "75", 1);
    expect(laden.plan.orders["74/carrier2/1"]?.cargo).toContainEqual({ unit: "infantry", count: 1, from: "75" });
    const elsewhere = withPath(laden, answerOf(laden, "74/carrier2/1"), risky);
    expect(elsewhere.plan.orders["74/carrier2/1"]?.cargo?.map(({ from }) => from)).not.toContain("75");
  });

  it("keep all ships back, let all go, and are forgotten", () => {
    const none = withAll(plan, meant(plan).answers, false);
    expect(meant(none).declared).toEqual([]);
    expect(withAll(none, meant(none).answers, true).plan.orders).toEqual({});
    expect(withoutOrders(none, Object.keys(none.plan.orders)).plan.orders).toEqual({});
  });
});

describe("what a ship takes along", () => {
  it("is bounded by its room and by what others leave", () => {
    const hold = holdOf(meant(plan), answerOf(plan, "74/carrier2/1"), 1);
    expect(hold).toMatchObject({ used: 6, capacity: 6 });
    expect(hold.loads.every(({ value, most }) => most === value)).toBe(true);
    const less = withCargo(plan, answerOf(plan, "74/carrier2/1"), "infantry", "74", 2);
    const roomy = holdOf(meant(less), answerOf(less, "74/carrier2/1"), 1);
    expect(roomy.loads.find(({ from, unit }) => from === "75" && unit === "infantry")).toEqual({
      ...{ unit: "infantry", from: "75", there: 2, value: 0, most: 2 },
    });
    expect(roomy.loads.some(({ unit }) => unit === "pds")).toBe(false);
  });

  it("may be had elsewhere, off the way it goes", () => {
    const astray = withPath(plan, answerOf(plan, "74/carrier2/1"), risky);
    expect(detoursFor(meant(astray), answerOf(astray, "74/carrier2/1"))).toEqual(["75"]);
    expect(detoursFor(meant(astray), answerOf(astray, "74/cruiser/1"))).toEqual([]);
  });
});

it("takes an effect into hand once, beside the same one for other ships", () => {
  const one = withOneMore(plan, 0, "firmament-agent:59/dreadnought/1");
  const two = withOneMore(one, 0, "firmament-agent:74/cruiser/1");
  expect(two.players[0]?.effects).toHaveLength(2);
  expect(withOneMore(two, 0, "firmament-agent:74/cruiser/1")).toBe(two);
});
