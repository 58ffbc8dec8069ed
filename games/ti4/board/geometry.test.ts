import { directions, neighbour, ring, spiralHex } from "@umpire/toolkit";
import { describe, expect, test } from "vitest";
import {
  APOTHEM,
  boundsOf,
  centreOf,
  cornerStrokes,
  corners,
  edgeMidpoint,
  hexAt,
  lanePath,
  nextPlace,
  pointsOf,
} from "./geometry.ts";

const cells = Array.from({ length: 61 }, (_, index) => ({ index, ...centreOf(spiralHex(index)) }));
const placeOf = (index: number) => centreOf(spiralHex(index));

describe("hexes", () => {
  test("a neighbour lies behind the side it is named after, at twice the distance", () => {
    for (const side of directions) {
      const { x, y } = edgeMidpoint(side);
      const centre = centreOf(neighbour({ q: 0, r: 0 }, side));
      expect(centre.x).toBeCloseTo(2 * x);
      expect(centre.y).toBeCloseTo(2 * y);
    }
  });

  test("every point within a hex is found to be in it", () => {
    for (const hex of ring(3)) {
      const { x, y } = centreOf(hex);
      for (const corner of corners(99)) expect(hexAt({ x: x + corner.x, y: y + corner.y })).toEqual(hex);
      for (const side of directions) {
        const point = edgeMidpoint(side);
        expect(hexAt({ x: x + 0.99 * point.x, y: y + 0.99 * point.y })).toEqual(hex);
      }
    }
  });

  test("all of them together are as wide and as high as they are drawn", () => {
    const box = boundsOf(cells.slice(0, 7));
    expect(box.width).toBeCloseTo(500);
    expect(box.height).toBeCloseTo(6 * APOTHEM);
    expect(boundsOf([]).width).toBe(200);
  });
});

test("a lane runs from side to side, bent towards the centre", () => {
  expect(lanePath("n", "s")).toBe("M0,-86.6 Q0,0 0,86.6");
  expect(lanePath("ne", "nw")).toBe("M75,-43.3 Q0,0 -75,-43.3");
});

test("the strokes at corners are six, each along both sides", () => {
  const strokes = cornerStrokes(100, 20);
  expect(strokes.match(/M/g)).toHaveLength(6);
  expect(strokes.startsWith("M90,-17.3 L100,0 L90,17.3")).toBe(true);
  expect(pointsOf(corners(100)).split(" ")).toHaveLength(6);
});

describe("arrow keys", () => {
  const go = (from: number, ...keys: readonly ("ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight")[]) =>
    keys.reduce((at, key) => nextPlace(cells, placeOf(at), key)?.index ?? at, from);

  test("up and down stay in the column", () => {
    expect(go(0, "ArrowUp")).toBe(1);
    expect(go(0, "ArrowDown")).toBe(4);
    expect(go(1, "ArrowDown", "ArrowDown")).toBe(4);
  });

  test("left and right go to the next column and come back by the same way", () => {
    expect([2, 3]).toContain(go(0, "ArrowRight"));
    for (const { index } of cells.slice(0, 37)) expect(go(index, "ArrowRight", "ArrowLeft")).toBe(index);
    expect(placeOf(go(0, "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight")).y).toBe(0);
  });

  test("at the edge there is nothing further", () => {
    expect(nextPlace([{ x: 0, y: 0 }], { x: 0, y: 0 }, "ArrowUp")).toBeUndefined();
  });
});
