import { expect, test } from "vitest";
import { clampCursor, formatCursor, parseCursor } from "./cursor.ts";

test("a link to a step says which, and whose eyes", () => {
  for (const cursor of [
    { step: 12, viewer: 0 },
    { step: 3, viewer: "spectator" },
  ] as const)
    expect(parseCursor(formatCursor(cursor))).toEqual(cursor);
  expect(formatCursor({ step: 12, viewer: 0 })).toBe("#step=12&seat=0");
});

test("whatever else an address says is the beginning, and everybody", () => {
  for (const hash of ["", "#", "#step=x&seat=-1", "#step=1e9", "#top"])
    expect(parseCursor(hash)).toEqual({ step: 0, viewer: "spectator" });
});

test("a step beyond the end is the end, a seat that is not there is nobody's", () => {
  expect(clampCursor({ step: 99, viewer: 7 }, 4, 2)).toEqual({ step: 3, viewer: "spectator" });
  expect(clampCursor({ step: -1, viewer: 1 }, 4, 2)).toEqual({ step: 0, viewer: 1 });
});
