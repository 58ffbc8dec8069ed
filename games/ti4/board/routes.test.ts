import { describe, expect, test } from "vitest";
import { cellsOf, hiddenLinks } from "./cells.ts";
import { FIVE, galaxyFrom } from "./galaxy.fixture.ts";
import { buildCellGraph, curveOf, drawRoute, shiftLine, shiftsOf, spreadSpots } from "./routes.ts";

const galaxy = galaxyFrom({ string: FIVE });
const cells = cellsOf(galaxy, { string: FIVE }, { withEmpty: false, isWide: false });
const routes = buildCellGraph(cells, []);
const way = (path: readonly string[], rolls = 0) => ({ id: path.join(), path, rolls, isChosen: true, player: 0 });
const placeOf = (id: string) => cells.find(({ key }) => key === `system ${id}`) ?? { x: Number.NaN, y: Number.NaN };

describe("a route", () => {
  test("between neighbours is one stroke that ends before the last centre", () => {
    const { strokes, dice } = drawRoute(way(["41", "18", "77"]), routes, 0);
    expect(strokes).toHaveLength(1);
    expect(dice).toBeNull();
    expect(strokes[0]?.points).toHaveLength(3);
    expect(strokes[0]?.points[1]).toMatchObject({ x: 0, y: 0 });
    const end = strokes[0]?.points.at(-1) ?? { x: 0, y: 0 };
    expect(Math.hypot(end.x - placeOf("77").x, end.y - placeOf("77").y)).toBeCloseTo(50);
  });

  test("follows the lanes between systems that only they join", () => {
    const { strokes } = drawRoute(way(["63", "80"]), routes, 0);
    expect(strokes).toHaveLength(1);
    expect(strokes[0]?.isJump).toBe(false);
    // Three lanes, each with its ends and its middle.
    expect(strokes[0]?.points).toHaveLength(11);
  });

  test("through a wormhole is a jump", () => {
    const { strokes } = drawRoute(way(["18", "40", "64", "72"]), routes, 0);
    expect(strokes.map(({ isJump }) => isJump)).toEqual([false, true, false]);
  });

  test("keeps to the lines that are drawn between systems without a place", () => {
    const custom = galaxyFrom({ systems: [{ id: "A" }, { id: "B" }, { id: "C" }], links: [["A", "B"]] });
    const drawn = cellsOf(custom, { string: "", centre: "-1" }, { withEmpty: false, isWide: false });
    const { strokes } = drawRoute(way(["A", "B", "C"]), buildCellGraph(drawn, hiddenLinks(custom, drawn)), 0);
    expect(strokes.map(({ isJump }) => isJump)).toEqual([false, true]);
  });

  test("has its dice on the rift that it leaves", () => {
    expect(drawRoute(way(["18", "77", "67", "60"], 1), routes, 0).dice).toMatchObject({
      x: placeOf("67").x,
      y: placeOf("67").y,
    });
    const first = drawRoute(way(["41", "18"], 1), routes, 0).dice ?? { x: 0, y: 0 };
    expect(Math.hypot(first.x - placeOf("41").x, first.y - placeOf("41").y)).toBeCloseTo(86.6);
  });

  test("of systems that are not drawn is none", () => {
    expect(drawRoute(way(["nowhere", "18"], 1), routes, 0)).toEqual({ strokes: [], dice: null });
  });
});

test("a shifted line runs at its distance", () => {
  const line = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ];
  expect(shiftLine(line, 10)).toEqual([
    { x: 0, y: 10 },
    { x: 100, y: 10 },
  ]);
});

test("paths that share a step are drawn apart, others in the middle", () => {
  const paths = [way(["a", "b", "c"]), way(["c", "b", "d"]), way(["b", "c"]), way(["x", "y"])];
  expect(shiftsOf(paths, 10)).toEqual([0, 10, -10, 0]);
});

test("bends are rounded", () => {
  const line = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 50 },
  ];
  expect(curveOf(line)).toBe("M0,0 L58,0 Q100,0 100,25 L100,50");
  expect(curveOf([])).toBe("");
});

test("marks do not cover each other", () => {
  const spread = spreadSpots([
    { x: 0, y: 0 },
    { x: 5, y: 3 },
    { x: 0, y: 10 },
  ]);
  expect(spread.map(({ y }) => y)).toEqual([0, 34, 72]);
});
