import { describe, expect, test } from "vitest";
import { cellFinder, cellsOf, hiddenLinks } from "./cells.ts";
import { FIVE, galaxyFrom } from "./galaxy.fixture.ts";

const drawing = { withEmpty: false, isWide: false };
const galaxy = galaxyFrom({ string: FIVE, extra: ["82b", "51"] });

describe("the cells of a map", () => {
  const cells = cellsOf(galaxy, { string: FIVE }, drawing);

  test("are its systems by index, its lanes, and what lies beside it", () => {
    expect(cells).toHaveLength(39);
    expect(cells.filter(({ kind }) => kind === "lane").map(({ index }) => index)).toEqual([4, 12, 14, 27, 28, 29]);
    expect(cells.filter(({ index }) => index < 0)).toMatchObject([{ key: "system 82b" }, { key: "system 51" }]);
    expect(cells.find(({ index }) => index === 3)).toMatchObject({ kind: "system", system: { id: "41" } });
    expect(new Set(cells.map(({ key }) => key)).size).toBe(cells.length);
  });

  test("with free spots have every hole and the ring around", () => {
    const spots = cellsOf(galaxy, { string: FIVE }, { ...drawing, withEmpty: true });
    expect(spots.filter(({ kind }) => kind === "empty")).toHaveLength(24);
    const one = cellsOf(
      { systems: [], links: [], warnings: [] },
      { string: "", centre: "-1" },
      { ...drawing, withEmpty: true },
    );
    expect(one).toMatchObject([{ kind: "empty", index: 0 }]);
  });

  test("are found by a point, those beside the map too", () => {
    const find = cellFinder(cells);
    for (const cell of cells) expect(find({ x: cell.x + 40, y: cell.y - 40 })).toBe(cell);
    expect(find({ x: 5000, y: 0 })).toBeUndefined();
  });

  test.each([false, true])("lie beside the map without touching it or each other (wide: %s)", (isWide) => {
    const wide = cellsOf(galaxy, { string: FIVE }, { ...drawing, isWide });
    for (const cell of wide.filter(({ index }) => index < 0)) {
      for (const other of wide) {
        if (other !== cell) expect(Math.hypot(cell.x - other.x, cell.y - other.y)).toBeGreaterThan(173);
      }
    }
  });
});

test("a map that cannot be read draws no lanes, and its systems all the same", () => {
  expect(cellsOf(galaxy, { string: "no map" }, drawing)).toHaveLength(33);
});

test("systems without a place are drawn with their links", () => {
  const custom = galaxyFrom({
    systems: [{ id: "A" }, { id: "B" }, { id: "C" }],
    links: [
      ["A", "B"],
      ["B", "C"],
    ],
  });
  const cells = cellsOf(custom, { string: "", centre: "-1" }, drawing);
  expect(hiddenLinks(custom, cells).map(([a, b]) => `${a.key} ${b.key}`)).toEqual([
    "system A system B",
    "system B system C",
  ]);
});
