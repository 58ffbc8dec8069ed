import { describe, expect, test } from "vitest";
import { tiles } from "./data/tiles.ts";
import { unitTypes } from "./data/units.ts";
import { readAction, readBuff, readOptions, readState } from "./read.ts";
import { buff, scene } from "./scene.fixture.ts";

const badState = (path: string) => ({ ok: false, refusal: expect.objectContaining({ path }) });

describe("reading and writing", () => {
  const full = scene("a1@1,1:+RAGE2:+POISON3 b1@4,4:dead b2@0,0");

  test("[TC144] a state without units", () => {
    expect(JSON.stringify(scene("P2"))).toBe(
      '{"board":{"width":5,"height":5},"units":[],"currentPlayer":"P2","gameOver":false,"winner":null,"unitBuffs":{}}',
    );
  });

  test("[TC145] [TC146] [TC147] [TC159] [BS6] [T19] what was written reads back byte for byte, whatever the order of keys", () => {
    const backwards = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(backwards);
      if (typeof value !== "object" || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .toReversed()
          .map(([key, part]) => [key, backwards(part)]),
      );
    };
    const again = readState(backwards(JSON.parse(JSON.stringify(full))));
    expect(again.ok && JSON.stringify(again.value)).toBe(JSON.stringify(full));
    expect(Object.keys(full.units[0] ?? {})).toEqual([
      ...["id", "owner", "hp", "attack", "moveRange", "attackRange", "position", "alive"],
    ]);
    expect(full.units[1]).toMatchObject({ hp: 0, alive: false });
  });

  test("[TC148] over, with and without a winner", () => {
    expect(scene("a1@1,1 over=P1")).toMatchObject({ gameOver: true, winner: "P1" });
    expect(scene("a1@1,1 over")).toMatchObject({ gameOver: true, winner: null });
  });

  test("[TC149] other boards and numbers", () => {
    const given = { ...full, board: { width: 10, height: 7 }, currentPlayer: "P2" };
    const read = readState({ ...given, units: given.units.map((unit) => ({ ...unit, attack: 0 })) });
    expect(read).toMatchObject({ ok: true, value: { board: { width: 10, height: 7 }, currentPlayer: "P2" } });
  });

  test.each([null, undefined, 7, []])("[TC150] %j is no state", (given) => {
    expect(readState(given)).toEqual(badState(""));
  });

  test.each(["board", "units", "currentPlayer", "gameOver", "winner"])("[TC151] without %s", (field) => {
    const given: { [key: string]: unknown } = { ...full };
    delete given[field];
    expect(readState(given)).toEqual(badState(`/${field}`));
  });

  test("[TC152] buffs with and without a source", () => {
    const given = { ...full, unitBuffs: { u1_p1: [{ ...buff("RAGE1"), sourceUnitId: "u2_p1" }, buff("HASTE1")] } };
    const read = readState(given);
    expect(read.ok && read.value.unitBuffs["u1_p1"]?.map(({ sourceUnitId }) => sourceUnitId)).toEqual(["u2_p1", null]);
  });

  test("[TC153] [BS10] unknown fields are left out, at every level", () => {
    const rage = { ...buff("RAGE2"), odd: 1, modifiers: { ...buff("RAGE2").modifiers, odd: 1 }, flags: { odd: true } };
    const given = {
      ...full,
      odd: 1,
      units: full.units.map((unit) => ({ ...unit, odd: 1 })),
      unitBuffs: { u1_p1: [rage] },
    };
    const read = readState(given);
    expect(JSON.stringify(read)).not.toContain("odd");
    expect(read.ok).toBe(true);
  });

  test("[TC154] no unitBuffs, no map, no list", () => {
    const { unitBuffs: _, ...none } = full;
    for (const given of [none, { ...none, unitBuffs: 7 }, { ...none, unitBuffs: { u1_p1: "x" } }]) {
      expect(readState(given)).toMatchObject({ ok: true, value: { unitBuffs: {} } });
    }
  });

  test("[TC155] [TC156] missing members are 0 and false", () => {
    const bare = { buffId: "BARE", duration: 1, stackable: false };
    const some = { ...bare, flags: { poison: true }, modifiers: { bonusAttack: 1 } };
    const read = readState({ ...full, unitBuffs: { u1_p1: [bare, some] } });
    const nothing = { stunned: false, rooted: false, silenced: false, taunted: false, poison: false };
    const zeros = { bonusHp: 0, bonusAttack: 0, bonusMoveRange: 0, bonusAttackRange: 0 };
    expect(read.ok && read.value.unitBuffs["u1_p1"]).toEqual([
      { ...bare, sourceUnitId: null, modifiers: zeros, flags: nothing },
      { ...some, sourceUnitId: null, modifiers: { ...zeros, bonusAttack: 1 }, flags: { ...nothing, poison: true } },
    ]);
  });

  test.each(["duration", "stackable", "buffId"])("[TC157] [TC158] a buff without %s", (field) => {
    const given: { [key: string]: unknown } = { ...buff("RAGE1") };
    delete given[field];
    expect(readState({ ...full, unitBuffs: { u1_p1: [given] } })).toEqual(badState(`/unitBuffs/u1_p1/0/${field}`));
  });

  test.each<[string, object, string]>([
    ["duration 0", { unitBuffs: { u1_p1: [{ ...buff("RAGE1"), duration: 0 }] } }, "/unitBuffs/u1_p1/0/duration"],
    [
      "a broken duration",
      { unitBuffs: { u1_p1: [{ ...buff("RAGE1"), duration: 1.5 }] } },
      "/unitBuffs/u1_p1/0/duration",
    ],
    ["alive without hp", { units: [{ ...full.units[0], hp: 0 }] }, "/units/0/alive"],
    ["dead with hp", { units: [{ ...full.units[0], alive: false }] }, "/units/0/alive"],
    ["an id twice", { units: [full.units[0], { ...full.units[2], id: "u1_p1" }] }, "/units/1/id"],
    ["off the board", { units: [{ ...full.units[0], position: { x: 5, y: 0 } }] }, "/units/0/position"],
    [
      "two on one tile",
      { units: [full.units[0], { ...full.units[2], position: { x: 1, y: 1 } }] },
      "/units/1/position",
    ],
    ["a tile off the board", { tiles: [{ ...tiles[0], position: { x: 5, y: 0 } }] }, "/tiles/0/position"],
    ["two tiles on one place", { tiles: [tiles[1], tiles[0], tiles[1]] }, "/tiles/2/position"],
    ["an unknown owner", { units: [{ ...full.units[0], owner: "P3" }] }, "/units/0/owner"],
    ["a huge number", { units: [{ ...full.units[0], hp: 1e12 }] }, "/units/0/hp"],
    ["a negative range", { units: [{ ...full.units[0], moveRange: -1 }] }, "/units/0/moveRange"],
    [
      "no ranges",
      { units: [{ id: "x", owner: "P1", hp: 1, attack: 1, position: { x: 0, y: 0 }, alive: true }] },
      "/units/0/moveRange",
    ],
  ])("[TC158] [T19] [T3] %s is refused with its path", (_name, altered, path) => {
    expect(readState({ ...full, ...altered })).toEqual(badState(path));
  });

  test("[T17] a pack is refused like a state, with the path, for a tile off the board and two on one place", () => {
    const packed = (given: readonly unknown[]) => readOptions({ pack: { unitTypes, tiles: given } });
    const [one, other] = tiles;
    expect(packed(tiles)).toMatchObject({ ok: true });
    expect(packed([one, { ...other, position: { x: 0, y: -1 } }])).toEqual(badState("/pack/tiles/1/position"));
    expect(packed([one, { ...other, position: one?.position }])).toEqual(badState("/pack/tiles/1/position"));
  });

  test("[T19] unitBuffs is written by the ids of units, whatever order it came in", () => {
    const lists = { u2_p2: [buff("RAGE1")], u1_p1: [buff("HASTE2")], ghost: [buff("STUN1")] };
    const one = readState({ ...full, unitBuffs: lists });
    const other = readState({ ...full, unitBuffs: Object.fromEntries(Object.entries(lists).toReversed()) });
    expect(JSON.stringify(other)).toBe(JSON.stringify(one));
    expect(one.ok && Object.keys(one.value.unitBuffs)).toEqual(["ghost", "u1_p1", "u2_p2"]);
  });
});

