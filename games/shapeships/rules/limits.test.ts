import { expandRules, rngFrom } from "@umpire/kernel";
import { describe, expect, test } from "vitest";
import { wholePrice } from "../book/describe.ts";
import { entrySteps } from "../pack/budget.ts";
import { circlesOf } from "../pack/circles.ts";
import { MOST_ITEMS, MOST_SHIPS, MOST_STEPS, TRIES } from "../pack/data/limits.ts";
import { presets } from "../pack/data/presets.ts";
import type { Pack, Power, ShipDefinition, Upgraded } from "../pack/pack.ts";
import { charges, duel, fire, oneStep, passes, play, refusalOf } from "./duel.fixture.ts";
import { shapeships } from "./game.ts";
import type { Drawing, LiveShip, ShapeshipsEvent, ShapeshipsState } from "./shape.ts";
import { continuous, damage, heal, toys, withShip } from "./toys.fixture.ts";
import { pass, saveAll } from "./windows.ts";

const crowd = (count: number, ship = "mend2") => Array.from({ length: count }, () => ship);
const times = <T>(count: number, each: T): readonly T[] => Array.from({ length: count }, () => each);
const drawing = (ship: string, count: number): Drawing => ({ ...saveAll, basics: [{ ship, count }] });
const perShip = { base: 0, each: 1, per: "other_ship", group: 1, round: "down", most: null } as const;
const doubles: Power = { when: "passive", effect: "multiply", nature: "heal", of: "all", times: 2 };

const kind = (id: string, powers: readonly Power[], more: Partial<ShipDefinition> = {}): ShipDefinition =>
  ({
    kind: "basic",
    id,
    faction: "toy",
    cost: 1,
    max: null,
    charges: 0,
    chooses: null,
    powers,
    ...more,
  }) as ShipDefinition;
/** A pack of these alone, in which a line comes every turn. */
const packOf = (ships: readonly ShipDefinition[], more: Partial<Pack> = {}): Pack => ({
  ...toys,
  factions: [{ id: "toy", colours: ["amber"] }],
  solarPowers: [],
  ships,
  ...more,
});

/** The same list, counting how often one of its elements is looked at. */
function counted<T extends object>(list: readonly T[]): { readonly list: readonly T[]; readonly looks: () => number } {
  let looks = 0;
  const watched = new Proxy(list, {
    get(target, key, receiver) {
      if (typeof key === "string" && /^\d+$/.test(key)) looks += 1;
      return Reflect.get(target, key, receiver);
    },
  });
  return { list: watched, looks: () => looks };
}

/** How often a step looks at ships, per ship, for a given number of them on each side. */
function looksPerShip(step: "settlement" | "first_strike" | "line_generation", count: number, power: Power): number {
  const pack = withShip(kind("asker", [power], { charges: 1 }));
  const state = duel(step, [{ ships: crowd(count, "asker") }, { ships: crowd(count, "bang5") }], { pack });
  const [north, south] = state.players;
  const [own, other] = [counted<LiveShip>(north.ships), counted<LiveShip>(south.ships)];
  const players = [
    { ...north, ships: own.list },
    { ...south, ships: other.list },
  ] as const;
  oneStep({ ...state, players }, undefined, pack);
  return Math.ceil((own.looks() + other.looks()) / count);
}

