import { expect, test } from "vitest";
import { adjacencyOf } from "./galaxy.ts";
import { readMap } from "./read-map.ts";

test("systems with a place are neighbours of those that they touch", () => {
  const map = readMap({
    systems: [{ id: "A", at: [0, 0] }, { id: "B", at: [1, -1] }, { id: "C", at: [2, -1] }, { id: "D" }],
    links: [["A", "D"]],
  });
  if (!map.ok) throw new Error(map.refusal.code);
  expect(map.value.systems.map(({ position }) => position)).toEqual([
    { q: 0, r: 0 },
    { q: 1, r: -1 },
    { q: 2, r: -1 },
    null,
  ]);
  expect([...adjacencyOf(map.value)]).toEqual([
    ["A", ["B", "D"]],
    ["B", ["A", "C"]],
    ["C", ["B"]],
    ["D", ["A"]],
  ]);
});

test("two systems at one place are refused", () => {
  const refused = readMap({
    systems: [
      { id: "A", at: [0, 0] },
      { id: "B", at: [0, 0] },
    ],
  });
  expect(refused).toMatchObject({ ok: false, refusal: { code: "bad-request", path: "/systems" } });
});
