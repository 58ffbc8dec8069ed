import { canonical, decide, expandRules, start } from "@umpire/kernel";
import { describe, expect, test } from "vitest";
import { messages } from "../audit/messages.ts";
import { charges, duel, fire, healthAfter, play, refusalOf, shipOf } from "../rules/duel.fixture.ts";
import { shapeships } from "../rules/game.ts";
import { randomDuel } from "../rules/random.fixture.ts";
import { basic, completion, continuous, damage, scaled, toys, withShip } from "../rules/toys.fixture.ts";
import { pass, saveAll } from "../rules/windows.ts";
import { definitionOf } from "./catalogue.ts";
import { fleet } from "./data/fleet.ts";

const refusal = (pack: unknown) => {
  const read = shapeships.parse.rules(pack);
  return read.ok ? null : read.refusal;
};
const big = definitionOf(toys, "big");
if (big.kind !== "upgraded") throw new Error("big is Upgraded");

describe("packs", () => {
  test("[S19] ours are read as they are", () => {
    for (const pack of [fleet, toys])
      expect(shapeships.parse.rules(JSON.parse(JSON.stringify(pack)))).toEqual({ ok: true, value: pack });
    expect(canonical(fleet)).toBe(canonical(shapeships.presets["standard"] ?? null));
  });

  test("[S19] a part of a pack stands over the fleet, and is played", () => {
    const ships = [
      { kind: "basic", id: "wall", faction: "brick", cost: 3, powers: [] },
      { kind: "basic", id: "ram", faction: "brick", cost: 2, powers: [completion(damage, 9)] },
    ];
    const rules = expandRules(shapeships, {
      factions: [{ id: "brick", colours: [] }],
      ships,
      solarPowers: [],
      health: 20,
    });
    if (!rules.ok) throw new Error(canonical(rules.refusal));
    const begun = start(shapeships, "pack", { factions: null }, rules.value);
    expect(begun).toMatchObject({
      ok: true,
      value: { match: { state: { status: "playing", players: [{ faction: "brick", health: 20 }, {}] } } },
    });
    expect(randomDuel(rules.value, 3).state.status).toBe("finished");
  });

  test.each<[string, unknown, string]>([
    ["an unknown field", { ...fleet, colour: "red" }, "/colour"],
    ["a missing field", { ...fleet, die: undefined }, "/die"],
    ["health above the ceiling", { ...fleet, health: 99 }, "/health"],
    [
      "other steps",
      { ...fleet, stages: fleet.stages.map((stage) => ({ ...stage, steps: stage.steps.slice(1) })) },
      "/stages",
    ],
    ["a ship twice", { ...toys, ships: [...toys.ships, toys.ships[0]] }, `/ships/${toys.ships.length}/id`],
    ["a faction twice", { ...toys, factions: [...toys.factions, toys.factions[0]] }, "/factions/2/id"],
    [
      "a solar power twice",
      { ...toys, solarPowers: [...toys.solarPowers, toys.solarPowers[0]] },
      `/solarPowers/${toys.solarPowers.length}/id`,
    ],
    ["a faction without Basics", { ...toys, factions: [...toys.factions, { id: "void", colours: [] }] }, "/factions/2"],
    [
      "a colour that nobody has",
      { ...toys, factions: toys.factions.map((each) => ({ ...each, colours: [] })) },
      "/ships/18/powers/0/colour",
    ],
    [
      "a price that nobody can pay",
      { ...toys, solarPowers: [{ ...toys.solarPowers[0], price: { jade: 1 } }] },
      "/solarPowers/0",
    ],
  ])("[S19] %s", (_name, pack, path) => {
    expect(refusal(pack)).toMatchObject({ code: "bad-request", path });
  });

  const last = toys.ships.length;
  const without = { ...toys, ships: toys.ships.filter(({ id }) => id !== "big" && id !== "tower") };
  test.each<[string, unknown, string]>([
    ["a faction that is not there", withShip(basic("odd", 1, [], { faction: "void" })), `/ships/${last}/faction`],
    ["a recipe of nothing", withShip({ ...big, components: {} }, without), `/ships/${last - 2}/components`],
    [
      "a recipe of an unknown ship",
      withShip({ ...big, components: { ghost: 1 } }, without),
      `/ships/${last - 2}/components/ghost`,
    ],
    [
      "a recipe of another faction's ship",
      withShip({ ...big, components: { alien: 1 } }, without),
      `/ships/${last - 2}/components/alien`,
    ],
    ["a recipe that needs itself", withShip({ ...big, components: { tower: 1 } }), `/ships/${last - 2}/components/big`],
    [
      "a recipe of more kinds than 12",
      withShip(
        { ...big, components: Object.fromEntries(Array.from({ length: 13 }, (_, at) => [`k${at}`, 1])) },
        without,
      ),
      `/ships/${last - 2}/components`,
    ],
    [
      "more components than one can have",
      withShip(basic("pod", 2, [], { max: 1 }), withShip({ ...big, components: { pod: 3 } }, without)),
      `/ships/${last - 3}/components/pod`,
    ],
    [
      "a component that cannot spend its charges",
      withShip(basic("mend2", 2, [], { charges: 1 }), withShip({ ...big, components: { mend2: 1 } }, without)),
      `/ships/${last - 3}/components/mend2`,
    ],
    [
      "a maker of an unknown ship",
      withShip(basic("odd", 1, [{ when: "maker", makes: ["ghost"], costsCharge: false }])),
      `/ships/${last}/powers/0`,
    ],
    [
      "a spawn of an unknown ship",
      withShip(basic("odd", 1, [{ when: "destruction", effect: "spawn", ship: "ghost", count: 1 }])),
      `/ships/${last}/powers/0`,
    ],
    [
      "a conversion into an unknown ship",
      withShip(basic("odd", 1, [{ when: "conversion", into: "ghost", lines: 0 }])),
      `/ships/${last}/powers/0`,
    ],
    [
      "an amount by an unknown ship",
      withShip(basic("odd", 1, [continuous(damage, { ...scaled, per: { ship: "ghost" } })])),
      `/ships/${last}/powers/0`,
    ],
    [
      "a maker of a ship that needs a number",
      withShip(basic("odd", 1, [{ when: "maker", makes: ["number"], costsCharge: false }])),
      `/ships/${last}/powers/0`,
    ],
    [
      "a face that the die has not",
      withShip(basic("odd", 1, [{ when: "dice", effect: "reads_as", face: 7 }])),
      `/ships/${last}/powers/0/face`,
    ],
    [
      "a roll that never comes",
      withShip(basic("odd", 1, [continuous(damage, { ...scaled, if: { roll: [7] } })])),
      `/ships/${last}/powers/0/amount/if`,
    ],
    [
      "damage rounded up",
      withShip(basic("odd", 1, [continuous(damage, { ...scaled, per: "roll", round: "up" })])),
      `/ships/${last}/powers/0/amount/round`,
    ],
    [
      "tiers that also count",
      withShip(basic("odd", 1, [continuous(damage, { ...scaled, per: "roll", tiers: [1] })])),
      `/ships/${last}/powers/0/amount`,
    ],
    ["a ship called like one in play", withShip(basic("n1", 1, [])), `/ships/${last}/id`],
    [
      "a power of no moment",
      { ...toys, ships: [{ ...toys.ships[0], powers: [{ when: "never" }] }] },
      "/ships/0/powers/0/when",
    ],
    [
      "an amount that is not whole",
      { ...toys, ships: [{ ...toys.ships[0], powers: [{ ...toys.ships[0]?.powers[0], amount: 1.5 }] }] },
      "/ships/0/powers/0/amount",
    ],
    [
      "a charge power without charges",
      withShip(basic("odd", 1, [{ when: "charge", windows: ["response"], effect: "steal" }])),
      `/ships/${last}/powers/0`,
    ],
    [
      "two charge powers that an order could not tell apart",
      withShip(
        basic(
          "odd",
          1,
          [
            { when: "charge", windows: ["response"], effect: "steal" },
            { when: "charge", windows: ["declaration"], effect: "steal" },
          ],
          { charges: 1 },
        ),
      ),
      `/ships/${last}/powers/1`,
    ],
  ])("[S19] %s", (_name, pack, path) => {
    expect(refusal(pack)).toMatchObject({ code: "bad-request", path });
  });

  test("[S15] a duel that outlasts its cap is drawn, and turns in which nobody decides end too", () => {
    const ships = [{ kind: "basic", id: "wall", faction: "f", cost: 9999, powers: [] }];
    const alone = { dusk: null, factions: [{ id: "f", colours: [] }], solarPowers: [], ships };
    const rules = expandRules(shapeships, { ...alone, turnCap: 80 });
    if (!rules.ok) throw new Error(canonical(rules.refusal));
    expect(start(shapeships, "idle", { factions: null }, rules.value)).toMatchObject({
      value: { match: { state: { status: "finished", turn: 80, outcome: { result: "turn_cap", winner: null } } } },
    });
    expect(refusal({ ...fleet, turnCap: 81 })).toMatchObject({ path: "/turnCap" });
  });

  test("[S20][SC3] a pack that breaks a constraint is refused with the seed's message, as a match's rules too", () => {
    const hasty = withShip({
      ...basic("hasty", 2, []),
      powers: [Object.assign({ ...completion(damage, 4) }, { resolves: "at_once" })],
    });
    expect(refusal(hasty)).toMatchObject({
      code: "violation",
      rule: "C2",
      path: `/ships/${last}/powers/0/resolves`,
      problem: `Error: ${messages[2]}`,
    });
    expect(expandRules(shapeships, hasty)).toMatchObject({
      ok: false,
      refusal: { code: "bad-rules", rule: "C2", constraint: 2 },
    });
  });
});

