import { ask } from "umpire/ask-fixture";
import { describe, expect, test } from "vitest";
import { firstPlan } from "../page/plan/first.ts";
import { makeLink } from "../planner/link.ts";

const odds = (attacker: object, defender: object, more: object = {}) =>
  ask({ game: "ti4", ask: "odds", place: "space", attacker, defender, ...more });
const cruisers = { units: { cruiser: 2 } };
const refusalOf = (answer: ReturnType<typeof ask>) =>
  answer["refusal"] as { readonly code: string; readonly message: string };
const code = (answer: ReturnType<typeof ask>) => refusalOf(answer).code;
const map = {
  systems: [{ id: "A" }, { id: "R", anomalies: ["gravity-rift"] }, { id: "T", anomalies: ["nebula"] }],
  links: [
    ["A", "R"],
    ["R", "T"],
  ],
};
const step = { game: "ti4", ask: "arrive", map, active: "T", ships: [{ id: "s1", unit: "cruiser", at: "A" }] };
const moves = [{ ship: "s1", path: ["A", "R", "T"] }];

describe("the questions of combat", () => {
  test("[P22] odds: who wins, what is left, by how many rounds, and why", () => {
    const answer = odds(cruisers, { units: { cruiser: 2, yin_flagship: 1 } }, { anomalies: ["nebula"] });
    expect(answer).toMatchObject({
      ...{ ok: true, rules: "official", method: "exact", undecided: 0 },
      modifiers: [{ side: "defender", on: "combat", amount: 1, source: "nebula", rule: "LRR 59.3" }],
      casualties: { attacker: ["cruiser"], defender: ["cruiser", "yin_flagship"] },
      notModelled: [{ unit: "yin_flagship" }],
      survivors: expect.arrayContaining([
        expect.objectContaining({ attacker: { units: {}, damaged: {} }, defender: expect.anything() }),
      ]),
    });
    expect(odds(cruisers, cruisers, { rounds: 1 })["undecided"]).toBeGreaterThan(0);
    expect(odds(cruisers, cruisers, { retreat: { side: "defender", after: 1 } })).toMatchObject({
      undecided: odds(cruisers, cruisers, { rounds: 1 })["undecided"],
    });
    const listed = odds({ units: { cruiser: 1, warsun: 1 }, casualties: ["war sun", "cruiser"] }, cruisers);
    expect(listed).toMatchObject({ casualties: { attacker: ["warsun", "cruiser"] } });
  });

  test("[P22] arrive: what arrives, the odds over all of it, and the price", () => {
    const answer = ask({ ...step, moves, place: "space", defender: cruisers });
    expect(answer).toMatchObject({
      ok: true,
      arrival: [
        { probability: 0.7, units: { cruiser: 1 } },
        { probability: 0.3, units: {} },
      ],
      price: [
        { source: "gravity-rift", system: "R" },
        { source: "nebula", system: "T" },
      ],
    });
    const effects = { ...step, moves, place: "space", defender: { units: { cruiser: 1, pds: 2 } } };
    const win = (more: object) => (ask({ ...effects, ...more })["odds"] as { attacker: number }).attacker;
    expect(win({ effects: ["antimass-deflectors"] })).toBeGreaterThan(win({}));
    expect(win({ attacker: { effects: { "morale-boost": 2 } } })).toBeGreaterThan(win({}));
  });

  test("[P22] what is wrong with a battle, each with its code", () => {
    expect(code(odds({ units: {} }, cruisers))).toBe("empty-fleet");
    expect(code(odds(cruisers, { units: { cruiser: 0 } }))).toBe("empty-fleet");
    expect(code(odds({ units: { cruizer: 1 } }, cruisers))).toBe("unknown-unit");
    expect(code(odds({ ...cruisers, casualties: ["cruizer"] }, cruisers))).toBe("unknown-unit");
    expect(code(odds({ ...cruisers, effects: { luck: 1 } }, cruisers))).toBe("unknown-effect");
    expect(code(odds(cruisers, cruisers, { anomalies: ["fog"] }))).toBe("unknown-anomaly");
    expect(refusalOf(odds({ units: { cruiser: -1 } }, cruisers))).toMatchObject({
      ...{ code: "bad-request", path: "/attacker/units/cruiser" },
    });
    expect(code(odds({ units: { cruiser: 101 } }, cruisers))).toBe("bad-request");
    const infantry = { units: { infantry: 2 } };
    const leaving = { place: "ground", retreat: { side: "attacker", after: 1 } };
    expect(code(odds(infantry, infantry, leaving))).toBe("no-ground-retreat");
    expect(code(odds({ units: { dreadnought: 1 }, damaged: { dreadnought: 2 } }, cruisers))).toBe("too-many-damaged");
    expect(code(odds({ ...cruisers, damaged: { cruiser: 1 } }, cruisers))).toBe("too-many-damaged");
    expect(code(ask({ ...step, moves, place: "space", defender: { units: {} } }))).toBe("empty-fleet");
    expect(code(ask({ ...step, moves, place: "moon", defender: cruisers }))).toBe("bad-request");
  });

  test("[P22] what the place takes away is remarked on", () => {
    const ground = odds(
      { units: { dreadnought: 1, infantry: 1 } },
      { units: { infantry: 1, pds: 1 } },
      { place: "ground" },
    );
    expect(ground).toMatchObject({ remarks: [{ code: "planetary-shield" }] });
    const idle = odds({ ...cruisers, effects: { bunker: 1 } }, cruisers, { anomalies: ["entropic-scar"] });
    expect(idle).toMatchObject({
      remarks: [{ code: "entropic-scar" }, { code: "idle-effect", side: "attacker", effect: "bunker" }],
    });
  });

  test("[P22] too many units are refused at once, with the most that can be", () => {
    const all = {
      fighter: 100,
      destroyer: 100,
      cruiser: 100,
      carrier: 100,
      dreadnought: 100,
      flagship: 100,
      warsun: 100,
    };
    const answer = refusalOf(
      odds({ units: all, effects: { "duranium-armor": 1 } }, { units: all, casualties: "best" }),
    );
    expect(answer).toMatchObject({ code: "too-many-units", nearest: { attacker: expect.any(Object) } });
    expect(answer.message).toContain("fighter");
  });
});

