import { expect, test } from "vitest";
import { planOf } from "./plan.ts";
import { count, describe, newTally } from "./tally.ts";

const figures = { matches: 2, events: 500, entries: 40, acks: 30, ms: 90_000 };

test("seeds are summed up, with the faults that had begun, the most frequent kind first", () => {
  const plan = {
    ...planOf(1),
    faults: [
      { type: "lossy", at: 100, ms: 5 },
      { type: "kill", at: 200, ms: 5, place: "node1" },
      { type: "kill", at: 90_000, ms: 5, place: "node1" },
      { type: "full", at: 90_001, ms: 5 },
    ],
  } as const;
  const outcome = { trouble: null, trace: [], figures };
  const twice = count(count(newTally(), plan, outcome), plan, outcome);
  expect(describe(twice, 0, 1.25)).toEqual([
    "2 seeds, 4 matches, 0.00000570 simulated years (3 minutes) in 1.3 s of processor time",
    "1,000 events, 80 entries kept, 60 commands acknowledged",
    "6 faults: 4 kill, 2 lossy",
    "0 violations",
  ]);
});
