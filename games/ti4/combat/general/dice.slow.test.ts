import fc from "fast-check";
import { describe, expect, inject, test } from "vitest";
import { dieFrom } from "../battle.fixture.ts";
import { computeOutcome, oddsOf } from "../odds/odds.ts";
import { prepareBattle } from "../prepared.ts";
import { anyPowers } from "./any-powers.fixture.ts";
import { rehearse } from "./play.ts";

const ends = ["attacker", "defender", "draw"] as const;

describe("dice and odds", () => {
  const [runs, games] = inject("isLong") ? [300, 10_000] : [30, 2000];
  test(`${games} battles of each of ${runs} pairs of factions fall within four standard errors of the exact figures`, () => {
    const battles = fc.sample(anyPowers, { numRuns: 4 * runs, seed: 25 });
    const fought = battles.filter((given) => prepareBattle(given).field !== null).slice(0, runs);
    expect(fought.length).toBe(runs);
    for (const [at, given] of fought.entries()) {
      const prepared = prepareBattle(given);
      const worked = computeOutcome(prepared);
      if (!worked.ok || prepared.field === null) throw new Error("a battle that cannot be worked out");
      const odds = oddsOf(worked.value);
      expect(odds.attacker + odds.defender + odds.draw).toBeCloseTo(1, 9);
      const found = { attacker: 0, defender: 0, draw: 0 };
      const fight = rehearse(prepared.field, dieFrom(1000 + at));
      for (let game = 0; game < games; game += 1) found[fight() ?? "draw"] += 1;
      for (const end of ends) {
        // A share moves in steps: what hardly ever happens may have happened once.
        const error = Math.max(Math.sqrt(Math.max(0, odds[end] * (1 - odds[end])) / games), 0.5 / games);
        expect(Math.abs(found[end] / games - odds[end]), JSON.stringify(given)).toBeLessThanOrEqual(4 * error + 1e-9);
      }
    }
  }, 900_000);
});
