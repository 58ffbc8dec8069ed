import { expect, test } from "vitest";
import { en } from "./en.ts";

test("one line is a line", () => {
  const say = en.refusal["not-enough-lines"];
  expect(say({ needed: 1, lines: 0 })).toBe("The order costs 1 line; there are 0. Nothing was drawn.");
  expect(say({ needed: 2, lines: 1 })).toBe("The order costs 2 lines; there is 1. Nothing was drawn.");
});
