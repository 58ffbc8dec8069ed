import { defineGame, type ShapeOf, type Words } from "@umpire/kernel";
import { grid, type Show } from "@umpire/toolkit";
import { whole, z } from "@umpire/toolkit/schema";

// Four Corners: take turns to claim a cell; the first player with all four corners of a square, of any size, wins.
const SIZE = 5;
const cells = grid(SIZE, SIZE);
const squares = cells.rows.flatMap((row) =>
  cells.columns.flatMap((column) =>
    cells.columns
      .filter((side) => side > 0 && Math.max(row, column) + side < SIZE)
      .map((side) => [0, side].flatMap((up) => [0, side].map((right) => cells.at(column + right, row + up)))),
  ),
);

type Stones = readonly (number | null)[];
const squareOf = (stones: Stones, seat: number) =>
  squares.find((square) => square.every((cell) => stones[cell] === seat));

export const title = { en: "Four Corners", ru: "Четыре угла" };

export const game = defineGame({
  id: "my-game",
  edition: 1, // raise it when a change of the rules would make an old match go otherwise
  maxDecisions: cells.size,
  seats: 2,
  open: true, // nothing is hidden
  schema: {
    state: z.strictObject({
      turn: whole(0, cells.size),
      stones: z.array(z.nullable(whole(0, 1))).check(z.length(cells.size)),
      last: z.nullable(whole(0, cells.size - 1)),
    }),
    action: whole(0, cells.size - 1), // a cell
  },
  setup: () => ({ turn: 0, stones: cells.fill<number | null>(null), last: null }),
  next({ turn, stones }) {
    const before = (turn + 1) % 2;
    if (squareOf(stones, before) !== undefined) return { over: { winners: [before], reason: "square" } };
    return turn < cells.size ? { awaiting: [turn % 2], step: "claim" } : { over: { winners: [], reason: "full" } };
  },
  legal: ({ stones }) => [...stones.keys()].filter((cell) => stones[cell] === null),
  resolve({ turn, stones }, chosen) {
    const seat = turn % 2;
    const cell = chosen(seat);
    return {
      state: { turn: turn + 1, stones: stones.with(cell, seat), last: cell },
      events: [{ type: "claimed", seat, cell }],
    };
  },
});

type Own = Words<ShapeOf<typeof game>>;
export const words: { readonly en: Own; readonly ru: Own } = {
  en: {
    refusal: {},
    terms: { claim: "claim a cell", square: "a square", full: "the board is full" },
    event: { claimed: ({ seat, cell }) => `${["Blue", "Red"][seat]} claims ${cells.name(cell)}.` },
  },
  ru: {
    refusal: {},
    terms: { claim: "займите клетку", square: "квадрат", full: "доска заполнена" },
    event: { claimed: ({ seat, cell }) => `${["Синие", "Красные"][seat]}: ${cells.name(cell)}.` },
  },
};

/** The table in words: the site, the terminal and screen readers make their pictures of it. */
export const show: Show<typeof game> = ({ turn, stones, last }) => ({
  board: { grid: [SIZE, SIZE], origin: "bottom-left" },
  pieces: stones.flatMap((seat, at) => (seat === null ? [] : [{ key: `stone ${at}`, at, seat }])),
  marks:
    (squareOf(stones, 0) ?? squareOf(stones, 1))?.map((at) => ({ at, mark: "win" })) ??
    (last === null ? [] : [{ at: last, mark: "last" }]),
  progress: { en: `Stone ${turn} of ${cells.size}`, ru: `Камень ${turn} из ${cells.size}` },
  places: (cell) => cell,
});

/** What a view is worth to a seat, from -1 to 1: squares that only one side can still make. The bots think with it. */
export function evaluate({ stones }: { readonly stones: Stones }, seat: number): number {
  const worth = squares.map((square) => {
    const [own, other] = [seat, 1 - seat].map((side) => square.filter((cell) => stones[cell] === side).length);
    return own && other ? 0 : (own ?? 0) ** 3 - (other ?? 0) ** 3;
  });
  return Math.tanh(worth.reduce((sum, each) => sum + each, 0) / 40);
}
