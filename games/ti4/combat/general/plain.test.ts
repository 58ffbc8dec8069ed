import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { computeOutcome, oddsOf, remainingUnits } from "../odds/odds.ts";
import { type PreparedBattle, prepareBattle } from "../prepared.ts";
import { anyBattle } from "../random-battles.fixture.ts";
import { fieldOf } from "./field.ts";
import { roundsOf } from "./solve.ts";

/** The chances of all that may be left, by what it is. */
function leftIn(prepared: PreparedBattle, limit: number | null): ReadonlyMap<string, number> {
  const worked = computeOutcome(prepared, limit);
  if (!worked.ok) throw new Error(worked.refusal.code);
  const { a, b, endings } = worked.value;
  const found = new Map<string, number>([["total", Object.values(oddsOf(worked.value)).reduce((x, y) => x + y)]]);
  for (const { attacker, defender, chance } of endings) {
    const key = JSON.stringify([remainingUnits(a, attacker), remainingUnits(b, defender)]);
    found.set(key, (found.get(key) ?? 0) + chance);
  }
  return found;
}

describe("a battle without powers", () => {
  test("comes out the same by the general rules as by the fast ones: whatever may be left, in any number of rounds", () => {
    fc.assert(
      fc.property(anyBattle, fc.option(fc.integer({ min: 1, max: 4 })), (given, limit) => {
        const plain = prepareBattle(given);
        const [fast, general] = [leftIn(plain, limit), leftIn({ ...plain, field: fieldOf(given) }, limit)];
        for (const key of new Set([...fast.keys(), ...general.keys()]))
          expect(Math.abs((general.get(key) ?? 0) - (fast.get(key) ?? 0)), key).toBeLessThan(1e-10);
      }),
      { numRuns: 60, seed: 25 },
    );
  });

  test("lasts as many rounds", () => {
    fc.assert(
      fc.property(anyBattle, (given) => {
        const rounds = roundsOf(fieldOf(given), null) ?? [];
        expect(rounds.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 7);
      }),
      { numRuns: 10, seed: 25 },
    );
  });
});