describe("names that every object inherits", () => {
  const state = scene("a1@1,1 b1@4,4");
  const rage = buff("RAGE1");
  const own = (name: string, value: unknown) => Object.fromEntries([[name, value]]);
  const numbers = unitTypes.TANK;

  test.each(Object.getOwnPropertyNames(Object.prototype))("[T19] %s is the id of nothing", (name) => {
    const [unit] = state.units;
    expect(readState({ ...state, units: [{ ...unit, id: name }] })).toEqual(badState("/units/0/id"));
    expect(readState({ ...state, unitBuffs: own(name, [rage]) })).toEqual(badState(`/unitBuffs/${name}`));
    const named = { u1_p1: [{ ...rage, buffId: name }] };
    expect(readState({ ...state, unitBuffs: named })).toEqual(badState("/unitBuffs/u1_p1/0/buffId"));
    expect(readState({ ...state, actedUnitIds: [name] })).toEqual(badState("/actedUnitIds/0"));
    expect(readState({ ...state, tiles: [{ ...tiles[0], buffId: name }] })).toEqual(badState("/tiles/0/buffId"));
    expect(readBuff({ ...rage, sourceUnitId: name })).toEqual(badState("/sourceUnitId"));
    const action = { type: "END_TURN", playerId: "P1" };
    expect(readAction({ ...action, unitId: name })).toEqual(badState("/unitId"));
    expect(readAction({ ...action, targetUnitId: name })).toEqual(badState("/targetUnitId"));
    const types = readOptions({ pack: { unitTypes: own(name, numbers), tiles: [] } });
    expect(types).toEqual(badState(`/pack/unitTypes/${name}`));
    const lineup = [
      ["TANK", name],
      ["TANK", "TANK"],
    ];
    expect(readOptions({ lineup })).toEqual(badState("/lineup/0/1"));
  });
});
