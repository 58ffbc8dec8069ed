import { describe, expect, test } from "vitest";
import { battle } from "../combat/battle.fixture.ts";
import { assignmentChoices } from "../combat/choices.ts";
import { prepareBattle } from "../combat/prepared.ts";
import type { Galaxy } from "../galaxy/galaxy.ts";
import { readMap } from "../galaxy/read-map.ts";
import { presets } from "../galaxy/rules.ts";
import type { Movement, Ship } from "../movement/movement.ts";
import { reach, reachOptions } from "../movement/reach.ts";
import { units as allUnits } from "../units/units.ts";
import { isCapital } from "./board.ts";
import { skirmish } from "./game.ts";
import { activate, scene, map as small } from "./skirmish.fixture.ts";

const list = <T>(count: number, each: (at: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, at) => each(at));
const refused = (map: object, starts: readonly object[] = [{ home: "s0" }, { home: "s1" }]) => {
  const read = skirmish.parse.options({ map, starts });
  return read.ok ? null : read.refusal;
};
const systems = (count: number, more: object = {}) => list(count, (at) => ({ id: `s${at}`, ...more }));
const problem = (path: string, text: string) => ({ code: "bad-request", path, problem: text });

describe("how large a table may be", () => {
  test("[TS20] a map has at most 100 systems", () => {
    expect(refused({ systems: systems(100) })).toBeNull();
    expect(refused({ systems: systems(101) })).toEqual(problem("/map", "101 systems, and a skirmish has at most 100"));
  });

  test("[TS20] a map has at most 1,000 links", () => {
    const links = (count: number) => list(count, (at) => [`s${at % 50}`, `s${50 + (at % 49)}`]);
    expect(refused({ systems: systems(100), links: links(1000) })).toBeNull();
    expect(refused({ systems: systems(100), links: links(1001) })).toMatchObject({
      problem: "1001 links, and a skirmish has at most 1000",
    });
  });

  test("[TS20] what wormholes join are links, and are counted without being made", () => {
    expect(refused({ systems: systems(45, { wormholes: ["alpha"] }) })).toBeNull();
    expect(refused({ systems: systems(46, { wormholes: ["alpha"] }) })).toMatchObject({
      problem: expect.stringMatching(/^1035 links/u),
    });
    const gates = [...systems(33, { wormholes: ["ingress"] }), { id: "out", wormholes: ["egress", "alpha", "egress"] }];
    expect(refused({ systems: gates })).toBeNull();
    const letters = list(20, (at) => `letter${at}`);
    expect(refused({ systems: systems(100, { wormholes: letters }) })).toMatchObject({
      problem: expect.stringMatching(/^99000 links/u),
    });
  });

  test("[TS20] a map has at most 200 planets and 100 additions", () => {
    const planets = (at: number) => list(3, (each) => ({ name: `p${at} ${each}`, resources: 1, influence: 1 }));
    const full = list(67, (at) => ({ id: `s${at}`, planets: planets(at) }));
    expect(refused({ systems: full })).toMatchObject({ problem: expect.stringMatching(/^201 planets/u) });
    const additions = list(101, () => ({ system: "s0", anomaly: "nebula", source: "token" }));
    expect(refused({ systems: systems(2), additions })).toMatchObject({
      problem: expect.stringMatching(/^101 additions/u),
    });
  });

  test("[TS20] a player starts with at most 200 units, wherever they are", () => {
    const starts = (fighters: number) => [
      { home: "A", space: { fighter: 100 }, ground: {}, fleets: { M: { fighter: fighters } } },
      { home: "B" },
    ];
    expect(refused(small, starts(100))).toBeNull();
    expect(refused(small, starts(101))).toEqual(problem("/starts/0", "201 units, and a skirmish has at most 200"));
  });

  test("[TS20] a stored state on a larger map is refused", () => {
    const { state } = scene({}, {});
    const large = { ...state, map: { systems: [...small.systems, ...systems(100)], links: small.links } };
    expect(skirmish.parse.state(large, skirmish.presets["official"] as never)).toMatchObject({
      ok: false,
      refusal: { path: "/map", problem: expect.stringMatching(/^106 systems/u) },
    });
  });
});

/** A galaxy that counts how often somebody works out what is next to what. */
function counted(galaxy: Galaxy) {
  let looks = 0;
  const watched = new Proxy(galaxy, {
    get(target, key, receiver) {
      if (key === "links") looks += 1;
      return Reflect.get(target, key, receiver);
    },
  });
  return { watched, looks: () => looks };
}

