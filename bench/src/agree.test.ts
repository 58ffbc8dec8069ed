import { test } from "vitest";
import { checkAgreement } from "./benchmarks.ts";

test("both sides of the benchmark play the same game", () => {
  checkAgreement(); // throws where a score or an ending differs
});
