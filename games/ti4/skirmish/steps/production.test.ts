import { describe, expect, test } from "vitest";
import { refuseByAnomaly } from "../../galaxy/anomalies.ts";
import { findSystem } from "../../galaxy/galaxy.ts";
import { presets } from "../../galaxy/rules.ts";
import { skirmishEn } from "../../words/skirmish/en.ts";
import { skirmishRu } from "../../words/skirmish/ru.ts";
import { readGalaxy } from "../board.ts";
import { skirmish } from "../game.ts";
import type { SkirmishAction, SkirmishRules, SkirmishState } from "../shape.ts";
import { activate, map, none, played, refusalOf, scene, sceneOf } from "../skirmish.fixture.ts";

type Units = { readonly [unit: string]: number };
type Standing = { state: SkirmishState; rules: SkirmishRules };

const build = (units: Units): SkirmishAction => ({ type: "produce", units });
const codeOf = (standing: Standing, units: Units) => refusalOf(standing, build(units))?.code ?? "ok";

describe("production", () => {
  test.each([
    ["asteroid-field", "000 AC 2.4"],
    ["supernova", "000 AC 3.4"],
  ])(
    "[TS14a][AC24][AC34] no ship is built into a sealed %s, as `may place` says; ground forces are",
    (anomaly, rule) => {
      const sealed = {
        ...map,
        systems: map.systems.map((each) => (each.id === "A" ? { ...each, anomalies: [anomaly] } : each)),
      };
      const begin = (rules: Partial<SkirmishRules>) =>
        played(
          sceneOf({
            map: sealed,
            starts: [
              { home: "A", space: none, ground: { spacedock: 1 } },
              { home: "B", space: none, ground: none },
            ],
            rules: { ...rules, treasury: 9 },
          }),
          [activate("A")],
        );
      const active = begin(presets.requirements);
      const system = findSystem(readGalaxy(active.state.map), "A");
      if (system === undefined) throw new Error("no system");
      expect(refusalOf(active, build({ cruiser: 1 }))).toEqual(refuseByAnomaly("place", system, active.rules));
      expect(refusalOf(active, build({ fighter: 1 }))).toMatchObject({ code: "sealed", rule, system: "A", anomaly });
      expect(codeOf(active, { infantry: 2, mech: 1 })).toBe("ok");
      const offered = [...skirmish.legal(active.state, 0, active.rules)];
      expect(offered).not.toContainEqual(build({ cruiser: 1 }));
      expect(codeOf(begin(presets.official), { cruiser: 1 })).toBe("ok");
    },
  );

  test("[TS14b] a blockaded dock builds ground forces and no ships", () => {
    const given = scene({ ground: { spacedock: 1 } }, none, { treasury: 9 });
    const space = { A: { 1: { units: { cruiser: 1 }, damaged: {} } } };
    const active = played({ ...given, state: { ...given.state, space } }, [activate("A")]);
    expect(skirmish.next(active.state, active.rules)).toMatchObject({ awaiting: [0], step: "produce" });
    const refusal = refusalOf(active, build({ infantry: 1, fighter: 1 }));
    expect(refusal).toEqual({ code: "blockaded", rule: "LRR 14.1", system: "A", unit: "fighter", by: 1 });
    expect(skirmishEn.refusal.blockaded({ system: "A", unit: "fighter", by: 1 })).toBe(
      "Ships of player 2 blockade the dock in A: it builds no fighter until you have ships there, only ground forces.",
    );
    expect(skirmishRu.refusal.blockaded({ system: "A", unit: "fighter", by: 1 })).toContain("только наземные войска");
    const built = played(active, [build({ infantry: 2, mech: 1 })]);
    expect(built.state.planets["Alpha"]?.force.units).toEqual({ infantry: 2, mech: 1, spacedock: 1 });
  });

  test("[TS14c] no more of a type than there are pieces of one's colour, wherever they stand", () => {
    const given = scene(
      {
        space: { carrier: 1 },
        ground: { spacedock: 1, mech: 2 },
        fleets: { R: { carrier2: 1, sol_carrier: 1 } },
        garrisons: { Midway: { mech: 1 } },
      },
      { space: { carrier: 4 } },
      { treasury: 40, fleetPool: 9 },
    );
    const active = played(given, [activate("A"), { type: "move", moves: [] }]);
    expect(codeOf(active, { carrier: 1, mech: 1 })).toBe("ok");
    const refusal = refusalOf(active, build({ carrier: 2 }));
    expect(refusal).toEqual({
      code: "no-pieces",
      rule: "LRR 23.4",
      unit: "carrier",
      count: 2,
      inPlay: 3,
      pieces: 4,
      left: 1,
    });
    expect(skirmishEn.refusal["no-pieces"]({ unit: "carrier", count: 2, inPlay: 3, pieces: 4, left: 1 })).toBe(
      "A player has 4 pieces of carrier and its upgrades, and 3 of yours are in play: 1 more can be built, not 2. What you lose comes back.",
    );
    expect(skirmishRu.refusal["no-pieces"]({ unit: "carrier", count: 2, inPlay: 3, pieces: 4, left: 1 })).toContain(
      "4",
    );
    expect(codeOf(active, { mech: 2 })).toBe("no-pieces");
    const offered = [...skirmish.legal(active.state, 0, active.rules)];
    expect(offered).toContainEqual(build({ carrier: 1 }));
    expect(offered).not.toContainEqual(build({ carrier: 2 }));
  });

  test("[TS14c] fighters and infantry have tokens, and no limit", () => {
    const given = scene({ space: { carrier: 4, fighter: 16 }, ground: { spacedock: 1, infantry: 40 } }, none, {
      treasury: 9,
    });
    const active = played(given, [activate("A")]);
    expect(codeOf(active, { fighter: 3, infantry: 3 })).toBe("ok");
  });

  test.each([
    ["spacedock2", 4 + 4],
    ["bastion_spacedock", 4 + 2],
    ["cabal_spacedock", 5],
    ["saar_spacedock2", 7],
  ])("[TS14d] %s builds %i units", (dock, limit) => {
    const active = played(scene({ ground: { [dock]: 1 } }, none, { treasury: 9 }), [activate("A")]);
    expect(codeOf(active, { infantry: limit })).toBe("ok");
    expect(refusalOf(active, build({ infantry: limit + 1 }))).toMatchObject({ code: "over-production", limit });
  });
});
