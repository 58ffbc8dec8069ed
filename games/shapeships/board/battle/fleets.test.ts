import { describe, expect, test } from "vitest";
import { type Drawn, draftedShips, layoutFleet, slotsOf } from "./fleets.ts";

const ship = (id: string, kind: string, mark: Drawn["mark"] = "there"): Drawn => ({ id, ship: kind, charges: 0, mark });

describe("the slots of a fleet", () => {
  test("ships of a kind stand together, in the order in which the first of them came", () => {
    const slots = slotsOf([ship("N1", "strut"), ship("N2", "gusset"), ship("N3", "strut", "new")]);
    expect(slots.map(({ kind, ships }) => [kind, ships.map(({ id }) => id)])).toEqual([
      ["strut", ["N1", "N3"]],
      ["gusset", ["N2"]],
    ]);
  });

  test("what is only drafted stands apart", () => {
    const slots = slotsOf([ship("N1", "strut"), ship("1", "strut", "drafted")]);
    expect(slots.map(({ isDrafted }) => isDrafted)).toEqual([false, true]);
  });
});

describe("the ghosts of a draft", () => {
  test("are the ships that it would bring, of every sort", () => {
    const order = {
      basics: [{ ship: "strut", count: 2 }],
      upgrades: [{ ship: "keystone" }],
      makers: [{ ship: "N1", makes: "gusset" }],
      conversions: [],
    };
    const ghosts = draftedShips(order);
    expect(ghosts.map(({ ship }) => ship)).toEqual(["gusset", "strut", "strut", "keystone"]);
    expect(new Set(ghosts.map(({ id }) => id)).size).toBe(4);
    expect(ghosts.every(({ mark }) => mark === "drafted")).toBe(true);
  });

  test("are none where nothing is drawn", () => {
    expect([null, { faction: "corona" }, { charges: [], solarPowers: [] }].flatMap(draftedShips)).toEqual([]);
  });
});

describe("the layout of a fleet", () => {
  const width = ({ size, step }: ReturnType<typeof layoutFleet>, copies: number) => size + (copies - 1) * step;

  test("a small fleet has ships as large as they may be", () => {
    expect(layoutFleet([2, 1, 1], 1040, 104).size).toBe(104);
    expect(layoutFleet([], 1040, 104).size).toBe(104);
  });

  test("a fleet of ten kinds still stands in one row of a desktop", () => {
    const { size } = layoutFleet([4, 4, 3, 2, 2, 2, 2, 2, 1, 1], 1040, 104);
    expect(size).toBeGreaterThanOrEqual(44);
    expect(size).toBeLessThan(104);
  });

  test("on a phone ten kinds take rows, and no slot is wider than the page", () => {
    const copies = [4, 4, 3, 2, 2, 2, 2, 2, 1, 1];
    const layout = layoutFleet(copies, 296, 60);
    for (const each of copies) expect(width(layout, each)).toBeLessThanOrEqual(296);
  });

  test("many copies come closer together instead of taking more room", () => {
    const few = layoutFleet([2], 1040, 104);
    const many = layoutFleet([12], 1040, 104);
    expect(width(few, 2)).toBeLessThan(width(many, 12));
    expect(width(many, 12)).toBeLessThanOrEqual(3 * many.size);
  });

  test("more ships never make larger ones", () => {
    let before = 104;
    for (let kinds = 1; kinds <= 14; kinds += 1) {
      const { size } = layoutFleet(
        Array.from({ length: kinds }, () => 2),
        720,
        104,
      );
      expect(size).toBeLessThanOrEqual(before);
      before = size;
    }
  });
});
