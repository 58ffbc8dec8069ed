import { describe, expect, test } from "vitest";
import { countIn, type Draft, edited, type Item, isEmpty } from "./draft.ts";

const noDrawing: Draft = { basics: [], upgrades: [], makers: [], conversions: [] };
const noBattle: Draft = { charges: [], solarPowers: [] };
const add = (draft: Draft, ...items: readonly Item[]) =>
  items.reduce<Draft>((now, item) => edited(now, { edit: "add", item }), draft);
const remove = (draft: Draft, item: Item) => edited(draft, { edit: "remove", item });

const strut: Item = { basics: { ship: "strut" } };
const keystone: Item = { upgrades: { ship: "keystone" } };
const hit: Item = { charge: { ship: "N1", effect: "damage" } };
const heal: Item = { charge: { ship: "N1", effect: "heal" } };
const flare: Item = { solar: { power: "flare" } };

describe("a draft of a drawing", () => {
  test("grows by one of a ship at a time, and shrinks again", () => {
    const two = add(noDrawing, strut, strut);
    expect(two).toEqual({ ...noDrawing, basics: [{ ship: "strut", count: 2 }] });
    expect(countIn(two, strut)).toBe(2);
    expect(remove(two, strut)).toEqual(add(noDrawing, strut));
    expect(remove(remove(two, strut), strut)).toEqual(noDrawing);
  });

  test("keeps ships with different numbers apart", () => {
    const one: Item = { basics: { ship: "dial", number: 1 } };
    const six: Item = { basics: { ship: "dial", number: 6 } };
    const both = add(noDrawing, one, six);
    expect(countIn(both, { basics: { ship: "dial" } })).toBe(2);
    expect(remove(both, six)).toEqual(add(noDrawing, one));
  });

  test("takes the last upgrade of a kind out, and names what goes into one", () => {
    const two = add(noDrawing, keystone, keystone);
    const named = edited(two, { edit: "parts", at: 0, components: ["N1", "N2"] });
    expect(remove(named, keystone)).toEqual({
      ...noDrawing,
      upgrades: [{ ship: "keystone", components: ["N1", "N2"] }],
    });
    expect(edited(named, { edit: "parts", at: 0, components: [] })).toEqual(two);
  });

  test("a maker has one choice, and the last one holds", () => {
    const both = add(
      noDrawing,
      { makers: { ship: "N3", makes: "strut" } },
      { makers: { ship: "N3", makes: "gusset" } },
    );
    expect(both).toEqual({ ...noDrawing, makers: [{ ship: "N3", makes: "gusset" }] });
    expect(countIn(both, { makers: { ship: "N3", makes: "strut" } })).toBe(0);
  });

  test("conversions come and go by their ship", () => {
    const item: Item = { conversions: { ship: "N2" } };
    expect(countIn(add(noDrawing, item), item)).toBe(1);
    expect(remove(add(noDrawing, item), item)).toEqual(noDrawing);
  });
});

describe("a draft of a battle order", () => {
  test("a ship does one thing: another choice replaces the first", () => {
    expect(add(noBattle, hit, heal)).toEqual({ ...noBattle, charges: [{ ship: "N1", effect: "heal" }] });
    expect(remove(add(noBattle, hit), hit)).toEqual(noBattle);
  });

  test("a solar power can be used again and again", () => {
    const twice = add(noBattle, flare, flare);
    expect(countIn(twice, flare)).toBe(2);
    expect(remove(twice, flare)).toEqual(add(noBattle, flare));
    expect(remove(twice, { solar: { power: "flare", target: "S1" } })).toEqual(twice);
  });

  test("knows nothing of the drawing", () => {
    expect(add(noBattle, strut)).toEqual(noBattle);
    expect(add(noDrawing, hit)).toEqual(noDrawing);
  });
});

test("a draft is empty until something is in it", () => {
  expect([null, noDrawing, noBattle].map(isEmpty)).toEqual([true, true, true]);
  expect([add(noDrawing, strut), add(noBattle, flare), { faction: "corona" }].map(isEmpty)).toEqual([
    false,
    false,
    false,
  ]);
});

test("a whole order takes the place of the draft", () => {
  expect(edited(null, { edit: "whole", action: { faction: "corona" } })).toEqual({ faction: "corona" });
});
