import { expect, test } from "vitest";
import { sentenceFor } from "./sentence-for.ts";

const first = { hit: ({ by }: { by: string }, name: string) => `${by} hits ${name}.` };
const second = { hit: () => "never", fell: () => "It falls." };

test("the first table that has a sentence for the code", () => {
  expect(sentenceFor([undefined, first, second], "hit", { by: "a1" }, "b1")).toBe("a1 hits b1.");
  expect(sentenceFor([first, second], "fell", {})).toBe("It falls.");
});

test("none for a code that no table has, nor for a name that every object inherits", () => {
  expect(sentenceFor([first], "gone", {})).toBeNull();
  expect(sentenceFor([first], "toString", {})).toBeNull();
});