describe("a fleet has a limit", () => {
  const nearly = (count: number) => duel("drawing", [{ ships: crowd(count), lines: 1000 }, {}]);

  test("[S26] nobody draws more ships than a fleet has places, and nothing of the order is done", () => {
    expect(refusalOf(nearly(MOST_SHIPS - 2), drawing("mend2", 2))).toBeNull();
    expect(refusalOf(nearly(MOST_SHIPS - 2), drawing("mend2", 3))).toEqual({
      ...{ code: "fleet-full", rule: "S26", ships: MOST_SHIPS + 1, most: MOST_SHIPS },
    });
  });

  test("[S26] the largest orders, of 50 entries of 99 ships, are refused", () => {
    const rich = duel("drawing", [{ lines: 10_000 }, {}]);
    const order: Drawing = { ...saveAll, basics: times(50, { ship: "mend2", count: 99 }) };
    expect(refusalOf(rich, order)).toMatchObject({ code: "fleet-full", most: MOST_SHIPS });
  });

  test("[S26] a maker makes nothing for a full fleet", () => {
    const full = duel("drawing", [{ ships: ["spring", ...crowd(MOST_SHIPS - 1)] }, {}]);
    const order: Drawing = { ...saveAll, makers: [{ ship: "N1", makes: "mend2" }] };
    expect(refusalOf(full, order)).toMatchObject({ code: "fleet-full", rule: "S26" });
  });

  test("[S26] an upgrade of a full fleet takes more than it brings", () => {
    const full = duel("drawing", [{ ships: [...crowd(MOST_SHIPS - 1), "hit3"], lines: 2 }, {}]);
    expect(refusalOf(full, { ...saveAll, upgrades: [{ ship: "big" }] })).toBeNull();
  });

  test("[S26] who has the lines for a Basic and no place for it is asked all the same", () => {
    const state = duel("drawing", [{ ships: crowd(MOST_SHIPS), lines: 2 }, {}]);
    expect(shapeships.next(state, toys)).toEqual({ awaiting: [0], step: "drawing" });
    expect([...shapeships.legal(state, 0, toys)]).toEqual([saveAll]);
  });

  test("[S26] nobody steals more than there is room for", () => {
    const of = (count: number) =>
      duel("simultaneous_declaration", [{ ships: ["grab", "grab", ...crowd(count - 2)] }, { ships: ["hit3", "hit3"] }]);
    const both = charges(fire("N1", "steal", "S1"), fire("N2", "steal", "S2"));
    expect(refusalOf(of(MOST_SHIPS - 2), both)).toBeNull();
    expect(refusalOf(of(MOST_SHIPS - 1), both)).toMatchObject({ code: "fleet-full", ships: MOST_SHIPS + 1 });
    expect(refusalOf(of(MOST_SHIPS - 1), charges(fire("N1", "steal", "S1")))).toBeNull();
  });

  test("[S26] a strike that steals finds nothing where there is no room", () => {
    const fresh = { ship: "hit3", born: 3 } as const;
    const struck = (count: number) =>
      oneStep(
        duel("first_strike", [{ ships: ["snatch", "snatch", ...crowd(count - 2)] }, { ships: [fresh, fresh] }]),
        undefined,
      ).state.players[0].ships.length;
    expect([struck(MOST_SHIPS - 2), struck(MOST_SHIPS - 1), struck(MOST_SHIPS)]).toEqual(times(3, MOST_SHIPS));
  });

  test("[S26] what is spawned or copied beyond it does not come", () => {
    const south = { ships: [...crowd(MOST_SHIPS - 1), "pod"] };
    const from = duel("simultaneous_declaration", [{ ships: ["zap", "clone", ...crowd(MOST_SHIPS - 2)] }, south]);
    const order = charges(fire("N1", "destroy", `S${MOST_SHIPS}`), fire("N2", "copy", "S1"));
    const played = play(from, [[order, pass], passes], { until: "dice_roll" });
    expect(played.state.players.map(({ ships }) => ships.length)).toEqual([MOST_SHIPS, MOST_SHIPS]);
    expect(played.events.filter(({ type }) => type === "arrived")).toEqual([
      { type: "arrived", side: 1, id: `S${MOST_SHIPS + 1}`, ship: "hit3", origin: "spawned" },
    ]);
  });

  test("[S26] no more wait for cleanup than a fleet has places", () => {
    const brood = withShip(kind("brood", times(20, { when: "destruction", effect: "spawn", ship: "hit3", count: 20 })));
    const from = duel("simultaneous_declaration", [{ ships: ["zap"] }, { ships: ["brood"] }], { pack: brood });
    const { state } = play(from, [[charges(fire("N1", "destroy", "S1")), pass]], {
      ...{ pack: brood, until: "conditional_response" },
    });
    expect(state.turnData.arriving).toHaveLength(MOST_SHIPS);
  });

  test("[S26][S20] a stored state with a larger fleet is refused", () => {
    const state = duel("drawing", [{ ships: crowd(MOST_SHIPS + 1) }, {}]);
    expect(shapeships.parse.state(state, toys)).toMatchObject({ ok: false, refusal: { path: "/players/0/ships" } });
  });
});

describe("what a step costs grows with the fleet, not with its square", () => {
  const amounts = ["other_ship", "other_copy", "type", "made_this_turn", "missing_health", { ship: "asker" }] as const;
  test.each(amounts)("[S27] a settlement in which every ship counts %j", (per) => {
    const power = continuous(damage, { ...perShip, per });
    const [few, many] = [looksPerShip("settlement", 20, power), looksPerShip("settlement", 160, power)];
    expect(many).toBeLessThanOrEqual(few);
  });

  test("[S27] line generation in which every ship counts the others", () => {
    const power: Power = { when: "lines", amount: perShip, joining: false };
    expect(looksPerShip("line_generation", 160, power)).toBeLessThanOrEqual(looksPerShip("line_generation", 20, power));
  });

  test("[S27] a settlement of many queued effects, and the monitor after it", () => {
    const looksPerEffect = (count: number) => {
      const from = duel("drawing", [{ lines: 1000 }, {}]);
      const { state } = play(from, [[drawing("bang5", count), saveAll]], { until: "settlement" });
      const { list, looks } = counted(state.turnData.triggeredEffects);
      oneStep({ ...state, turnData: { ...state.turnData, triggeredEffects: list } }, undefined);
      return Math.ceil(looks() / count);
    };
    expect(looksPerEffect(90)).toBeLessThanOrEqual(looksPerEffect(10));
  });

  test("[S27] first strikes that find nothing", () => {
    const power: Power = { when: "first_strike", effect: "destroy" };
    expect(looksPerShip("first_strike", 160, power)).toBeLessThanOrEqual(looksPerShip("first_strike", 20, power));
  });
});

