import { letters } from "../letters.ts";
import type { Board } from "./picture.ts";

/** A cell of a board: its place, what it is called, and where its middle is; cells are about 1 wide. */
export type Cell = { readonly place: string; readonly name: string; readonly x: number; readonly y: number };

const count = (length: number): readonly number[] => Array.from({ length }, (_, at) => at);

type Spot = Pick<Cell, "name" | "x" | "y">;

/** Half the height of a flat-top hex whose sides are 1/√3 long, so that neighbours in a column are 1 apart. */
const SLANT = Math.sqrt(3) / 2;

/** Where the middle of a hex is. */
export const hexMiddle = ({ q, r }: { readonly q: number; readonly r: number }): readonly [x: number, y: number] => [
  q * SLANT,
  r + q / 2,
];

function spotsOf(board: Board): readonly Spot[] {
  if ("grid" in board) {
    const [columns, rows] = board.grid;
    const isUp = board.origin === "bottom-left";
    const at = (row: number): number => (isUp ? rows - 1 - row : row);
    return count(rows).flatMap((row) =>
      count(columns).map((x) => ({ name: `${letters(x)}${row + 1}`, x, y: at(row) })),
    );
  }
  if ("hexes" in board) {
    const [west, north] = [Math.min(...board.hexes.map(({ q }) => q)), Math.min(...board.hexes.map(({ r }) => r))];
    return board.hexes.map((hex) => {
      const [x, y] = hexMiddle(hex);
      return { name: `${letters(hex.q - west)}${hex.r - north + 1}`, x, y };
    });
  }
  if ("points" in board) return board.points.map(([x, y], at) => ({ name: String(at + 1), x, y }));
  return count(board.track).map((x) => ({ name: String(x + 1), x, y: 0 }));
}

/** The place of a cell. */
const placeOf = ({ key }: Pick<Board, "key">, cell: number): string =>
  key === undefined ? String(cell) : `${key} ${cell}`;

/** The cells of a board, in the order of their numbers. */
export function cellsOf(board: Board): readonly Cell[] {
  const turn = board.turned === true ? -1 : 1;
  return spotsOf(board).map(({ name, x, y }, cell) => ({
    place: placeOf(board, cell),
    name: board.names?.[cell] ?? name,
    x: turn * x + 0,
    y: turn * y + 0,
  }));
}

/** The boards of a picture, of which there may be none. */
export const boardsOf = ({ board = [] }: { readonly board?: Board | readonly Board[] }): readonly Board[] =>
  "length" in board ? board : [board];
