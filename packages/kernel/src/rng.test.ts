import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rngFrom, sealedDice, withRolls } from "./index.ts";

/** The words of the sealed dice, written again from SPEC.md with another implementation of SHA-256. */
function wordsOf(seed: string, step: number, block: number): number[] {
  const bytes = createHash("sha256").update(`umpire dice 1\n${seed}\n${step}\n${block}`, "utf8").digest();
  return Array.from({ length: 8 }, (_, at) => bytes.readUInt32BE(at * 4));
}

describe("sealed dice", () => {
  test("[K12] the words of SHA-256 over seed, step and block, in order", () => {
    const dice = sealedDice("Блок", 7);
    const drawn = Array.from({ length: 20 }, () => dice.int(2 ** 32));
    const words = [0, 1, 2].flatMap((block) => wordsOf("Блок", 7, block));
    expect(drawn).toEqual(words.slice(0, 20));
  });

  test("[K12] a word beyond the largest multiple of the bound is dropped", () => {
    const bound = 3_000_000_000; // the largest multiple is the bound itself, so three words in ten are dropped
    const dice = sealedDice("bias", 1);
    const drawn = Array.from({ length: 8 }, () => dice.int(bound));
    const words = [0, 1, 2].flatMap((block) => wordsOf("bias", 1, block));
    expect(words.some((word) => word >= bound)).toBe(true);
    expect(drawn).toEqual(words.filter((word) => word < bound).slice(0, 8));
  });

  test("[K12] the first word that is not fair is the multiple itself", () => {
    const step =
      Array.from({ length: 100 }, (_, at) => at).find((at) => (wordsOf("edge", at, 0)[0] ?? 0) > 2 ** 31) ?? 0;
    const [word = 0, ...later] = wordsOf("edge", step, 0);
    expect(sealedDice("edge", step).int(word)).toBe(later.find((next) => next < word));
    expect(sealedDice("edge", step).int(word + 1)).toBe(word);
  });

  test("[K12] every bound is kept, and faces come up evenly", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, step, bound) => {
        const drawn = sealedDice(seed, step).int(bound);
        expect(drawn).toBeGreaterThanOrEqual(0);
        expect(drawn).toBeLessThan(bound);
      }),
    );
    const rolls = sealedDice("even", 0).pool(60_000, 6);
    for (const face of [1, 2, 3, 4, 5, 6]) {
      expect(Math.abs(rolls.filter((roll) => roll === face).length - 10_000)).toBeLessThan(400); // over 4 deviations
    }
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])("[K12] there is no die of %s faces", (bound) => {
    expect(() => sealedDice("", 0).int(bound)).toThrow(`there are no 1 dice of ${bound} faces`);
    expect(() => sealedDice("", 0).pool(1, bound)).toThrow(RangeError);
  });

  test.each([-1, 0.5])("[K12] there is no pool of %s dice", (count) => {
    expect(() => sealedDice("", 0).pool(count, 6)).toThrow(RangeError);
  });

  test("[K12] a bound of 1 draws nothing", () => {
    const dice = rngFrom(() => {
      throw new Error("drawn");
    });
    expect(dice.int(1)).toBe(0);
    expect(dice.pool(2, 1)).toEqual([1, 1]);
  });

  test("[K12] a pool is sorted, from 1 to its faces, and made of the same words", () => {
    const single = sealedDice("pool", 3);
    const faces = Array.from({ length: 12 }, () => single.int(10) + 1);
    expect(sealedDice("pool", 3).pool(12, 10)).toEqual(faces.sort((a, b) => a - b));
    expect(sealedDice("pool", 3).pool(0, 10)).toEqual([]);
  });

  test("[K11] seed and step each give other dice", () => {
    const rolls = (seed: string, step: number) => sealedDice(seed, step).pool(20, 1000).join();
    expect(new Set([rolls("a", 1), rolls("a", 2), rolls("b", 1), rolls("a\n1", 1)]).size).toBe(4);
  });
});

describe("scripted dice", () => {
  test("[K13] they give exactly the listed rolls", () => {
    expect(withRolls([4, 6, 1, 0], (rng) => [rng.int(5), rng.pool(2, 6), rng.int(1), rng.int(9)])).toEqual([
      4,
      [1, 6],
      0,
      0,
    ]);
  });

  test("[K13] a missing roll fails", () => {
    expect(() => withRolls([1], (rng) => rng.pool(2, 6))).toThrow(/one more was asked for/);
  });

  test("[K13] a roll that is left over fails", () => {
    expect(() => withRolls([1, 2, 3], (rng) => rng.int(6))).toThrow(/2 of 3 rolls were not used/);
  });

  test.each([
    [[6], 6],
    [[-1], 6],
  ])("[K13] the roll %j of a die of %i is out of range", (rolls, bound) => {
    expect(() => withRolls(rolls, (rng) => rng.int(bound))).toThrow(/is not from 0 to 5/);
  });

  test.each([0, 7])("[K13] the face %i of a pool of six-sided dice is out of range", (face) => {
    expect(() => withRolls([face], (rng) => rng.pool(1, 6))).toThrow(/is not from 1 to 6/);
  });
});
