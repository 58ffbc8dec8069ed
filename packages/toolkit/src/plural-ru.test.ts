import { expect, test } from "vitest";
import { countRu, pluralRu } from "./plural-ru.ts";

test.each([
  ["корабль", [1, 21, 101, -1]],
  ["корабля", [2, 3, 4, 22, 0.5]],
  ["кораблей", [0, 5, 11, 12, 14, 111, 25]],
])("%s after %j", (form, counts) => {
  expect(counts.map((count) => pluralRu(count, "корабль", "корабля", "кораблей"))).toEqual(counts.map(() => form));
});

test("a number stands before its noun", () => {
  expect(countRu(5, "корабль", "корабля", "кораблей")).toBe("5 кораблей");
});
