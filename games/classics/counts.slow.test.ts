import { describe, expect, inject, test } from "vitest";
import { game as breakthrough } from "./breakthrough.ts";
import { game as four } from "./four-in-a-row.ts";
import { game as hex } from "./hex.ts";
import { game as kalah } from "./kalah.ts";
import { game as morris } from "./nine-mens-morris.ts";
import { begun, countWays } from "./play.fixture.ts";
import { game as reversi } from "./reversi.ts";

const depths = (counts: readonly number[]) => counts.map((count, before) => [before + 1, count] as const);

/** Further ones take half a minute each. */
const isLong = inject("isLong");

describe("as many ways as are published", () => {
  test.each(depths([7, 49, 343, 2401, 16_807, 117_649, ...(isLong ? [823_536] : [])]))(
    "[FR1] four in a row: %i decisions, %i ways",
    (depth, ways) => {
      expect(countWays(four, begun(four, {}), depth)).toBe(ways);
    },
  );

  test.each(depths([4, 12, 56, 244, 1396, 8200, ...(isLong ? [55_092, 390_216] : [])]))(
    "[RV2] reversi: %i decisions, %i ways",
    (depth, ways) => {
      expect(countWays(reversi, begun(reversi, {}), depth)).toBe(ways);
    },
  );
});

describe("as many ways as can be counted by hand", () => {
  test("[BT1] eight pawns have three ways each but two at the edges; further pawns get in nobody's way at once", () => {
    expect([1, 2].map((depth) => countWays(breakthrough, begun(breakthrough, {}), depth))).toEqual([22, 22 * 22]);
  });

  test("[NM1] each man that is placed leaves a point less", () => {
    expect([1, 2, 3].map((depth) => countWays(morris, begun(morris, {}), depth))).toEqual([24, 24 * 23, 24 * 23 * 22]);
  });

  test("[HX3] each stone leaves a hex less, and the second may be a swap", () => {
    expect([1, 2].map((depth) => countWays(hex, begun(hex, {}), depth))).toEqual([121, 121 * 121]);
  });

  test("[KA2] of six pits one gives another move, with its own pit empty", () => {
    expect([1, 2].map((depth) => countWays(kalah, begun(kalah, {}), depth))).toEqual([6, 5 * 6 + 5]);
  });
});
