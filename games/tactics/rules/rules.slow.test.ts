import { decide, type Match, readRecord, registry, start, undo, writeRecord } from "@umpire/kernel";
import { lawsOf } from "@umpire/laws";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { tactics } from "../game.ts";
import { buffs } from "./data/buffs.ts";
import { presets } from "./data/presets.ts";
import { unitTypes } from "./data/units.ts";
import { legalActions } from "./legal.ts";
import { act } from "./play.ts";
import { readOptions, readState } from "./read.ts";
import { action, buff, play, scene } from "./scene.fixture.ts";
import type { Tactics, TacticsAction, TacticsRules, TacticsState } from "./shape.ts";
import { effective, explainStat } from "./stats.ts";

/** The state after an action that must be accepted. */
function done(state: TacticsState, each: TacticsAction, rules: TacticsRules = presets.v1): TacticsState {
  const played = act(state, each, rules);
  if (!played.ok) throw new Error(played.refusal.code);
  return played.value.state;
}

const listOf = ({ unitBuffs }: TacticsState, unit = "u1_p1") =>
  (unitBuffs[unit] ?? []).map(({ buffId, duration }) => `${buffId}${duration}`);

function standard(preset: keyof typeof presets = "v1", options: object = {}): TacticsState {
  const parsed = readOptions(options);
  const begun = parsed.ok ? start(tactics, "s", parsed.value, presets[preset]) : parsed;
  if (!begun.ok) throw new Error(JSON.stringify(begun.refusal));
  return begun.value.match.state;
}
describe("states are values", () => {
  test("[TC26] [TC71] [BS4] an action leaves the old state and all its parts alone", () => {
    const before = Object.freeze(scene("a1@1,1:+POISON3 a2@3,3 b1@2,2"));
    const text = JSON.stringify(before);
    for (const unit of before.units) Object.freeze(unit);
    const moved = act(before, action("M(1,2)", before), presets.v1);
    const both = act(before, action("MA(1,2,b1)", before), presets.v1);
    expect(JSON.stringify(before)).toBe(text);
    expect(moved.ok && moved.value.state.units).not.toBe(before.units);
    expect(both.ok && both.value.state.unitBuffs).not.toBe(before.unitBuffs);
  });

  test("[TC93] the base stat in the state stays", () => {
    expect(play("a1@1,1:+HASTE2 b1@4,4", "M(1,3)").units[0]?.moveRange).toBe(1);
  });

  test("[TC102] no buffs, an empty map and an empty list are the same", () => {
    const base = scene("a1@1,1 b1@4,4");
    const { unitBuffs: _, ...none } = base;
    const read = [none, { ...base, unitBuffs: {} }, { ...base, unitBuffs: { u1_p1: [] } }].map((state) =>
      readState(state),
    );
    expect(read[1]).toEqual(read[0]);
    expect(read[2]).toEqual(read[0]);
  });

  test("[TC126] buffs under an id that is no unit run down without error", () => {
    const given = { ...scene("a1@1,1 b1@4,4"), unitBuffs: { ghost: [buff("POISON2")] } };
    const once = done(given, action("ET", given));
    expect(listOf(once, "ghost")).toEqual(["POISON1"]);
    expect(done(once, action("ET", once)).unitBuffs).toEqual({});
  });

  test("[TC129] [BS7] the same actions give the same states", () => {
    const run = () => JSON.stringify(play("a1@1,1:+POISON3 b1@2,2:+RAGE2", "MA(1,2,b1); A(1,2,a1); ET; A(2,2,b1)"));
    expect(run()).toBe(run());
  });
});

