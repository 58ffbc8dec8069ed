import { expect, test } from "vitest";
import { wordFor } from "./word-for.ts";

test("[K25] a name that every object inherits has no word", () => {
  expect(wordFor({ tactics: "Tactics" }, "tactics")).toBe("Tactics");
  for (const name of Object.getOwnPropertyNames(Object.prototype)) expect(wordFor({}, name)).toBeUndefined();
});
