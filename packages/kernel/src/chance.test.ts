import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Fraction, type Json, outcomes, outcomesOf, type Rng, sum } from "./index.ts";
import { after, did, toy } from "./toy.fixture.ts";

/** The outcomes as a readable list: result → probability. */
function table<T extends Json>(run: (rng: Rng) => T, limit?: number) {
  const result = outcomes(run, limit);
  if (!result.ok) return result.refusal;
  return Object.fromEntries(
    result.value.map(({ value, probability }) => [JSON.stringify(value), probability.join("/")]),
  );
}

const total = (fractions: readonly Fraction[]) => fractions.reduce(sum, [0n, 1n]);

describe("branching dice", () => {
  test("[K14] no chance is one outcome with probability 1", () => {
    expect(table(() => "calm")).toEqual({ '"calm"': "1/1" });
  });

  test("[K14] equal results are one outcome, in lowest terms", () => {
    expect(table((rng) => rng.int(6) + 1 <= 4)).toEqual({ true: "2/3", false: "1/3" });
    expect(table((rng) => rng.int(2) + rng.int(2))).toEqual({ "0": "1/4", "1": "1/2", "2": "1/4" });
  });

  test("[K14] a draw that depends on another is walked in its own branch alone", () => {
    expect(table((rng) => (rng.int(3) === 0 ? ["again", rng.int(2)] : ["calm"]))).toEqual({
      '["again",0]': "1/6",
      '["again",1]': "1/6",
      '["calm"]': "2/3",
    });
  });

  test("[K14] a pool has the odds of its dice thrown one by one, at the price of its sorted results", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 1, max: 5 }), (count, faces) => {
        let pooled = 0;
        const pool = table((rng) => {
          pooled += 1;
          return rng.pool(count, faces);
        });
        const singly = table((rng) => Array.from({ length: count }, () => rng.int(faces) + 1).sort((a, b) => a - b));
        expect(pool).toEqual(singly);
        expect(pooled).toBe(Object.keys(singly).length);
      }),
    );
  });

  test("[K14] ten dice of ten faces are 92,378 results", () => {
    const result = outcomes((rng) => rng.pool(10, 10).filter((face) => face >= 9).length, 92_378);
    expect(result.ok && result.value.length).toBe(11);
    expect(result.ok && total(result.value.map(({ probability }) => probability))).toEqual([1n, 1n]);
    expect(result.ok && result.value.find(({ value }) => value === 10)?.probability).toEqual([1n, 9_765_625n]);
  });

  test("[K14] beyond the limit it gives up", () => {
    expect(table((rng) => rng.int(6), 6)).toMatchObject({ "0": "1/6" });
    expect(table((rng) => rng.int(6), 5)).toEqual({ code: "too-many-outcomes", limit: 5 });
    expect(table((rng) => rng.pool(100, 6))).toEqual({ code: "too-many-outcomes", limit: 10_000 });
  });

  test("[K14] dice that do not exist throw here too", () => {
    expect(() => table((rng) => rng.int(0))).toThrow(RangeError);
    expect(() => table((rng) => rng.pool(-1, 6))).toThrow(RangeError);
  });
});

describe("outcomes of a match", () => {
  test("[K14] the real rules, automatic steps included, sum to 1", () => {
    const match = after([]);
    const result = outcomesOf(toy, match, [{ seat: 0, action: "march" }]);
    const rolled = result.ok ? result.value.map(({ value }) => value.rolls.slice(1)) : [];
    expect(rolled).toHaveLength(36);
    expect(rolled).toContainEqual([5, 0]);
    expect(result.ok && total(result.value.map(({ probability }) => probability))).toEqual([1n, 1n]);
    const real = did(match, 0, "march").state;
    expect(result.ok && result.value.map(({ value }) => JSON.stringify(value))).toContain(JSON.stringify(real));
  });

  test("[K14] decisions that may not be made have no outcomes", () => {
    const match = after([]);
    expect(outcomesOf(toy, match, [{ seat: 1, action: "roll" }])).toEqual({
      ...{ ok: false, refusal: { code: "not-awaited", seat: 1, awaiting: [0] } },
    });
    expect(outcomesOf(toy, after(["win"]), [{ seat: 0, action: "stay" }])).toEqual({
      ...{ ok: false, refusal: { code: "match-over", reason: "won" } },
    });
    expect(outcomesOf(toy, match, [{ seat: 0, action: "cheat" }])).toMatchObject({ refusal: { code: "cheating" } });
    expect(outcomesOf(toy, match, [])).toEqual({
      ...{ ok: false, refusal: { code: "bad-request", path: "", problem: "seat 0 has no decision" } },
    });
  });
});
