import { describe, expect, test } from "vitest";
import { edgeOf, flightPath, landing, middleOf } from "./flights.ts";

const court = { left: 100, top: 50 };
const bar = { left: 200, top: 60, width: 400, height: 14 };

describe("the line of a flight", () => {
  test("begins at its ship, ends at its target, and leaves its ship straight ahead", () => {
    const path = flightPath({ x: 100, y: 400 }, { x: 300, y: 0 });
    expect(path).toBe("M100 400Q136 72 300 0");
    const [, bendX = 0] = /Q(\d+)/.exec(path)?.map(Number) ?? [];
    expect(Math.abs(bendX - 100)).toBeLessThan(Math.abs(bendX - 300));
  });

  test("a box's middle is counted from the court", () => {
    expect(middleOf({ left: 150, top: 150, width: 20, height: 40 }, court)).toEqual({ x: 60, y: 120 });
  });
});

test("what comes of an order leaves its card at the edge towards its target", () => {
  const card = { left: 150, top: 150, width: 100, height: 40 };
  expect(edgeOf(card, court, { x: 0, y: 0 })).toEqual({ x: 100, y: 100 });
  expect(edgeOf(card, court, { x: 0, y: 900 })).toEqual({ x: 100, y: 140 });
});

describe("where effects land", () => {
  test("a single one lands where the bar ends", () => {
    expect(landing(bar, court, 0.5, 0, 1)).toEqual({ x: 300, y: 17 });
  });

  test("several land beside each other", () => {
    const xs = [0, 1, 2].map((at) => landing(bar, court, 0.5, at, 3).x);
    expect(new Set(xs).size).toBe(3);
    expect(xs[1]).toBe(300);
  });

  test("none lands outside the bar, however many there are", () => {
    for (const share of [0, 1])
      for (let at = 0; at < 9; at += 1) {
        const { x } = landing(bar, court, share, at, 9);
        expect(x).toBeGreaterThanOrEqual(100);
        expect(x).toBeLessThanOrEqual(500);
      }
  });
});
