import { describe, expect, inject, test } from "vitest";
import { dieFrom, odds } from "../combat/battle.fixture.ts";
import { actionOf } from "./action.ts";
import { assessmentOf, outcome, planOf, type Setup } from "./planner.fixture.ts";
import { type Rolled, rollOut } from "./roll.ts";

const ground = (attacker: { [unit: string]: number }, defender: { [unit: string]: number }) =>
  odds(attacker, defender, { place: "ground" }).attacker;

describe("what comes of a plan", () => {
  test("[TI113] a third party's cannons next door fire at whoever comes, and those of nobody else's war do not", () => {
    const { space, guns, goal } = outcome({ units: { "0 A": { cruiser: 1 }, "2 P/Pi": { pds2: 1 } }, active: "T" });
    // One exit of a rift, then one die that hits on 5.
    expect(space.attacker).toBeCloseTo(0.7 * 0.4, 12);
    expect(guns).toEqual([{ seat: 2, units: { pds2: 1 } }]);
    expect(goal).toBe("arrival");
    const short = outcome({ units: { "0 A": { cruiser: 1 }, "2 P/Pi": { pds: 1 } }, active: "T" });
    expect(short.space.attacker).toBeCloseTo(0.7, 12);
  });

  test("[TI112] a third party's own technologies count for its dice, and the mover's against them", () => {
    const units = { "0 A": { cruiser: 1 }, "2 P/Pi": { pds2: 1 } };
    const both = outcome({ units, active: "T", effects: [["antimass-deflectors"], [], ["plasma-scoring"]] });
    expect(both.space.attacker).toBeCloseTo(0.7 * 0.5 * 0.5, 12);
  });

  test("a defender's cannons are the defender's, a third party's are fired besides", () => {
    const units = { "0 R": { cruiser: 2 }, "1 T": { cruiser: 1 }, "1 T/Tau": { pds: 1 }, "2 P/Pi": { pds2: 1 } };
    const found = outcome({ units, active: "T", effects: [["crucible"]] });
    expect(found.rival).toBe(1);
    expect(found.guns.map(({ seat }) => seat)).toEqual([1, 2]);
    // With the same modifiers it makes no difference whose they are.
    const same = odds({ cruiser: 2 }, { cruiser: 1, pds: 1, pds2: 1 });
    expect(found.space.attacker).toBeCloseTo(same.attacker, 12);
  });

  test("the landing: what comes through the rift, against who is on the planet", () => {
    const units = { "0 A": { carrier: 1, infantry: 2 }, "1 T/Tau": { infantry: 1 } };
    const { ground: landed, arrival, price } = outcome({ units, active: "T" });
    expect(arrival).toEqual([
      { probability: 0.7, units: { carrier: 1, infantry: 2 } },
      { probability: 0.3, units: {} },
    ]);
    const chance = ground({ infantry: 2 }, { infantry: 1 });
    expect(landed?.taken).toBeCloseTo(0.7 * chance, 12);
    expect(price).toEqual([{ source: "gravity-rift", system: "R", points: expect.closeTo(30 * chance, 9) }]);
    const total = landed?.survivors.reduce((sum, { probability }) => sum + probability, 0);
    expect(total).toBeCloseTo(1, 12);
  });

  test("[TI116] cannons of the planet fire at those who land; an empty planet is taken by who comes", () => {
    const guarded = outcome({ units: { "0 R": { carrier: 1, infantry: 1 }, "1 T/Tau": { pds: 1 } }, active: "T" });
    // In space at the carrier, then at the infantry, each a die that hits on 6.
    expect(guarded.ground?.taken).toBeCloseTo(0.7 * 0.5 * 0.5, 12);
    const empty = outcome({ units: { "0 R": { carrier: 1, infantry: 1 } }, active: "T" });
    expect(empty.ground).toMatchObject({ planet: "Tau", owner: null, taken: expect.closeTo(0.7, 12) });
  });

  test("[TI92] without a ship that has room nobody lands", () => {
    const units = { "0 T": { cruiser: 1, carrier: 1, infantry: 3 }, "1 T": { cruiser: 1 }, "1 T/Tau": { infantry: 1 } };
    const { ground: landed, survivors } = outcome({ units, active: "T" });
    const lands = survivors
      .filter(({ attacker, defender }) => attacker.units["carrier"] === 1 && !defender.units["cruiser"])
      .reduce((sum, { probability }) => sum + probability, 0);
    expect(landed?.taken).toBeCloseTo(lands * ground({ infantry: 3 }, { infantry: 1 }), 12);
  });

  test("nobody lands on a planet of one's own, and what is lifted where it lands is there once", () => {
    const units = { "0 R": { carrier: 1 }, "0 T/Tau": { infantry: 1 }, "0 T": { infantry: 1, cruiser: 1 } };
    expect(outcome({ units, active: "T", plan: { planet: "Tau" } }).ground).toBeNull();
    const cargo = [{ unit: "infantry", count: 1, from: "T" }];
    const plan = { orders: { "R/carrier/1": { path: ["R", "T"], cargo } } };
    expect(outcome({ units, active: "T", plan }).survivors[0]).toMatchObject({ carried: { infantry: 1 } });
  });

  test("nobody lands while the battle in space is not over", () => {
    const units = { "0 T": { carrier: 1, infantry: 3 }, "1 T": { carrier: 1 } };
    const { space, ground: landed } = outcome({ units, active: "T", plan: { rounds: 1 } });
    expect(space.undecided).toBeGreaterThan(0.5);
    expect(landed?.taken).toBeCloseTo(space.attacker, 12);
  });

  test("a nebula has its price", () => {
    const units = { "0 T": { cruiser: 1 }, "1 N": { cruiser: 1 } };
    const { price, space, goal } = outcome({ units, active: "N" });
    const clear = odds({ cruiser: 1 }, { cruiser: 1 }).attacker;
    expect(goal).toBe("space");
    expect(price).toEqual([
      { source: "nebula", system: "N", points: expect.closeTo(100 * (clear - space.attacker), 9) },
    ]);
  });
});

