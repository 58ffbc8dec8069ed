import { expect, test } from "vitest";
import { OLDEST_VERSION, tooOld, VERSION } from "./constants.ts";

test("a version is too old where it is older than the oldest that is understood", () => {
  expect(tooOld(2, 2)).toBeNull();
  expect(tooOld(3, 2)).toBeNull();
  expect(tooOld(1, 2)).toEqual({ version: 1, oldest: 2 });
});

test("whoever says none speaks the first version, which is still understood", () => {
  expect(tooOld(undefined)).toBeNull();
  expect(tooOld(undefined, 2)).toEqual({ version: 1, oldest: 2 });
  expect(OLDEST_VERSION).toBeLessThanOrEqual(VERSION);
});
