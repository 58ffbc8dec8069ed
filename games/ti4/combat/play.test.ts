import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { presets } from "../galaxy/rules.ts";
import { capacityUse } from "../movement/capacity.ts";
import { units } from "../units/units.ts";
import { assign, defaultAssignment } from "./assign.ts";
import { battle } from "./battle.fixture.ts";
import type { Army, Battle, Camp } from "./battle.ts";
import { afterRound, endOfRound, withShields } from "./casualties.ts";
import { hitChances } from "./odds/hit-distribution.ts";
import { computeOutcome, remainingUnits } from "./odds/odds.ts";
import { type BattleEvent, type BattleStrategy, defaultStrategy, playBattle } from "./play.ts";
import { prepareBattle } from "./prepared.ts";
import { anyBattle } from "./random-battles.fixture.ts";
import { rollCombat } from "./volley.ts";

const usual = { attacker: defaultStrategy, defender: defaultStrategy };

/** Plays with these faces, in order; when they run out, nobody hits any more but the attacker always does. */
function play(given: Battle, faces: readonly number[], strategies: { readonly [C in Camp]: BattleStrategy } = usual) {
  const prepared = prepareBattle(given);
  const left = [...faces];
  const events: BattleEvent[] = [];
  const field = playBattle(
    prepared,
    () => left.shift() ?? Number.NaN,
    strategies,
    (event) => events.push(event),
  );
  return { events, left, field, prepared };
}
const volleys = (events: readonly BattleEvent[]) => events.filter((event) => event.type === "volley");
const chance = (given: Battle, camp: Camp, round = 1) => hitChances(prepareBattle(given).sides[camp], round);
const neb = { anomalies: ["nebula"] as const };

describe("a nebula in combat", () => {
  test("[TI96][AC51][AC52][AC91][AC92][LR593] the defender's ships hit one easier, the attacker's do not", () => {
    for (const preset of [presets.official, presets.requirements]) {
      const given = battle({ cruiser: 1 }, { cruiser: 1 }, { ...neb, rules: preset });
      expect([chance(given, "attacker"), chance(given, "defender")]).toEqual([[0.4], [0.5]]);
      const dreadnoughts = battle({ dreadnought: 1 }, { dreadnought: 1 }, { ...neb, rules: preset });
      expect(chance(dreadnoughts, "defender")).toEqual([0.7]);
    }
  });

  test("[TI97] a die hits with what is added to it", () => {
    const faces = (dice: readonly number[], given: Battle) => {
      const { sides } = prepareBattle(given);
      const left = [...dice];
      return rollCombat(sides.defender, sides.defender.start, 1, () => left.shift() ?? 0).hits;
    };
    expect(faces([6, 7, 8], battle({ cruiser: 1 }, { cruiser: 3 }, neb))).toBe(3);
    const boosted: Partial<Army> & { units: Army["units"] } = { units: { cruiser: 3 }, effects: { "morale-boost": 1 } };
    expect(faces([5, 6, 7], battle({ cruiser: 1 }, boosted, neb))).toBe(3);
    expect(faces([4, 5, 6], battle({ cruiser: 1 }, boosted, neb))).toBe(2);
  });

  test("[TI98][AC54] in every round", () => {
    const given = battle({ cruiser: 1 }, { cruiser: 1 }, neb);
    for (const round of [1, 2, 3, 20]) expect(chance(given, "defender", round)).toEqual([0.5]);
  });

  test("[TI99][NA592][CD12] on no other roll of theirs, unless the table says so", () => {
    const given = (rules = {}) => battle({ fighter: 2 }, { destroyer: 1, pds: 1 }, { ...neb, rules });
    const { defender } = prepareBattle(given()).sides;
    expect([defender.barrage[0]?.chance, defender.cannon[0]?.chance]).toEqual([0.2, 0.5]);
    const all = prepareBattle(given({ nebulaAllRolls: true })).sides.defender;
    expect([all.barrage[0]?.chance, all.cannon[0]?.chance]).toEqual([0.3, 0.6]);
    const bombs = prepareBattle(battle({ dreadnought: 1, infantry: 1 }, { infantry: 1 }, { ...neb, place: "ground" }));
    expect(bombs.sides.attacker.bombardment[0]?.chance).toBe(0.6);
  });

  test("[TI100][AC53][NA591][CD1] ground forces get nothing of it; under the requirements they do", () => {
    const given = (rules = {}) => battle({ infantry: 1 }, { infantry: 1 }, { ...neb, place: "ground", rules });
    expect(chance(given(), "defender")).toEqual([0.3]);
    expect(chance(given({ nebulaGroundBonus: true }), "defender")).toEqual([0.4]);
    expect(chance(given(presets.requirements), "defender")).toEqual([0.4]);
    expect(chance(given(presets.requirements), "attacker")).toEqual([0.3]);
  });

  test("[TI101][TI102][AC93] never the attacker, and once, whatever else the system is", () => {
    const given = battle({ cruiser: 1 }, { cruiser: 1 }, { anomalies: ["nebula", "gravity-rift", "nebula"] });
    expect([chance(given, "attacker"), chance(given, "defender")]).toEqual([[0.4], [0.5]]);
    const many = { ...given, rules: { ...given.rules, anomalyStacking: "multiset" as const } };
    expect(chance(many, "defender")).toEqual([0.6]);
  });

  test("[TI103][AC94] every die says what was added to it, and by which rule", () => {
    const { events } = play(battle({ cruiser: 1 }, { cruiser: 1 }, neb), [10, 1]);
    expect(volleys(events)[1]).toMatchObject({
      camp: "defender",
      dice: [{ unit: "cruiser", die: 1, value: 7, modifiers: [{ amount: 1, source: "nebula", rule: "LRR 59.3" }] }],
    });
    expect(volleys(events)[0]?.dice[0]?.modifiers).toEqual([]);
  });

  test("[TI117] Cosmic Phenomenae: +3 in a nebula, and Fighter I do not fight in an asteroid field", () => {
    const effects = { "cosmic-phenomenae": 1 };
    expect(chance(battle({ cruiser: 1 }, { units: { cruiser: 1 }, effects }, neb), "defender")).toEqual([0.7]);
    const field = battle(
      { units: { fighter: 2, fighter2: 1 }, effects },
      { cruiser: 1 },
      { anomalies: ["asteroid-field"] },
    );
    const { attacker } = prepareBattle(field).sides;
    expect(attacker.kinds.map(({ unit, dice }) => [unit.id, dice])).toEqual([
      ["fighter", 0],
      ["fighter2", 1],
    ]);
  });
});