/** How many reasons of rows and dice rolled again an event has. */
function writtenBy(event: ShapeshipsEvent): number {
  if (event.type === "rolled") return event.rerolled.length;
  if (event.type !== "settled") return 0;
  return event.players.flatMap(({ rows }) => rows).reduce((all, { because }) => all + because.length - 1, 0);
}

describe("what one entry may cost", () => {
  const refused = (pack: Pack) => {
    const read = shapeships.parse.rules(pack);
    return read.ok ? null : read.refusal;
  };

  test("[S27] the presets are far below the bound", () => {
    expect(Object.values(presets).map(entrySteps)).toEqual([39_600, 39_600]);
    expect(refused(toys)).toBeNull();
  });

  test("[S27] a pack beyond it is refused with both figures", () => {
    const every = kind("every", [...times(3, continuous(heal, perShip)), doubles]);
    const pack = packOf([every]);
    expect(entrySteps(pack)).toBeGreaterThan(MOST_STEPS);
    expect(refused(pack)).toMatchObject({
      ...{ code: "bad-request", path: "", problem: expect.stringContaining("rule steps, and the bound is 200,000") },
    });
    expect(expandRules(shapeships, pack)).toMatchObject({ ok: false, refusal: { code: "bad-rules", path: "" } });
    expect(refused(packOf([{ ...every, max: 20 }]))).toBeNull();
  });

  test("[S27][S19] a constraint is told before the figure", () => {
    const late = { ...continuous(heal, perShip), requiresSurvival: false } as unknown as Power;
    expect(refused(packOf([kind("every", [late, doubles])]))).toMatchObject({ code: "violation", rule: "C5" });
  });

  test("[S27] turns that nobody is asked in count, and a Basic that can always be drawn ends them", () => {
    const many = times(20, continuous(heal, 1));
    const limited = packOf([kind("one", many, { max: 100 }), kind("two", many, { max: 100 })]);
    const open = packOf([kind("one", many), kind("two", many)]);
    expect([refused(limited)?.code, refused(open)]).toEqual(["bad-request", null]);
  });

  const idle = packOf([kind("one", [continuous(heal, perShip)], { max: 50 }), kind("two", [doubles], { max: 9 })], {
    ...{ startingLines: 100, savingCap: 0, keel: 0, turnCap: 80 },
  });
  const thick = packOf([
    kind("one", [continuous(heal, perShip), { when: "dice", effect: "reroll", upTo: 6, times: 5 }]),
    kind("two", [doubles], { max: 9 }),
  ]);
  test.each([
    ["80 turns that run through", idle, 50, 9],
    ["a full fleet that rolls again", thick, 150, 9],
  ])("[S27] an entry costs no more than the figure: %s", (_title, pack, ones, twos) => {
    const from = duel("drawing", [{ lines: 1000 }, { lines: 1000 }], { pack, turn: 1 });
    const order: Drawing = {
      ...saveAll,
      basics: [
        { ship: "one", count: ones },
        { ship: "two", count: twos },
      ],
    };
    const { events } = play(from, [[order, order]], { pack });
    const steps = events.reduce((all, event) => all + writtenBy(event), 0);
    expect(steps).toBeGreaterThan(1000);
    expect(steps).toBeLessThanOrEqual(entrySteps(pack));
    expect(shapeships.parse.rules(pack).ok).toBe(true);
  });
});

