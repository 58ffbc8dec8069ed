import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Battle } from "../battle.ts";
import { prepareBattle } from "../prepared.ts";
import { anyBattle } from "../random-battles.fixture.ts";
import { anyPowers } from "./any-powers.fixture.ts";
import { exactly } from "./chances.ts";
import { startEngine } from "./engine.ts";
import { type Field, fieldOf } from "./field.ts";
import { withReplacements } from "./muster.ts";
import { opening } from "./opening.ts";
import { battleFrom } from "./powers.fixture.ts";
import { rowsOf } from "./rows.ts";
import { type Solution, solve, solveInPairs } from "./solve.ts";

/** The chance of all that may be left. */
function endingsOf({ endings }: Solution): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { attacker, defender, chance } of endings) {
    const key = JSON.stringify([attacker, defender]);
    found.set(key, (found.get(key) ?? 0) + chance);
  }
  return found;
}

function expectAlike(field: Field, limit: number | null): void {
  const [rows, pairs] = [solve(field, limit), solveInPairs(field, limit)];
  if (!rows.ok || !pairs.ok) throw new Error("too large to be tried");
  const [one, other] = [endingsOf(rows.value), endingsOf(pairs.value)];
  for (const key of new Set([...one.keys(), ...other.keys()]))
    expect(Math.abs((one.get(key) ?? 0) - (other.get(key) ?? 0)), key).toBeLessThan(1e-9);
}

const fieldIn = (battle: Battle): Field => fieldOf(withReplacements(battle));

function hasRows(field: Field): boolean {
  const engine = startEngine(field, exactly(), true);
  return rowsOf(engine, opening(engine), 1) !== null;
}

const limits = fc.option(fc.integer({ min: 1, max: 4 }));

describe("rounds that are rolls and hits alone", () => {
  test("come out of the table as they do pair by pair, without powers", () => {
    const check = fc.property(anyBattle, limits, (given, limit) => expectAlike(fieldIn(given), limit));
    fc.assert(check, { numRuns: 40, seed: 3 });
  });

  test("and with those of any two factions", () => {
    const battles = fc.sample(anyPowers, { numRuns: 250, seed: 25 }).map(fieldIn).filter(hasRows);
    expect(battles.length).toBeGreaterThan(60);
    for (const [at, field] of battles.entries()) expectAlike(field, [null, 1, 2][at % 3] ?? null);
  });

  test("and where something else is done first, from where it is spent", () => {
    const battles = fc.sample(anyPowers, { numRuns: 250, seed: 26 }).map(fieldIn);
    const others = battles.filter((field) => !hasRows(field)).slice(0, 40);
    for (const field of others) expectAlike(field, null);
  });

  // Each is in one table only if its verb is known to be harmless there.
  test.each([
    ["space", "cruiser 3 + fighter 2, tellurian", "dreadnought 2, viscount-unlenne"],
    ["space", "dreadnought 2 + cruiser, non-euclidean-shielding", "cruiser 4, war-funding"],
    ["space", "cruiser 2 + carrier, metali-void-shielding", "dreadnought + destroyer 2, duranium-armor"],
    ["space", "dreadnought 2, dynamo 2", "cruiser 3, morale-boost 2"],
    ["space", "firmament: firmament_flagship + cruiser, heavens-eye", "cruiser 4, fighter-prototype"],
    ["space", "nomad: cruiser 2 + nomad_mech 2", "cruiser 3, direct-hit"],
    ["ground", "infantry 3, x-89-bacterial-weapon", "infantry 4 + mech, fire-team"],
    ["space", "jolnar: jolnar_flagship + cruiser", "carrier 3, shields-holding"],
    ["space", "dreadnought 2 + cruiser, emergency-repairs", "dreadnought 2, strike-wing-ambuscade"],
    // Damaged by a barrage, it is repaired by a round without a hit.
    ["space", "dreadnought + cruiser, emergency-repairs", "argent: argent_destroyer 2 + cruiser"],
    ["ground", "jolnar: infantry 2 + jolnar_mech!, tellurian", "mech + infantry, dynamo"],
  ] as const)("also %s: %s against %s", (place, attacker, defender) => {
    const { field } = prepareBattle(battleFrom(place, attacker, defender));
    if (field === null) throw new Error("nothing to try");
    expect(hasRows(field)).toBe(true);
    for (const limit of [null, 1, 3]) expectAlike(field, limit);
  });
});
