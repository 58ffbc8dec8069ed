import { type Board, cellsOf } from "@umpire/toolkit";
import { describe, expect, test } from "vitest";
import { cellAfter, frameOf, linesOf } from "./geometry.ts";

const grid = cellsOf({ grid: [3, 2] });
const hexes = cellsOf({
  hexes: [
    { q: 0, r: 0 },
    { q: 0, r: 1 },
    { q: 1, r: 0 },
  ],
});
const after = (cells: typeof grid, from: number, key: string) => {
  const here = cells[from];
  return here === undefined ? undefined : cellAfter(cells, here, key)?.place;
};

describe("arrow keys", () => {
  test("go to the neighbour in a grid, and nowhere beyond its edge", () => {
    expect(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"].map((key) => after(grid, 0, key))).toEqual([
      "1",
      "3",
      undefined,
      undefined,
    ]);
    expect(after(grid, 0, "Enter")).toBeUndefined();
  });

  test("go from hex to hex", () => {
    expect(after(hexes, 0, "ArrowDown")).toBe("1");
    expect(after(hexes, 0, "ArrowRight")).toBe("2");
    expect(after(hexes, 2, "ArrowLeft")).toBeDefined();
  });

  const ring = (far: number) =>
    [-1, 0, 1].flatMap((x) => [-1, 0, 1].flatMap((y) => (x === 0 && y === 0 ? [] : [[x * far, y * far] as const])));
  const boards: { readonly [what: string]: Board } = {
    "a grid": { grid: [4, 3] },
    "a rhombus of hexes": { hexes: [0, 1, 2, 3].flatMap((q) => [0, 1, 2, 3].map((r) => ({ q, r }))) },
    "a cross": { points: [[0, 0], [3, 0], [3, 3], [0, 3], [1.5, 1.5]] }, // biome-ignore format: a line
    "three squares": { points: [...ring(3), ...ring(2), ...ring(1)] },
    "pits with stores": { points: [[-1.1, 0.55], [0, 0], [1, 0], [0, 1.1], [1, 1.1], [2.1, 0.55]] }, // biome-ignore format: a line
  };

  test.each(Object.entries(boards))("reach every cell of %s", (_what, board) => {
    const cells = cellsOf(board);
    const reached = new Set(["0"]);
    for (let size = 0; size < reached.size; ) {
      size = reached.size;
      for (const place of [...reached])
        for (const key of ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"])
          reached.add(after(cells, Number(place), key) ?? place);
    }
    expect(reached.size).toBe(cells.length);
  });
});

test("lines are read from the top, each from the left", () => {
  const lines = linesOf(cellsOf({ grid: [2, 2], origin: "bottom-left" }));
  expect(lines.map((line) => line.map(({ name }) => name))).toEqual([["A2", "B2"], ["A1", "B1"]]); // biome-ignore format: a line
});

test("a frame holds its cells and what lies around them", () => {
  const { width, height } = frameOf({ grid: [3, 2] });
  expect([width - 3, height - 2].map((edge) => Math.round(edge * 100))).toEqual([24, 24]);
  const bare = frameOf({ hexes: [{ q: 0, r: 0 }] });
  expect(frameOf({ hexes: [{ q: 0, r: 0 }], rim: [{ q: 1, r: 0, seat: 0 }] }).width).toBeGreaterThan(bare.width);
});
