import { defineGame } from "@umpire/kernel";
import { grid, type Show } from "@umpire/toolkit";
import { z } from "zod";

const [WIDTH, HEIGHT] = [7, 6];
const cells = grid(WIDTH, HEIGHT); // counted from the bottom left
const fours = cells.lines(4);

export const game = defineGame({
  id: "four-in-a-row",
  edition: 1,
  maxDecisions: cells.size,
  seats: 2,
  open: true,
  schema: {
    state: z.strictObject({
      turn: z.int().min(0).max(cells.size),
      discs: z.array(z.int().min(0).max(1).nullable()).length(cells.size),
    }),
    action: z
      .int()
      .min(0)
      .max(WIDTH - 1), // a column
  },
  setup: () => ({ turn: 0, discs: cells.fill<number | null>(null) }),
  next({ turn, discs }) {
    const last = (turn + 1) % 2;
    const isWon = fours.some((four) => four.every((cell) => discs[cell] === last));
    if (isWon) return { over: { winners: [last], reason: "four" } };
    return turn < cells.size ? { awaiting: [turn % 2], step: "drop" } : { over: { winners: [], reason: "full" } };
  },
  legal: ({ discs }) => cells.columns.filter((column) => discs[cells.at(column, HEIGHT - 1)] === null),
  resolve({ turn, discs }, chosen) {
    const column = chosen(turn % 2);
    const cell = cells.column(column).find((each) => discs[each] === null) ?? 0;
    return {
      state: { turn: turn + 1, discs: discs.with(cell, turn % 2) },
      events: [{ type: "dropped", column, cell }],
    };
  },
});

/** The board in words, from which the site and the terminal draw it. */
export const show: Show<typeof game> = ({ discs }) => ({
  board: { grid: [WIDTH, HEIGHT], origin: "bottom-left" },
  pieces: discs.flatMap((seat, at) =>
    seat === null ? [] : [{ key: `disc ${at}`, at, seat, from: cells.at(at % WIDTH, HEIGHT - 1) }],
  ),
  places: (column) => cells.column(column).filter((cell) => discs[cell] === null),
});
