import { defineGame } from "@umpire/kernel";
import { whole, z } from "@umpire/toolkit/schema";
import { describe, expect, test } from "vitest";
import { playPairs } from "./contest.ts";
import { placesOf } from "./places.ts";

describe("places", () => {
  test("are the game's own, else the winners come first and the others by points", () => {
    expect(placesOf({ winners: [1], reason: "r", places: [2, 1, 2] }, 3)).toEqual([2, 1, 2]);
    expect(placesOf({ winners: [1], reason: "r", scores: [5, 3, 7, 5] }, 4)).toEqual([3, 1, 2, 3]);
    expect(placesOf({ winners: [0, 2], reason: "r" }, 4)).toEqual([1, 3, 1, 3]);
    expect(placesOf({ winners: [], reason: "r", scores: [5, 3] }, 2)).toEqual([1, 1]);
  });
});

/** Everybody names a number at once; the higher, the better the place. */
const auction = defineGame({
  id: "auction",
  edition: 1,
  seats: { from: 2, to: 8 },
  open: true,
  schema: { state: z.strictObject({ bids: z.array(whole(0, 9)), seats: whole(2, 8) }), action: whole(0, 9) },
  setup: ({ seats }) => ({ bids: [] as number[], seats }),
  next({ bids, seats }) {
    if (bids.length === 0) return { awaiting: Array.from({ length: seats }, (_, seat) => seat), step: "bid" };
    const most = Math.max(...bids);
    const winners = bids.flatMap((bid, seat) => (bid === most ? [seat] : []));
    return { over: { winners: winners.length === seats ? [] : winners, reason: "bid", scores: bids } };
  },
  legal: () => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  resolve: ({ seats }, chosen) => ({
    state: { seats, bids: Array.from({ length: seats }, (_, seat) => chosen(seat)) },
    events: [],
  }),
});

describe("contests at a table of more than two", () => {
  const score = (seats: number, one: number, other: number) =>
    playPairs({ game: auction, rules: {}, options: { seats }, opening: 0 }, [() => one, () => other], 0, 3);

  test.each([2, 3, 4, 5, 6, 7, 8])("with %i seats the better places win, whichever seats they are", (seats) => {
    expect(score(seats, 7, 2)).toEqual({ won: 6, drawn: 0, lost: 0 });
    expect(score(seats, 2, 7)).toEqual({ won: 0, drawn: 0, lost: 6 });
    expect(score(seats, 4, 4)).toEqual({ won: 0, drawn: 6, lost: 0 });
  });

  test("each bot has every seat once in a pair", () => {
    const seen: number[] = [];
    const watching = (_rules: unknown, _view: unknown, seat: number) => {
      seen.push(seat);
      return 1;
    };
    playPairs({ game: auction, rules: {}, options: { seats: 5 }, opening: 0 }, [watching, () => 1], 0, 1);
    expect(seen.sort()).toEqual([0, 1, 2, 3, 4]);
  });
});
