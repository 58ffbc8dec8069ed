import { letters } from "./letters.ts";

/** A rectangular board whose cells are counted from 0, row by row. */
export type Grid = {
  readonly width: number;
  readonly height: number;
  /** The number of cells. */
  readonly size: number;
  /** The numbers of the columns. */
  readonly columns: readonly number[];
  /** The cell in this column and row. */
  at(column: number, row: number): number;
  /** The numbers of the rows. */
  readonly rows: readonly number[];
  /** The cells of a row, from column 0 on. */
  row(row: number): readonly number[];
  /** The cell that many columns and rows away; null where the board ends before. */
  step(cell: number, columns: number, rows: number): number | null;
  /** The cells from here on in a direction, the nearest first, without this one. */
  ray(cell: number, columns: number, rows: number): readonly number[];
  /** The cells that share a side with this one. */
  neighbours(cell: number): readonly number[];
  /** The cells that share a side or a corner with this one. */
  around(cell: number): readonly number[];
  /** What a cell is called: A1, B1, … */
  name(cell: number): string;
  /** The cells of a column, from row 0 on. */
  column(column: number): readonly number[];
  /** Every run of this many cells in a row, in a column, or along a diagonal, once. */
  lines(length: number): readonly (readonly number[])[];
  /** One value for every cell. */
  fill<T>(value: T): T[];
};

const count = (length: number): readonly number[] => Array.from({ length }, (_, at) => at);

/** Right, up, and along both diagonals: the other four directions give the same lines backwards. */
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [-1, 1],
] as const;

/** The four sides, then the four corners. */
export const WAYS: readonly (readonly [columns: number, rows: number])[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
];

/** The eight ways clockwise, from the top left: y grows downwards, as a picture has it. */
export const ROUND: readonly (readonly [x: number, y: number])[] = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

/** The cells of a board of columns and rows: their numbers, names, rows, lines, steps and neighbours. */
export function grid(width: number, height: number): Grid {
  const isSize = (size: number) => Number.isInteger(size) && size > 0;
  if (!isSize(width) || !isSize(height)) throw new RangeError(`a grid of ${width} by ${height} cells`);
  const size = width * height;
  const at = (column: number, row: number) => row * width + column;
  function lineFrom(cell: number, length: number, [right, up]: readonly [number, number]): readonly number[][] {
    const column = (cell % width) + (length - 1) * right;
    const row = Math.floor(cell / width) + (length - 1) * up;
    const isOnBoard = column >= 0 && column < width && row < height;
    return isOnBoard ? [count(length).map((steps) => cell + steps * at(right, up))] : [];
  }
  function step(cell: number, columns: number, rows: number): number | null {
    const [column, row] = [(cell % width) + columns, Math.floor(cell / width) + rows];
    return column >= 0 && column < width && row >= 0 && row < height ? at(column, row) : null;
  }
  function ray(cell: number, columns: number, rows: number): readonly number[] {
    const next = columns === 0 && rows === 0 ? null : step(cell, columns, rows);
    return next === null ? [] : [next, ...ray(next, columns, rows)];
  }
  const stepsFrom = (cell: number, ways: typeof WAYS) =>
    ways.flatMap(([columns, rows]) => step(cell, columns, rows) ?? []);
  return {
    width,
    height,
    size,
    columns: count(width),
    rows: count(height),
    at,
    name: (cell) => `${letters(cell % width)}${Math.floor(cell / width) + 1}`,
    step,
    ray,
    row: (row) => count(width).map((column) => at(column, row)),
    neighbours: (cell) => stepsFrom(cell, WAYS.slice(0, 4)),
    around: (cell) => stepsFrom(cell, WAYS),
    column: (column) => count(height).map((row) => at(column, row)),
    lines: (length) => count(size).flatMap((cell) => DIRECTIONS.flatMap((way) => lineFrom(cell, length, way))),
    fill: <T>(value: T) => new Array<T>(size).fill(value),
  };
}
