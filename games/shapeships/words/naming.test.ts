import { expect, test } from "vitest";
import { signed } from "./naming.ts";

test("numbers below zero have a minus sign, not a hyphen", () => {
  expect([-3, 0, 12].map(signed)).toEqual(["−3", "0", "12"]);
});
