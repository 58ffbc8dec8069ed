import { describe, expect, test } from "vitest";
import { assess } from "../../planner/assess.ts";
import { barredBy, pathsOf, stacksOf, tokensOf } from "../board/view.ts";
import { withDropped } from "../move/drop.ts";
import * as edit from "./edit.ts";
import { firstPlan } from "./first.ts";
import { openPlan } from "./open-plan.ts";

const here = { system: "74", planet: null };
const unitsAt = (plan: typeof firstPlan, system: string, seat = 0) =>
  edit.forceAt(plan, { system, planet: null }, seat).units;

/** Drops a ship of a kind from 74 on 39. */
function dropped(plan: typeof firstPlan, unit: string) {
  const now = openPlan(plan);
  if (now === null) throw new Error("no map");
  return withDropped(now, { from: "74", unit, to: "39" }).plan;
}

function assessmentOf(plan: typeof firstPlan) {
  const found = assess(plan);
  if (!found.ok || found.value === null) throw new Error("no system is active");
  return found.value;
}

describe("changing a table", () => {
  test("units come and go, never fewer than none, and never more damaged than there are", () => {
    const more = edit.withMore(firstPlan, here, 0, "cruiser", 3);
    expect(unitsAt(more, "74")).toMatchObject({ cruiser: 5 });
    const hurt = edit.withDamaged(edit.withMore(firstPlan, here, 0, "dreadnought", 2), here, 0, "dreadnought", 5);
    expect(edit.forceAt(hurt, here, 0).damaged).toEqual({ dreadnought: 2 });
    const none = Object.keys(unitsAt(firstPlan, "74")).reduce(
      (plan, unit) => edit.withMore(plan, here, 0, unit, -99),
      firstPlan,
    );
    expect(none.space["74"]).toBeUndefined();
  });

  test("a planet is one player's: nobody empties another's by having nothing there", () => {
    const rex = { system: "18", planet: "Mecatol Rex" };
    expect(edit.withMore(firstPlan, rex, 0, "infantry", -1)).toBe(firstPlan);
    expect(edit.withMore(firstPlan, rex, 0, "infantry", 2).ground["18"]?.["Mecatol Rex"]).toMatchObject({
      owner: 0,
      units: { infantry: 2 },
    });
  });

  test("of what is taken the whole ones go first", () => {
    const force = { units: { dreadnought: 2, cruiser: 1 }, damaged: { dreadnought: 1 } };
    const one = edit.taken(force, "dreadnought");
    expect(one).toEqual({ units: { dreadnought: 1 }, damaged: {} });
    const rest = edit.without(force, one);
    expect(rest).toEqual({ units: { dreadnought: 1, cruiser: 1 }, damaged: { dreadnought: 1 } });
    expect(edit.taken(rest, "dreadnought").damaged).toEqual({ dreadnought: 1 });
    expect(edit.taken(force, null)).toEqual(force);
  });

  test("a player leaves with everything, and the others keep what is theirs", () => {
    const left = edit.withoutPlayer(firstPlan, 1);
    expect(left.players).toHaveLength(2);
    expect(left.space["18"]).toBeUndefined();
    expect(left.ground).toEqual({ "65": { Primor: { units: { infantry: 1, pds2: 1 }, damaged: {}, owner: 1 } } });
    expect(edit.withoutPlayer(firstPlan, 0).plan).toMatchObject({ mover: 0, orders: {} });
  });

  test("an effect with what it is for; tokens; additions that are taken back by adding them again", () => {
    const driven = edit.withEffect(firstPlan, 0, "gravity-drive", "74/cruiser/1");
    expect(edit.effectOf(driven, 0, "gravity-drive")).toBe("74/cruiser/1");
    expect(edit.effectOf(edit.withEffect(driven, 0, "gravity-drive", null), 0, "gravity-drive")).toBeNull();
    expect(tokensOf(edit.withToken(firstPlan, 2, "41", true)).get("41")).toEqual([2]);
    const nebula = { system: "77", anomaly: "nebula", source: "added" };
    const added = edit.withAddition(firstPlan, nebula);
    expect(edit.tileMapOf(added).additions).toEqual([nebula]);
    expect(edit.tileMapOf(edit.withAddition(added, nebula)).additions).toEqual([]);
  });
});

describe("dragging ships", () => {
  test("to another system: they go, and nobody else does", () => {
    const { plan } = dropped(firstPlan, "cruiser");
    const going = assessmentOf({ ...firstPlan, plan }).answers.filter(({ course }) => course === "goes");
    expect(plan.active).toBe("39");
    expect(going.map(({ ship }) => ship.id)).toEqual(["74/cruiser/1"]);
  });

  test("to the active one: they go too", () => {
    const one = dropped(firstPlan, "cruiser");
    const two = dropped(dropped(one, "cruiser"), "carrier");
    const going = assessmentOf(two).answers.filter(({ course }) => course === "goes");
    expect(going.map(({ ship }) => ship.id)).toEqual(["74/carrier/1", "74/cruiser/1", "74/cruiser/2"]);
  });
});

describe("what the board is given", () => {
  test("stacks of everybody, by system", () => {
    const meant = assessmentOf(firstPlan);
    expect(stacksOf(firstPlan, meant).get("18")).toEqual([
      {
        ...{ player: 1, where: "space" },
        units: ["cruiser", "destroyer", "fighter"].map((unit) => ({ unit, count: 1, damaged: 0 })),
      },
      { player: 1, where: "Mecatol Rex", units: [{ unit: "infantry", count: 1, damaged: 0 }] },
    ]);
    expect(pathsOf(meant).filter(({ isChosen }) => isChosen)).toMatchObject([
      { path: ["66", "41", "18"], rolls: 1 },
      { path: ["74", "41", "18"], rolls: 1 },
    ]);
  });

  test("the hexes that are in the way", () => {
    const through = edit.activated(edit.withMore(firstPlan, { system: "59", planet: null }, 0, "cruiser", 1), "79");
    expect(barredBy(assessmentOf(through))).toContain("79");
  });
});