describe("what a decision costs", () => {
  const movementOn = (galaxy: Galaxy): Movement => ({
    galaxy,
    rules: presets.official,
    player: "0",
    active: "M",
    effects: [],
    others: new Set<string>(),
    own: new Set<string>(),
    tokens: new Set<string>(),
  });
  const galaxy = () => {
    const read = readMap({ ...small, links: small.links.filter((link) => !link.includes("M")) });
    if (!read.ok) throw new Error(read.refusal.code);
    return counted(read.value);
  };
  const ships = (count: number): readonly Ship[] => list(count, (at) => ({ id: `c${at}`, at: "A", move: 2 }));

  test("[TS6] whether ships reach is found by working the map out once, however many there are", () => {
    const looksFor = (count: number) => {
      const { watched, looks } = galaxy();
      expect(reachOptions(movementOn(watched), ships(count)).flat()).toEqual([]);
      return looks();
    };
    expect([looksFor(1), looksFor(100)]).toEqual([1, 1]);
  });

  test("[TS6] the ways are those that `reach` offers", () => {
    const read = readMap(small);
    if (!read.ok) throw new Error(read.refusal.code);
    const movement = movementOn(read.value);
    const fleet = ["A", "B", "R", "N", "F"].map((at) => ({ id: at, at, move: 2 }));
    const offered = reach(movement, fleet).map(({ options }) => options);
    expect(offered.flat()).not.toEqual([]);
    expect(reachOptions(movement, fleet)).toEqual(offered);
  });

  test("[TS6] Gravity Drive could be any ship's: one that needs it is asked for", () => {
    const fleets = { F: { fighter: 1 }, M: { dreadnought: 1 } };
    const far = scene({ fleets, effects: ["gravity-drive"] }, {});
    const plain = scene({ fleets }, {});
    const asked = ({ state, rules }: typeof far) =>
      skirmish.next(skirmish.resolve(state, () => activate("R"), { int: () => 0, pool: () => [] }, rules).state, rules);
    expect([asked(far), asked(plain)]).toMatchObject([{ step: "move", awaiting: [0] }, { step: "turn" }]);
  });

  test("[TS7] every way to give up all ships but one is listed, and nothing else is tried", () => {
    const kinds = allUnits.filter(({ id }) => isCapital(id)).map(({ id }) => id);
    const { state, rules } = scene({ space: { cruiser: 1 } }, {}, { fleetPool: 1 });
    const fleet = Object.fromEntries(kinds.map((unit) => [unit, 12]));
    const crowded = {
      ...state,
      space: { A: { 0: { units: fleet, damaged: {} } } },
      todo: [{ task: "fleet-pool", seat: 0, system: "A" } as const],
      awaited: 0,
    };
    expect([...skirmish.legal(crowded, 0, rules)]).toHaveLength(kinds.length);
  });

  test("[TS7b] of a mixed fleet with fighters that count as ships only the first ways are listed, each legal", () => {
    const ships = ["carrier", "carrier2", "cruiser", "cruiser2", "destroyer", "destroyer2", "dreadnought", "warsun"];
    const { state, rules } = scene({ space: { cruiser: 1 } }, {}, { fleetPool: 8 });
    const fleet = { ...Object.fromEntries(ships.map((unit) => [unit, 12])), fighter2: 50, naalu_fighter2: 40 };
    const crowded = {
      ...state,
      space: { A: { 0: { units: fleet, damaged: {} } } },
      todo: [{ task: "fleet-pool", seat: 0, system: "A" } as const],
      awaited: 0,
    };
    const listed = [...skirmish.legal(crowded, 0, rules)];
    expect(listed).toHaveLength(1000);
    expect(listed.filter((action) => skirmish.check(crowded, 0, action, rules) !== null)).toEqual([]);
  });

  test("[TS9] hits that hardly anything survives are assigned without trying every number of every kind", () => {
    const fleet = { cruiser: 50, destroyer: 50, carrier: 50, fighter: 50 };
    const side = prepareBattle(battle(fleet, { cruiser: 1 })).sides.attacker;
    let looks = 0;
    const state = new Proxy(side.start, {
      get(target, key, receiver) {
        looks += 1;
        return Reflect.get(target, key, receiver);
      },
    });
    expect(assignmentChoices(side, state, 198, "all")).toHaveLength(10);
    expect(looks).toBeLessThan(10_000);
  });
});
