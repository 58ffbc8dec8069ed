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
  const desktop = { width: 1040, height: 156, most: 100 };
  const phone = { width: 366, height: 102, most: 62 };
  const many = [4, 4, 3, 2, 2, 2, 2, 2, 1, 1];
  const width = ({ size, step }: ReturnType<typeof layoutFleet>, copies: number) => size + (copies - 1) * step;

  test("a small fleet has ships as large as they may be", () => {
    expect(layoutFleet([2, 1, 1], desktop)).toMatchObject({ size: 100, isTight: false });
    expect(layoutFleet([], phone)).toMatchObject({ size: 62, isTight: false });
  });

  test("a fleet of ten kinds still has its names on a desktop", () => {
    const { size, isTight } = layoutFleet(many, desktop);
    expect(isTight).toBe(false);
    expect(size).toBeGreaterThanOrEqual(44);
  });

  test("on a phone ten kinds go without names, and no slot is wider than the page", () => {
    const layout = layoutFleet(many, phone);
    expect(layout.isTight).toBe(true);
    for (const each of many) expect(width(layout, each)).toBeLessThanOrEqual(phone.width);
  });

  test("many copies come closer together instead of taking more room", () => {
    const few = layoutFleet([2], desktop);
    const twelve = layoutFleet([12], desktop);
    expect(width(few, 2)).toBeLessThan(width(twelve, 12));
    expect(width(twelve, 12)).toBeLessThanOrEqual(3 * twelve.size);
  });

  test("more ships never make larger ones, and stay within the height that is kept for them", () => {
    let before = 100;
    for (let kinds = 1; kinds <= 12; kinds += 1) {
      const copies = Array.from({ length: kinds }, () => 2);
      const { size, step, isTight } = layoutFleet(copies, { ...desktop, width: 720 });
      const perRow = Math.floor(720 / (Math.max(isTight ? 26 : 66, size + step) + 10));
      expect(Math.ceil(kinds / perRow) * (size + (isTight ? 8 : 28))).toBeLessThanOrEqual(desktop.height);
      expect(size).toBeLessThanOrEqual(before);
      if (!isTight) before = size;
    }
  });
});
