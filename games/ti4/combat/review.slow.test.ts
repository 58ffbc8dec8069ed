import fc from "fast-check";
import { describe, expect, inject, test } from "vitest";
import { defaultAssignment } from "./assign.ts";
import { battle, dieFrom } from "./battle.fixture.ts";
import { wholeOf } from "./casualties.ts";
import { assignmentChoices } from "./choices.ts";
import { computeOutcome, oddsOf } from "./odds/odds.ts";
import { type BattleEvent, type BattleStrategy, defaultStrategy, playBattle } from "./play.ts";
import { prepareBattle } from "./prepared.ts";
import { anyBattle } from "./random-battles.fixture.ts";
import { reviewBattle } from "./review.ts";

const usual = { attacker: defaultStrategy, defender: defaultStrategy };

describe("dice and odds", () => {
  const games = inject("isLong") ? 20_000 : 2000;
  test(`${games} battles of each of 30 random fleets fall within four standard errors of the exact figures`, () => {
    const battles = fc.sample(anyBattle, { numRuns: 30, seed: 20_261_115 });
    for (const [at, given] of battles.entries()) {
      const prepared = prepareBattle(given);
      const exact = computeOutcome(prepared);
      if (!exact.ok) throw new Error(exact.refusal.code);
      const chances = oddsOf(exact.value);
      const found = { attacker: 0, defender: 0, draw: 0 };
      const die = dieFrom(1000 + at);
      for (let game = 0; game < games; game += 1)
        playBattle(prepared, die, usual, (event) => {
          if (event.type === "over") found[event.winner ?? "draw"] += 1;
        });
      for (const end of ["attacker", "defender", "draw"] as const) {
        const error = Math.sqrt((chances[end] * (1 - chances[end])) / games);
        expect(Math.abs(found[end] / games - chances[end]), JSON.stringify(given)).toBeLessThanOrEqual(
          4 * error + 1e-12,
        );
      }
    }
  }, 120_000);
});

describe("luck and choice", () => {
  /** Whoever assigns hits in any way there is, and leaves one round in five. */
  const wild = (die: () => number): BattleStrategy => ({
    assign(side, state, hits, scope) {
      const ways = assignmentChoices(side, state, hits, scope);
      return ways[(die() * 7) % ways.length] ?? defaultAssignment(side, state, hits, scope);
    },
    retreats: () => die() <= 2,
  });

  test("what rolls, choices and a retreat were worth, from the odds before the first die to what came of it, adds up", () => {
    fc.assert(
      fc.property(anyBattle, fc.integer({ min: 1, max: 1e6 }), fc.boolean(), fc.nat(2), (given, seed, isWild, guns) => {
        const bystanders = Array.from({ length: guns }, (_, at) => ({
          ...given.defender,
          units: { pds2: 1 + at },
          damaged: {},
          effects: at === 0 ? { "graviton-laser-system": 1 } : { "plasma-scoring": 1 },
        }));
        const prepared = prepareBattle({ ...given, bystanders });
        const before = computeOutcome(prepared);
        if (!before.ok) throw new Error(before.refusal.code);
        const events: BattleEvent[] = [];
        const captain = isWild ? wild(dieFrom(seed + 1)) : defaultStrategy;
        const strategies = { attacker: captain, defender: captain };
        playBattle(prepared, dieFrom(seed), strategies, (event) => events.push(event));
        const over = events.at(-1);
        const all = reviewBattle(prepared, events).reduce(
          (sum, { camp, points }) => sum + (camp === "attacker" ? points : -points),
          0,
        );
        const isWon = over?.type === "over" && over.winner === "attacker";
        expect(100 * oddsOf(before.value).attacker + all).toBeCloseTo(isWon ? 100 : 0, 6);
      }),
      { numRuns: 120 },
    );
  });

  test("a choice costs what the best would have saved: a dreadnought given up for a fighter's sake", () => {
    const foolish: BattleStrategy = {
      assign: (side, state, hits, scope) =>
        hits === 1 && wholeOf(state, 1) > 0
          ? { sustain: {}, destroy: { dreadnought: 1 }, destroyDamaged: {} }
          : defaultAssignment(side, state, hits, scope),
    };
    const given = battle({ cruiser: 1 }, { dreadnought: 1, fighter: 1 });
    const prepared = prepareBattle(given);
    const faces = [9, 1, 1, 9, 9];
    const events: BattleEvent[] = [];
    const strategies = { attacker: defaultStrategy, defender: foolish };
    playBattle(
      prepared,
      () => faces.shift() ?? Number.NaN,
      strategies,
      (event) => events.push(event),
    );
    const choices = reviewBattle(prepared, events).filter((entry) => entry.type === "choice");
    expect(choices[0]).toMatchObject({ camp: "defender", best: { sustain: { dreadnought: 1 } } });
    expect(choices[0]?.cost).toBeGreaterThan(10);
  });
});
