import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { en } from "../../words/rules/en.ts";
import { answerOdds } from "../answer.ts";
import { battle } from "../battle.fixture.ts";
import type { Army, Battle } from "../battle.ts";
import { prepareBattle } from "../prepared.ts";
import { anyBattle } from "../random-battles.fixture.ts";
import { sideOf } from "../side.ts";
import { withBestOrders } from "./best-orders.ts";
import { bruteOdds } from "./brute-force.fixture.ts";
import { computeOutcome, oddsOf } from "./odds.ts";

const duranium = { "duranium-armor": 1 };

function exact(given: Battle): number {
  const found = computeOutcome(prepareBattle(given));
  if (!found.ok) throw new Error(found.refusal.code);
  return oddsOf(found.value).attacker;
}

function best(given: Battle): Battle {
  const found = withBestOrders(given, ["attacker"], null, prepareBattle);
  if (!found.ok) throw new Error(found.refusal.code);
  return found.value;
}

function orders(ids: readonly string[]): readonly (readonly string[])[] {
  if (ids.length < 2) return [ids];
  return ids.flatMap((id, at) => orders(ids.toSpliced(at, 1)).map((rest) => [id, ...rest]));
}

/** The attacker with every static order of losing and of sustaining that there is. */
function everyOrder(given: Battle): readonly Battle[] {
  const { kinds } = sideOf(given, "attacker");
  const [all, strong] = [kinds, kinds.filter(({ sustains }) => sustains)].map((some) =>
    some.map(({ unit }) => unit.id),
  );
  return orders(all ?? []).flatMap((casualties) =>
    orders(strong ?? []).map((sustains) => ({ ...given, attacker: { ...given.attacker, casualties, sustains } })),
  );
}

describe("the best order of sustaining", () => {
  test("with Duranium Armor a war sun sustains before three Super Dreadnoughts: three points more", () => {
    const attacker = { units: { warsun: 1, l1z1x_dreadnought2: 3 }, effects: duranium };
    const given = battle(attacker, { l1z1x_dreadnought2: 5 });
    expect(exact(given)).toBeCloseTo(0.5286, 4);
    const answer = answerOdds({ battle: given, best: ["attacker"], limit: null }, en.unitText);
    if (!answer.ok) throw new Error(answer.refusal.code);
    expect(answer.value.attacker).toBeCloseTo(0.5608, 4);
    expect(answer.value.sustains).toEqual({ attacker: ["warsun", "l1z1x_dreadnought2"], defender: [] });
  });

  test("cards that destroy what sustains are spent on whoever cannot be destroyed", () => {
    const units = { dreadnought: 1, dreadnought2: 1 };
    const given = battle({ units }, { units: { cruiser: 3 }, effects: { "direct-hit": 1 } });
    const usual = { ...given, attacker: { ...given.attacker, sustains: ["dreadnought", "dreadnought2"] } };
    expect(exact(best(usual))).toBeGreaterThan(exact(usual) + 0.01);
    expect(best(usual).attacker.sustains).toEqual(["dreadnought2", "dreadnought"]);
  });

  test("against Direct Hit it is found when to sustain: of all three manners none is better", () => {
    const manners = ["early", "late", "careful"] as const;
    const fleets: readonly (readonly [Army["units"], Army["units"], number])[] = [
      [{ dreadnought: 2, cruiser: 2 }, { cruiser: 5 }, 2],
      [{ dreadnought: 2, dreadnought2: 1, fighter: 2 }, { cruiser: 5 }, 1],
      [{ warsun: 1, destroyer: 3 }, { dreadnought: 3 }, 1],
    ];
    const gains = fleets.map(([units, foes, cards]) => {
      const given = battle({ units }, { units: foes, effects: { "direct-hit": cards } });
      const found = exact(best(given));
      const each = manners.flatMap((sustain) =>
        everyOrder({ ...given, attacker: { ...given.attacker, sustain } }).map(exact),
      );
      expect(found).toBeCloseTo(Math.max(...each), 10);
      return found - Math.max(...everyOrder(given).map(exact));
    });
    // The war sun had better not be risked while destroyers can be lost.
    expect(Math.max(...gains)).toBeGreaterThan(0.01);
    const given = battle(
      { units: { warsun: 1, destroyer: 3 } },
      { units: { dreadnought: 3 }, effects: { "direct-hit": 1 } },
    );
    const answer = answerOdds({ battle: given, best: ["attacker"], limit: null }, en.unitText);
    if (!answer.ok) throw new Error(answer.refusal.code);
    expect(answer.value.sustain).toEqual({ attacker: "late" });
  });

  test("by following every hit of every round: of all static orders none is better", () => {
    const small: readonly (readonly [Army["units"], Army["units"]])[] = [
      [{ warsun: 1, dreadnought: 1 }, { dreadnought: 3 }],
      [
        { warsun: 1, dreadnought: 1, cruiser: 1 },
        { dreadnought: 2, pds: 1 },
      ],
      [{ warsun: 1, dreadnought: 1, fighter: 1 }, { cruiser: 3 }],
    ];
    for (const [units, foes] of small) {
      const given = battle({ units, effects: duranium }, foes);
      const tried = everyOrder(given).map((each) => bruteOdds(each).attacker);
      expect(tried.length).toBeGreaterThan(3);
      expect(exact(best(given))).toBeCloseTo(Math.max(...tried), 10);
    }
  });

  test("whatever the effects, no static orders of small fleets are better", () => {
    const strong = (given: Battle) => sideOf(given, "attacker").sustainers.length;
    const small = anyBattle.filter(
      (given) => sizeOf(given.attacker) + sizeOf(given.defender) <= 9 && strong(given) < 4,
    );
    fc.assert(
      fc.property(small, (given) => {
        const most = exact(best(given));
        for (const each of everyOrder(given)) expect(exact(each)).toBeLessThanOrEqual(most + 1e-5);
      }),
      { numRuns: 120 },
    );
  });
});

const sizeOf = ({ units }: Army) => Object.values(units).reduce((sum, count) => sum + count, 0);
