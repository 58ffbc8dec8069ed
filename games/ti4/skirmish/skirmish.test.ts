import { describe, expect, test } from "vitest";
import { tableFor } from "../data/tables.ts";
import { skirmishEn } from "../words/skirmish/en.ts";
import { galaxyWithUnits } from "./board.ts";
import { skirmish } from "./game.ts";
import { planFor } from "./plan.ts";
import type { SkirmishRules } from "./shape.ts";
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
  types,
} from "./skirmish.fixture.ts";

describe("the match", () => {
  test("[TS1] a table of one's own, or the small one for two; homes of a string of tiles have a planet", () => {
    const small = skirmish.parse.options({});
    expect(small).toMatchObject({ ok: true, value: { starts: [{ home: "North" }, { home: "South" }] } });
    const tiles = sceneOf({ map: { string: "77 40 41 0 39 0" }, starts: [] });
    expect(Object.entries(tiles.state.planets).filter(([, { owner }]) => owner !== null)).toMatchObject([
      ["HOME4", { owner: 0, resources: 4, force: { units: { spacedock: 1 } } }],
      ["HOME6", { owner: 1 }],
    ]);
    expect(tiles.state.space["HOME4"]).toMatchObject({ 0: { units: { carrier: 2 } } });
  });

  test("[TS1] a map by its name: hexes that are alike from both homes, and homes for more", () => {
    const { state } = sceneOf({ map: "crown", starts: [] });
    expect(Object.entries(state.planets).filter(([, { owner }]) => owner !== null)).toMatchObject([
      ["Borealis", { owner: 1, system: "North" }],
      ["Australis", { owner: 0, system: "South" }],
    ]);
    const { systems } = galaxyWithUnits(state);
    expect(systems).toHaveLength(19);
    const opposite = systems.map(({ position }) => {
      const { q = 0, r = 0 } = position ?? {};
      return systems.find((each) => each.position?.q === -q && each.position.r === -r);
    });
    const worth = (system: (typeof systems)[number] | undefined) =>
      (system?.planets ?? []).map(({ resources, influence }) => [resources, influence]);
    expect(opposite.map(worth)).toEqual(systems.map(worth));
    const six = ["South", "Arch", "Tarn", "North", "Gate", "Reef"].map((home) => ({ home }));
    const crowded = sceneOf({ map: "crown", starts: six }).state;
    expect(crowded.planets["Reef"]).toMatchObject({ owner: 5, resources: 4, influence: 2 });
    expect(skirmish.parse.options({ map: "crowns" })).toMatchObject({ ok: false });
  });

  test.each([2, 3, 4, 5, 6, 7, 8])("[TS1] a table for %i players: a home each, none next to another", (seats) => {
    const { state } = sceneOf(tableFor(seats));
    expect(state.players).toHaveLength(seats);
    const { systems } = galaxyWithUnits(state);
    const owned = Object.values(state.planets).flatMap(({ owner, system }) => (owner === null ? [] : [system]));
    const homes = systems.filter(({ id }) => owned.includes(id));
    expect(homes).toHaveLength(seats);
    const apart = (one: (typeof homes)[number], other: (typeof homes)[number]) => {
      const [q, r] = [
        (one.position?.q ?? 0) - (other.position?.q ?? 0),
        (one.position?.r ?? 0) - (other.position?.r ?? 0),
      ];
      return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
    };
    const distances = homes.flatMap((one) => homes.filter((other) => other !== one).map((other) => apart(one, other)));
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(2);
  });

  test("[TS1] a position from the middle of a war: fleets and garrisons elsewhere", () => {
    const { state } = scene(
      { fleets: { R: { carrier: 1, infantry: 2 } }, garrisons: { Nimbus: { infantry: 1 } } },
      { space: { cruiser: 1 } },
    );
    expect(state.space).toMatchObject({ R: { 0: { units: { carrier: 1, infantry: 2 } } }, B: { 1: {} } });
    expect(state.planets["Nimbus"]).toMatchObject({ owner: 0, force: { units: { infantry: 1 } } });
    expect(state.planets["Nadir"]?.owner).toBeNull();
  });

  test("[TS1] what is no table says why", () => {
    const problem = (starts: readonly object[]) => {
      const options = skirmish.parse.options({ map, starts });
      if (!options.ok) return options.refusal.code;
      const begun = skirmish.setup(options.value, sceneRules, { int: () => 0, pool: () => [] });
      if (begun.ok || begun.refusal.code !== "bad-table") return begun.ok ? "ok" : begun.refusal.code;
      return skirmishEn.refusal["bad-table"](begun.refusal);
    };
    const sceneRules = skirmish.presets["official"] as SkirmishRules;
    expect(problem([{ home: "A" }])).toContain("two to eight");
    expect(problem([{ home: "A" }, { home: "Z" }])).toContain("Z");
    expect(problem([{ home: "A" }, { home: "A" }])).toContain("two players have A");
    expect(problem([{ home: "A", space: { pds: 1 } }, { home: "B" }])).toContain("pds");
    expect(problem([{ home: "A", effects: ["direct-hit"] }, { home: "B" }])).toContain("direct-hit");
    expect(problem([{ home: "A", abilities: ["luck"] }, { home: "B" }])).toContain("luck");
    expect(problem([{ home: "A", fleets: { Z: { cruiser: 1 } } }, { home: "B" }])).toContain("Z");
    expect(problem([{ home: "A", fleets: { M: { cruiser: 1 } } }, { home: "M" }])).toContain("two players have M");
    expect(problem([{ home: "A", garrisons: { Pluto: {} } }, { home: "B" }])).toContain("Pluto");
    expect(problem([{ home: "A", garrisons: { Midway: { cruiser: 1 } } }, { home: "B" }])).toContain("cruiser");
    expect(problem([{ home: "A" }, { home: "B" }])).toBe("ok");
  });

  test("[TS2][TS3] turns, passes, and what a round's end brings", () => {
    const given = scene({ space: { cruiser: 1 } }, { space: { cruiser: 1 } }, { tactics: 1, treasury: 0 });
    const acted = played(given, [activate("M"), move(["A/cruiser/1", "A-M"])]);
    expect(acted.state).toMatchObject({ awaited: 1, players: [{ tactic: 0, tokens: ["M"] }, {}] });
    // Player 1 has nothing left to do, and is not asked again.
    const ended = played(acted, [pass]);
    expect(types(ended.events)).toEqual(["passed", "passed", "round-ended"]);
    expect(ended.state).toMatchObject({ round: 2, turn: 1, players: [{ tactic: 1, tokens: [], treasury: 4 }, {}] });
  });

  test("[TS2] nobody is asked where passing is the only choice, an ability that cannot be used included", () => {
    const given = scene({ abilities: ["nova"] }, { space: { cruiser: 1 }, abilities: ["nova"] }, { tactics: 1 });
    const spent = played(given, [activate("M"), activate("F"), { type: "ability", ability: "nova", system: "B" }]);
    expect(types(spent.events).slice(0, 4)).toEqual(["activated", "activated", "passed", "anomaly-placed"]);
  });

  test("[TS4] most planets by resources and influence; equals win together, all equal is a draw", () => {
    const even = scene(none, none, { rounds: 1 });
    expect(skirmish.next(played(even, [pass, pass]).state, even.rules)).toEqual({
      over: { winners: [], reason: "tie" },
    });
    const ahead = scene({ space: { carrier: 1 }, ground: { infantry: 1 } }, none, { rounds: 1 });
    const actions = [
      activate("M"),
      move(["A/carrier/1", "A-M", ["infantry", 1]]),
      landing("Midway", { infantry: 1 }),
      pass,
      pass,
    ];
    const { state } = played(ahead, actions);
    expect(skirmish.next(state, ahead.rules)).toEqual({ over: { winners: [0], reason: "score" } });
  });
});

