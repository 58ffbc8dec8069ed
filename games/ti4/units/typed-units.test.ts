import { describe, expect, test } from "vitest";
import { editDistance, normalizeName } from "../galaxy/name-matching.ts";
import { namesRu } from "../words/names/ru.ts";
import { findTypedUnit, readForces, similarUnits, splitFleets } from "./typed-units.ts";
import { units } from "./units.ts";

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
    ["2 carrier 4 infantry", { carrier: 2, infantry: 4 }],
    ["carrier 4 infantry", { carrier: 1, infantry: 4 }],
    ["2 cruiser 2 carrier", { cruiser: 2, carrier: 2 }],
    ["2 cruiser 2 3x carrier 2", { cruiser2: 2, carrier2: 3 }],
    ["carrier fighter 3 War Suns mech", { carrier: 1, fighter: 1, warsun: 3, mech: 1 }],
    ["3 dn 2 ff", { dreadnought: 3, fighter: 2 }],
    ["ws and 2 dreads and cv2", { warsun: 1, dreadnought: 2, carrier2: 1 }],
    ["2 ca II, 4 gf, 2dd", { cruiser2: 2, infantry: 4, destroyer: 2 }],
    ["2 дреда и 3 ист, бс", { dreadnought: 2, fighter: 3, warsun: 1 }],
    ["авик 4 пех", { carrier: 1, infantry: 4 }],
    ["2 sol carrier II 3xfighter, pds", { sol_carrier2: 2, fighter: 3, pds: 1 }],
  ])("%j", (text, units) => expect(unitsOf(text)).toEqual(units));

  test.each([
    ["2 dreadnought (1 damaged)", { dreadnought: 2 }, { dreadnought: 1 }],
    ["2 dreadnought (damaged)", { dreadnought: 2 }, { dreadnought: 2 }],
    ["3 dreadnought ( 2 повреждено ) + dreadnought", { dreadnought: 4 }, { dreadnought: 2 }],
    ["3 Dreadnought I (повреждено: 2)", { dreadnought: 3 }, { dreadnought: 2 }],
    [
      "2 dreadnought (1 damaged) 3 mech ( 2 damaged ) carrier",
      { dreadnought: 2, mech: 3, carrier: 1 },
      { dreadnought: 1, mech: 2 },
    ],
    ["2 дредноута II (повреждено: 1) 4 истребителя", { dreadnought2: 2, fighter: 4 }, { dreadnought2: 1 }],
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
    expect(unitsOf("2 carrier 4 infantri")).toMatchObject({ unit: "infantri", near: ["infantry", "infantry2"] });
    expect(unitsOf("2 Strike Wing Alfa II")).toMatchObject({ unit: "Strike Wing Alfa II" });
    expect(unitsOf("3 крейзер")).toMatchObject({ unit: "крейзер", near: ["cruiser"] });
    expect(unitsOf("2 xylophone")).toMatchObject({ unit: "xylophone" });
  });

  test("too many of a kind, together", () => {
    expect(unitsOf("60 fighter + 41 fighter")).toEqual({ code: "too-many-of-a-kind", unit: "fighter", limit: 100 });
  });
});

describe("Russian names as they are typed", () => {
  test.each([
    ["3 крейсера II + 4 истребителя", { cruiser2: 3, fighter: 4 }],
    ["2 Авианосца 4 пехоты", { carrier: 2, infantry: 4 }],
    ["5 авианосцев2 пехотинец", { carrier2: 5, infantry: 1 }],
    ["2х боевых солнца", { warsun: 2 }],
    ["3 ПСО 2, космических дока", { pds2: 3, spacedock: 1 }],
    ["мехов, 2 меха, флагман", { mech: 3, flagship: 1 }],
    ["Четвертая Луна", { mentak_flagship: 1 }],
    ["2 улучшенных авианосца II", { sol_carrier2: 2 }],
    ["2 Хел-Титана", { titans_pds: 2 }],
  ])("%j", (text, found) => expect(unitsOf(text)).toEqual(found));

  test("every unit is found by its own name", () => {
    const lost = units.filter(({ id }) => findTypedUnit(namesRu.unit(id))?.id !== id);
    expect(lost).toEqual([]);
  });

  test.each(["крей", "крейсерообразный", "крейсер 3", "боевое", "солнце"])("%j is none", (name) =>
    expect(findTypedUnit(name)).toBeUndefined(),
  );
});

describe("names of units", () => {
  test("no two are typed alike", () => {
    expect(new Set(units.map(({ id }) => normalizeName(id))).size).toBe(units.length);
    expect(new Set(units.map(({ name }) => normalizeName(name))).size).toBe(units.length);
  });

  test("what somebody may have meant", () => {
    expect(similarUnits("cruizer")[0]).toBe("cruiser");
    expect(similarUnits("warsum")).toEqual(["warsun"]);
    expect(similarUnits("Strike Wing Alfa II")[0]).toBe("argent_destroyer2");
    expect(similarUnits("авионосец")).toEqual(["carrier", "carrier2"]);
    expect(similarUnits("zzz")).toEqual([]);
    expect(editDistance("kitten", "sitting")).toBe(3);
    expect(editDistance("", "abc")).toBe(3);
  });

  test("however long it is", () => {
    expect(unitsOf("carrier ".repeat(101))).toMatchObject({ code: "too-many-of-a-kind" });
    expect(unitsOf(`2 ${"x y ".repeat(5000)}`)).toMatchObject({ code: "unknown-unit", near: [] });
  });
});
