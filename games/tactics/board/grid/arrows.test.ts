import { expect, test } from "vitest";
import { bentArrow, straightArrow } from "./arrows.ts";

test("a straight arrow keeps its gaps, and its head points where it goes", () => {
  const up = straightArrow({ x: 350, y: 350 }, { x: 350, y: 242 }, { start: 46, tip: 38 });
  expect(up).toEqual({ shaft: "M350 304Q350 292 350 295", head: "M350 280L361.3 295 338.8 295Z" });
  const right = straightArrow({ x: 50, y: 50 }, { x: 250, y: 50 }, { start: 10, tip: 10 });
  expect(right.head).toBe("M240 50L225 61.3 225 38.8Z");
});

test("an arrow between neighbours is short, but never turned round", () => {
  const close = straightArrow({ x: 50, y: 50 }, { x: 50, y: 150 }, { start: 59, tip: 59 });
  expect(close).toEqual({ shaft: "M50 88Q50 100 50 97", head: "M50 112L38.8 97 61.3 97Z" });
});

test("a bent arrow swings out to either side, as far on the one as on the other", () => {
  const [from, to] = [
    { x: 350, y: 142 },
    { x: 350, y: 242 },
  ];
  const [right, left] = [bentArrow(from, to, 1), bentArrow(from, to, -1)];
  expect(right.swing.x + left.swing.x).toBeCloseTo(700);
  expect(right.swing.x).toBeLessThan(from.x);
  expect(left.swing.x).toBeGreaterThan(from.x);
  expect(Math.abs(left.swing.y - 192)).toBeLessThan(2);
  expect(left.arrow.shaft).toMatch(/^M\d+(\.\d)? \d+(\.\d)?Q454 192 /);
});
