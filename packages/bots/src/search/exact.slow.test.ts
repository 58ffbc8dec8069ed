import { canonical, type Json, observe, start } from "@umpire/kernel";
import { rps } from "@umpire/rps/game";
import { evaluate } from "@umpire/shapeships/bot/evaluate";
import { reducedDuel } from "@umpire/shapeships/bot/reduced";
import { breadths } from "@umpire/shapeships/bot/strategies";
import { shapeships } from "@umpire/shapeships/game";
import { kit as shapeshipsKit } from "@umpire/shapeships/kit";
import { describe, expect, test } from "vitest";
import { botsOf, levelNames } from "../bots.ts";
import { fastDice } from "../dice.ts";
import { bestAnswer, solveWhole, type Whole } from "./exact.ts";
import { exploitability, policiesOf } from "./exploit.ts";

const standard = shapeships.presets["standard"];
if (standard === undefined) throw new Error("ShapeShips has no standard rules");

describe("a game gone through as a whole", () => {
  const rules = { wins: 2, rounds: 4 };
  const setup = rps.setup({}, rules, fastDice(1));
  if (!setup.ok) throw new Error("no rps");
  const whole: Whole = { game: rps, rules, start: setup.value.state, keyOf: canonical };

  test("rock-paper-scissors is worth nothing to either", () => {
    const { value, gap, nodes } = solveWhole(whole);
    expect(value).toBeCloseTo(0, 9);
    expect(gap).toBeLessThan(1e-9);
    expect(nodes).toBeGreaterThan(10);
  });

  test("who always shows the same loses every time, who mixes evenly nothing", () => {
    const rock = (_view: Json, _seat: number, actions: readonly Json[]) =>
      actions.map((hand) => (hand === "rock" ? 1 : 0));
    const evenly = (_view: Json, _seat: number, actions: readonly Json[]) => actions.map(() => 1 / actions.length);
    expect(bestAnswer(whole, rock, 0).value).toBe(-1);
    expect(bestAnswer(whole, rock, 1).value).toBe(1);
    expect(exploitability(whole, rock, 0)).toBe(1);
    expect(exploitability(whole, evenly, 0)).toBeCloseTo(0, 9);
  });
});

describe("the reduced duel of ShapeShips", () => {
  const whole = reducedDuel(standard, fastDice(1));
  const policies = policiesOf({ game: whole.game, evaluate, rules: whole.rules, rng: fastDice(2) }, breadths);

  test("has four ships a side, three turns and more than 100,000 states, and is worth nothing to either", () => {
    const { value, nodes, gap } = solveWhole(whole);
    expect(whole.rules).toMatchObject({ turnCap: 3, ships: { length: 4 } });
    expect(nodes).toBeGreaterThan(100_000);
    expect(gap).toBeLessThan(1e-9);
    expect(value).toBeCloseTo(0, 9);
  });

  // Those of the levels that mix take longer, and are among the figures of `npm run strength`.
  test("who always does what looks best loses everything to who knows that", () => {
    expect(exploitability(whole, policies.club, 0)).toBeCloseTo(1, 6);
  });

  test("a level's policy is what its bot plays", () => {
    const begun = start(shapeships, "a seed", { factions: null }, whole.rules as typeof standard);
    if (!begun.ok) throw new Error(begun.refusal.code);
    const { view } = observe(shapeships, begun.value.match, 0);
    const actions = [...shapeships.legal(view, 0, begun.value.match.rules)];
    const levels = botsOf(shapeshipsKit);
    for (const level of levelNames) {
      const rng = fastDice(7);
      const mix = policies[level](view, 0, actions);
      const counts = new Map<string, number>();
      for (let time = 0; time < 150; time += 1) {
        const chosen = canonical(levels[level](whole.rules, view, 0, rng));
        counts.set(chosen, (counts.get(chosen) ?? 0) + 1);
      }
      for (const [at, action] of actions.entries()) {
        const share = (counts.get(canonical(action)) ?? 0) / 150;
        expect(Math.abs(share - (mix[at] ?? 0)), `${level} ${canonical(action)}`).toBeLessThan(0.15);
      }
    }
  });
});
