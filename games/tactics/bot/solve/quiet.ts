import { neighbours } from "./squares.ts";

/**
 * Every placement that a side reaches without an attack, each once: any of its units, one or two from `from` up to `to`,
 * stays or steps onto a free square, in either order. `squares` holds the placement while `each` looks at it.
 */
export function quietTurns(
  squares: Int8Array,
  from: number,
  to: number,
  count: number,
  each: (squares: Int8Array) => void,
): void {
  const first = squares[from] ?? 0;
  if (to - from === 1) {
    each(squares);
    for (const step of neighbours[first] ?? []) {
      if (isTaken(squares, step, from, to, count)) continue;
      squares[from] = step;
      each(squares);
    }
    squares[from] = first;
    return;
  }
  withSecond(squares, from, to, count, first, each);
  for (const step of neighbours[first] ?? []) {
    if (isTaken(squares, step, from, to, count)) continue;
    squares[from] = step;
    withSecond(squares, from, to, count, first, each);
  }
  squares[from] = first;
}

/** The first unit stands where it ends up; the second follows or has gone before. They cannot change places. */
function withSecond(
  squares: Int8Array,
  from: number,
  to: number,
  count: number,
  left: number,
  each: (squares: Int8Array) => void,
): void {
  const first = squares[from] ?? 0;
  const second = squares[from + 1] ?? 0;
  if (first !== second) each(squares);
  for (const step of neighbours[second] ?? []) {
    if (step === first || isTaken(squares, step, from, to, count)) continue;
    if (first === second && step === left) continue;
    squares[from + 1] = step;
    each(squares);
  }
  squares[from + 1] = second;
}

/** By the other side; one's own units may make room. */
function isTaken(squares: Int8Array, square: number, from: number, to: number, count: number): boolean {
  for (let at = 0; at < count; at += 1) if ((at < from || at >= to) && squares[at] === square) return true;
  return false;
}