describe("abilities", () => {
  test("[TS15] a tear where one's dock is, which goes with it; a nova where one's ships are", () => {
    const given = scene(
      { space: { cruiser: 1 }, ground: { spacedock: 1 }, abilities: ["dimensional-tear", "nova"] },
      { space: { carrier: 1 }, ground: { infantry: 2 } },
    );
    expect(refusalOf(given, { type: "ability", ability: "dimensional-tear", system: "M" })).toMatchObject({
      code: "ability-elsewhere",
    });
    expect(refusalOf(given, { type: "ability", ability: "luck", system: "M" })).toMatchObject({ code: "no-ability" });
    const torn = played(given, [{ type: "ability", ability: "dimensional-tear", system: "A" }]);
    expect(torn.events).toEqual([
      { type: "anomaly-placed", seat: 0, system: "A", anomaly: "gravity-rift", source: "dimensional-tear" },
    ]);
    expect(torn.state.players[0]?.abilities).toEqual(["nova"]);
    // Others roll to leave it; its owner does not.
    const [plan] = [planFor(torn.state, 0, "M", torn.rules)];
    expect(plan?.arrives).toBe(1);
    const taken = played(
      { ...torn, state: { ...torn.state, space: { R: { 1: { units: { carrier: 1, infantry: 2 }, damaged: {} } } } } },
      [
        activate("A"),
        {
          type: "move",
          moves: [{ ship: "R/carrier/1", path: ["R", "A"], cargo: [{ unit: "infantry", count: 2, from: "R" }] }],
        },
        landing("Alpha", { infantry: 2 }),
      ],
      [9],
    );
    expect(taken.events.at(-1)).toEqual({
      type: "anomaly-removed",
      system: "A",
      anomaly: "gravity-rift",
      source: "dimensional-tear",
    });
  });
});