describe("before the first turn and outside it", () => {
  const begun = start(shapeships, "s", { factions: null });
  if (!begun.ok) throw new Error(begun.refusal.code);
  const { match } = begun.value;

  test("[S2] factions are chosen in secret and at once", () => {
    expect(shapeships.next(match.state, fleet)).toEqual({ awaiting: [0, 1], step: "faction_choice" });
    const first = decide(shapeships, match, 0, { faction: "corona" });
    if (!first.ok) throw new Error(first.refusal.code);
    expect(first.value.events).toEqual([]);
    expect(first.value.match.state.players[0].faction).toBeNull();
    const both = decide(shapeships, first.value.match, 1, { faction: "lattice" });
    expect(both).toMatchObject({
      value: {
        match: {
          state: {
            status: "playing",
            turn: 1,
            step: "drawing",
            players: [{ faction: "corona" }, { faction: "lattice" }],
          },
        },
      },
    });
    expect(both.ok && both.value.events[0]).toEqual({ type: "factions-chosen", factions: ["corona", "lattice"] });
    expect(decide(shapeships, match, 0, { faction: "void" })).toMatchObject({
      refusal: { code: "unknown-faction", known: ["lattice", "corona"] },
    });
  });

  test("[S2] options fix both, or are refused", () => {
    expect(start(shapeships, "s", { factions: ["corona", "void"] })).toMatchObject({
      refusal: { code: "unknown-faction", faction: "void" },
    });
    expect(shapeships.parse.options({ factions: ["corona"] })).toMatchObject({ ok: false });
    expect(shapeships.parse.options({})).toEqual({ ok: true, value: { factions: null } });
  });

  test("[S1] an order for another step is refused", () => {
    const drawing = duel("drawing", [{ lines: 3 }, {}]);
    expect(refusalOf(drawing, pass)).toEqual({ code: "wrong-order", rule: "S1", step: "drawing" });
    expect(refusalOf(drawing, { faction: "toy" })).toMatchObject({ code: "wrong-order" });
    expect(refusalOf(match.state, saveAll, fleet)).toEqual({ code: "wrong-order", rule: "S1", step: "faction_choice" });
  });

  test("[R25] who is absent takes the first faction, saves everything, passes", () => {
    expect(shapeships.defaultAction(match.state, 0, fleet)).toEqual({ faction: "lattice" });
    expect(shapeships.defaultAction(duel("drawing", [{}, {}]), 0, toys)).toEqual(saveAll);
    expect(shapeships.defaultAction(duel("conditional_response", [{}, {}]), 0, toys)).toEqual(pass);
  });

  test("[R4] a response unsays nothing", () => {
    const from = duel("simultaneous_declaration", [{ ships: ["bolt"] }, { ships: ["zap"] }]);
    const played = play(from, [
      [charges(fire("N1", "damage")), pass],
      [pass, charges(fire("S1", "destroy", "N1"))],
    ]);
    expect(healthAfter(played)).toEqual([40, 36]);
  });

  test("[R29] what is not health happens at the reveal", () => {
    const from = duel("simultaneous_declaration", [{ ships: ["zap", "bolt"], amber: 1 }, { ships: ["hit3"] }]);
    const order = { charges: [fire("N1", "destroy", "S1")], solarPowers: [{ power: "spark" }] };
    const { state } = play(from, [[order, pass]], { until: "conditional_response" });
    expect([state.players[1].ships, state.players[0].energy, shipOf({ state }, "N1")?.charges]).toEqual([
      [],
      { amber: 0 },
      0,
    ]);
    expect(state.players.map(({ health }) => health)).toEqual([40, 40]);
  });
});

