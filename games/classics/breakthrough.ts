import { defineGame, type ShapeOf, type Words } from "@umpire/kernel";
import { grid, marked, type Show, sides } from "@umpire/toolkit";
import { owners, whole, z } from "@umpire/toolkit/schema";

const SIZE = 8;
const cells = grid(SIZE, SIZE); // counted from the bottom left, where Blue is at home
const all = [...cells.fill(0).keys()];
const cell = whole(0, cells.size - 1);

type Pawns = readonly (number | null)[];

/** Ahead, straight to an empty cell or aslant to one that is not one's own. */
const targets = (pawns: Pawns, from: number, seat: number) =>
  [-1, 0, 1].flatMap((aside) => {
    const to = cells.step(from, aside, seat === 0 ? 1 : -1);
    if (to === null) return [];
    const isFree = aside === 0 ? pawns[to] === null : pawns[to] !== seat;
    return isFree ? [to] : [];
  });
const isThrough = (pawns: Pawns, seat: number) =>
  cells.row(seat === 0 ? SIZE - 1 : 0).some((each) => pawns[each] === seat) || !pawns.includes(1 - seat);

export const title = { en: "Breakthrough", ru: "Прорыв" };

export const game = defineGame({
  id: "breakthrough",
  edition: 1,
  maxDecisions: 250,
  seats: 2,
  open: true,
  schema: {
    state: z.strictObject({
      mover: whole(0, 1),
      pawns: owners(2, cells.size),
      last: z.nullable(z.strictObject({ from: cell, to: cell })),
    }),
    action: z.strictObject({ from: cell, to: cell }),
  },
  setup: () => ({ mover: 0, pawns: all.map((each) => (each < 16 ? 0 : each >= 48 ? 1 : null)), last: null }),
  next({ mover, pawns }) {
    const last = 1 - mover;
    return isThrough(pawns, last)
      ? { over: { winners: [last], reason: "through" } }
      : { awaiting: [mover], step: "move" };
  },
  *legal({ mover, pawns }) {
    for (const from of all) if (pawns[from] === mover) for (const to of targets(pawns, from, mover)) yield { from, to };
  },
  resolve({ mover, pawns }, chosen) {
    const { from, to } = chosen(mover);
    return {
      state: { mover: 1 - mover, pawns: pawns.with(from, null).with(to, mover), last: { from, to } },
      events: [{ type: "moved", seat: mover, from, to, took: pawns[to] !== null }],
    };
  },
});

type Own = Words<ShapeOf<typeof game>>;
export const words: { readonly en: Own; readonly ru: Own } = {
  en: {
    refusal: {},
    terms: { move: "move a pawn", through: "broke through" },
    event: {
      moved: ({ seat, from, to, took }) =>
        `${sides.en[seat]}: ${cells.name(from)} ${took ? "takes" : "to"} ${cells.name(to)}.`,
    },
  },
  ru: {
    refusal: {},
    terms: { move: "ходите пешкой", through: "прорыв" },
    event: {
      moved: ({ seat, from, to, took }) =>
        `${sides.ru[seat]}: ${cells.name(from)} ${took ? "бьёт на" : "на"} ${cells.name(to)}.`,
    },
  },
};

export const show: Show<typeof game> = ({ pawns, last }, seat) => ({
  board: { grid: [SIZE, SIZE], origin: "bottom-left", turned: seat === 1 },
  pieces: pawns.flatMap((owner, at) =>
    owner === null
      ? []
      : [{ key: `pawn ${owner} ${at}`, at, seat: owner, shape: "pawn", ...(last?.to === at && { from: last.from }) }],
  ),
  marks: marked("last", [last?.from ?? null, last?.to ?? null]),
  scores: [0, 1].map((each) => pawns.filter((owner) => owner === each).length),
  places: (move) => move,
});

/** Pawns, and how far they are. */
export function evaluate({ pawns }: { readonly pawns: Pawns }, seat: number): number {
  const worth = (each: number) =>
    pawns.reduce<number>((sum, owner, at) => {
      const row = Math.floor(at / SIZE);
      const far = each === 0 ? row : SIZE - 1 - row;
      return owner === each ? sum + 10 + far * far * 0.4 : sum;
    }, 0);
  return Math.tanh((worth(seat) - worth(1 - seat)) / 60);
}
