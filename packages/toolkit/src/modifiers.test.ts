import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { explain, type Modifier, type Part } from "./index.ts";

const ops = ["set", "add", "multiply", "floor", "cap"] as const;
const modifier: fc.Arbitrary<Modifier> = fc.record({
  op: fc.constantFrom(...ops),
  amount: fc.integer({ min: -5, max: 5 }),
  source: fc.constantFrom("RAGE", "nebula", "rift"),
  rule: fc.constantFrom("LRR 41.1", "BUFF 5.3"),
});

/** The reasons, applied one after another by somebody who knows nothing of their order. */
function recount(because: readonly Part[]): number {
  return because.reduce((value, { op, amount }) => {
    if (op === "add") return value + amount;
    if (op === "multiply") return value * amount;
    if (op === "floor") return Math.max(value, amount);
    if (op === "cap") return Math.min(value, amount);
    return amount;
  }, Number.NaN);
}

describe("explain", () => {
  test("[M1] set, add, multiply, floor, cap, in that order", () => {
    const all: readonly Modifier[] = [
      { op: "cap", amount: 9, source: "e" },
      { op: "floor", amount: 8, source: "d" },
      { op: "multiply", amount: 3, source: "c" },
      { op: "add", amount: 1, source: "b" },
      { op: "set", amount: 1, source: "a" },
    ];
    const values = all.map((_, kept) => explain(7, all.slice(kept)).value);
    expect(values).toEqual([8, 8, 6, 2, 1]);
    expect(explain(7, [{ op: "add", amount: 5, source: "b" }, ...all]).value).toBe(9);
  });

  test("[M1] the cap comes after the floor", () => {
    const modifiers: readonly Modifier[] = [
      { op: "floor", amount: 5, source: "a" },
      { op: "cap", amount: 3, source: "b" },
    ];
    expect(explain(1, modifiers).value).toBe(3);
  });

  test("[M1] without modifiers the value is the base", () => {
    expect(explain(4, [])).toEqual({ value: 4, because: [{ op: "base", amount: 4 }] });
  });

  test("[M2] the order of finding changes neither value nor reasons", () => {
    fc.assert(
      fc.property(fc.integer({ min: -9, max: 9 }), fc.array(modifier), fc.array(fc.nat()), (base, found, keys) => {
        const shuffled = found
          .map((item, at) => ({ item, key: keys[at] ?? 0 }))
          .sort((a, b) => a.key - b.key)
          .map(({ item }) => item);
        expect(explain(base, shuffled)).toEqual(explain(base, found));
        expect(explain(base, found.toReversed())).toEqual(explain(base, found));
      }),
    );
  });

  test("[M2] the order of a modifier's own fields does not matter either", () => {
    const one = { op: "add", amount: 1, source: "a", system: "x" } as const;
    const two = { system: "y", source: "a", amount: 1, op: "add" } as const;
    expect(explain(0, [one, two]).because).toEqual(explain(0, [two, one]).because);
  });

  test("[M3] of several sets the lowest holds, and it alone is a reason", () => {
    const sets = [3, 1, 2].map((amount) => ({ op: "set", amount, source: `${amount}` }) as const);
    expect(explain(5, sets)).toEqual({
      value: 1,
      because: [
        { op: "base", amount: 5 },
        { op: "set", amount: 1, source: "1" },
      ],
    });
  });

  test("[M4] every modifier that counted is a reason, with all that it says of itself", () => {
    const rift = { op: "add", amount: 1, source: "gravity-rift", rule: "LRR 41.1", system: "R" } as const;
    expect(explain(1, [rift, rift]).because).toEqual([{ op: "base", amount: 1 }, rift, rift]);
  });

  test("[M4] a floor or a cap is a reason only where it changes the number", () => {
    const bounds: readonly Modifier[] = [
      { op: "floor", amount: 0, source: "a" },
      { op: "floor", amount: 4, source: "b" },
      { op: "floor", amount: 6, source: "c" },
      { op: "cap", amount: 9, source: "d" },
      { op: "cap", amount: 5, source: "e" },
    ];
    expect(explain(4, bounds).because.map((part) => ("source" in part ? part.source : part.op))).toEqual([
      ...["base", "c", "e"],
    ]);
    expect(explain(1, [{ op: "multiply", amount: 1, source: "x" }]).because).toHaveLength(2);
  });

  test("[M5] applying the reasons one after another gives the value", () => {
    fc.assert(
      fc.property(fc.integer({ min: -9, max: 9 }), fc.array(modifier), (base, found) => {
        const { value, because } = explain(base, found);
        expect(recount(because)).toBe(value);
      }),
    );
  });

  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])("[M6] %s is not a whole number", (amount) => {
    expect(() => explain(amount, [])).toThrow(RangeError);
    expect(() => explain(1, [{ op: "multiply", amount, source: "x" }])).toThrow(RangeError);
  });
});
