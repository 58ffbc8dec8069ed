import { canonical, rngFrom } from "@umpire/kernel";
import { describe, expect, inject, test } from "vitest";
import { type Constraint, messages } from "../audit/messages.ts";
import { fleet } from "../pack/data/fleet.ts";
import { tuned } from "../pack/data/tuned.ts";
import { charges, draw, duel, fire, passes, play, solar } from "./duel.fixture.ts";
import { shapeships } from "./game.ts";
import { randomDuel } from "./random.fixture.ts";
import type { ShapeshipsState, TurnData } from "./shape.ts";
import { toys } from "./toys.fixture.ts";
import { pass, saveAll } from "./windows.ts";

const refusalOf = (state: object, pack = toys) => {
  const read = shapeships.parse.state(JSON.parse(JSON.stringify(state)), pack);
  return read.ok ? null : read.refusal;
};
const withTurn = (state: ShapeshipsState, change: object) => ({
  ...state,
  turnData: { ...state.turnData, ...change },
});
const withNorth = (state: ShapeshipsState, change: object) => ({
  ...state,
  players: [{ ...state.players[0], ...change }, state.players[1]],
});
const withNorthShip = (state: ShapeshipsState, change: object) =>
  withNorth(state, { ships: state.players[0].ships.map((ship) => ({ ...ship, ...change })) });

/** A turn as it is played, at each of its three rests: North has a bolt and 2 amber, South a zap. */
const drawing = duel("drawing", [{ ships: ["bolt"], lines: 4, amber: 2 }, { ships: ["zap"] }]);
const declaring = play(drawing, [[draw("bang5"), saveAll]]).state;
const order = { ...charges(fire("N1", "damage")), ...{ solarPowers: [{ power: "spark" }] } };
const responding = play(declaring, [[order, pass]]).state;
const finished = play(duel("drawing", [{ health: 1 }, { ships: ["hit3"] }]), [[saveAll, saveAll]]).state;

describe("stored states that are", () => {
  test("[S20] every state in which a turn rests is read back as it is", () => {
    for (const state of [drawing, declaring, responding, finished]) expect(refusalOf(state)).toBeNull();
    expect([drawing.step, declaring.step, responding.step, finished.status]).toEqual([
      ...["drawing", "simultaneous_declaration", "conditional_response", "finished"],
    ]);
  });

  test.each([
    ["standard", fleet, inject("isLong") ? 70 : 25],
    ["tuned", tuned, inject("isLong") ? 70 : 25],
    ["toys", toys, inject("isLong") ? 80 : 25],
    ["toys, with every turn the last", { ...toys, turnCap: 2, doubleKnockout: "draw" } as const, 20],
  ])("[S20] every state of random duels is read: %s", (_name, pack, duels) => {
    let read = 0;
    for (let seed = 0; seed < duels; seed += 1) {
      const { trail, state: last } = randomDuel(pack, seed);
      const rests = trail.flatMap(({ before, pair }) => (pair === null ? [] : [before]));
      for (const state of [...rests, last]) {
        const stored = JSON.parse(JSON.stringify(state));
        const again = shapeships.parse.state(stored, pack);
        if (!again.ok || canonical(again.value) !== canonical(state)) throw new Error(JSON.stringify([again, state]));
        read += 1;
      }
    }
    expect(read).toBeGreaterThan(duels * 4);
  });
});

