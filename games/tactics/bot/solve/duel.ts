import { type Exits, turnsOf } from "./attacks.ts";
import { type Field, pairsOf, placements } from "./field.ts";
import { quietTurns } from "./quiet.ts";
import { firstOf, locate, place, SQUARES } from "./squares.ts";

/** Max turns to a win or a loss; a byte has no room for more. */
const FARTHEST = 254;

/**
 * The solution of a field: one number a position, for the side that is to act. 0 is a draw, an odd number a win in so
 * many turns, an even one a loss. `done` pairs of sides have been solved.
 */
export type Solution = { readonly field: Field; readonly values: Uint8Array; done: number };

export const unsolved = (field: Field): Solution => ({ field, values: new Uint8Array(field.size), done: 0 });

/** How many positions are won, lost and drawn for the side that is to act, and how long the longest win takes. */
export type Counts = { readonly won: number; readonly lost: number; readonly drawn: number; readonly longest: number };

/** Counts what has been solved; positions that are turns or mirror images of each other are one. */
export function countPositions({ field, values }: Solution): Counts {
  const tally = new Float64Array(FARTHEST + 2);
  const squares = new Int8Array(4);
  for (const { offset, size, count } of blocksOf(field)) {
    for (let at = 0; at < size; at += 1) {
      const value = values[offset + at] ?? 0;
      if (value > 0 || isPlaceOf(at, count, squares)) tally[value] = (tally[value] ?? 0) + 1;
    }
  }
  const sum = (is: (turns: number) => boolean) => tally.reduce((all, number, at) => (is(at) ? all + number : all), 0);
  const won = (turns: number) => turns % 2 === 1;
  const lost = (turns: number) => turns > 0 && !won(turns);
  const longest = tally.findLastIndex((number, turns) => won(turns) && number > 0);
  return { won: sum(won), lost: sum(lost), drawn: tally[0] ?? 0, longest };
}

function blocksOf({ sides, offsets }: Field) {
  return sides.flatMap((own, a) =>
    sides.map((other, b) => ({
      ...{ offset: offsets[a * sides.length + b] ?? 0, size: placements(own, other), count: own.length + other.length },
    })),
  );
}

/** Solves pair after pair, and stops after each so that the caller may show, keep or abandon it. */
export function* solve(solution: Solution): Generator<void> {
  const pairs = pairsOf(solution.field);
  for (const [a, b] of pairs.slice(solution.done)) {
    solvePair(solution, a, b);
    solution.done += 1;
    yield;
  }
}

/** The positions of side against side in which one of them is to act. */
type Block = {
  readonly own: number;
  readonly other: number;
  readonly offset: number;
  readonly size: number;
  readonly ownCount: number;
  readonly count: number;
  /** Twice the quiet turns that do not yet lose; a position that is its own mirror image is met half as often. */
  readonly open: Uint8Array;
  /** In how many turns one loses at the latest by attacking. */
  readonly loss: Uint8Array;
  /** Whether an attack leads to a draw. */
  readonly isSafe: Uint8Array;
  readonly isPlace: Uint8Array;
};

function blockOf({ field }: Solution, own: number, other: number): Block {
  const [ours = [], theirs = []] = [field.sides[own], field.sides[other]];
  const size = placements(ours, theirs);
  return {
    ...{ own, other, size, ownCount: ours.length, count: ours.length + theirs.length },
    offset: field.offsets[own * field.sides.length + other] ?? 0,
    ...{ open: new Uint8Array(size), loss: new Uint8Array(size) },
    ...{ isSafe: new Uint8Array(size), isPlace: new Uint8Array(size) },
  };
}

/** Positions by the number of turns in which they end; filled while it is emptied from the front. */
type Queue = { readonly block: Block; readonly number: number }[][];

function solvePair(solution: Solution, a: number, b: number): void {
  const first = blockOf(solution, a, b);
  const second = a === b ? first : blockOf(solution, b, a);
  const queue: Queue = Array.from({ length: FARTHEST + 2 }, () => []);
  for (const block of new Set([first, second])) prepare(solution, block, queue);
  for (let turns = 1; turns <= FARTHEST; turns += 1) {
    for (const { block, number } of queue[turns] ?? []) {
      if (solution.values[block.offset + number] !== 0) continue;
      solution.values[block.offset + number] = turns;
      spread(solution, block, block === first ? second : first, number, turns, queue);
    }
    queue[turns] = [];
  }
}

/** What attacks lead to, and how many quiet turns there are. */
function prepare({ field, values }: Solution, block: Block, queue: Queue): void {
  const exits: Exits = { win: 0, loss: 0, isOpen: false };
  const attack = turnsOf(field, values, block.own, block.other, exits);
  const squares = new Int8Array(4);
  let quiet = 0;
  const count = () => {
    quiet += 1;
  };
  for (let number = 0; number < block.size; number += 1) {
    if (!isPlaceOf(number, block.count, squares)) continue;
    block.isPlace[number] = place.isSymmetric ? 2 : 1;
    attack(squares);
    quiet = 0;
    quietTurns(squares, 0, block.ownCount, block.count, count);
    block.open[number] = 2 * quiet;
    block.loss[number] = exits.loss;
    block.isSafe[number] = exits.isOpen || exits.win > 0 ? 1 : 0;
    if (exits.win > 0) queue[exits.win]?.push({ block, number });
  }
}

/** Writes where the units of a placement stand; false where two share a square or a turn of it has another number. */
function isPlaceOf(number: number, count: number, squares: Int8Array): boolean {
  let rest = number;
  for (let at = count - 1; at > 0; at -= 1) {
    squares[at] = rest % SQUARES;
    rest = Math.floor(rest / SQUARES);
  }
  squares[0] = firstOf(rest);
  for (let at = 1; at < count; at += 1) {
    for (let other = 0; other < at; other += 1) if (squares[at] === squares[other]) return false;
  }
  locate(squares, count);
  return place.number === number;
}

const here = new Int8Array(4);
const before = new Int8Array(4);

/**
 * What follows for the positions from which a quiet turn leads here: a loss here wins there, and a win here closes one
 * way. A quiet turn can be taken back, so these positions are found by moving the units of the side that acted before.
 */
function spread(
  { values }: Solution,
  block: Block,
  previous: Block,
  number: number,
  turns: number,
  queue: Queue,
): void {
  isPlaceOf(number, block.count, here);
  const isLoss = turns % 2 === 0;
  const weight = block.isPlace[number] ?? 1;
  const movers = block.count - block.ownCount;
  quietTurns(here, block.ownCount, block.count, block.count, (squares) => {
    for (let at = 0; at < movers; at += 1) before[at] = squares[block.ownCount + at] ?? 0;
    for (let at = 0; at < block.ownCount; at += 1) before[movers + at] = squares[at] ?? 0;
    locate(before, block.count);
    const from = place.number;
    if (values[previous.offset + from] !== 0) return;
    if (isLoss) queue[turns + 1]?.push({ block: previous, number: from });
    else close(previous, from, weight, turns + 1, queue);
  });
}

function close(block: Block, number: number, weight: number, turns: number, queue: Queue): void {
  const left = (block.open[number] ?? 0) - (2 * (block.isPlace[number] ?? 1)) / weight;
  block.open[number] = left;
  if (left > 0 || block.isSafe[number] === 1) return;
  queue[Math.max(turns, block.loss[number] ?? 0)]?.push({ block, number });
}
