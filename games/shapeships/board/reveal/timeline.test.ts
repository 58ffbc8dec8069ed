import { describe, expect, test } from "vitest";
import { countedTo, hasBegun, stages, timelineOf } from "./timeline.ts";

const all = { hasShips: true, hasFlights: true, isSettled: true };
const length = (reel: typeof all) => timelineOf(reel).reduce((sum, { takes }) => sum + takes, 0);

describe("the timeline of a reveal", () => {
  test("has every part in order, and takes 2.4 seconds", () => {
    expect(timelineOf(all).map(({ stage, takes }) => [stage, takes])).toEqual([
      ["seal", 300],
      ["flip", 420],
      ["draw", 680],
      ["shots", 500],
      ["count", 500],
    ]);
    expect(length(all)).toBe(2400);
  });

  test("does not wait for what there is nothing of", () => {
    expect(length({ hasShips: false, hasFlights: false, isSettled: false })).toBe(720);
    expect(timelineOf({ ...all, hasShips: false }).map(({ stage }) => stage)).toEqual([
      "seal",
      "flip",
      "shots",
      "count",
    ]);
  });

  test("a part has begun when it runs, when a later one does, and when all is over", () => {
    expect(stages.map((stage) => hasBegun(stage, "draw"))).toEqual([true, true, true, false, false]);
    expect(stages.every((stage) => hasBegun(stage, "over"))).toBe(true);
  });
});

test("a count begins at one number, ends at the other, and never leaves them", () => {
  expect([0, 1, 2].map((share) => countedTo(67, 62, share))).toEqual([67, 62, 62]);
  const way = Array.from({ length: 21 }, (_, at) => countedTo(67, 62, at / 20));
  expect(way).toEqual([...way].sort((a, b) => b - a));
  expect(countedTo(-3, 4, 1)).toBe(4);
});
