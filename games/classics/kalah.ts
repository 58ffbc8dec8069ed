import { defineGame, type ShapeOf, type Words } from "@umpire/kernel";
import { byScore, marked, range, type Show, sides } from "@umpire/toolkit";
import { whole, z } from "@umpire/toolkit/schema";

/** Pits 0 to 5 and store 6 are Blue's, pits 7 to 12 and store 13 Red's; stones go from each to the next, and round. */
const HOLES = 14;
const storeOf = (seat: number) => (seat === 0 ? 6 : 13);
const pitsOf = (seat: number) => range(6, 7 * seat);

type Holes = readonly number[];
const sum = (holes: Holes, which: readonly number[]) => which.reduce((total, hole) => total + (holes[hole] ?? 0), 0);
const isEmpty = (holes: Holes, seat: number) => sum(holes, pitsOf(seat)) === 0;
const add = (holes: Holes, hole: number, stones: number) => holes.with(hole, (holes[hole] ?? 0) + stones);

/** The holes after the stones of a pit were sown, and where the last one fell. */
function sow(holes: Holes, pit: number, seat: number): { readonly sown: Holes; readonly end: number } {
  let sown: Holes = holes.with(pit, 0);
  let end = pit;
  for (let left = holes[pit] ?? 0; left > 0; left -= 1) {
    end = (end + 1) % HOLES;
    if (end === storeOf(1 - seat)) end = (end + 1) % HOLES;
    sown = add(sown, end, 1);
  }
  return { sown, end };
}

/** A last stone in an own pit that was empty takes what lies opposite, and itself. */
function capture(sown: Holes, end: number, seat: number): Holes {
  const opposite = 12 - end;
  if (!pitsOf(seat).includes(end) || sown[end] !== 1 || sown[opposite] === 0) return sown;
  return add(sown.with(end, 0).with(opposite, 0), storeOf(seat), sum(sown, [end, opposite]));
}

/** Once a side has no stone in its pits, the other takes what is left. */
function sweep(holes: Holes): Holes {
  if (!isEmpty(holes, 0) && !isEmpty(holes, 1)) return holes;
  return [0, 1].reduce<Holes>((left, seat) => {
    const rest = sum(left, pitsOf(seat));
    return add(
      pitsOf(seat).reduce((each, pit) => each.with(pit, 0), left),
      storeOf(seat),
      rest,
    );
  }, holes);
}
const scoresOf = (holes: Holes) => [0, 1].map((seat) => holes[storeOf(seat)] ?? 0);

export const title = { en: "Kalah", ru: "Калах" };

export const game = defineGame({
  id: "kalah",
  edition: 1,
  maxDecisions: 500,
  seats: 2,
  open: true,
  presets: { standard: { stones: 4 }, six: { stones: 6 } },
  schema: {
    rules: z.strictObject({ stones: whole(1, 6) }),
    state: z.strictObject({
      mover: whole(0, 1),
      holes: z.array(whole(0, 72)).check(z.length(HOLES)),
      last: z.nullable(whole(0, 13)),
    }),
    action: whole(0, 12),
  },
  setup: (_options, { stones }) => ({
    mover: 0,
    holes: range(HOLES).map((hole) => (hole % 7 === 6 ? 0 : stones)),
    last: null,
  }),
  next: ({ mover, holes }) =>
    isEmpty(holes, 0) && isEmpty(holes, 1)
      ? { over: byScore(scoresOf(holes), "stones") }
      : { awaiting: [mover], step: "sow" },
  legal: ({ holes }, seat) => pitsOf(seat).filter((pit) => (holes[pit] ?? 0) > 0),
  resolve({ mover, holes }, chosen) {
    const pit = chosen(mover);
    const { sown, end } = sow(holes, pit, mover);
    const taken = capture(sown, end, mover);
    const again = end === storeOf(mover);
    return {
      state: { mover: again ? mover : 1 - mover, holes: [...sweep(taken)], last: pit },
      events: [
        {
          type: "sown",
          seat: mover,
          pit: pit % 7,
          stones: holes[pit] ?? 0,
          again,
          took: (taken[storeOf(mover)] ?? 0) - (sown[storeOf(mover)] ?? 0),
        },
      ],
    };
  },
});

type Own = Words<ShapeOf<typeof game>>;
export const words: { readonly en: Own; readonly ru: Own } = {
  en: {
    refusal: {},
    terms: { sow: "sow a pit", stones: "most stones" },
    event: {
      sown: ({ seat, pit, stones, again, took }) =>
        `${sides.en[seat]} sows pit ${pit + 1} (${stones}).${took > 0 ? ` Takes ${took}.` : ""}${again ? " Goes again." : ""}`,
    },
  },
  ru: {
    refusal: {},
    terms: { sow: "сейте из лунки", stones: "больше камней" },
    event: {
      sown: ({ seat, pit, stones, again, took }) =>
        `${sides.ru[seat]} сеют из лунки ${pit + 1} (${stones}).${took > 0 ? ` Берут ${took}.` : ""}${again ? " Ходят ещё раз." : ""}`,
    },
  },
};

/** Blue's pits are below, from the left; Red's above, from the right; stores at the ends. */
const spots = range(HOLES).map((hole): readonly [number, number] => {
  if (hole === 6) return [6.1, 0.55];
  if (hole === 13) return [-1.1, 0.55];
  return hole < 6 ? [hole, 1.1] : [12 - hole, 0];
});

export const show: Show<typeof game> = ({ holes, last }, seat) => ({
  board: {
    points: spots,
    turned: seat === 1,
    names: range(HOLES).map((hole) => (hole % 7 === 6 ? "store" : String((hole % 7) + 1))),
  },
  pieces: holes.map((count, at) => ({ key: `stones ${at}`, at, shape: "stones", count })),
  marks: [...marked("last", [last]), ...[6, 13].map((at, side) => ({ at, mark: "goal" as const, seat: side }))],
  scores: scoresOf(holes),
  places: (pit) => pit,
  name: (pit) => ({ en: `pit ${(pit % 7) + 1}`, ru: `лунка ${(pit % 7) + 1}` }),
});

/** The store counts, and a little what lies on the own side. */
export function evaluate({ holes }: { readonly holes: Holes }, seat: number): number {
  const worth = (each: number) => (holes[storeOf(each)] ?? 0) + sum(holes, pitsOf(each)) * 0.1;
  return Math.tanh((worth(seat) - worth(1 - seat)) / 12);
}
