import { expect, test } from "vitest";
import { tallyOf } from "./tally.ts";

test("what is lost is summed up: as good as the best, on average, and blunders", () => {
  expect(tallyOf([0, 0.019, 0.02, 0.2, 0.361])).toEqual({ decisions: 5, best: 2, lost: 0.12, blunders: 2 });
  expect(tallyOf([])).toEqual({ decisions: 0, best: 0, lost: 0, blunders: 0 });
});