describe("the set-up", () => {
  test("[TC138] [TC139] [TC140] [TC141] [T1] [T2] [T17] the standard line-up", () => {
    const { board, units, currentPlayer, gameOver, winner, unitBuffs } = standard();
    expect({ board, currentPlayer, gameOver, winner, unitBuffs }).toEqual({
      ...{ board: { width: 5, height: 5 }, currentPlayer: "P1", gameOver: false, winner: null, unitBuffs: {} },
    });
    const swordsman = { hp: 10, attack: 3, moveRange: 1, attackRange: 1, alive: true };
    const archer = { hp: 8, attack: 3, moveRange: 1, attackRange: 2, alive: true };
    expect(units).toEqual([
      { id: "u1_p1", owner: "P1", ...swordsman, position: { x: 1, y: 0 } },
      { id: "u2_p1", owner: "P1", ...archer, position: { x: 3, y: 0 } },
      { id: "u1_p2", owner: "P2", ...swordsman, position: { x: 1, y: 4 } },
      { id: "u2_p2", owner: "P2", ...archer, position: { x: 3, y: 4 } },
    ]);
  });

  test("[TC142] [T2] the types", () => {
    expect(unitTypes.TANK).toEqual({ hp: 16, attack: 2, moveRange: 1, attackRange: 1 });
    expect(Object.keys(unitTypes)).toEqual(["SWORDSMAN", "ARCHER", "TANK"]);
  });

  test("[TC143] a first turn", () => {
    let state = standard();
    const step = (text: string) => {
      const played = act(state, action(text, state), presets.v1);
      if (played.ok) state = played.value.state;
      return played.ok ? "ok" : played.refusal.code;
    };
    const told = ["A(3,4,b2)", "M(3,1)", "A(3,4,b2)", "MA(3,2,b2)"].map(step);
    expect(told).toEqual(["no-unit-in-range", "ok", "no-unit-in-range", "ok"]);
    expect(state).toMatchObject({ currentPlayer: "P2", units: [{}, {}, {}, { hp: 5 }] });
  });

  test("[T17] other line-ups and packs; an unknown type is refused", () => {
    const four = ["TANK", "ARCHER", "SWORDSMAN", "TANK"];
    const three = ["TANK", "TANK", "TANK"];
    const places = standard("v1", { lineup: [four, three] }).units.map(({ position: { x, y } }) => `${x},${y}`);
    expect(places).toEqual(["0,0", "1,0", "3,0", "4,0", "0,4", "2,4", "4,4"]);
    const pack = { unitTypes: { OGRE: { hp: 30, attack: 9, moveRange: 2, attackRange: 1 } }, tiles: [] };
    const ogres = {
      lineup: [
        ["OGRE", "OGRE"],
        ["OGRE", "OGRE"],
      ],
      pack,
    };
    expect(standard("skirmish", ogres)).toMatchObject({ tiles: [], units: [{ hp: 30 }, {}, {}, {}] });
    expect(() => standard("v1", { lineup: [["OGRE", "TANK"], three] })).toThrow(/bad-lineup.*OGRE/);
    expect(() => standard("v1", { lineup: [["TANK"], three] })).toThrow(/lineup\/0/);
    expect(() =>
      standard("v1", { pack: { ...pack, tiles: [{ ...standard("skirmish").tiles?.[0], buffId: "X" }] } }),
    ).toThrow(/pack\/tiles\/0\/buffId/);
  });

  test("[T18] [BS8] the presets, and the library", () => {
    expect(Object.keys(presets)).toEqual(["skirmish", "v1", "duel"]);
    expect(Object.keys(standard("skirmish")).slice(6)).toEqual(["actedUnitIds", "turn", "tiles"]);
    expect(Object.keys(standard("v1")).slice(6)).toEqual([]);
    expect(Object.keys(standard("duel")).slice(6)).toEqual(["actedUnitIds", "turn"]);
    const short = Object.values(buffs).map(
      ({ buffId, duration, stackable }) => `${buffId}${duration}${stackable ? "+" : ""}`,
    );
    expect(short).toEqual(["RAGE1", "HASTE1", "MARKED1", "POISON2+", "STUN1", "ROOT1"]);
  });
});