describe("stored states", () => {
  const state = duel("drawing", [{ ships: ["bolt"], lines: 4 }, { ships: ["zap"] }]);
  const read = (change: object) => {
    const result = shapeships.parse.state({ ...state, ...change }, toys);
    return result.ok ? null : result.refusal;
  };
  const withShips = (ships: readonly object[]) => ({ players: [{ ...state.players[0], ships }, state.players[1]] });

  test("[S20] what cannot be is refused with its path", () => {
    expect(read({})).toBeNull();
    expect(read({ step: "settlement" })).toMatchObject({
      path: "/step",
      problem: "nothing ever rests in an automatic step",
    });
    expect(read({ step: null })).toMatchObject({ path: "/step" });
    expect(read({ status: "finished", step: null })).toMatchObject({ path: "/outcome" });
    expect(read(withShips([{ ...state.players[0].ships[0], ship: "ghost" }]))).toMatchObject({
      path: "/players/0/ships/0/ship",
    });
    expect(read(withShips([{ ...state.players[0].ships[0], charges: 3 }]))).toMatchObject({
      path: "/players/0/ships/0/charges",
    });
    expect(read(withShips([{ ...state.players[0].ships[0], id: "S1" }]))).toMatchObject({
      path: "/players/1/ships/0/id",
    });
    expect(read({ players: [{ ...state.players[0], faction: "void" }, state.players[1]] })).toMatchObject({
      path: "/players/0/faction",
    });
    const arriving = [{ side: 0, ship: "ghost", origin: "spawned", charges: 0, number: null }];
    expect(read({ turnData: { ...state.turnData, arriving } })).toMatchObject({ path: "/turnData/arriving/0/ship" });
    expect(read({ phase: "build_phase" })).toMatchObject({ path: "/phase" });
  });
});
