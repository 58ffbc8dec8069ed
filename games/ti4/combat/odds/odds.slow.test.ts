import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { en } from "../../words/rules/en.ts";
import { answerOdds } from "../answer.ts";
import { battle, odds, worked } from "../battle.fixture.ts";
import { afterRound } from "../casualties.ts";
import { prepareBattle } from "../prepared.ts";
import { anyBattle, plainBattle } from "../random-battles.fixture.ts";
import { withBestOrders } from "./best-orders.ts";
import { bruteOdds } from "./brute-force.fixture.ts";
import { computeOutcome, expectedLoss, oddsOf, remainingUnits, roundDistribution } from "./odds.ts";

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

describe("exact odds", () => {
  test("a cruiser against a cruiser, by hand", () => {
    expect(odds({ cruiser: 1 }, { cruiser: 1 })).toEqual({
      attacker: expect.closeTo(0.375, 15),
      defender: expect.closeTo(0.375, 15),
      draw: expect.closeTo(0.25, 15),
      undecided: 0,
    });
  });

  test("the same as following every hit of every round", () => {
    fc.assert(
      fc.property(plainBattle, (given) => {
        const found = computeOutcome(prepareBattle(given));
        if (!found.ok) throw new Error(found.refusal.code);
        const brute = bruteOdds(given);
        const exact = oddsOf(found.value);
        for (const end of ["attacker", "defender", "draw"] as const) expect(exact[end]).toBeCloseTo(brute[end], 11);
      }),
      { numRuns: 150 },
    );
  });

  test("chances sum to one, whatever the effects", () => {
    fc.assert(
      fc.property(anyBattle, fc.constantFrom(null, 1, 3), (given, limit) => {
        const found = computeOutcome(prepareBattle(given), limit);
        if (!found.ok) throw new Error(found.refusal.code);
        const { attacker, defender, draw, undecided } = oddsOf(found.value);
        expect(Math.abs(attacker + defender + draw + undecided - 1)).toBeLessThan(1e-12);
        if (limit === null) expect(undecided).toBe(0);
      }),
      { numRuns: 300 },
    );
  });

  test("Duranium Armor keeps the ship that can be repaired next", () => {
    const two = { dreadnought: 2 };
    expect(odds({ units: two, effects: { "duranium-armor": 1 } }, two).attacker).toBeCloseTo(0.64588, 5);
  });

  test("an assault cannon fires with three ships that are no fighters, and shields cancel two hits of one round", () => {
    const effects = { "assault-cannon": 1 };
    expect(odds({ units: { cruiser: 3 }, effects }, { dreadnought: 1 }).attacker).toBe(1);
    expect(odds({ units: { cruiser: 2, fighter: 5 }, effects }, { dreadnought: 1 }).attacker).toBeLessThan(1);
    const side = prepareBattle(battle({ cruiser: 1 }, { units: { fighter: 9 }, effects: { "shields-holding": 1 } }))
      .sides.defender;
    const first = afterRound(side, side.start, 3);
    expect([remainingUnits(side, first).units, remainingUnits(side, afterRound(side, first, 3)).units]).toEqual([
      { fighter: 8 },
      { fighter: 5 },
    ]);
  });

  test("[TI116] Solar Flare silences cannons that fire at ships, and not those that fire at who has landed", () => {
    const effects = { "solar-flare": 1 };
    const pds = { units: { pds: 1 } };
    expect(odds({ units: { cruiser: 1 }, effects }, pds).attacker).toBe(1);
    expect(odds({ units: { infantry: 1 }, effects }, pds, { place: "ground" }).attacker).toBeCloseTo(0.5, 12);
  });

  test("rounds: as many as are fought, then both are left; a retreat is that", () => {
    const given = battle({ cruiser: 3 }, { cruiser: 3 });
    const one = computeOutcome(prepareBattle(given), 1);
    if (!one.ok) throw new Error(one.refusal.code);
    // Nobody is wiped out in one round but by three hits of three.
    expect(oddsOf(one.value)).toMatchObject({ draw: expect.closeTo(0.4 ** 6, 12) });
    const rounds = roundDistribution(prepareBattle(given), null) ?? [];
    expect(sumOf(rounds)).toBeCloseTo(1, 8);
    expect(rounds[0]).toBe(0);
    expect(rounds[1]).toBeCloseTo(1 - oddsOf(one.value).undecided, 12);
  });

  test("what a side can expect to lose", () => {
    const found = worked({ cruiser: 1 }, { cruiser: 1 });
    expect(expectedLoss(found, "attacker")).toBeCloseTo(2 * 0.625, 12);
    const fighters = worked({ fighter: 2 }, { warsun: 2 });
    expect(expectedLoss(fighters, "attacker")).toBeGreaterThan(0.9);
  });

  test("where nobody can ever hit, the attacker is gone", () => {
    const effects = { "cosmic-phenomenae": 1 };
    expect(odds({ units: { fighter: 1 }, effects }, { fighter: 2 }, { anomalies: ["asteroid-field"] })).toEqual({
      attacker: 0,
      defender: 1,
      draw: 0,
      undecided: 0,
    });
  });
});

