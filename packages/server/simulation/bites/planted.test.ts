import { expect, test } from "vitest";
import { plant } from "./build.ts";
import { planted } from "./planted.ts";

test("each fault changes a text that is there once", () => {
  for (const fault of planted) expect(plant(fault)).toContain(fault.to);
  expect(planted.length).toBeGreaterThan(25);
});
