import { expect, test } from "vitest";
import { roundChance } from "./chance.ts";

test.each([
  [0, "0%"],
  [1e-6, "<1%"],
  [0.4949, "49%"],
  [0.5, "50%"],
  [0.9999, ">99%"],
  [1, "100%"],
])("at a glance %d is %s", (chance, text) => expect(roundChance("en", chance)).toBe(text));

test("in Russian the sign stands apart", () => expect(roundChance("ru", 0.5)).toBe("50\u00a0%"));
