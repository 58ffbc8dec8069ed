import { expect, test } from "vitest";
import { isOtherVersion } from "./updates.ts";

test("a page tells of a version that began with another script, and of nothing else", () => {
  const told = (message: unknown) => isOtherVersion(message, "/assets/index-one.js");
  expect(told({ type: "version", entry: "/assets/index-two.js" })).toBe(true);
  expect(told({ type: "version", entry: "/assets/index-one.js" })).toBe(false);
  for (const other of [null, undefined, "entry", 7, {}, []]) expect(told(other)).toBe(false);
});
