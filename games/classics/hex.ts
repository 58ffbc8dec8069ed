import { defineGame, type ShapeOf, type Words } from "@umpire/kernel";
import { directions, grid, marked, neighbour, ownedPieces, range, type Show, sides } from "@umpire/toolkit";
import { list, whole, z } from "@umpire/toolkit/schema";

const MAX = 19;
const ways = directions.map((way) => neighbour({ q: 0, r: 0 }, way));
/** By the size of a board: the cells beside each of its cells. */
const beside = range(MAX, 1).map((size) => {
  const cells = grid(size, size);
  return range(cells.size).map((cell) => ways.flatMap(({ q, r }) => cells.step(cell, q, r) ?? []));
});

type Stones = readonly (number | null)[];
const sizeOf = (stones: Stones) => Math.round(Math.sqrt(stones.length));
const neighbours = (size: number, cell: number) => beside[size - 1]?.[cell] ?? [];

/**
 * The stones that a seat still lacks to join its edges, up to a number: Blue joins left and right, Red top and bottom.
 * Breadth first, one stone more a layer; stones that are there cost nothing.
 */
function lacking(stones: Stones, seat: number, most: number): number {
  const size = sizeOf(stones);
  const seen = new Set(stones.flatMap((owner, cell) => (owner === 1 - seat ? [cell] : [])));
  const isFar = (cell: number) => (seat === 0 ? cell % size : Math.floor(cell / size)) === size - 1;
  let layer = range(size).map((at) => (seat === 0 ? at * size : at));
  for (let lacks = 0; lacks < most; lacks += 1) {
    const next: number[] = [];
    let isThere = false;
    for (const cell of layer) {
      if (seen.has(cell)) continue;
      seen.add(cell);
      if (stones[cell] === seat && isFar(cell)) return lacks;
      isThere ||= isFar(cell);
      (stones[cell] === seat ? layer : next).push(...neighbours(size, cell));
    }
    if (isThere) return lacks + 1;
    layer = next;
  }
  return most;
}
/** A shortest chain of stones that joins a seat's edges, if one does. */
function chainOf(stones: Stones, seat: number): readonly number[] | undefined {
  const size = sizeOf(stones);
  const along = (cell: number) => (seat === 0 ? cell % size : Math.floor(cell / size));
  const chains = range(stones.length).flatMap((cell) => (along(cell) === 0 && stones[cell] === seat ? [[cell]] : []));
  const seen = new Set(chains.flat());
  for (const chain of chains) {
    const end = chain.at(-1) ?? 0;
    if (along(end) === size - 1) return chain;
    for (const next of neighbours(size, end)) {
      if (stones[next] === seat && !seen.has(next)) chains.push([...chain, next]);
      seen.add(next);
    }
  }
  return undefined;
}
const isJoined = (stones: Stones, seat: number) => lacking(stones, seat, 1) === 0;

export const title = { en: "Hex", ru: "Гекс" };

export const game = defineGame({
  id: "hex",
  edition: 1,
  maxDecisions: MAX * MAX + 1,
  seats: 2,
  open: true,
  presets: { standard: { size: 11 }, small: { size: 7 } },
  schema: {
    rules: z.strictObject({ size: whole(2, MAX) }),
    state: z.strictObject({
      turn: whole(0, MAX * MAX + 1),
      stones: list(z.nullable(whole(0, 1)), MAX * MAX),
      last: z.nullable(whole(0, MAX * MAX - 1)),
    }),
    action: z.union([whole(0, MAX * MAX - 1), z.literal("swap")]),
  },
  setup: (_options, { size }) => ({ turn: 0, stones: new Array<number | null>(size * size).fill(null), last: null }),
  next({ turn, stones }) {
    const last = (turn + 1) % 2;
    return isJoined(stones, last)
      ? { over: { winners: [last], reason: "joined" } }
      : { awaiting: [turn % 2], step: "place" };
  },
  *legal({ turn, stones }) {
    for (const [cell, stone] of stones.entries()) if (stone === null) yield cell;
    if (turn === 1) yield "swap" as const;
  },
  resolve({ turn, stones, last }, chosen) {
    const seat = turn % 2;
    const action = chosen(seat);
    const size = sizeOf(stones);
    const first = last ?? 0;
    // Red takes the first stone over: mirrored, it lies for Red as it lay for Blue.
    const cell = action === "swap" ? (first % size) * size + Math.floor(first / size) : action;
    const before = action === "swap" ? stones.with(first, null) : stones;
    return {
      state: { turn: turn + 1, stones: before.with(cell, seat), last: cell },
      events: [{ type: "placed", seat, cell: grid(size, size).name(cell), swapped: action === "swap" }],
    };
  },
});

type Own = Words<ShapeOf<typeof game>>;
export const words: { readonly en: Own; readonly ru: Own } = {
  en: {
    refusal: {},
    terms: { place: "place a stone", swap: "Swap sides", joined: "both edges joined" },
    event: {
      placed: ({ seat, cell, swapped }) =>
        swapped
          ? `${sides.en[seat]} takes the first stone over, now at ${cell}.`
          : `${sides.en[seat]} places at ${cell}.`,
    },
  },
  ru: {
    refusal: {},
    terms: { place: "поставьте камень", swap: "Забрать первый камень", joined: "края соединены" },
    event: {
      placed: ({ seat, cell, swapped }) =>
        swapped ? `${sides.ru[seat]} забирают первый камень, теперь он на ${cell}.` : `${sides.ru[seat]}: ${cell}.`,
    },
  },
};

const marksOf = (stones: Stones, last: number | null) => {
  const chain = chainOf(stones, 0) ?? chainOf(stones, 1);
  return chain === undefined ? marked("last", [last]) : marked("win", chain);
};

export const show: Show<typeof game> = ({ stones, last }, seat, { size }) => ({
  board: {
    hexes: range(size * size).map((cell) => ({ q: cell % size, r: Math.floor(cell / size) })),
    rim: range(size).flatMap((at) => [
      { q: -1, r: at, seat: 0 },
      { q: size, r: at, seat: 0 },
      { q: at, r: -1, seat: 1 },
      { q: at, r: size, seat: 1 },
    ]),
  },
  pieces: ownedPieces(stones),
  marks: marksOf(stones, last),
  progress:
    seat === 1
      ? { en: "Join top and bottom", ru: "Соедините верх и низ" }
      : { en: "Join left and right", ru: "Соедините левый и правый край" },
  places: (action) => (action === "swap" ? null : action),
});

/** Who lacks fewer stones to join the edges. */
export function evaluate({ stones, turn }: { readonly stones: Stones; readonly turn: number }, seat: number): number {
  const [own, other] = [lacking(stones, seat, MAX), lacking(stones, 1 - seat, MAX)];
  return Math.tanh((other - own + (turn % 2 === seat ? 0.5 : -0.5)) / 3);
}
