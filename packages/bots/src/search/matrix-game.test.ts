import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fastDice } from "../dice.ts";
import { drawn, solveMatrix } from "./matrix-game.ts";

describe("a matrix game", () => {
  test("rock-paper-scissors is mixed evenly", () => {
    const { rows, columns, value } = solveMatrix([
      [0, -1, 1],
      [1, 0, -1],
      [-1, 1, 0],
    ]);
    for (const share of [...rows, ...columns]) expect(share).toBeCloseTo(1 / 3, 9);
    expect(value).toBeCloseTo(0, 9);
  });

  test("matching pennies with one dear side: the one who guesses evens that out", () => {
    const { rows, columns, value } = solveMatrix([
      [3, -1],
      [-2, 1],
    ]);
    expect(rows[0]).toBeCloseTo(3 / 7, 12);
    expect(columns[0]).toBeCloseTo(2 / 7, 12);
    expect(value).toBeCloseTo(1 / 7, 12);
  });

  test("a saddle point is played outright", () => {
    expect(
      solveMatrix([
        [4, 2, 3],
        [1, 0, 5],
      ]),
    ).toMatchObject({ rows: [1, 0], columns: [0, 1, 0], value: 2, gap: 0 });
  });

  test("any table is solved to a gap of a hundred-thousandth", () => {
    const payoff = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double({ min: -1, max: 1, noNaN: true }));
    const size = fc.integer({ min: 1, max: 9 });
    const table = fc
      .tuple(size, size)
      .chain(([rows, columns]) =>
        fc.array(fc.array(payoff, { minLength: columns, maxLength: columns }), { minLength: rows, maxLength: rows }),
      );
    fc.assert(
      fc.property(table, (matrix) => {
        const { gap, rows, columns } = solveMatrix(matrix);
        expect(gap).toBeLessThan(1e-5);
        for (const mix of [rows, columns]) expect(mix.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
      }),
    );
  });

  test("what is drawn comes up as often as its share", () => {
    const rng = fastDice(4);
    const counts = [0, 0, 0];
    for (let draw = 0; draw < 10_000; draw += 1) {
      const at = drawn([0.2, 0, 0.8], rng);
      counts[at] = (counts[at] ?? 0) + 1;
    }
    expect(counts[1]).toBe(0);
    expect(Math.abs((counts[2] ?? 0) - 8000)).toBeLessThan(300);
  });
});
