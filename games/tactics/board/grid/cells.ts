import type { Point } from "../../rules/shape.ts";
import type { TacticsView } from "../view.ts";

/** Letters for columns and numbers for rows, from P1's left corner, as on a chessboard. */
export const cellName = ({ x, y }: Point): string => `${columnName(x)}${y + 1}`;

export const columnName = (x: number): string => String.fromCharCode(65 + x);

/** P2 sits on the other side of the table. */
const isTurned = ({ seat }: TacticsView): boolean => seat === 1;

/** The board as it is seen, row by row from the top: the viewer's own side is at the bottom. */
export function rowsOf(view: TacticsView): readonly (readonly Point[])[] {
  const { width, height } = view.state.board;
  const rows = Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => ({ x, y })));
  return isTurned(view) ? rows.map((row) => row.toReversed()) : rows.toReversed();
}

/** The side of a cell in the units of the drawing. */
export const CELL = 100;

/** The middle of a cell in the drawing, as the viewer sees the board. */
export function centreOf(view: TacticsView, { x, y }: Point): Point {
  const { width, height } = view.state.board;
  const [column, row] = isTurned(view) ? [width - 1 - x, y] : [x, height - 1 - y];
  return { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL };
}

/** Moves a drawing of one cell, from 0 to 100 both ways, to its place. */
export function cellTransform(view: TacticsView, point: Point): string {
  const { x, y } = centreOf(view, point);
  return `translate(${x - CELL / 2} ${y - CELL / 2})`;
}

/** The cell at these shares of the board's width and height on the screen; null beside the board. */
export function cellAt(view: TacticsView, across: number, down: number): Point | null {
  if (across < 0 || across >= 1 || down < 0 || down >= 1) return null;
  const rows = rowsOf(view);
  const row = rows[Math.floor(down * rows.length)];
  return row?.[Math.floor(across * row.length)] ?? null;
}

const steps: { readonly [key: string]: Point } = {
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** Where a key leads on the board as it is seen; null for any other key, the same point at the edge. */
export function pointAfter(view: TacticsView, { x, y }: Point, key: string): Point | null {
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  if (step === undefined) return null;
  const { width, height } = view.state.board;
  const way = isTurned(view) ? -1 : 1;
  const clamp = (value: number, size: number) => Math.min(Math.max(value, 0), size - 1);
  return { x: clamp(x + step.x * way, width), y: clamp(y + step.y * way, height) };
}
