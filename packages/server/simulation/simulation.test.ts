import { games } from "umpire";
import { describe, expect, inject, test } from "vitest";
import { planOf } from "./plan.ts";
import { firstFailure, outcomeOf, seedsFrom } from "./run.ts";

describe("the whole service, simulated", { timeout: 1_800_000 }, () => {
  test.each([1, 3])("one seed, one history: seed %i gives the same lines again", async (seed) => {
    const [one, other] = [await outcomeOf(planOf(seed), games), await outcomeOf(planOf(seed), games)];
    expect(one.trace.length).toBeGreaterThan(300);
    expect(other.trace.join("\n")).toBe(one.trace.join("\n"));
    expect((await outcomeOf(planOf(seed + 1), games)).trace).not.toEqual(one.trace);
  });

  test("everything holds under the first seeds, whatever goes wrong", async () => {
    const failure = await firstFailure(games, seedsFrom(1, inject("isLong") ? 2000 : 120), 0.5);
    expect(failure && { seed: failure.plan.seed, trouble: failure.outcome.trouble }).toBeNull();
  });
});