const stories: readonly Setup[] = [
  {
    units: {
      "0 A": { carrier: 1, cruiser: 2, fighter: 2, infantry: 2 },
      ...{ "1 T": { destroyer: 1, fighter: 2 }, "1 T/Tau": { infantry: 1, pds: 1 }, "2 P/Pi": { pds2: 2 } },
    },
    active: "T",
    effects: [[], [], ["plasma-scoring", "graviton-laser-system"]],
  },
  {
    units: { "0 R": { dreadnought: 2, infantry: 2 }, "0 P": { cruiser: 1 }, "1 T": { carrier: 1, fighter: 3 } },
    ...{ active: "T", damaged: { dreadnought: 1 }, plan: { best: true } },
    effects: [["assault-cannon"], ["shields-holding:1"]],
  },
  {
    units: { "0 T": { warsun: 1, mech: 1 }, "1 N": { dreadnought: 1 }, "1 N/Nu": { infantry: 3, pds: 1 } },
    active: "N",
  },
];

describe("dice and odds of a whole plan", () => {
  const games = inject("isLong") ? 2000 : 400;
  test.each(stories)(
    `${games} rolls fall within four standard errors of the exact figures (%#)`,
    (told) => {
      const [meant, plan] = [assessmentOf(told), planOf(told).plan];
      const exact = outcome(told);
      const die = dieFrom(4711);
      let [won, taken, whole] = [0, 0, 0];
      const most = meant.declared.length;
      for (let game = 0; game < games; game += 1) {
        const rolled = rollOut(actionOf(meant, plan), die);
        if (isWon(rolled)) won += 1;
        if (rolled.ground?.winner === "attacker") taken += 1;
        if (rolled.ships.filter(({ arrived }) => arrived).length === most) whole += 1;
      }
      const near = (found: number, chance: number) =>
        expect(Math.abs(found / games - chance)).toBeLessThanOrEqual(
          4 * Math.sqrt((chance * (1 - chance)) / games) + 1e-12,
        );
      near(won, exact.space.attacker);
      near(taken, exact.ground?.taken ?? 0);
      near(whole, exact.arrival[0]?.probability ?? 1);
    },
    60_000,
  );
});

const isWon = ({ space }: Rolled): boolean => space?.winner === "attacker";