describe("stored states that cannot be", () => {
  const effect = responding.turnData.triggeredEffects[1];
  if (effect === undefined) throw new Error("nothing was queued");

  test.each<[string, object, string]>([
    ["a response without a declaration", withTurn(responding, { declaration: null }), "/turnData/declaration"],
    ["a response after two passes", withTurn(responding, { declaration: passes }), "/turnData/declaration"],
    ["a response that is open already", withTurn(responding, { response: passes }), "/turnData/response"],
    [
      "a declaration that is open already",
      withTurn(declaring, { declaration: [order, pass] }),
      "/turnData/declaration",
    ],
    [
      "a declaration and a response that are open already",
      withTurn(declaring, { declaration: [order, pass], response: passes }),
      "/turnData/declaration",
    ],
    ["a battle before anybody has drawn", withTurn(declaring, { drawing: null }), "/turnData/drawing"],
    ["drawing orders that are open already", withTurn(drawing, { drawing: [saveAll, saveAll] }), "/turnData/drawing"],
    [
      "an effect left over at drawing",
      withTurn(drawing, { triggeredEffects: declaring.turnData.triggeredEffects }),
      "/turnData/triggeredEffects",
    ],
    ["a ship that has acted at drawing", withTurn(drawing, { acted: ["N1"] }), "/turnData/acted"],
    [
      "a charge fired before the declaration",
      withTurn(declaring, { triggeredEffects: [...declaring.turnData.triggeredEffects, effect] }),
      "/turnData/triggeredEffects/1/cause",
    ],
    ["health 0 in play", withNorth(drawing, { health: 0 }), "/players/0/health"],
    ["health below 0 in play", withNorth(responding, { health: -3 }), "/players/0/health"],
    ["a winner who is out", { ...finished, outcome: { result: "win", winner: 0 } }, "/outcome"],
    ["an end while both stand", { ...withNorth(finished, { health: 4 }) }, "/outcome"],
    ["a cap that was not reached", { ...finished, outcome: { result: "turn_cap", winner: null } }, "/outcome"],
    ["a colour that the faction has not", withNorth(drawing, { energy: { pink: 1 } }), "/players/0/energy/pink"],
    ["energy above its cap", withNorth(drawing, { energy: { amber: 5 } }), "/players/0/energy/amber"],
    ["a roll of 9 on a d6", withTurn(drawing, { roll: { base: 9, reads: [9, 9], extra: null } }), "/turnData/roll"],
    ["a reading of 7 on a d6", withTurn(drawing, { roll: { base: 4, reads: [4, 7], extra: null } }), "/turnData/roll"],
    ["an extra die of 0", withTurn(drawing, { roll: { base: 4, reads: [4, 4], extra: 0 } }), "/turnData/roll"],
    ["no roll", withTurn(drawing, { roll: null }), "/turnData/roll"],
    ["a turn beyond the cap", { ...drawing, turn: 61 }, "/turn"],
    ["a ship born in the future", withNorthShip(drawing, { born: 4 }), "/players/0/ships/0/born"],
    ["a ship of this turn before drawing", withNorthShip(drawing, { born: 3 }), "/players/0/ships/0/born"],
    ["a ship of no turn", withNorthShip(drawing, { born: 0 }), "/players/0/ships/0/born"],
    [
      "a wreck of the future",
      { ...withNorth(drawing, { wrecks: [{ id: "N2", ship: "hit3", fate: "destroyed", turn: 3 }], serial: 2 }) },
      "/players/0/wrecks/0/turn",
    ],
    [
      "an effect of another turn",
      withTurn(declaring, { triggeredEffects: [{ ...declaring.turnData.triggeredEffects[0], id: "2N1" }] }),
      "/turnData/triggeredEffects/0/id",
    ],
    [
      "an effect of a ship that never was",
      withTurn(declaring, { triggeredEffects: [{ ...declaring.turnData.triggeredEffects[0], ship: "N9" }] }),
      "/turnData/triggeredEffects/0/ship",
    ],
    [
      "a completion in the battle",
      withTurn(declaring, {
        triggeredEffects: [{ ...declaring.turnData.triggeredEffects[0], triggeredAt: "battle_phase" }],
      }),
      "/turnData/triggeredEffects/0/triggeredAt",
    ],
  ])("[S20] %s", (_name, state, path) => {
    expect(refusalOf(state)).toMatchObject({ code: "bad-request", path, problem: expect.any(String) });
  });

  test("[S20] a chosen number that its ship does not offer, or none", () => {
    const numbered = duel("drawing", [{ ships: [{ ship: "number", number: 6 }] }, {}]);
    expect(refusalOf(numbered)).toBeNull();
    for (const number of [0, 7, null])
      expect(refusalOf(withNorthShip(numbered, { number }))).toMatchObject({ path: "/players/0/ships/0/number" });
  });

  test("[S20] anything before factions are chosen, and a choice where there is none", () => {
    const begun = shapeships.setup(
      { factions: null },
      toys,
      rngFrom(() => 0),
    );
    if (!begun.ok) throw new Error(begun.refusal.code);
    const { state } = begun.value;
    expect(refusalOf(state)).toBeNull();
    expect(refusalOf({ ...state, turn: 2 })).toMatchObject({ path: "/turn" });
    expect(refusalOf(withNorth(state, { lines: 3 }))).toMatchObject({ path: "/players" });
    expect(refusalOf(withTurn(state, { acted: ["N1"] }))).toMatchObject({ path: "/turnData" });
    expect(refusalOf(state, { ...toys, factions: toys.factions.slice(0, 1) })).toMatchObject({ path: "/status" });
  });
});

