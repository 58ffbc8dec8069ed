import { describe, expect, test } from "vitest";
import { skirmishEn } from "../words/skirmish/en.ts";
import { skirmishRu } from "../words/skirmish/ru.ts";
import { skirmish } from "./game.ts";
import type { SkirmishRules } from "./shape.ts";
import { map, none } from "./skirmish.fixture.ts";

describe("what a table may begin with", () => {
  const begin = (start: object) => {
    const options = skirmish.parse.options({
      map,
      starts: [{ home: "A", space: none, ground: none, ...start }, { home: "B" }],
    });
    if (!options.ok) throw new Error(options.refusal.code);
    const begun = skirmish.setup(options.value, skirmish.presets["official"] as SkirmishRules, {
      int: () => 0,
      pool: () => [],
    });
    return begun.ok ? null : begun.refusal;
  };

  test("[TS1a] no more of a type than there are pieces", () => {
    expect(begin({ space: { dreadnought: 5 }, fleets: { M: { carrier: 2 } } })).toBeNull();
    expect(begin({ space: { dreadnought: 3 }, fleets: { M: { dreadnought2: 3 } } })).toMatchObject({
      code: "bad-table",
      problem: "too-many-pieces",
      name: "dreadnought2",
      count: 6,
      pieces: 5,
      path: "/starts/0/fleets/M/dreadnought2",
    });
    expect(begin({ ground: { infantry: 99, pds: 7 } })).toMatchObject({ name: "pds", path: "/starts/0/ground/pds" });
    expect(begin({ space: { carrier: 4, fighter: 16 } })).toBeNull();
  });

  test.each([
    ...["flank-speed", "nav-suite", "crucible", "lost-star-chart", "silence-of-space", "solar-flare", "bunker"],
    ...["fighter-prototype", "morale-boost", "shields-holding", "emergency-repairs", "direct-hit"],
  ])("[TS1b] %s is played once, and is no lasting effect", (card) => {
    const refusal = begin({ effects: ["antimass-deflectors", card] });
    expect(refusal).toMatchObject({
      code: "bad-table",
      problem: "played-once",
      name: card,
      path: "/starts/0/effects/1",
    });
    if (refusal?.code !== "bad-table") throw new Error("no refusal");
    expect(refusal.known).toContain("duranium-armor");
    expect(refusal.known).not.toContain(card);
    for (const words of [skirmishEn, skirmishRu]) {
      const said = words.refusal["bad-table"](refusal);
      expect(said).toContain(card);
      expect(said).toContain("/starts/0/effects/1");
      expect(said).toContain("duranium-armor");
    }
  });

  test("[TS1b] every effect that is told as allowed is allowed", () => {
    const refusal = begin({ effects: ["luck"] });
    expect(refusal).toMatchObject({ problem: "unknown-effect", path: "/starts/0/effects/0" });
    if (refusal?.code !== "bad-table") throw new Error("no refusal");
    expect(refusal.known?.length).toBeGreaterThan(10);
    expect(begin({ effects: refusal.known })).toBeNull();
  });
});

describe("a table from the middle of a war", () => {
  const setUp = (starts: readonly object[], on: object = map) => {
    const options = skirmish.parse.options({ map: on, starts });
    if (!options.ok) return options;
    const rules = skirmish.presets["official"] as SkirmishRules;
    return skirmish.setup(options.value, rules, { int: () => 0, pool: () => [] });
  };
  const refusalOf = (...starts: readonly object[]) => {
    const made = setUp(starts);
    return made.ok ? null : made.refusal;
  };
  const south = { home: "B", space: none, ground: none };

  test("[TS21] who has no home has what fleets and garrisons say, and the tokens that are there", () => {
    const own = { fleets: { A: { cruiser: 1 } }, garrisons: { Midway: { infantry: 2 } }, tokens: ["M"] };
    const made = setUp([own, south]);
    if (!made.ok) throw new Error(made.refusal.code);
    const { state } = made.value;
    expect(state.space).toEqual({ A: { 0: { units: { cruiser: 1 }, damaged: {} } } });
    expect(state.planets).toMatchObject({
      ...{ Alpha: { owner: null }, Beta: { owner: 1 } },
      Midway: { owner: 0, force: { units: { infantry: 2 } } },
    });
    expect(state.players.map(({ tokens }) => tokens)).toEqual([["M"], []]);
  });

  test.each([[{}], [{ space: { cruiser: 1 } }], [{ fleets: { A: { cruiser: 1 } }, ground: { infantry: 1 } }]])(
    "without a home nothing stands there, and something elsewhere: %j",
    (start) => {
      expect(refusalOf(start, south)).toMatchObject({ code: "bad-request", path: "/starts/0/home" });
    },
  );

  test("[TS21] tokens are on the map", () => {
    const refusal = refusalOf({ fleets: { A: { cruiser: 1 } }, tokens: ["Atlantis"] }, south);
    expect(refusal).toMatchObject({ problem: "unknown-system", name: "Atlantis" });
  });

  test("[TS21] ships may be where a planet is held that is called as its system is", () => {
    const twin = { systems: [{ id: "X", planets: [{ name: "X", resources: 1, influence: 1 }] }], links: [] };
    const made = setUp([{ fleets: { X: { cruiser: 1 } } }, { garrisons: { X: { infantry: 1 } } }], twin);
    expect(made.ok).toBe(true);
    expect(refusalOf({ fleets: { A: { cruiser: 1 } } }, { fleets: { A: { cruiser: 1 } } })).toMatchObject({
      problem: "shared-place",
      name: "A",
    });
  });
});