describe("an entropic scar", () => {
  test("[TI111] nobody sustains, no barrage, no cannon, no bombardment, no shield", () => {
    const scar = { anomalies: ["entropic-scar"] as const };
    const given = prepareBattle(battle({ warsun: 1, destroyer: 1 }, { fighter: 3, pds2: 1 }, scar));
    expect(given.sides.attacker).toMatchObject({ barrage: [], sustainers: [] });
    expect(given.sides.defender.cannon).toEqual([]);
    const ground = prepareBattle(
      battle({ dreadnought: 1, infantry: 1 }, { infantry: 1, pds: 1 }, { ...scar, place: "ground" }),
    );
    expect(ground).toMatchObject({ isShielded: false, sides: { attacker: { bombardment: [] } } });
  });
});

describe("a battle with dice", () => {
  test("[TI104] a barrage kills fighters alone; what is beyond them is lost, and nobody sustains it", () => {
    const given = battle({ destroyer2: 1, cruiser: 1 }, { fighter: 2, dreadnought: 1 });
    const { events } = play(given, [6, 7, 8, 10, 10, 1]);
    const [barrage, first] = [volleys(events)[0], events.find(({ type }) => type === "assigned")];
    expect(barrage).toMatchObject({ roll: "barrage", hits: 3 });
    expect(first).toMatchObject({ camp: "defender", assignment: { sustain: {}, destroy: { fighter: 2 } } });
    const { sides } = prepareBattle(given);
    const sustain = { sustain: { dreadnought: 1 }, destroy: { fighter: 2 }, destroyDamaged: {} };
    expect(assign(sides.defender, sides.defender.start, 3, "fighters", sustain)).toMatchObject({
      refusal: { code: "cannot-sustain", unit: "dreadnought" },
    });
  });

  test("[TI105] one hit is sustained once; a card destroys who sustains, but not a Dreadnought II", () => {
    const given = (unit: string) => battle({ units: { cruiser: 2 }, effects: { "direct-hit": 1 } }, { [unit]: 1 });
    const after = (unit: string, hits: number) => {
      const side = prepareBattle(given(unit)).sides.defender;
      return remainingUnits(side, afterRound(side, side.start, hits));
    };
    expect(after("dreadnought", 1)).toEqual({ units: {}, damaged: {} });
    expect(after("dreadnought2", 1)).toEqual({ units: { dreadnought2: 1 }, damaged: { dreadnought2: 1 } });
    expect(after("dreadnought2", 2)).toEqual({ units: {}, damaged: {} });
    const { sides } = prepareBattle(battle({ cruiser: 1 }, { units: { dreadnought: 1 }, damaged: { dreadnought: 1 } }));
    const again = { sustain: { dreadnought: 1 }, destroy: {}, destroyDamaged: {} };
    expect(assign(sides.defender, sides.defender.start, 1, "all", again)).toMatchObject({
      refusal: { code: "not-so-many" },
    });
  });

  test("[TI106] fighters alone win, and are then more than there is room for", () => {
    const bold = { units: { fighter: 1, cruiser: 1 }, casualties: ["cruiser"] };
    const { field, prepared, events } = play(battle(bold, { cruiser: 1 }), [1, 9, 9]);
    expect(events.at(-1)).toMatchObject({ winner: "attacker" });
    const { units: left } = remainingUnits(prepared.sides.attacker, field.attacker);
    expect(left).toEqual({ fighter: 1 });
    expect(capacityUse(left)).toEqual({ needed: 1, capacity: 0 });
    expect(capacityUse({ fighter: 2, carrier: 1, infantry: 3 })).toEqual({ needed: 5, capacity: 4 });
  });

  test("[TI110] both gone is a draw", () => {
    const { events } = play(battle({ cruiser: 1 }, { cruiser: 1 }), [9, 9]);
    expect(events.at(-1)).toEqual({ type: "over", winner: null, round: 1 });
  });

  test("[TI112] Antimass Deflectors: space cannons against their owner hit one harder", () => {
    const given = battle({ units: { cruiser: 1 }, effects: { "antimass-deflectors": 1 } }, { cruiser: 1, pds: 1 });
    expect(prepareBattle(given).sides.defender.cannon[0]?.chance).toBe(0.4);
  });

  test("[TI113][TI114] cannons fire first; the last ship shot down, there is no combat", () => {
    const { events, left } = play(battle({ cruiser: 1 }, { cruiser: 1, pds: 1 }), [6]);
    expect(events.map(({ type }) => type)).toEqual(["volley", "assigned", "over"]);
    expect(events.at(-1)).toMatchObject({ winner: "defender", round: 0 });
    expect(left).toEqual([]);
    // Nothing has moved there: whoever has cannons alone fires all the same, and holds nothing.
    expect(play(battle({ cruiser: 1 }, { pds: 1 }), [1]).events.at(-1)).toMatchObject({ winner: "attacker" });
  });

  test("[TI116] Space Cannon Defense is no ground combat: it comes before the first round", () => {
    const { events } = play(
      battle({ mech: 1, infantry: 1 }, { infantry: 1, pds: 1 }, { place: "ground" }),
      [6, 6, 8, 1],
    );
    expect(volleys(events).map(({ roll, round }) => [roll, round])).toEqual([
      ["cannon", 0],
      ["combat", 1],
      ["combat", 1],
    ]);
    expect(events.find(({ type }) => type === "assigned")).toMatchObject({ assignment: { sustain: { mech: 1 } } });
  });

  test("[TI107] the defender says first whether it retreats; then the attacker does not", () => {
    const asked: Camp[] = [];
    const leaver: BattleStrategy = {
      ...defaultStrategy,
      retreats: (camp) => {
        asked.push(camp);
        return camp === "defender";
      },
    };
    const { events } = play(battle({ cruiser: 2 }, { cruiser: 2 }), [1, 1, 1, 1], {
      attacker: leaver,
      defender: leaver,
    });
    expect(asked).toEqual(["defender"]);
    expect(events.slice(-2)).toEqual([
      { type: "retreated", camp: "defender", round: 1 },
      { type: "over", winner: "attacker", round: 1 },
    ]);
    // Where the enemy is gone nobody retreats.
    const { events: won } = play(battle({ cruiser: 1 }, { cruiser: 2 }), [1, 9, 9], {
      attacker: leaver,
      defender: leaver,
    });
    expect(won.some(({ type }) => type === "retreated")).toBe(false);
  });

  test("a shield keeps bombardment off, unless a war sun comes along", () => {
    const shielded = (ships: Army["units"]) =>
      prepareBattle(battle({ ...ships, infantry: 1 }, { infantry: 1, pds: 1 }, { place: "ground" })).isShielded;
    expect([shielded({ dreadnought: 1 }), shielded({ warsun: 1 })]).toEqual([true, false]);
  });

  test("an assault cannon, a bunker, plasma, prototypes, a flare: each as its line says", () => {
    const assault = battle({ units: { cruiser: 3 }, effects: { "assault-cannon": 1 } }, { fighter: 1, dreadnought: 2 });
    expect(play(assault, [10, 10, 10, 1, 1, 10, 10, 10, 1]).events[0]).toMatchObject({
      type: "assault",
      camp: "defender",
    });
    const bunker = battle(
      { dreadnought: 1, infantry: 1 },
      { units: { infantry: 1 }, effects: { bunker: 1 } },
      { place: "ground" },
    );
    expect(prepareBattle(bunker).sides.attacker.bombardment[0]?.chance).toBeCloseTo(0.2, 12);
    const plasma = battle({ cruiser: 1 }, { units: { pds: 2, pds2: 1 }, effects: { "plasma-scoring": 1 } });
    expect(prepareBattle(plasma).sides.defender.cannon.map(({ dice, count, unit }) => [unit.id, dice * count])).toEqual(
      [
        ["pds", 2],
        ["pds2", 1],
        ["pds2", 1],
      ],
    );
    const prototype = battle(
      { units: { fighter: 1, cruiser: 1 }, effects: { "fighter-prototype": 1 } },
      { cruiser: 1 },
    );
    expect([chance(prototype, "attacker", 1), chance(prototype, "attacker", 2)]).toEqual([
      [0.4, 0.4],
      [0.2, 0.4],
    ]);
    const flare = battle({ units: { cruiser: 1 }, effects: { "solar-flare": 1 } }, { pds: 3, cruiser: 1 });
    expect(prepareBattle(flare).sides.defender.cannon).toEqual([]);
    expect(chance(battle({ units: { cruiser: 1 }, effects: { unrelenting: 1 } }, { cruiser: 1 }), "attacker")).toEqual([
      0.5,
    ]);
    expect(chance(battle({ units: { cruiser: 1 }, effects: { fragile: 1 } }, { cruiser: 1 }), "attacker")).toEqual([
      0.3,
    ]);
  });
});

