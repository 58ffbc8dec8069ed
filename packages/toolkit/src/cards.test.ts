import { describe, expect, test } from "vitest";
import { deal, draw, shuffle } from "./index.ts";

/** Every way in which these draws can come out. */
function ways<T>(run: (rng: { int(bound: number): number }) => T): readonly T[] {
  const found: T[] = [];
  let path: number[] | null = [];
  while (path !== null) {
    const taken: { value: number; bound: number }[] = [];
    const fixed: readonly number[] = path;
    const int = (bound: number) => {
      const value = fixed[taken.length] ?? 0;
      taken.push({ value, bound });
      return value;
    };
    found.push(run({ int }));
    const last = taken.findLastIndex(({ value, bound }) => value + 1 < bound);
    path = last < 0 ? null : taken.slice(0, last + 1).map(({ value }, at) => (at === last ? value + 1 : value));
  }
  return found;
}

describe("cards", () => {
  test("[M23] every order of three comes up once in six ways", () => {
    const orders = ways((rng) => shuffle(rng, ["a", "b", "c"]).join(""));
    expect([...orders].sort()).toEqual(["abc", "acb", "bac", "bca", "cab", "cba"]);
  });

  test("[M23] of three, each is drawn once in three ways, and nothing is changed", () => {
    const items = Object.freeze(["a", "b", "c"]);
    expect(ways((rng) => draw(rng, items))).toEqual([
      ["a", ["b", "c"]],
      ["b", ["a", "c"]],
      ["c", ["a", "b"]],
    ]);
    expect(shuffle({ int: () => 0 }, items)).toHaveLength(3);
    expect(() => draw({ int: () => 0 }, [])).toThrow(RangeError);
  });

  test("[M24] hands are dealt in turn", () => {
    expect(deal([1, 2, 3, 4, 5], 2, 2)).toEqual({ hands: [[1, 3], [2, 4]], rest: [5] }); // biome-ignore format: a line
    expect(() => deal([1, 2, 3], 2, 2)).toThrow(RangeError);
  });
});
