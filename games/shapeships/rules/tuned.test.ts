import { canonical } from "@umpire/kernel";
import { describe, expect, test } from "vitest";
import { auditEvents } from "../audit/read-events.ts";
import { checkRules } from "../pack/check-rules.ts";
import { presets } from "../pack/data/presets.ts";
import { duel, healthAfter, play } from "./duel.fixture.ts";
import { shapeships } from "./game.ts";
import { randomDuel } from "./random.fixture.ts";
import { saveAll } from "./windows.ts";

describe("the preset tuned", () => {
  const { standard, tuned } = presets;

  test("[S23] is the fleet but for a few ships, keeps the constraints, and is played", () => {
    const changed = tuned.ships.filter((ship, at) => canonical(ship) !== canonical(standard.ships[at] ?? null));
    expect(changed.map(({ id }) => id)).toEqual(["gusset", "keystone", "drawbridge", "cusp"]);
    expect(canonical({ ...tuned, ships: standard.ships })).toBe(canonical(standard));
    expect(checkRules(tuned)).toEqual({ ok: true, value: [] });
    for (let seed = 0; seed < 20; seed += 1) {
      const { state, events } = randomDuel(tuned, seed);
      expect(state.status).toBe("finished");
      expect(auditEvents(JSON.parse(JSON.stringify(events)))).toEqual({ ok: true, value: [] });
    }
  });

  type Ships = NonNullable<Parameters<typeof duel>[1][0]["ships"]>;
  /** What each of the two says to a drawing order with so many lines and these ships. */
  const codes = (faction: string, lines: number, ships: Ships, order: object) => {
    const state = duel("drawing", [{ faction, lines, ships }, {}], { pack: standard });
    return [standard, tuned].map((pack) => shapeships.check(state, 0, { ...saveAll, ...order }, pack)?.code ?? null);
  };
  const upgrade = (ship: string) => ({ upgrades: [{ ship, components: [] }] });

  test("[S23] two Gussets at a time; a Keystone and a Cusp cost a line more, a Drawbridge a line less", () => {
    expect(codes("lattice", 20, [], { basics: [{ ship: "gusset", count: 3 }] })).toEqual([null, "too-many"]);
    expect(codes("lattice", 3, ["strut", "strut", "gusset"], upgrade("keystone"))).toEqual([null, "not-enough-lines"]);
    expect(codes("corona", 4, [], { basics: [{ ship: "cusp", count: 1 }] })).toEqual([null, "not-enough-lines"]);
    const parts = [{ ship: "caliper", charges: 0 }, "strut"];
    expect(codes("lattice", 2, parts, upgrade("drawbridge"))).toEqual(["not-enough-lines", null]);
  });

  test("[S23] a Drawbridge heals 5", () => {
    const healed = (pack: typeof standard) => {
      const north = { faction: "lattice", ships: ["drawbridge"], health: 40 };
      return healthAfter(play(duel("settlement", [north, {}], { pack }), [], { pack }))[0];
    };
    expect([healed(standard), healed(tuned)]).toEqual([43, 45]);
  });
});