describe("the rest of the action", () => {
  const carrier = { ...step, ships: [{ id: "c", unit: "carrier", at: "A" }] };
  const cargo = [{ unit: "infantry", count: 4, from: "A" }];
  const asked = { ...carrier, moves: [{ ship: "c", path: ["A", "R", "T"], cargo }], place: "space" };
  const defender = { units: { destroyer: 1 } };

  test("[P22] arrive: with a planet also what is left, and the chance to take it; all else is as without", () => {
    const alone = ask({ ...asked, defender });
    const landing = ask({ ...asked, defender, planet: { name: "Tau", units: { infantry: 1 } } });
    expect(landing).toMatchObject({ ...alone, ground: { planet: "Tau", owner: null }, survivors: expect.any(Array) });
    expect(Object.keys(alone)).not.toContain("ground");
    const { taken } = landing["ground"] as { readonly taken: number };
    const { attacker } = landing["odds"] as { readonly attacker: number };
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThan(attacker);
    const empty = ask({ ...asked, defender, planet: { name: "Tau" } });
    expect((empty["ground"] as { readonly taken: number }).taken).toBeCloseTo(attacker, 12);
    const shielded = ask({ ...asked, defender, planet: { name: "Tau", units: { infantry: 1, pds: 1 } } });
    expect((shielded["ground"] as { readonly taken: number }).taken).toBeLessThan(taken);
  });

  test("[P22] arrive: cannons of third parties fire at whoever comes", () => {
    const winning = (more: object) => ask({ ...asked, defender, ...more })["odds"] as { readonly attacker: number };
    const fired = winning({ cannons: [{ units: { pds2: 2 } }] });
    expect(fired.attacker).toBeLessThan(winning({}).attacker);
    expect(code(ask({ ...asked, defender, cannons: [{ units: { zeppelin: 1 } }] }))).toBe("unknown-unit");
    expect(code(ask({ ...asked, place: "ground", defender, planet: { name: "Tau" } }))).toBe("bad-request");
  });

  test("[P22] reach and arrive take a plan: a link of the planner, or what it holds", () => {
    const plan = makeLink(firstPlan);
    const question = { game: "ti4", ask: "arrive", plan };
    expect(ask(question)).toMatchObject({ ok: true, rules: "official", ground: { planet: "Mecatol Rex", owner: 1 } });
    expect(ask({ ...question, plan: firstPlan })).toEqual(ask(question));
    expect(ask({ ...question, ask: "reach" })).toMatchObject({
      ships: expect.arrayContaining([expect.objectContaining({ id: "74/carrier/1", reachable: true })]),
    });
    expect(refusalOf(ask({ ...question, plan: plan.slice(0, -3) }))).toMatchObject({
      code: "link-cut",
      message: expect.stringContaining("3 of its characters are missing"),
    });
    const idle = { ...firstPlan, plan: { ...firstPlan.plan, active: null } };
    expect(ask({ ...question, plan: idle })).toMatchObject({
      refusal: { code: "bad-request", path: "/plan/plan/active" },
    });
    expect(code(ask({ ...question, map: "77" }))).toBe("bad-request");
  });
});