describe("switches", () => {
  test("[BS52] [BS9] poison at turn start hurts the side whose turn begins", () => {
    const start: Partial<TacticsRules> = { poisonTick: "turn-start" };
    play(
      "a1@1,1:+POISON3 b1@4,4:+POISON3",
      "ET: a1=10, b1=9, a1[POISON2]; ET: a1=9, b1=9; ET: a1=9, b1=9, a1[]",
      start,
    );
  });

  test("[BS55] expire-first spends the last tick", () => {
    play("a1@1,1:+POISON2 b1@4,4", "ET: a1=9, a1[POISON1]; ET: a1=9, a1[]", { turnEndOrder: "expire-first" });
    play("a1@1,1:+POISON2 b1@4,4", "ET: a1=9, a1[POISON1]; ET: a1=8, a1[]");
  });

  test("[T15] MARKED adds its bonus where the switch says so", () => {
    play("a1@1,1 b1@1,2:+MARKED1:+MARKED1", "A(1,2,b1): b1=3", { markedBonus: 2 });
  });

  test("[T14] the turn cap is a draw", () => {
    play("a1@1,1 b1@4,4", "ET: on; ET: on; ET: draw", { turnCap: 3 });
  });

  test("[T14] a blow in the last turn still wins", () => {
    play("a1@1,1 b1@2,2:hp=3", "MA(1,2,b1): over P1", { turnCap: 1 });
  });

  test("[T14] turn counts the turns that have ended, of both players, and is there with a cap alone", () => {
    const turns = (script: string, turnCap: number | null) => play("a1@1,1 b1@2,2", script, { turnCap }).turn;
    expect(turns("M(0,1)", 9)).toBe(0);
    expect(turns("M(0,1); ET", 9)).toBe(1);
    expect(turns("MA(1,2,b1); A(1,2,a1); ET; ET", 9)).toBe(3);
    expect(turns("ET; ET", null)).toBeUndefined();
  });

  test("[T7] [T5] who has acted is no candidate, and the list is emptied at the turn's end", () => {
    const one = { actionsPerUnitPerTurn: 1 };
    play(
      "a1@1,1 a2@1,3 b1@4,4",
      "M(1,2): !ambiguous-mover; M(0,1): a1@0,1; M(1,2): a2@1,2; M(1,1): !already-acted; ET; ET; M(0,0): a1@0,0",
      one,
    );
  });

  test("[T6] a named actor settles it, and is refused for its own reasons", () => {
    const state = scene("a1@1,1 a2@1,3 a3@4,0:dead a4@0,4:+STUN2 b1@4,4");
    const by = (unitId: string | null, text = "M(1,2)") => {
      const played = act(state, { ...action(text, state), unitId }, presets.v1);
      return played.ok ? "ok" : played.refusal.code;
    };
    expect([by("u1_p1"), by("u2_p1"), by(null)]).toEqual(["ok", "ok", "ambiguous-mover"]);
    expect([by("ghost"), by("u3_p1"), by("u1_p2"), by("u4_p1")]).toEqual([
      ...["unit-unknown", "unit-dead", "unit-not-yours", "no-unit-can-reach"],
    ]);
    expect([by("u4_p1", "M(1,4)"), by("u1_p1", "M(9,9)"), by("ghost", "ET")]).toEqual(["stunned", "off-board", "ok"]);
  });
});

