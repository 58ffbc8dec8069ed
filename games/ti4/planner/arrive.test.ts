import { describe, expect, test } from "vitest";
import type { ArrivalPlan } from "../combat/arrive.ts";
import { battle, odds } from "../combat/battle.fixture.ts";
import { type Scenario, scenarioOf } from "../movement/chain.fixture.ts";
import { arrivals, lossDistribution } from "../movement/losses.ts";
import type { Cargo, DeclaredMove } from "../movement/move.ts";
import { arrive } from "./action.ts";

const fighters: Cargo = { unit: "fighter", count: 3, from: "A" };
function landing(
  given: Scenario,
  units: readonly string[],
  defender: { readonly [unit: string]: number },
  path = "A-R-T",
): ArrivalPlan {
  const { movement, ship } = scenarioOf(given);
  const declared = units.map((unit, at): DeclaredMove => {
    const cargo = unit === "carrier" ? [fighters] : [];
    return { ship: { ...ship, id: `s${at}`, unit }, path: path.split("-"), cargo };
  });
  const { attacker, defender: other } = battle({ units: {} }, { units: defender });
  return { movement, declared, there: {}, place: "space", attacker, defender: other, best: [], limit: null };
}
const answer = (given: ArrivalPlan) => {
  const found = arrive({ landing: given, targets: [] });
  if (!found.ok) throw new Error(found.refusal.code);
  return found.value;
};

describe("arrive and win", () => {
  test("the odds of each arrival, weighed, as every ending of the movement has them", () => {
    const given = landing({ chains: ["A-R-T"] }, ["carrier", "cruiser", "cruiser"], { cruiser: 2 });
    const { odds: found, arrival } = answer(given);
    const endings = lossDistribution(given.movement, given.declared);
    if (!endings.ok) throw new Error(endings.refusal.code);
    const won = endings.value.reduce((sum, { probability, arrived, cargo }) => {
      const units: { [unit: string]: number } = {};
      for (const id of arrived) {
        const unit = given.declared.find(({ ship }) => ship.id === id)?.ship.unit ?? "";
        units[unit] = (units[unit] ?? 0) + 1;
      }
      for (const { unit, count } of cargo) units[unit] = (units[unit] ?? 0) + count;
      return sum + (arrived.length === 0 ? 0 : probability * odds({ units }, { cruiser: 2 }).attacker);
    }, 0);
    expect(found.attacker).toBeCloseTo(won, 12);
    expect(arrival[0]).toEqual({ probability: 0.343, units: { carrier: 1, fighter: 3, cruiser: 2 } });
    expect(arrival.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
    expect(found.attacker + found.defender + found.draw).toBeCloseTo(1, 12);
  });

  test("what a rift and a nebula cost: the odds without, less the odds with", () => {
    const given = landing({ chains: ["A-R-N"] }, ["cruiser", "cruiser"], { cruiser: 2 }, "A-R-N");
    const { price, odds: found } = answer(given);
    const pair = { cruiser: 2 };
    const calm = odds(pair, pair, { anomalies: ["nebula"] }).attacker;
    expect(price).toMatchObject([
      { source: "gravity-rift", system: "R" },
      { source: "nebula", system: "N" },
    ]);
    expect(price[0]?.points).toBeCloseTo(100 * (calm - found.attacker), 9);
    const clear = 0.49 * odds(pair, pair).attacker + 0.42 * odds({ cruiser: 1 }, pair).attacker;
    expect(price[1]?.points).toBeCloseTo(100 * (clear - found.attacker), 9);
  });

  test("who is there already fights too; whoever does not arrive does not win", () => {
    const given = landing({ chains: ["A-T"] }, ["cruiser"], { cruiser: 1 }, "A-T");
    expect(answer({ ...given, there: { cruiser: 1 } }).odds.attacker).toBeCloseTo(
      odds({ cruiser: 2 }, { cruiser: 1 }).attacker,
      12,
    );
    const emptyForce = landing({ chains: ["A-R-T"] }, [], { cruiser: 1 });
    expect(answer({ ...emptyForce }).odds).toEqual({ attacker: 0, defender: 1, draw: 0, undecided: 0 });
  });

  test("twenty ships through a rift are no trouble, and ships alike are not told apart", () => {
    const { movement, declared } = landing(
      { chains: ["A-R-T"] },
      Array.from({ length: 20 }, () => "cruiser"),
      { cruiser: 2 },
    );
    const found = arrivals(movement, declared);
    expect(found).toHaveLength(21);
    expect(found.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
    expect(found[0]).toMatchObject({ units: { cruiser: 14 } });
  });

  test("a ship of which only the move value is known cannot fight", () => {
    const given = landing({ chains: ["A-T"] }, ["cruiser"], { cruiser: 1 }, "A-T");
    const declared = given.declared.map((each) => ({ ...each, ship: { ...each.ship, unit: null } }));
    expect(arrive({ landing: { ...given, declared }, targets: [] })).toMatchObject({
      refusal: { code: "unit-needed" },
    });
  });
});
