import { expect, test } from "vitest";
import { boardPoint, detailOf, fitBox, keepInView, reveal, zoomAt } from "./camera.ts";

const box = { x: -500, y: -400, width: 1000, height: 800 };
const view = { width: 640, height: 480 };

test("what is fitted is in the middle and within its margins", () => {
  const camera = fitBox(box, view, 20);
  expect(camera.k).toBeCloseTo(0.55);
  expect(camera).toMatchObject({ x: 320, y: 240 });
  expect(camera.k * box.width).toBeLessThanOrEqual(view.width - 40);
  expect(fitBox({ x: 0, y: 0, width: 10, height: 10 }, view, 0).k).toBe(1.2);
});

test("zooming keeps the point under the pointer, and ends at the limits", () => {
  const at = { x: 100, y: 50 };
  const before = fitBox(box, view, 20);
  const after = zoomAt(before, at, 2);
  expect(boardPoint(after, at).x).toBeCloseTo(boardPoint(before, at).x);
  expect(boardPoint(after, at).y).toBeCloseTo(boardPoint(before, at).y);
  expect(zoomAt(after, at, 1000).k).toBe(2.5);
  expect(zoomAt(after, at, 0.0001).k).toBe(0.12);
});

test("the board cannot be lost by panning", () => {
  const { x, y } = keepInView({ x: 1e6, y: -1e6, k: 1 }, box, view);
  expect(x + box.x).toBe(view.width - 60);
  expect(y + box.y + box.height).toBe(60);
});

test("a hex outside the view is brought in, one within it moves nothing", () => {
  const camera = { x: 0, y: 0, k: 1 };
  expect(reveal(camera, { x: 320, y: 240 }, view, 100)).toEqual(camera);
  expect(reveal(camera, { x: -50, y: 700 }, view, 100)).toEqual({ x: 150, y: -320, k: 1 });
});

test("detail comes with nearness", () => {
  expect([0.2, 0.5, 1].map(detailOf)).toEqual(["far", "mid", "near"]);
});
