import type { BoardStack, BoardUnit } from "../types.ts";

/** A unit in its place; x and y are its left upper corner. */
type PlacedUnit = { readonly unit: BoardUnit; readonly x: number };
/** A part of a stack in one row: the sign of its player, then units; or a count of what found no place. */
export type Piece = {
  readonly stack: BoardStack;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly units: readonly PlacedUnit[];
  readonly more: number;
};
export type StackLayout = { readonly scale: number; readonly pieces: readonly Piece[] };

/** A way to fill a zone: at this scale, rows of these widths, each measured before it is scaled. */
export type StackPlan = { readonly scale: number; readonly rows: readonly number[] };

export const ROW = 26;
export const MARK = 18;
export const ICON = 32;
const PADDING = 4;
const BETWEEN = 5;
const MORE = 34;
const DIGIT = 11.5;

const unitWidth = ({ count }: BoardUnit): number => ICON + (count > 1 ? 5 + DIGIT * `${count}`.length : 0);

type Open = { readonly stack: BoardStack; readonly units: BoardUnit[]; more: number };
type Row = Open[];

const pieceWidth = ({ units, more }: Open): number =>
  2 * PADDING + MARK + units.reduce((sum, unit) => sum + unitWidth(unit), 0) + (more > 0 ? MORE : 0);
const rowWidth = (row: Row): number =>
  row.reduce((sum, piece) => sum + pieceWidth(piece), 0) + BETWEEN * Math.max(0, row.length - 1);

/** The first plan in which everything fits; in the last one, what does not fit is counted. */
export function layoutStacks(stacks: readonly BoardStack[], plans: readonly StackPlan[]): StackLayout {
  const shown = stacks.filter(({ units }) => units.some(({ count }) => count > 0));
  for (const plan of plans) {
    const { rows, left } = fill(shown, plan.rows);
    if (left === 0 || plan === plans.at(-1)) return { scale: plan.scale, pieces: placed(rows) };
  }
  return { scale: 1, pieces: [] };
}

function fill(stacks: readonly BoardStack[], widths: readonly number[]): { rows: readonly Row[]; left: number } {
  const rows: Row[] = [[]];
  let left = 0;
  for (const stack of stacks) {
    let isOpen = false;
    for (const unit of stack.units.filter(({ count }) => count > 0)) {
      if (left === 0 && put(rows, widths, stack, unit, isOpen)) isOpen = true;
      else left += unit.count;
    }
  }
  if (left > 0) countRest(rows, widths, stacks, left);
  return { rows, left };
}

/** Puts a unit at the end of the last row, or begins another row if there may be one. */
function put(rows: Row[], widths: readonly number[], stack: BoardStack, unit: BoardUnit, isOpen: boolean): boolean {
  const row = rows.at(-1) ?? [];
  const last = row.at(-1);
  const tried: Row =
    isOpen && last !== undefined
      ? [...row.slice(0, -1), { ...last, units: [...last.units, unit] }]
      : [...row, { stack, units: [unit], more: 0 }];
  if (rowWidth(tried) <= (widths[rows.length - 1] ?? 0) || row.length === 0) {
    rows[rows.length - 1] = tried;
    return true;
  }
  if (rows.length >= widths.length) return false;
  rows.push([{ stack, units: [unit], more: 0 }]);
  return true;
}

/** Makes room at the end of the last row for the count of all that is not shown. */
function countRest(rows: Row[], widths: readonly number[], stacks: readonly BoardStack[], left: number): void {
  const row = rows.at(-1) ?? [];
  const [first] = stacks;
  let rest = left;
  for (let last = row.at(-1); last !== undefined; last = row.at(-1)) {
    last.more = rest;
    if (rowWidth(row) <= (widths[rows.length - 1] ?? 0) || (row.length === 1 && last.units.length < 2)) return;
    last.more = 0;
    rest += last.units.pop()?.count ?? 0;
    if (last.units.length === 0) row.pop();
  }
  if (first !== undefined) row.push({ stack: first, units: [], more: rest });
}

/** Rows one under the other, each around the middle; the upper edge is 0. */
function placed(rows: readonly Row[]): readonly Piece[] {
  return rows.flatMap((row, at) => {
    let x = -rowWidth(row) / 2;
    return row.map((piece) => {
      const width = pieceWidth(piece);
      const begin = x;
      x += width + BETWEEN;
      let offset = PADDING + MARK;
      const units = piece.units.map((unit) => {
        const here = offset;
        offset += unitWidth(unit);
        return { unit, x: here };
      });
      return { stack: piece.stack, x: begin, y: at * (ROW + 3), width, units, more: piece.more };
    });
  });
}
