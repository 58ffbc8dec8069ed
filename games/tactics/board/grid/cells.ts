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

/** How far right and down on the screen the second point is from the first, in cells. */
export function offset(view: TacticsView, from: Point, to: Point): Point {
  const way = isTurned(view) ? -1 : 1;
  return { x: (to.x - from.x) * way, y: (from.y - to.y) * way };
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
