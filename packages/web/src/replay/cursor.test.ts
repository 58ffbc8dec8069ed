import { expect, test } from "vitest";
import { readSpot, within, writeSpot } from "./cursor.ts";

test("a link to a step says which, and whose eyes", () => {
  for (const spot of [
    { step: 12, viewer: 0 },
    { step: 3, viewer: "spectator" },
  ] as const)
    expect(readSpot(writeSpot(spot))).toEqual(spot);
  expect(writeSpot({ step: 12, viewer: 0 })).toBe("#step=12&seat=0");
});

test("whatever else an address says is the beginning, and everybody", () => {
  for (const hash of ["", "#", "#step=x&seat=-1", "#step=1e9", "#top"])
    expect(readSpot(hash)).toEqual({ step: 0, viewer: "spectator" });
});

test("a step beyond the end is the end, a seat that is not there is nobody's", () => {
  expect(within({ step: 99, viewer: 7 }, 4, 2)).toEqual({ step: 3, viewer: "spectator" });
  expect(within({ step: -1, viewer: 1 }, 4, 2)).toEqual({ step: 0, viewer: 1 });
});
