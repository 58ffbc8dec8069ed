/** The 25 squares of the board, numbered row by row, and the eight ways in which it can be turned and mirrored. */
export const WIDTH = 5;
export const SQUARES = 25;
const TURNS = 8;

type Turn = (x: number, y: number) => readonly [x: number, y: number];

const LAST = WIDTH - 1;
const turns: readonly Turn[] = [
  (x, y) => [x, y],
  (x, y) => [LAST - x, y],
  (x, y) => [x, LAST - y],
  (x, y) => [LAST - x, LAST - y],
  (x, y) => [y, x],
  (x, y) => [LAST - y, x],
  (x, y) => [y, LAST - x],
  (x, y) => [LAST - y, LAST - x],
];

export const squareAt = ({ x, y }: { readonly x: number; readonly y: number }): number => y * WIDTH + x;
const xOf = (square: number) => square % WIDTH;
const yOf = (square: number) => Math.floor(square / WIDTH);

const everySquare = Array.from({ length: SQUARES }, (_, square) => square);

/** Where a turn takes a square: `turned[turn * SQUARES + square]`. */
const turned: Int8Array = Int8Array.from(
  turns.flatMap((turn) =>
    everySquare.map((square) => {
      const [x, y] = turn(xOf(square), yOf(square));
      return y * WIDTH + x;
    }),
  ),
);
const turnedBy = (turn: number, square: number) => turned[turn * SQUARES + square] ?? 0;

/** First the one, then the other, as one turn. */
const composed: Int8Array = Int8Array.from(
  turns.flatMap((_, first) =>
    turns.map((__, second) =>
      turns.findIndex((___, turn) =>
        everySquare.every((square) => turnedBy(turn, square) === turnedBy(second, turnedBy(first, square))),
      ),
    ),
  ),
);

/** A set of turns as bits. All of them, and the one that changes nothing. */
const ALL = 2 ** TURNS - 1;
const NONE = 1;

/** Under a set of turns: the one that takes a square to the lowest number, and which of the set leave that there. */
const lowering = new Int8Array((ALL + 1) * SQUARES);
const fixing = new Uint8Array((ALL + 1) * SQUARES);
for (let set = NONE; set <= ALL; set += 2) {
  for (const square of everySquare) {
    const members = turns.map((_, turn) => turn).filter((turn) => (set & (1 << turn)) !== 0);
    const lowest = Math.min(...members.map((turn) => turnedBy(turn, square)));
    lowering[set * SQUARES + square] = members.find((turn) => turnedBy(turn, square) === lowest) ?? 0;
    fixing[set * SQUARES + square] = members.reduce(
      (bits, turn) => (turnedBy(turn, square) === square ? bits | (1 << turn) : bits),
      0,
    );
  }
}

/** The squares to which the first unit can be turned, by their own numbers; -1 for the others. */
const firsts = everySquare.filter((square) => square === turnedBy(lowering[ALL * SQUARES + square] ?? 0, square));
export const FIRSTS: number = firsts.length;
const rankOfFirst: Int8Array = Int8Array.from(everySquare, (square) => firsts.indexOf(square));
export const firstOf = (rank: number): number => firsts[rank] ?? 0;

/** The lowest square, in the order of the units, wins: positions that are turns of each other have the same number. */
export const place = { number: 0, isSymmetric: false };

/** Writes the number of `count` units on their squares to `place`, which is one object because this runs all the time. */
export function locate(squares: Int8Array, count: number): void {
  let set = ALL;
  let turn = 0;
  let number = 0;
  for (let at = 0; at < count; at += 1) {
    let square = turned[turn * SQUARES + (squares[at] ?? 0)] ?? 0;
    if (set !== NONE) {
      const lower = lowering[set * SQUARES + square] ?? 0;
      turn = composed[turn * TURNS + lower] ?? 0;
      square = turned[lower * SQUARES + square] ?? 0;
      set = fixing[set * SQUARES + square] ?? NONE;
    }
    number = at === 0 ? (rankOfFirst[square] ?? 0) : number * SQUARES + square;
  }
  place.number = number;
  place.isSymmetric = set !== NONE;
}

/** How far apart two squares are along a row or column; 0 where they share none. */
export const straight: Int8Array = Int8Array.from(
  everySquare.flatMap((a) =>
    everySquare.map((b) => {
      if (xOf(a) === xOf(b)) return Math.abs(yOf(a) - yOf(b));
      return yOf(a) === yOf(b) ? Math.abs(xOf(a) - xOf(b)) : 0;
    }),
  ),
);

/** The squares one step away. */
export const neighbours: readonly Int8Array[] = everySquare.map((a) =>
  Int8Array.from(everySquare.filter((b) => straight[a * SQUARES + b] === 1)),
);
