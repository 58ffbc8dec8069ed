import { defineGame, type ShapeOf, type Words } from "@umpire/kernel";
import { grid, marked, type Show, sides } from "@umpire/toolkit";
import { owners, whole, z } from "@umpire/toolkit/schema";

const [WIDTH, HEIGHT] = [7, 6];
const cells = grid(WIDTH, HEIGHT); // counted from the bottom left
const fours = cells.lines(4);

type Discs = readonly (number | null)[];
const fourOf = (discs: Discs, seat: number) => fours.find((four) => four.every((cell) => discs[cell] === seat));
const column = (cell: number) => cells.name(cell).slice(0, 1);

export const title = { en: "Four in a Row", ru: "Четыре в ряд" };

export const game = defineGame({
  id: "four-in-a-row",
  edition: 1,
  maxDecisions: cells.size,
  seats: 2,
  open: true,
  schema: {
    state: z.strictObject({
      turn: whole(0, cells.size),
      discs: owners(2, cells.size),
      last: z.nullable(whole(0, cells.size - 1)),
    }),
    action: whole(0, WIDTH - 1), // a column
  },
  setup: () => ({ turn: 0, discs: cells.fill<number | null>(null), last: null }),
  next({ turn, discs }) {
    const last = (turn + 1) % 2;
    if (fourOf(discs, last) !== undefined) return { over: { winners: [last], reason: "four" } };
    return turn < cells.size ? { awaiting: [turn % 2], step: "drop" } : { over: { winners: [], reason: "full" } };
  },
  legal: ({ discs }) => cells.columns.filter((each) => discs[cells.at(each, HEIGHT - 1)] === null),
  resolve({ turn, discs }, chosen) {
    const seat = turn % 2;
    const cell = cells.column(chosen(seat)).find((each) => discs[each] === null) ?? 0;
    return {
      state: { turn: turn + 1, discs: discs.with(cell, seat), last: cell },
      events: [{ type: "dropped", seat, cell }],
    };
  },
});

type Own = Words<ShapeOf<typeof game>>;
export const words: { readonly en: Own; readonly ru: Own } = {
  en: {
    refusal: {},
    terms: { drop: "drop a disc", four: "four in a row", full: "the board is full" },
    event: { dropped: ({ seat, cell }) => `${sides.en[seat]} drops into column ${column(cell)}.` },
  },
  ru: {
    refusal: {},
    terms: { drop: "бросьте фишку", four: "четыре в ряд", full: "доска заполнена" },
    event: { dropped: ({ seat, cell }) => `${sides.ru[seat]}: столбец ${column(cell)}.` },
  },
};

const marksOf = (discs: Discs, last: number | null) => {
  const four = fourOf(discs, 0) ?? fourOf(discs, 1);
  return four === undefined ? marked("last", [last]) : marked("win", four);
};

export const show: Show<typeof game> = ({ turn, discs, last }) => ({
  board: { grid: [WIDTH, HEIGHT], origin: "bottom-left" },
  pieces: discs.flatMap((seat, at) =>
    seat === null ? [] : [{ key: `disc ${at}`, at, seat, from: cells.at(at % WIDTH, HEIGHT - 1) }],
  ),
  marks: marksOf(discs, last),
  progress: { en: `Disc ${turn} of 42`, ru: `Фишка ${turn} из 42` },
  places: (each) => cells.column(each).filter((cell) => discs[cell] === null),
  name: (each) => ({ en: `column ${column(each)}`, ru: `столбец ${column(each)}` }),
});

/** Lines of four that only this seat can still make count by the square of the discs in them. */
export function evaluate({ discs }: { readonly discs: Discs }, seat: number): number {
  const worth = fours.map((four) => {
    const held = [0, 1].map((each) => four.filter((cell) => discs[cell] === each).length);
    const [own = 0, other = 0] = [held[seat], held[1 - seat]];
    return own > 0 && other > 0 ? 0 : own * own - other * other;
  });
  return Math.tanh(worth.reduce((sum, each) => sum + each, 0) / 30);
}
