import { viewOf } from "@umpire/kernel";
import { describe, expect, test } from "vitest";
import { game as breakthrough } from "./breakthrough.ts";
import { game as four } from "./four-in-a-row.ts";
import { game as hex, show as showHex } from "./hex.ts";
import { game as kalah } from "./kalah.ts";
import { game as morris } from "./nine-mens-morris.ts";
import { at, awaits, begun, cellsFrom, legalIn, play } from "./play.fixture.ts";
import { game as reversi } from "./reversi.ts";

describe("four in a row", () => {
  const match = begun(four, {});

  test("[FR1] a disc lands on the lowest empty cell; a full column takes no more", () => {
    const { state } = play(four, match, [3, 3]);
    expect([state.discs[3], state.discs[10]]).toEqual([0, 1]);
    const full = play(four, match, [0, 0, 0, 0, 0, 0]);
    expect(legalIn(four, full)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(() => play(four, full, [0])).toThrow("not-legal");
  });

  test.each([
    ["a row", [0, 0, 1, 1, 2, 2, 3]],
    ["a column", [0, 1, 0, 1, 0, 1, 0]],
    ["a rising diagonal", [0, 1, 1, 2, 2, 3, 2, 3, 3, 6, 3]],
    ["a falling diagonal", [6, 5, 5, 4, 4, 3, 4, 3, 3, 0, 3]],
  ])("[FR2] four in %s win", (_what, columns) => {
    expect(awaits(four, play(four, match, columns))).toEqual({ over: { winners: [0], reason: "four" } });
  });

  test("[FR3] a full board without a four is a draw", () => {
    const columns = [0, 1, 2, 3, 4, 5, 6].flatMap((column) => new Array<number>(6).fill(column));
    const order = [
      ...columns.slice(0, 6),
      ...columns.slice(6, 12),
      ...columns.slice(12, 18),
      6,
      ...columns.slice(18, 36),
      6,
      6,
      6,
      6,
      6,
    ];
    expect(awaits(four, play(four, match, order))).toEqual({ over: { winners: [], reason: "full" } });
  });
});

describe("reversi", () => {
  const match = begun(reversi, {});

  test("[RV1] two discs each, corner to corner", () => {
    expect(match.state.discs.flatMap((seat, cell) => (seat === null ? [] : [[cell, seat]]))).toEqual([
      [27, 1],
      [28, 0],
      [35, 0],
      [36, 1],
    ]);
  });

  test("[RV2] what is enclosed turns over, in every direction, and nothing else", () => {
    const discs = cellsFrom(`
      0 . 0 . 0 . . .
      . 1 1 1 . . . .
      0 1 . 1 1 0 . .
      . 1 1 1 . . . .
      0 . 1 . 1 . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
    `);
    const { state } = play(reversi, at(match, { ...match.state, discs }), [18]);
    expect(state.discs).toEqual(
      cellsFrom(`
      0 . 0 . 0 . . .
      . 0 0 0 . . . .
      0 0 0 0 0 0 . .
      . 0 1 1 . . . .
      0 . 1 . 1 . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
    `),
    );
    expect(() => play(reversi, match, [0])).toThrow("not-legal");
  });

  test("[RV3] who can enclose nothing passes, and only then; the end is by number", () => {
    const discs = cellsFrom(`0 1 . . . . . . ${". ".repeat(56)}`);
    const stuck = at(match, { ...match.state, mover: 1, discs });
    expect(legalIn(reversi, stuck)).toEqual(["pass"]);
    expect(() => play(reversi, match, ["pass"])).toThrow("not-legal");
    expect(awaits(reversi, play(reversi, stuck, ["pass", 2]))).toEqual({
      over: { winners: [0], reason: "most", scores: [3, 0] },
    });
  });
});

describe("hex", () => {
  const match = begun(hex, {}, { size: 3 });

  test("[HX1] a stone goes on any empty hex", () => {
    expect(legalIn(hex, match)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(legalIn(hex, play(hex, match, [4, 0]))).toEqual([1, 2, 3, 5, 6, 7, 8]);
  });

  test("[HX2] a chain between one's own edges wins, also round corners", () => {
    expect(awaits(hex, play(hex, match, [3, 0, 4, 1, 5]))).toEqual({ over: { winners: [0], reason: "joined" } });
    expect(awaits(hex, play(hex, match, [0, 2, 8, 4, 5, 6]))).toEqual({ over: { winners: [1], reason: "joined" } });
    expect(awaits(hex, play(hex, match, [0, 1, 3, 4, 6]))).toEqual({ awaiting: [1], step: "place" });
  });

  test.each([
    [
      "the chain that joins, without stones beside it",
      [7, 0, 3, 1, 4, 8, 5],
      [3, 4, 5].map((at) => ({ at, mark: "win" })),
    ],
    ["a chain round a corner", [0, 2, 8, 4, 5, 6], [2, 4, 6].map((at) => ({ at, mark: "win" }))],
    ["the last stone before", [0, 1, 3, 4, 6], [{ at: 6, mark: "last" }]],
  ])("[HX2] the board marks %s", (_what, cells, marks) => {
    const played = play(hex, match, cells);
    expect(showHex(viewOf(hex, played, 0), 0, played.rules).marks).toEqual(marks);
  });

  test("[HX3] Red may take the first stone over, mirrored, and only then", () => {
    const swapped = play(hex, match, [1, "swap"]);
    expect([swapped.state.stones[1], swapped.state.stones[3]]).toEqual([null, 1]);
    expect(() => play(hex, swapped, ["swap"])).toThrow("not-legal");
  });
});

describe("breakthrough", () => {
  const match = begun(breakthrough, {});

  test("[BT1] a pawn goes one cell ahead, straight or aslant", () => {
    expect(legalIn(breakthrough, match).filter((move) => (move as { from: number }).from === 9)).toEqual([
      { from: 9, to: 16 },
      { from: 9, to: 17 },
      { from: 9, to: 18 },
    ]);
  });

  test("[BT2] it takes aslant and never straight ahead", () => {
    const pawns = match.state.pawns.with(16, 1).with(17, 1);
    const met = at(match, { ...match.state, pawns });
    expect(() => play(breakthrough, met, [{ from: 8, to: 16 }])).toThrow("not-legal");
    expect(play(breakthrough, met, [{ from: 8, to: 17 }]).state.pawns[17]).toBe(0);
  });

  test("[BT3] the far row wins, and so does taking the last pawn", () => {
    const alone = cellsFrom(`${". ".repeat(63)}.`);
    const near = at(match, { ...match.state, pawns: alone.with(48, 0).with(9, 1) });
    expect(awaits(breakthrough, play(breakthrough, near, [{ from: 48, to: 56 }]))).toEqual({
      over: { winners: [0], reason: "through" },
    });
    const last = at(match, { ...match.state, pawns: alone.with(10, 0).with(19, 1) });
    expect(awaits(breakthrough, play(breakthrough, last, [{ from: 10, to: 19 }]))).toEqual({
      over: { winners: [0], reason: "through" },
    });
  });
});

describe("nine men's morris", () => {
  const match = begun(morris, {});
  const placed = [0, 1, 2, 3, 4, 5, 6, 7, 9, 8, 11, 10, 13, 12, 15, 14, 16, 18];
  const moving = (men: { readonly [seat: number]: readonly number[] }, mover = 0) =>
    at(match, {
      ...match.state,
      agenda: [{ phase: "move", seats: [mover] }],
      men: match.state.men.map((_, point) => [0, 1].find((seat) => men[seat]?.includes(point)) ?? null),
    });

  test("[NM1] nine men each are placed, then moved along the lines", () => {
    const moved = play(morris, match, placed);
    expect(awaits(morris, moved)).toEqual({ awaiting: [0], step: "move" });
    expect(moved.state.men.filter((seat) => seat !== null)).toHaveLength(18);
    expect(legalIn(morris, moved)).toContainEqual({ from: 9, to: 17 });
    expect(legalIn(morris, moved)).not.toContainEqual({ from: 9, to: 19 });
  });

  test("[NM2] a mill takes a man that is in no mill, or any if all are", () => {
    const mill = play(morris, match, [0, 8, 1, 16, 2]);
    expect(awaits(morris, mill)).toEqual({ awaiting: [0], step: "take" });
    expect(legalIn(morris, mill)).toEqual([8, 16]);
    const guarded = play(morris, moving({ 0: [0, 1, 3, 5], 1: [8, 9, 10, 20] }), [{ from: 3, to: 2 }]);
    expect(legalIn(morris, guarded)).toEqual([20]);
    const all = play(morris, moving({ 0: [0, 1, 3, 5], 1: [8, 9, 10] }), [{ from: 3, to: 2 }]);
    expect(legalIn(morris, all)).toEqual([8, 9, 10]);
  });

  test("[NM3] with three men left one may go anywhere", () => {
    expect(legalIn(morris, moving({ 0: [0, 1, 20], 1: [8, 9, 11, 13] }))).toContainEqual({ from: 20, to: 7 });
  });

  test("[NM4] two men, or no move, have lost; a hundred quiet moves are a draw", () => {
    expect(awaits(morris, moving({ 0: [0, 1], 1: [8, 9, 11] }))).toEqual({ over: { winners: [1], reason: "two" } });
    expect(awaits(morris, moving({ 0: [0, 2, 4, 6], 1: [1, 3, 5, 7] }))).toEqual({
      over: { winners: [1], reason: "stuck" },
    });
    const quiet = moving({ 0: [0, 1, 20], 1: [8, 9, 11] });
    expect(awaits(morris, at(quiet, { ...quiet.state, quiet: 100 }))).toEqual({
      over: { winners: [], reason: "quiet" },
    });
  });
});

describe("kalah", () => {
  const match = begun(kalah, {});
  const holes = (blue: string, red: string) => [...blue.split(" "), ...red.split(" ")].map(Number);
  const position = (blue: string, red: string) => at(match, { ...match.state, holes: holes(blue, red) });

  test("[KA1] stones go one by one round the board, past the other's store", () => {
    expect(play(kalah, match, [5]).state.holes).toEqual(holes("4 4 4 4 4 0 1", "5 5 5 4 4 4 0"));
    expect(play(kalah, position("2 0 0 0 1 8 0", "1 1 1 1 1 1 0"), [5]).state.holes).toEqual(
      holes("3 0 0 0 1 0 1", "2 2 2 2 2 2 0"),
    );
  });

  test("[KA2] a last stone in the own store gives another move", () => {
    expect(awaits(kalah, play(kalah, match, [2]))).toEqual({ awaiting: [0], step: "sow" });
    expect(awaits(kalah, play(kalah, match, [3]))).toEqual({ awaiting: [1], step: "sow" });
  });

  test("[KA3] a last stone in an own empty pit takes what lies opposite", () => {
    const taken = play(kalah, position("1 0 0 0 0 1 0", "1 1 1 1 5 1 0"), [0]).state.holes;
    expect(taken).toEqual(holes("0 0 0 0 0 1 6", "1 1 1 1 0 1 0"));
    const nothing = play(kalah, position("1 0 0 0 0 1 0", "1 1 1 1 0 1 0"), [0]).state.holes;
    expect(nothing).toEqual(holes("0 1 0 0 0 1 0", "1 1 1 1 0 1 0"));
  });

  test("[KA4] when a side is empty, the other takes what is left", () => {
    const over = play(kalah, position("0 0 0 0 0 1 20", "0 0 0 0 0 3 24"), [5]);
    expect(over.state.holes).toEqual(holes("0 0 0 0 0 0 21", "0 0 0 0 0 0 27"));
    expect(awaits(kalah, over)).toEqual({ over: { winners: [1], reason: "stones", scores: [21, 27] } });
  });
});
