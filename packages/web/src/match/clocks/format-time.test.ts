import { expect, test } from "vitest";
import { formatTime } from "./format-time.ts";

test.each([
  [0, "0:00.0"],
  [940, "0:01.0"],
  [9_940, "0:10"],
  [61_000, "1:01"],
  [600_000, "10:00"],
  [3_600_000, "1:00:00"],
  [86_400_000, "24:00:00"],
])("%i ms are shown as %s", (ms, text) => {
  expect(formatTime(ms)).toBe(text);
});
