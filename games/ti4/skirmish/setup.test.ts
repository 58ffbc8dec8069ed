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
