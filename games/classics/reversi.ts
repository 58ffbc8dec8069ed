import { defineGame, type ShapeOf, type Words } from "@umpire/kernel";
import { byScore, grid, marked, ownedPieces, type Show, sides, WAYS } from "@umpire/toolkit";
import { owners, whole, z } from "@umpire/toolkit/schema";

const SIZE = 8;
const cells = grid(SIZE, SIZE);
const all = [...cells.fill(0).keys()];
const rays = all.map((cell) => WAYS.map(([columns, rows]) => cells.ray(cell, columns, rows)));

type Discs = readonly (number | null)[];

/** The discs that a disc of this seat here would turn over. */
function turned(discs: Discs, cell: number, seat: number): readonly number[] {
  if (discs[cell] !== null) return [];
  return (rays[cell] ?? []).flatMap((ray) => {
    const end = ray.findIndex((each) => discs[each] !== 1 - seat);
    return end > 0 && discs[ray[end] ?? -1] === seat ? ray.slice(0, end) : [];
  });
}
const movesOf = (discs: Discs, seat: number) => all.filter((cell) => turned(discs, cell, seat).length > 0);
const count = (discs: Discs) => [0, 1].map((seat) => discs.filter((each) => each === seat).length);

export const title = { en: "Reversi", ru: "Реверси" };

export const game = defineGame({
  id: "reversi",
  edition: 1,
  maxDecisions: 120,
  seats: 2,
  open: true,
  schema: {
    state: z.strictObject({
      mover: whole(0, 1),
      discs: owners(2, cells.size),
      last: z.nullable(whole(0, cells.size - 1)),
    }),
    action: z.union([whole(0, cells.size - 1), z.literal("pass")]),
  },
  setup: () => ({
    mover: 0,
    discs: cells.fill<number | null>(null).with(27, 1).with(28, 0).with(35, 0).with(36, 1),
    last: null,
  }),
  next: ({ mover, discs }) =>
    movesOf(discs, mover).length > 0 || movesOf(discs, 1 - mover).length > 0
      ? { awaiting: [mover], step: "place" }
      : { over: byScore(count(discs), "most") },
  legal({ mover, discs }) {
    const moves = movesOf(discs, mover);
    return moves.length > 0 ? moves : (["pass"] as const);
  },
  resolve({ mover, discs, last }, chosen) {
    const action = chosen(mover);
    const cell = action === "pass" ? null : action;
    const flipped = cell === null ? [] : turned(discs, cell, mover);
    const after = discs.map((disc, at) => (at === cell || flipped.includes(at) ? mover : disc));
    return {
      state: { mover: 1 - mover, discs: after, last: cell ?? last },
      events: [{ type: "placed", seat: mover, cell, turned: flipped }],
    };
  },
});

type Own = Words<ShapeOf<typeof game>>;
export const words: { readonly en: Own; readonly ru: Own } = {
  en: {
    refusal: {},
    terms: { place: "place a disc", pass: "pass", most: "most discs" },
    event: {
      placed: ({ seat, cell, turned }) =>
        cell === null
          ? `${sides.en[seat]} cannot move and passes.`
          : `${sides.en[seat]} places at ${cells.name(cell)}; turned over: ${turned.length}.`,
    },
  },
  ru: {
    refusal: {},
    terms: { place: "поставьте фишку", pass: "пас", most: "больше фишек" },
    event: {
      placed: ({ seat, cell, turned }) =>
        cell === null
          ? `${sides.ru[seat]}: ходить некуда, пас.`
          : `${sides.ru[seat]}: ${cells.name(cell)}, перевёрнуто ${turned.length}.`,
    },
  },
};

export const show: Show<typeof game> = ({ discs, last }) => ({
  board: { grid: [SIZE, SIZE] },
  pieces: ownedPieces(discs),
  marks: marked("last", [last]),
  scores: count(discs),
  places: (action) => (action === "pass" ? null : action),
});

const corners = [0, 7, 56, 63];
/** Corners, then how much one can move, then discs. */
export function evaluate({ discs }: { readonly discs: Discs }, seat: number): number {
  const held = (each: number) => corners.filter((cell) => discs[cell] === each).length;
  const [own, other] = [seat, 1 - seat].map((each) => movesOf(discs, each).length) as [number, number];
  const [mine, theirs] = [count(discs)[seat] ?? 0, count(discs)[1 - seat] ?? 0];
  const open = cells.size - mine - theirs;
  if (open === 0 || own + other === 0) return Math.sign(mine - theirs);
  return Math.tanh((held(seat) - held(1 - seat)) * 0.6 + (own - other) * 0.06 + ((mine - theirs) * 0.2) / open);
}
