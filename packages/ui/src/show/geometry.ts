import { type Board, type Cell, cellsOf, hexMiddle } from "@umpire/toolkit";

/** A board's cells and the box around them, in widths of a cell. */
export type Frame = {
  readonly cells: readonly Cell[];
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The size of a cell. */
  readonly cell: readonly [width: number, height: number];
};

/** The width of a flat-top hex that is 1 high. */
export const HEX_WIDTH = 2 / Math.sqrt(3);

/** The ground around the cells. */
const EDGE = 0.12;

const sizeOf = (board: Board): Frame["cell"] => ("hexes" in board ? [HEX_WIDTH, 1] : [1, 1]);

/** The middles of what lies around a board of hexes. */
export const rimOf = (board: Board): readonly { readonly seat: number; readonly x: number; readonly y: number }[] =>
  "hexes" in board
    ? (board.rim ?? []).map((hex) => {
        const [x, y] = hexMiddle(hex);
        return board.turned === true ? { seat: hex.seat, x: -x, y: -y } : { seat: hex.seat, x, y };
      })
    : [];

export function frameOf(board: Board): Frame {
  const cells = cellsOf(board);
  const cell = sizeOf(board);
  const spots = [...cells, ...rimOf(board)];
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const left = Math.min(...xs) - cell[0] / 2 - EDGE;
  const top = Math.min(...ys) - cell[1] / 2 - EDGE;
  return {
    cells,
    cell,
    left,
    top,
    width: Math.max(...xs) + cell[0] / 2 + EDGE - left,
    height: Math.max(...ys) + cell[1] / 2 + EDGE - top,
  };
}

/** Where a cell lies over the drawing. */
export function boxOf({ left, top, width, height, cell }: Frame, { x, y }: Pick<Cell, "x" | "y">) {
  const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(3)}%`;
  return {
    left: share(x - cell[0] / 2 - left, width),
    top: share(y - cell[1] / 2 - top, height),
    width: share(cell[0], width),
    height: share(cell[1], height),
  };
}

const ways: { readonly [key: string]: readonly [x: number, y: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The cell that an arrow key leads to: the nearest one in that quarter, where what lies aside is a little further. */
export function cellAfter(cells: readonly Cell[], here: Cell, key: string): Cell | null {
  const way = ways[key];
  if (way === undefined) return null;
  const [right, down] = way;
  let best: Cell | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const cell of cells) {
    const [x, y] = [cell.x - here.x, cell.y - here.y];
    const ahead = x * right + y * down;
    const aside = Math.abs(x * down) + Math.abs(y * right);
    // Of two alike the one further clockwise: else some cell might be nobody's nearest.
    const clockwise = y * right - x * down;
    const far = ahead * ahead + 2 * aside * aside - clockwise / 1000;
    // A quarter and a bit: the neighbours of a hex lie just beyond it.
    if (ahead > 0.1 && aside <= ahead * 1.1 && far < least) [best, least] = [cell, far];
  }
  return best;
}

/** Cells in lines from the top, each from the left, as they are read. */
export function linesOf(cells: readonly Cell[]): readonly (readonly Cell[])[] {
  const lines = new Map<string, Cell[]>();
  for (const cell of [...cells].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const key = cell.y.toFixed(3);
    lines.set(key, [...(lines.get(key) ?? []), cell]);
  }
  return [...lines.values()];
}
