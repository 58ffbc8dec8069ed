import { describe, expect, test } from "vitest";
import { readForces, splitFleets } from "./forces.ts";

const unitsOf = (text: string) => {
  const read = readForces(text);
  return read.ok ? read.value.units : read.refusal;
};

describe("two fleets as they are typed", () => {
  test.each([
    [["2 cruiser", "vs", "fighter"]],
    [["2 cruiser", "VS.", "fighter"]],
    [["2 cruiser", "против", "fighter"]],
    [["2 cruiser", "against", "fighter"]],
    [["2 cruiser vs fighter"]],
    [["2", "cruiser", "vs", "fighter"]],
    [["2 cruiser", "fighter"]],
  ])("%j are two", (typed) => {
    const split = splitFleets(typed);
    expect(split.ok && split.value.map((text) => text.trim())).toEqual(["2 cruiser", "fighter"]);
  });

  test.each([
    [["cruiser"]],
    [["vs", "cruiser"]],
    [["cruiser", "vs"]],
    [["a", "b", "c"]],
    [["a vs b vs c"]],
    [["", "a"]],
  ])("%j are not", (typed) => expect(splitFleets(typed)).toEqual({ ok: false, refusal: { code: "two-fleets" } }));
});

describe("units as they are typed", () => {
  test.each([
    ["3 cruiser2 + 4 fighter", { cruiser2: 3, fighter: 4 }],
    ["3 Cruiser II, 4 Fighters", { cruiser2: 3, fighter: 4 }],
    ["3x cruiser2+4×fighter", { cruiser2: 3, fighter: 4 }],
    ["3xcruiser2 + 4 * FIGHTER", { cruiser2: 3, fighter: 4 }],
    ["war sun", { warsun: 1 }],
    ["2 War Suns", { warsun: 2 }],
    ["2 Cruisers II", { cruiser2: 2 }],
    ["cruiser + cruiser + 2 cruiser", { cruiser: 4 }],
    ["2 xxcha_flagship", { xxcha_flagship: 2 }],
    ["pds", { pds: 1 }],
    ["100 infantry", { infantry: 100 }],
  ])("%j", (text, units) => expect(unitsOf(text)).toEqual(units));

  test.each([
    ["2 dreadnought (1 damaged)", { dreadnought: 2 }, { dreadnought: 1 }],
    ["2 dreadnought (damaged)", { dreadnought: 2 }, { dreadnought: 2 }],
    ["3 dreadnought ( 2 повреждено ) + dreadnought", { dreadnought: 4 }, { dreadnought: 2 }],
    ["3 Dreadnought I (повреждено: 2)", { dreadnought: 3 }, { dreadnought: 2 }],
    ["dreadnought (damaged) + dreadnought (damaged)", { dreadnought: 2 }, { dreadnought: 2 }],
  ])("%j has damaged ones", (text, units, damaged) =>
    expect(readForces(text)).toEqual({ ok: true, value: { units, damaged } }),
  );

  test.each(["", "2", "2 + fighter", "0 fighter", "fighter +", "fighter (torn)", "fighter (1 damaged"])(
    "%j has a part that is none",
    (text) => expect(unitsOf(text)).toMatchObject({ code: "bad-fleet" }),
  );

  test("a unit that there is not is told with those near it", () => {
    expect(unitsOf("2 crusier")).toEqual({ code: "unknown-unit", unit: "crusier", near: ["cruiser"] });
    expect(unitsOf("2x tugboat")).toMatchObject({ unit: "tugboat" });
    expect(unitsOf("2 xylophone")).toMatchObject({ unit: "xylophone" });
  });

  test("too many of a kind, together", () => {
    expect(unitsOf("60 fighter + 41 fighter")).toEqual({ code: "too-many-of-a-kind", unit: "fighter", limit: 100 });
  });
});
