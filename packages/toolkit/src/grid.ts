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
  return {
    width,
    height,
    size,
    columns: count(width),
    at,
    column: (column) => count(height).map((row) => at(column, row)),
    lines: (length) => count(size).flatMap((cell) => DIRECTIONS.flatMap((way) => lineFrom(cell, length, way))),
    fill: <T>(value: T) => new Array<T>(size).fill(value),
  };
}