describe("who takes hits", () => {
  test("the usual assignment is legal, and comes to what the odds count with", () => {
    fc.assert(
      fc.property(anyBattle, fc.nat(8), fc.constantFrom<Camp>("attacker", "defender"), (given, hits, camp) => {
        const side = prepareBattle(given).sides[camp];
        const held = withShields(side, side.start, hits);
        const done = assign(side, held.state, held.hits, "all", defaultAssignment(side, held.state, held.hits, "all"));
        if (!done.ok) throw new Error(JSON.stringify(done.refusal));
        expect(endOfRound(side, done.value)).toEqual(afterRound(side, side.start, hits));
      }),
      { numRuns: 500 },
    );
  });

  test("hits that are left, hits too many, units that are not there, fighters that cannons spare", () => {
    const given = battle({ cruiser: 1 }, { cruiser: 2, fighter: 1 });
    const side = prepareBattle(given).sides.defender;
    const nothing = { sustain: {}, destroy: {}, destroyDamaged: {} };
    const tried = (hits: number, destroy: Army["units"], scope: "all" | "no-fighters" = "all") => {
      const done = assign(side, side.start, hits, scope, { ...nothing, destroy });
      return done.ok ? "ok" : done.refusal.code;
    };
    expect(tried(2, { cruiser: 1 })).toBe("hits-left");
    expect(tried(1, { cruiser: 2 })).toBe("hits-left");
    expect(tried(3, { cruiser: 3 })).toBe("not-so-many");
    expect(tried(1, { warsun: 1 })).toBe("unknown-unit");
    expect(tried(1, { fighter: 1 }, "no-fighters")).toBe("not-to-be-hit");
    expect(tried(3, { cruiser: 2, fighter: 1 }, "no-fighters")).toBe("ok");
    expect(tried(9, { cruiser: 2, fighter: 1 })).toBe("ok");
  });
});

test("every unit of the table can fight where it belongs", () => {
  for (const { id, kind } of units) {
    if (kind === "structure") continue;
    const place = kind === "ship" ? "space" : "ground";
    const found = computeOutcome(
      prepareBattle(battle({ [id]: 1 }, kind === "ship" ? { cruiser: 1 } : { infantry: 1 }, { place })),
    );
    expect(found.ok, id).toBe(true);
  }
});
