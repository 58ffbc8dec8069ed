import { expect, test } from "vitest";
import { smallMap } from "../data/skirmish.ts";
import { RADIUS } from "./geometry.ts";
import { layoutGraph } from "./graph-layout.ts";

const ids = smallMap.systems.map(({ id }) => id);
const links = smallMap.links.map(([a = "", b = ""]) => [ids.indexOf(a), ids.indexOf(b)] as const);
const distance = (places: ReturnType<typeof layoutGraph>, one: number, other: number) => {
  const [a = { x: 0, y: 0 }, b = { x: 0, y: 0 }] = [places[one], places[other]];
  return Math.hypot(a.x - b.x, a.y - b.y);
};
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

test("no two systems touch, and linked ones are nearer to each other than others", () => {
  const places = layoutGraph(ids.length, links);
  const pairs = ids.flatMap((_, one) => ids.slice(one + 1).map((_, at) => [one, one + 1 + at] as const));
  const distances = pairs.map(([one, other]) => distance(places, one, other));
  expect(Math.min(...distances)).toBeGreaterThan(2 * RADIUS);
  expect(mean(links.map(([one, other]) => distance(places, one, other)))).toBeLessThan(0.75 * mean(distances));
});

test("it is the same every time, for one system and for none", () => {
  expect(layoutGraph(ids.length, links)).toEqual(layoutGraph(ids.length, links));
  expect(layoutGraph(1, [])).toEqual([{ x: expect.closeTo(0), y: expect.closeTo(0) }]);
  expect(layoutGraph(0, [])).toEqual([]);
});
