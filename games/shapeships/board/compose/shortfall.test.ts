import { describe, expect, test } from "vitest";
import type { Drawing, ShapeshipsRefusal } from "../../rules/shape.ts";
import { decided, draws, duel, placeOf, tableOf } from "../duel.fixture.ts";
import { describeShortfall, lackOf, missingParts } from "./shortfall.ts";

const nothing: Drawing = { basics: [], upgrades: [], makers: [], conversions: [] };
const rich = duel(["corona", "lattice"], { keel: 20 });
const place = placeOf(decided(rich, draws(["mote", 1]), draws()));
const shipOf = (id: string) => {
  const ship = place.pack.ships.find((each) => each.id === id);
  if (ship === undefined) throw new Error(`no ${id}`);
  return ship;
};

describe("the parts that a ship still needs", () => {
  test("are those that neither the fleet nor the draft has", () => {
    expect(missingParts(shipOf("corolla"), place, nothing)).toEqual([
      ["mote", 1],
      ["prism", 1],
    ]);
    const draft = { ...nothing, basics: [{ ship: "prism", count: 1 }] };
    expect(missingParts(shipOf("corolla"), place, draft)).toEqual([["mote", 1]]);
    expect(missingParts(shipOf("mote"), place, nothing)).toEqual([]);
  });
});

test("a price says which colour there is too little of", () => {
  expect(lackOf({ amber: 1, indigo: 4 }, { amber: 2, indigo: 1 })).toMatchObject({
    colour: "indigo",
    needed: 4,
    energy: 1,
  });
  expect(lackOf({ indigo: 4 }, {})).toMatchObject({ needed: 4, energy: 0 });
  expect(lackOf({ amber: 1 }, { amber: 1 })).toBeNull();
});

describe("why a ship cannot be drawn", () => {
  const refusals: readonly ShapeshipsRefusal[] = [
    { code: "not-enough-lines", rule: "S3", needed: 9, lines: 7 },
    { code: "not-enough-lines", rule: "S3", needed: 8, lines: 7 },
    { code: "missing-component", rule: "S7", ship: "corolla", component: "mote" },
    { code: "component-charged", rule: "S7", ship: "drawbridge", component: "caliper" },
    { code: "too-many", rule: "S6", ship: "nimbus", most: 2 },
    { code: "not-enough-energy", rule: "S9", colour: "amber", needed: 3, energy: 2 },
    { code: "too-young", rule: "S5", ship: "N1" },
  ];

  test("is said in a few words, without a rule's number", () => {
    const said = refusals.map((each) => describeShortfall(each, [["mote", 2]], tableOf(rich)));
    expect(said).toEqual([
      "2 lines short",
      "1 line short",
      "Needs 2 Motes",
      "Caliper still has charges",
      "At most 2",
      "1 amber short",
      "N1 was built this turn; it builds from the next one on.",
    ]);
  });

  test("in Russian too", () => {
    const said = refusals.map((each) => describeShortfall(each, [], tableOf(rich, 0, "ru")));
    expect(said.slice(0, 3)).toEqual(["Не хватает: 2 линии", "Не хватает: 1 линия", "Нужно: Пылинка"]);
    expect(said.join(" ").match(/[A-Za-z]{2,}/g)).toBeNull();
  });
});
