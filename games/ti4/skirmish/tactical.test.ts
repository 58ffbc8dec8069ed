import { describe, expect, test } from "vitest";
import { skirmish } from "./game.ts";
import type { SkirmishAction } from "./shape.ts";
import {
  activate,
  landing,
  map,
  move,
  none,
  pass,
  played,
  refusalOf,
  scene,
  sceneOf,
  stay,
  types,
} from "./skirmish.fixture.ts";

describe("a tactical action", () => {
  test("[TS5][TI22] a system is activated once; an asteroid field like any other, and nothing moves there", () => {
    const given = scene({ space: { cruiser: 1 } }, none);
    const { state, events } = played(given, [activate("F")]);
    expect(types(events)).toEqual(["activated"]);
    expect(state).toMatchObject({ awaited: 1, players: [{ tokens: ["F"] }, {}] });
    const again = played({ ...given, state }, [pass]);
    expect(refusalOf(again, activate("F"))).toMatchObject({ code: "token-there" });
    expect(refusalOf(again, activate("X"))).toMatchObject({ code: "unknown-system" });
    expect(refusalOf(again, stay)).toMatchObject({ code: "wrong-step", step: "turn" });
  });

  test("[TS6] a declaration with one mistake is refused whole, with the planner's reason; nothing is spent or rolled", () => {
    const given = played(scene({ space: { carrier: 1, cruiser: 1 }, ground: { infantry: 9 } }, none), [activate("B")]);
    const before = JSON.stringify(given.state);
    expect(refusalOf(given, move(["A/cruiser/1", "A-R-B"], ["A/carrier/1", "A-N-B"]))).toMatchObject({
      code: "nebula-not-active",
      system: "N",
      ship: "A/carrier/1",
    });
    expect(refusalOf(given, move(["A/carrier/1", "A-R-B", ["infantry", 5]]))).toMatchObject({ code: "over-capacity" });
    expect(refusalOf(given, move(["A/carrier/2", "A-R-B"]))).toMatchObject({ code: "unknown-ship" });
    expect(refusalOf(given, move(["A/cruiser/1", "A-R-B"], ["A/cruiser/1", "A-R-B"]))).toMatchObject({
      code: "duplicate-ship",
    });
    expect(refusalOf(given, { type: "move", moves: [], drive: "A/carrier/1" })).toMatchObject({ code: "no-drive" });
    expect(JSON.stringify(given.state)).toBe(before);
  });

  test("[TS6][TI57] a rift takes a carrier with what it carries, on one die", () => {
    const given = scene({ space: { carrier: 1, cruiser: 1 }, ground: { infantry: 4 } }, none);
    const moving = [activate("B"), move(["A/carrier/1", "A-R-B", ["infantry", 4]], ["A/cruiser/1", "A-R-B"])];
    const { state, events } = played(given, moving, [2, 9]);
    expect(events.slice(2, 5)).toMatchObject([
      { type: "rift-die", ship: "A/carrier/1", die: 2, lost: true },
      { type: "rift-die", ship: "A/cruiser/1", die: 9, lost: false },
      { type: "removed", units: { carrier: 1, infantry: 4 }, why: "rift", rule: "LRR 41.2" },
    ]);
    expect(state.space).toEqual({ B: { 0: { units: { cruiser: 1 }, damaged: {} } } });
    expect(state.planets["Alpha"]?.force.units).toEqual({});
  });

  test("[TS6][AC63][AC64] under the requirements a carried fighter's die is its own, and what is destroyed cites what says so", () => {
    const given = scene({ space: { carrier: 1, fighter: 2 } }, none);
    const strict = {
      ...given,
      rules: { ...given.rules, riftRollsForCarried: true, riftOutcome: "destroyed" } as const,
    };
    const moving = [activate("B"), move(["A/carrier/1", "A-R-B", ["fighter", 2]])];
    const { events } = played(strict, moving, [7, 2, 9]);
    expect(events.slice(2, 5)).toEqual([
      { type: "rift-die", ship: "A/carrier/1", system: "R", die: 7, lost: false, rule: "LRR 41.2" },
      { type: "rift-die", ship: "A/carrier/1", unit: "fighter", system: "R", die: 2, lost: true, rule: "000 AC 6.3" },
      { type: "rift-die", ship: "A/carrier/1", unit: "fighter", system: "R", die: 9, lost: false, rule: "000 AC 6.3" },
    ]);
    expect(events[5]).toMatchObject({
      type: "removed",
      units: { fighter: 1 },
      why: "rift-destroyed",
      rule: "000 AC 6.4",
    });
  });

  test("[TS6][TI58] what would have been picked up further along stays on its planet", () => {
    const chain = {
      systems: [
        { id: "A" },
        { id: "R", anomalies: ["gravity-rift"] },
        { id: "C", planets: [{ name: "Camp", resources: 1, influence: 1 }] },
        { id: "T" },
      ],
      links: [
        ["A", "R"],
        ["R", "C"],
        ["C", "T"],
      ],
    };
    const given = sceneOf({
      map: chain,
      starts: [
        { home: "A", space: { carrier2: 1 }, ground: none, garrisons: { Camp: { infantry: 2 } } },
        { home: "T", space: none, ground: none },
      ],
    });
    const cargo = [{ unit: "infantry", count: 2, from: "C" }];
    const moving: SkirmishAction = {
      type: "move",
      moves: [{ ship: "A/carrier2/1", path: ["A", "R", "C", "T"], cargo }],
    };
    const lost = played(given, [activate("T"), moving], [1]);
    expect(lost.state).toMatchObject({ space: {}, planets: { Camp: { force: { units: { infantry: 2 } } } } });
    const safe = played(given, [activate("T"), moving], [9]);
    expect(safe.state.space["T"]).toMatchObject({ 0: { units: { carrier2: 1, infantry: 2 } } });
    expect(safe.state.planets["Camp"]?.force.units).toEqual({});
  });

  test("[TS6] Gravity Drive for one ship", () => {
    const chain = {
      systems: [{ id: "A" }, { id: "B" }, { id: "C" }],
      links: [
        ["A", "B"],
        ["B", "C"],
      ],
    };
    const given = sceneOf({
      map: chain,
      starts: [
        { home: "A", space: { carrier: 2 }, ground: none, effects: ["gravity-drive"] },
        { home: "C", space: none, ground: none },
      ],
    });
    const active = played(given, [activate("C")]);
    const both = {
      ...move(["A/carrier/1", "A-B-C"], ["A/carrier/2", "A-B-C"]),
      drive: "A/carrier/1",
    } as SkirmishAction;
    expect(refusalOf(active, both)).toMatchObject({ code: "too-far", ship: "A/carrier/2" });
    const one = { ...move(["A/carrier/1", "A-B-C"]), drive: "A/carrier/1" } as SkirmishAction;
    expect(played(active, [one]).state.space["C"]).toMatchObject({ 0: { units: { carrier: 1 } } });
  });

  test("[TS7][TI61][TI94] no room: fighters left behind; and ships beyond the fleet pool, as their owner chooses", () => {
    const crowd = scene({ space: { carrier: 1, fighter: 3, cruiser: 2, destroyer: 1 } }, none, { fleetPool: 3 });
    const all = move(["A/carrier/1", "A-M"], ["A/cruiser/1", "A-M"], ["A/cruiser/2", "A-M"], ["A/destroyer/1", "A-M"]);
    const { state, events, rules } = played(crowd, [activate("M"), all]);
    expect(events.at(-1)).toMatchObject({ type: "removed", system: "A", units: { fighter: 3 }, why: "capacity" });
    expect(skirmish.next(state, rules)).toMatchObject({ awaiting: [0], step: "fleet-pool" });
    expect(refusalOf({ state, rules }, { type: "remove", units: {} })).toMatchObject({
      code: "remove-exactly",
      count: 1,
    });
    expect(refusalOf({ state, rules }, { type: "remove", units: { warsun: 1 } })).toMatchObject({
      code: "not-so-many",
    });
    const after = played({ state, rules }, [{ type: "remove", units: { destroyer: 1 } }]);
    expect(after.state.space["M"]).toMatchObject({ 0: { units: { carrier: 1, cruiser: 2 } } });
  });

  test("[TS8][TI113] cannons of the system, and from next door with the range, at who comes", () => {
    const given = scene({ space: { cruiser: 1 } }, { ground: { pds2: 1, infantry: 1 } });
    const { events } = played(given, [activate("N"), move(["A/cruiser/1", "A-N"])], [1]);
    expect(events.at(-1)).toMatchObject({
      type: "volley",
      seat: 1,
      roll: "cannon",
      dice: [{ unit: "pds2", value: 5 }],
    });
    const near = scene({ space: { cruiser: 1 } }, { ground: { pds: 1, infantry: 1 } });
    expect(types(played(near, [activate("N"), move(["A/cruiser/1", "A-N"])]).events)).toEqual(["activated", "moved"]);
  });

  test("[TS8][TI114] the last ship shot down, there is no combat, and nobody lands from nowhere", () => {
    const given = scene({ space: { carrier: 1 }, ground: { infantry: 2 } }, { home: "M", ground: { pds: 1 } });
    const { events, state } = played(given, [activate("M"), move(["A/carrier/1", "A-M", ["infantry", 2]])], [6]);
    expect(types(events)).toEqual(["activated", "moved", "volley", "assigned", "removed"]);
    expect(events.at(-1)).toMatchObject({ units: { infantry: 2 }, why: "capacity" });
    expect(state).toMatchObject({ space: {}, awaited: 1 });
  });

  test("[TS9] combat in a nebula: dice with their rules, hits that one can only take one way are not asked about", () => {
    const given = scene({ space: { cruiser: 1 } }, { home: "N", space: { cruiser: 1 } });
    const { events } = played(given, [activate("N"), move(["A/cruiser/1", "A-N"]), stay], [1, 6]);
    expect(types(events)).toEqual(["activated", "moved", "volley", "volley", "assigned", "combat-over"]);
    expect(events[3]).toMatchObject({
      dice: [{ die: 6, value: 7, hit: true, added: [{ amount: 1, source: "nebula", rule: "LRR 59.3" }] }],
    });
    expect(events.at(-1)).toMatchObject({ winner: 1 });
  });

  test("[TS9] hits are assigned by their owner, who may choose badly but not wrongly", () => {
    const given = scene({ space: { cruiser: 2 } }, { space: { dreadnought: 1, fighter: 1, carrier: 1 } });
    const both = move(["A/cruiser/1", "A-R-B"], ["A/cruiser/2", "A-R-B"]);
    const fought = played(given, [activate("B"), both], [9, 9, 9, 1, 1, 1, 1]);
    expect(skirmish.next(fought.state, fought.rules)).toMatchObject({ awaiting: [1], step: "assign" });
    const wrong: SkirmishAction = { type: "assign", sustain: {}, destroy: {}, destroyDamaged: {} };
    expect(refusalOf(fought, wrong)).toMatchObject({ code: "hits-left", hits: 1, assigned: 0 });
    const [usual] = skirmish.legal(fought.state, 1, fought.rules);
    expect(usual).toEqual({ type: "assign", sustain: { dreadnought: 1 }, destroy: {}, destroyDamaged: {} });
  });

  test("[TS10][TI68] out of a rift each ship rolls; what is left arrives, and a token with it", () => {
    const given = scene({ space: { cruiser: 1 } }, {});
    const state = { ...given.state, space: { ...given.state.space, R: { 1: { units: { cruiser: 2 }, damaged: {} } } } };
    const away: SkirmishAction = { type: "retreat", to: "B" };
    const { events, state: after } = played(
      { ...given, state },
      [activate("R"), move(["A/cruiser/1", "A-R"]), away],
      [1, 1, 1, 2, 9],
    );
    expect(types(events).slice(2)).toEqual([
      ...["retreat-announced", "volley", "volley", "rift-die", "rift-die", "retreated", "removed", "token-placed"],
      "combat-over",
    ]);
    expect(after.space).toMatchObject({ R: { 0: { units: { cruiser: 1 } } }, B: { 1: { units: { cruiser: 1 } } } });
    const gone = played({ ...given, state }, [activate("R"), move(["A/cruiser/1", "A-R"]), away], [1, 1, 1, 2, 3]);
    expect(gone.state.players[1]?.tokens).toEqual([]);
  });

  test("[TS10] who announces leaves at the end of the round, with what is carried", () => {
    const given = sceneOf({
      map,
      starts: [
        { home: "A", space: { carrier: 1, fighter: 2 }, ground: none },
        { home: "M", space: { cruiser: 1 }, ground: none },
      ],
    });
    const away: SkirmishAction = { type: "retreat", to: "A" };
    const fought = played(given, [activate("M"), move(["A/carrier/1", "A-M", ["fighter", 2]])]);
    expect(skirmish.next(fought.state, fought.rules)).toMatchObject({ awaiting: [0], step: "retreat" });
    expect(refusalOf(fought, { type: "retreat", to: "B" })).toMatchObject({ code: "nothing-of-yours" });
    expect(refusalOf(fought, { type: "retreat", to: "N" })).toMatchObject({ code: "not-a-refuge" });
    const left = played(fought, [away], [1, 1, 1, 1]);
    expect(types(left.events)).toEqual([
      "retreat-announced",
      "volley",
      "volley",
      "retreated",
      "token-placed",
      "combat-over",
    ]);
    expect(left.state.space).toMatchObject({ A: { 0: { units: { carrier: 1, fighter: 2 } } }, M: { 1: {} } });
    expect(left.state.players[0]?.tokens).toEqual(["M", "A"]);
  });

  test("[TS10][TS7] a retreat into more ships than the fleet pool allows: their owner chooses which go", () => {
    const given = scene({ space: { carrier: 1, cruiser: 1 } }, { home: "M", space: { cruiser: 1 } }, { fleetPool: 1 });
    const away: SkirmishAction = { type: "retreat", to: "A" };
    const left = played(given, [activate("M"), move(["A/cruiser/1", "A-M"]), away], [1, 1]);
    expect(skirmish.next(left.state, left.rules)).toMatchObject({ awaiting: [0], step: "fleet-pool" });
    const after = played(left, [{ type: "remove", units: { carrier: 1 } }]);
    expect(after.state.space["A"]).toMatchObject({ 0: { units: { cruiser: 1 } } });
  });

  test("[TS11][TS12][TS13][TI115] bombardment, landing, cannons, ground combat, control", () => {
    const given = scene(
      { space: { dreadnought: 1, carrier: 1 }, ground: { infantry: 3 } },
      { home: "M", ground: { infantry: 1, spacedock: 1 } },
    );
    const moving = move(["A/dreadnought/1", "A-M"], ["A/carrier/1", "A-M", ["infantry", 3]]);
    const bombed = played(given, [activate("M"), moving], [4]);
    expect(bombed.events.at(-1)).toMatchObject({ type: "volley", roll: "bombardment", hits: 0 });
    const won = played(bombed, [landing("Midway", { infantry: 2 })], [8, 1, 1]);
    expect(types(won.events)).toEqual(["landed", "volley", "volley", "assigned", "removed", "controlled"]);
    expect(won.events.at(-2)).toMatchObject({ units: { spacedock: 1 }, why: "control" });
    expect(won.state.planets["Midway"]).toMatchObject({ owner: 0, force: { units: { infantry: 2 } }, landed: null });
    const lost = played(bombed, [landing("Midway", { infantry: 1 })], [8, 8]);
    expect(lost.events.at(-1)).toEqual({ type: "held", planet: "Midway", seat: 1 });
    expect(refusalOf(bombed, landing("Alpha", { infantry: 1 }))).toMatchObject({ code: "not-a-target" });
    expect(refusalOf(bombed, landing("Midway", { infantry: 4 }))).toMatchObject({ code: "not-so-many" });
  });

  test("[TS11] several planets to bombard are a choice", () => {
    const given = scene({ space: { dreadnought: 2 } }, { home: "N", ground: { infantry: 1 } });
    const planets = { ...given.state.planets };
    const nadir = planets["Nadir"];
    if (nadir === undefined) throw new Error("no planet");
    const held = {
      ...given.state,
      planets: { ...planets, Nadir: { ...nadir, force: { units: { infantry: 1 }, damaged: {} } } },
    };
    const active = played({ ...given, state: held }, [activate("N"), move(["A/dreadnought/1", "A-N"])]);
    expect(skirmish.next(active.state, active.rules)).toMatchObject({ step: "bombard" });
    expect(refusalOf(active, { type: "bombard", targets: { Midway: { dreadnought: 1 } } })).toMatchObject({
      code: "not-a-target",
    });
    expect(refusalOf(active, { type: "bombard", targets: { Nadir: { dreadnought: 2 } } })).toMatchObject({
      code: "not-so-many",
    });
    const { events } = played(active, [{ type: "bombard", targets: { Nadir: { dreadnought: 1 } } }], [5]);
    expect(events.slice(0, 2)).toMatchObject([
      { type: "volley", hits: 1 },
      { type: "assigned", destroyed: { infantry: 1 } },
    ]);
  });

  test("[TS14] production: within dock, treasury, fleet pool and room", () => {
    const given = scene({ space: { cruiser: 3 }, ground: { spacedock: 1 } }, none, { treasury: 9 });
    const active = played(given, [activate("A")]);
    const code = (units: { readonly [unit: string]: number }) =>
      refusalOf(active, { type: "produce", units })?.code ?? "ok";
    expect(code({ warsun: 1 })).toBe("not-producible");
    expect(code({ infantry: 7 })).toBe("over-production");
    expect(code({ dreadnought: 2, cruiser: 1 })).toBe("too-expensive");
    expect(code({ destroyer: 2 })).toBe("over-fleet-pool");
    expect(code({ fighter: 4 })).toBe("over-capacity");
    const built = played(active, [{ type: "produce", units: { fighter: 3, infantry: 1 } }]);
    expect(built.state.players[0]?.treasury).toBe(9 - 2 - 1);
    expect(built.state.planets["Alpha"]?.force.units).toMatchObject({ infantry: 1 });
  });

  test("[TS14] nothing may be built even where a table begins with more than the fleet pool", () => {
    const given = scene({ space: { cruiser: 3 }, ground: { spacedock: 1 } }, none, { fleetPool: 2 });
    const active = played(given, [activate("A")]);
    expect(refusalOf(active, { type: "produce", units: { infantry: 1 } })?.code).toBe("over-fleet-pool");
    expect(refusalOf(active, { type: "produce", units: {} })).toBeNull();
  });
});
