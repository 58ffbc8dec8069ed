import { canonical, type Json } from "@umpire/kernel";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changesBetween, withChanges } from "./changes.ts";

const json: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<Json>(null, true, false, 0, 1, "", "a"),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom("a", "b", "constructor", "toString"), tie("value"), { maxKeys: 4 }),
  ),
})).value;

describe("the difference of two sights", () => {
  test("applied to the first it gives the second, whatever they are", () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const changes = JSON.parse(JSON.stringify(changesBetween(before, after)));
        expect(canonical(withChanges(before, changes))).toBe(canonical(after));
      }),
      { numRuns: 2000 },
    );
  });

  test("is nothing where nothing differs, and touches only what does", () => {
    const long = "a long text that stays as it is, so that what changes is shorter than the whole of it all, by far";
    const before = { long, score: [1, 2, 3], view: { a: 1, b: { c: [1] } } };
    expect(changesBetween(before, structuredClone(before))).toEqual([]);
    const after = { long, score: [1, 5], view: { b: { c: [1, 4] }, d: true } };
    expect(changesBetween(before, after)).toEqual([
      [["score", 1], 5],
      [["score", 2]],
      [["view", "a"]],
      [["view", "b", "c", 1], 4],
      [["view", "d"], true],
    ]);
  });

  test("is the whole where much changes and that is shorter", () => {
    const before = Object.fromEntries(Array.from({ length: 17 }, (_, at) => [`key ${at}`, at]));
    expect(changesBetween(before, { d: 1 })).toEqual([[[], { d: 1 }]]);
    const long =
      "a text that is so long that to say it again would be longer than to name each key that is gone ".repeat(5);
    expect(changesBetween({ ...before, long }, { long })).toHaveLength(17);
  });

  test("the input is never touched", () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const spelt = canonical(before);
        withChanges(before, changesBetween(before, after));
        expect(canonical(before)).toBe(spelt);
      }),
    );
  });
});