describe("explained", () => {
  test("[T12] [BS53] [BS54] a stat with its parts", () => {
    const state = scene("a1@1,1:+RAGE2:+RAGE1:+SLOW2:+WEAK1 b1@4,4");
    const [unit] = state.units;
    expect(unit && explainStat(state, unit, "attack")).toEqual({
      value: 2,
      because: [
        { op: "base", amount: 3 },
        { op: "add", amount: -5, source: "WEAK", rule: "BUFF 7" },
        { op: "add", amount: 2, source: "RAGE", rule: "BUFF 7" },
        { op: "add", amount: 2, source: "RAGE", rule: "BUFF 7" },
      ],
    });
    expect(unit && explainStat(state, unit, "moveRange").value).toBe(0);
  });

  test("[T12] the quick number and the explained one are the same", () => {
    const ids = ["RAGE1", "HASTE2", "REACH1", "SPEED3", "SLOW1", "WEAK2", "POISON2", "MIX1"];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ids)), (list) => {
        const state = scene(`a1@1,1${list.map((id) => `:+${id}`).join("")} b1@4,4`);
        const [unit] = state.units;
        if (!unit) throw new Error("no unit");
        for (const stat of ["attack", "moveRange", "attackRange"] as const) {
          expect(effective(state, unit, stat)).toBe(explainStat(state, unit, stat).value);
        }
      }),
    );
  });

  test("[T8] [T9] [T4] a refusal cites its rule and names what is in the way", () => {
    const state = scene("a1@1,1 a2@1,3 b1@4,4");
    const told = (text: string) => act(state, action(text, state), presets.v1);
    expect(told("M(1,2)")).toEqual({
      ok: false,
      refusal: { code: "ambiguous-mover", rule: "T9", units: ["u1_p1", "u2_p1"] },
    });
    expect(told("P2.ET")).toMatchObject({ refusal: { rule: "T8", currentPlayer: "P1" } });
    expect(told("A(4,4,b1)")).toEqual({
      ok: false,
      refusal: { code: "no-unit-in-range", rule: "T4", target: "u1_p2" },
    });
  });
});

function decided(match: Match<Tactics>, text: string): Match<Tactics> {
  const moved = decide(tactics, match, 0, action(text, match.state));
  if (!moved.ok) throw new Error(moved.refusal.code);
  return moved.value.match;
}

describe("as a match", () => {
  test("[T10] [T11] [T13] a turn of several actions, undone one by one", () => {
    const begun = start(
      tactics,
      "s",
      {
        lineup: [
          ["SWORDSMAN", "ARCHER"],
          ["SWORDSMAN", "ARCHER"],
        ],
        pack: { unitTypes, tiles: [] },
      },
      presets.v1,
    );
    if (!begun.ok) throw new Error(begun.refusal.code);
    const { match } = begun.value;
    const one = decided(match, "M(1,1)");
    const two = decided(one, "M(1,2)");
    const back = undo(tactics, two, 0);
    expect(back.ok && back.value.match).toEqual(one);
    const record = writeRecord(tactics, two);
    expect(readRecord(registry([tactics]), record)).toMatchObject({ ok: true, value: { match: two } });
  });

  test("[T8] an action for the other player is refused at the wrong seat", () => {
    const begun = start(tactics, "s", {
      lineup: [
        ["TANK", "TANK"],
        ["TANK", "TANK"],
      ],
      pack: { unitTypes, tiles: [] },
    });
    const wrong =
      begun.ok && decide(tactics, begun.value.match, 0, { ...action("ET", begun.value.match.state), playerId: "P2" });
    expect(wrong).toMatchObject({ refusal: { code: "not-your-turn", playerId: "P2" } });
  });

  test("the number of legal sequences from the standard set-up", () => {
    const count = (state: TacticsState, rules: TacticsRules, depth: number): number => {
      if (depth === 0 || state.gameOver) return 1;
      let total = 0;
      for (const each of legalActions(state, rules)) {
        const played = act(state, each, rules);
        if (!played.ok) throw new Error(played.refusal.code);
        total += count(played.value.state, rules, depth - 1);
      }
      return total;
    };
    const counts = (preset: keyof typeof presets) =>
      [1, 2, 3, 4].map((depth) => count(standard(preset), presets[preset], depth));
    expect({ v1: counts("v1"), duel: counts("duel"), skirmish: counts("skirmish") }).toEqual({
      v1: [7, 46, 337, 2425],
      duel: [7, 29, 88, 390],
      skirmish: [7, 29, 88, 390],
    });
  });

  for (const law of lawsOf(tactics, { runs: 120 })) test(law.title, law.holds);
});