describe("legal orders are listed one by one", () => {
  /** Reads so many of them, counting how often the rules look at the fleet. */
  function listed(state: ShapeshipsState, pack: Pack, count: number) {
    const [north, south] = state.players;
    const { list, looks } = counted<LiveShip>(north.ships);
    const watched: ShapeshipsState = { ...state, players: [{ ...north, ships: list }, south] };
    const actions: unknown[] = [];
    for (const action of shapeships.legal(watched, 0, pack)) if (actions.push(action) === count) break;
    return { actions, looks: looks() };
  }

  test("[S28] with 34 makers and every limit reached, the first thousand come after a few looks each", () => {
    const limits = Array.from({ length: 8 }, (_, at) => kind(`full${at}`, [continuous(heal, 1)], { max: 1 }));
    const maker = kind("mill", [{ when: "maker", makes: ["full0", "full1"], costsCharge: false }]);
    const pack = packOf([maker, ...limits]);
    const ships = [...crowd(34, "mill"), ...limits.map(({ id }) => id)];
    const state = duel("drawing", [{ ships, lines: 46 }, {}], { pack });
    const { actions, looks } = listed(state, pack, 1000);
    expect(actions).toHaveLength(1000);
    expect(looks).toBeLessThan(1000 * 100 * ships.length);
  });

  test("[S28] two full fleets that can be paired in 40,000 ways: the first action comes before the others are looked for", () => {
    const twins = { ships: crowd(MOST_SHIPS, "twin") };
    const state = duel("simultaneous_declaration", [twins, twins]);
    const { actions, looks } = listed(state, toys, 2);
    expect(actions).toEqual([charges(), charges({ ship: "N1", effect: "paired_destroy", target: "S1", own: "N1" })]);
    expect(looks).toBeLessThan(20 * MOST_SHIPS);
    expect(listed(state, toys, 1000).actions).toHaveLength(1000);
  });

  test("[S28] a list that finds nothing more ends, though it has not tried everything", () => {
    // Each of twelve kinds is at its limit, and an upgrade that nobody can pay could bring any of them below it.
    const kinds = Array.from({ length: 12 }, (_, at) => kind(`full${at}`, [], { max: 1 }));
    const components = Object.fromEntries(kinds.map(({ id }) => [id, 2]));
    const dear: Upgraded = {
      ...{ kind: "upgraded", id: "dear", faction: "toy", max: null, charges: 0, components, joining: 9999, powers: [] },
    };
    const pack = packOf([...kinds, dear]);
    const state = duel("drawing", [{ ships: kinds.map(({ id }) => id), lines: 24 }, {}], { pack });
    const { actions, looks } = listed(state, pack, Number.POSITIVE_INFINITY);
    expect(actions).toEqual([saveAll]);
    expect(looks).toBeLessThan(2 * TRIES.first * 100);
  });

  test("[S28] an order by chance looks through no more than is listed", () => {
    const twins = { ships: crowd(MOST_SHIPS, "twin") };
    const state = duel("simultaneous_declaration", [twins, twins]);
    let bound = 0;
    const rng = rngFrom((most) => {
      bound = Math.max(bound, most);
      return most - 1;
    });
    shapeships.sample(state, 0, rng, toys);
    expect(bound).toBe(MOST_ITEMS);
  });
});

describe("dense recipes", () => {
  /** Each of a hundred ships is made of all before it. */
  const ships: readonly ShipDefinition[] = Array.from({ length: 100 }, (_, at) => {
    if (at === 0) return kind("k0", []);
    const components = Object.fromEntries(Array.from({ length: at }, (_each, part) => [`k${part}`, 1]));
    return {
      kind: "upgraded",
      id: `k${at}`,
      faction: "toy",
      max: null,
      charges: 0,
      components,
      joining: 0,
      powers: [],
    };
  });

  test("[S19] whether recipes go in circles is found by one look at each component", () => {
    let looks = 0;
    const byId = new Map(ships.map((ship) => [ship.id, ship]));
    const watched = new Proxy(byId, {
      get(map, key) {
        if (key === "get") looks += 1;
        const value: unknown = Reflect.get(map, key);
        return typeof value === "function" ? value.bind(map) : value;
      },
    });
    expect(new Set(circlesOf(watched).values()).size).toBe(100);
    expect(looks).toBe((100 * 99) / 2);
  });

  test("[S19] ships that need each other are in one circle, at any depth", () => {
    const ring = ["a", "b", "c"].map((id, at): ShipDefinition => {
      const components = { [["b", "c", "a"][at] ?? ""]: 1, d: 1 };
      return { kind: "upgraded", id, faction: "toy", max: null, charges: 0, components, joining: 0, powers: [] };
    });
    const circles = circlesOf(new Map([...ring, kind("d", [])].map((ship) => [ship.id, ship])));
    expect(new Set(["a", "b", "c"].map((id) => circles.get(id))).size).toBe(1);
    expect(circles.get("d")).not.toBe(circles.get("a"));
  });

  test("[S23] the whole price of a ship is worked out once for each part", () => {
    const last = ships.at(-1);
    if (last === undefined) throw new Error("no ship");
    expect(wholePrice(last, packOf(ships))).toBe(2 ** 98);
  });
});
