import { describe, expect, test } from "vitest";
import { grid } from "./index.ts";

describe("grid", () => {
  const { size, columns, at, column, lines, fill } = grid(3, 2);

  test("[M14] cells are counted row by row", () => {
    expect(size).toBe(6);
    expect(columns).toEqual([0, 1, 2]);
    expect([at(0, 0), at(2, 0), at(0, 1), at(2, 1)]).toEqual([0, 2, 3, 5]);
    expect(column(1)).toEqual([1, 4]);
    expect(fill("x")).toEqual(["x", "x", "x", "x", "x", "x"]);
  });

  test("[M15] lines of two: rows, columns, both diagonals, each once", () => {
    const found = lines(2).map((line) => [...line].sort((a, b) => a - b).join(" "));
    expect(found.sort()).toEqual(["0 1", "0 3", "0 4", "1 2", "1 3", "1 4", "1 5", "2 4", "2 5", "3 4", "4 5"]);
  });

  test("[M15] lines of three end where the board does", () => {
    expect(lines(3)).toEqual([
      [0, 1, 2],
      [3, 4, 5],
    ]);
    expect(lines(4)).toEqual([]);
  });

  test("[M15] 7 by 6 has 69 lines of four", () => {
    const all = grid(7, 6).lines(4);
    expect(all).toHaveLength(69);
    expect(new Set(all.map((line) => [...line].sort((a, b) => a - b).join())).size).toBe(69);
  });

  test("[M22] steps and rays end where the board does", () => {
    const board = grid(3, 3);
    expect(board.step(4, 1, 1)).toBe(8);
    expect([board.step(2, 1, 0), board.step(0, 0, -1), board.step(6, 0, 1), board.step(0, -1, 0)]).toEqual(
      new Array(4).fill(null),
    );
    expect(board.ray(0, 1, 1)).toEqual([4, 8]);
    expect(board.ray(0, 0, 0)).toEqual([]);
    expect(board.row(1)).toEqual([3, 4, 5]);
    expect(board.rows).toEqual([0, 1, 2]);
    expect([board.name(0), board.name(5)]).toEqual(["A1", "C2"]);
  });

  test("[M22] a corner has two neighbours and three cells around, the middle four and eight", () => {
    const board = grid(3, 3);
    const sorted = (cells: readonly number[]) => [...cells].sort((a, b) => a - b);
    expect(sorted(board.neighbours(0))).toEqual([1, 3]);
    expect(sorted(board.around(0))).toEqual([1, 3, 4]);
    expect(sorted(board.neighbours(4))).toEqual([1, 3, 5, 7]);
    expect(sorted(board.around(4))).toEqual([0, 1, 2, 3, 5, 6, 7, 8]);
  });

  test.each([
    [0, 3],
    [3, -1],
    [2.5, 2],
  ])("[M14] there is no grid of %d by %d", (width, height) => {
    expect(() => grid(width, height)).toThrow(RangeError);
  });
});