describe("stored states that break a constraint", () => {
  const effects = (state: ShapeshipsState, at: number, change: object): object =>
    withTurn(state, {
      triggeredEffects: state.turnData.triggeredEffects.map((each, index) =>
        index === at ? { ...each, ...change } : each,
      ),
    });
  const says = (constraint: Constraint, field: string) => ({
    code: "violation",
    rule: `C${constraint}`,
    constraint,
    path: `/turnData/triggeredEffects/0/${field}`,
    problem: `Error: ${messages[constraint]}`,
  });
  const frail = { persistsIfSourceDestroyed: false };
  const strike = play(
    duel("first_strike", [{ ships: ["volley"] }, { ships: ["bolt"] }], { turnData: drawn() }),
    [],
  ).state;
  const blast = play(
    duel("first_strike", [{ ships: ["early"] }, { ships: ["bolt", { ship: "boom", born: 3 }] }], { turnData: drawn() }),
    [],
  ).state;

  test("[S20][C6] where an effect triggered is a name, never a number", () => {
    for (const triggeredAt of [0, 1, "1", null, true, ["build_phase"]])
      expect(refusalOf(effects(declaring, 0, { triggeredAt }))).toEqual(says(6, "triggeredAt"));
  });

  test("[S20][C1] where an effect triggered is one of the three stages", () => {
    for (const triggeredAt of ["automatic_phase", "charging", ""])
      expect(refusalOf(effects(declaring, 0, { triggeredAt }))).toEqual(says(1, "triggeredAt"));
  });

  test("[S20][C4] a completion, a first strike and a destruction persist", () => {
    for (const [state, cause] of [
      [declaring, "completion"],
      [strike, "first_strike"],
      [blast, "destruction"],
    ] as const) {
      expect(state.turnData.triggeredEffects[0]?.cause).toBe(cause);
      expect(refusalOf(state)).toBeNull();
      expect(refusalOf(effects(state, 0, frail))).toEqual(says(4, "persistsIfSourceDestroyed"));
      expect(refusalOf(effects(state, 0, { persistsIfSourceDestroyed: "true" }))).toMatchObject({ constraint: 4 });
    }
  });

  test("[S20][R19] a charge may depend on its ship; a solar power has none to depend on", () => {
    const fired = play(declaring, [[charges(fire("N1", "damage")), pass]]).state;
    expect(refusalOf(effects(fired, 1, frail))).toBeNull();
    const lit = play(declaring, [[solar({ power: "spark" }), pass]]).state;
    expect(lit.turnData.triggeredEffects[1]?.cause).toBe("solar_power");
    expect(refusalOf(effects(lit, 1, frail))).toMatchObject({ path: "/turnData/triggeredEffects/1/cause" });
  });

  test("[S20] several at once are refused with the first in the order 6, 1, 2, 3, 4, 5", () => {
    const both = effects(declaring, 0, { ...frail, triggeredAt: 0 });
    expect(refusalOf({ ...both, step: 7 })).toMatchObject({ constraint: 6, path: "/step" });
    expect(refusalOf(both)).toMatchObject({ constraint: 6 });
    expect(refusalOf(effects(declaring, 0, { ...frail, triggeredAt: "setup" }))).toMatchObject({ constraint: 1 });
  });
});

describe("solar powers", () => {
  test("[R19] a solar power that would not persist is refused with the pack: it has no ship", () => {
    const [spark, ...others] = toys.solarPowers;
    const frail = { ...toys, solarPowers: [{ ...spark, persistsIfSourceDestroyed: false }, ...others] };
    expect(shapeships.parse.rules(frail)).toMatchObject({
      ok: false,
      refusal: {
        code: "bad-request",
        path: "/solarPowers/0/persistsIfSourceDestroyed",
        problem: expect.stringContaining("no ship"),
      },
    });
  });
});

/** A turn whose drawing orders were opened. */
function drawn(): TurnData {
  return { ...drawing.turnData, drawing: [saveAll, saveAll] };
}