describe("the best order of losses", () => {
  const medium = battle(
    { dreadnought: 2, cruiser: 2, carrier: 1, destroyer: 1, fighter: 4 },
    { dreadnought: 2, cruiser: 1, carrier: 2, destroyer: 2, fighter: 3 },
  );
  test("lifts the attacker of ten against ten from 49.5 % to 51.0 %", () => {
    const usual = computeOutcome(prepareBattle(medium));
    const better = withBestOrders(medium, ["attacker"], null, prepareBattle);
    if (!usual.ok || !better.ok) throw new Error("too large");
    const best = computeOutcome(prepareBattle(better.value));
    if (!best.ok) throw new Error("too large");
    expect(oddsOf(usual.value).attacker).toBeCloseTo(0.4952, 4);
    expect(oddsOf(best.value).attacker).toBeCloseTo(0.5099, 4);
    expect(better.value.attacker.casualties.slice(0, 4)).toEqual(["fighter", "destroyer", "carrier", "cruiser"]);
  });

  test("no other order of small fleets is better: all are tried", () => {
    fc.assert(
      fc.property(plainBattle, (given) => {
        const better = withBestOrders(given, ["attacker"], null, prepareBattle);
        if (!better.ok) throw new Error(better.refusal.code);
        const worth = (order: readonly string[]) => {
          const tried = computeOutcome(prepareBattle({ ...given, attacker: { ...given.attacker, casualties: order } }));
          if (!tried.ok) throw new Error(tried.refusal.code);
          return oddsOf(tried.value).attacker;
        };
        const best = worth(better.value.attacker.casualties);
        const ids = Object.keys(given.attacker.units);
        for (const order of orders(ids)) expect(worth(order)).toBeLessThanOrEqual(best + 1e-6);
      }),
      { numRuns: 20 },
    );
  });

  test("both sides against each other come to rest, and seven kinds are ordered too", () => {
    const all = { fighter: 1, destroyer: 1, cruiser: 1, carrier: 1, dreadnought: 1, flagship: 1, warsun: 1 };
    const given = battle(all, all);
    const found = answerOdds({ battle: given, best: ["attacker", "defender"], limit: null }, en.unitText);
    if (!found.ok) throw new Error(found.refusal.code);
    expect(found.value.casualties.attacker).toHaveLength(7);
    expect(found.value.attacker).toBeCloseTo(found.value.defender, 6);
  });
});

function orders(ids: readonly string[]): readonly (readonly string[])[] {
  if (ids.length < 2) return [ids];
  return ids.flatMap((id, at) => orders(ids.toSpliced(at, 1)).map((rest) => [id, ...rest]));
}

describe("beyond the exact method", () => {
  test("it says so, and offers the most that there is time for", () => {
    const hundred = { fighter: 100, destroyer: 100, cruiser: 100, dreadnought: 100, warsun: 100 };
    const found = answerOdds({ battle: battle(hundred, hundred), best: [], limit: null }, en.unitText);
    expect(found).toMatchObject({ ok: false, refusal: { code: "too-many-units" } });
    const nearest = found.ok ? null : found.refusal["nearest"];
    if (typeof nearest !== "object" || nearest === null) throw new Error("nothing is offered");
    const { attacker, defender } = nearest as {
      attacker: { [unit: string]: number };
      defender: { [unit: string]: number };
    };
    expect(
      answerOdds({ battle: battle({ units: attacker }, { units: defender }), best: [], limit: null }, en.unitText).ok,
    ).toBe(true);
  });
});
