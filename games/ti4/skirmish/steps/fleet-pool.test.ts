import { describe, expect, test } from "vitest";
import { skirmish } from "../game.ts";
import type { SkirmishAction, SkirmishRules, SkirmishState } from "../shape.ts";
import { activate, landing, move, none, played, refusalOf, scene, types } from "../skirmish.fixture.ts";

type Units = { readonly [unit: string]: number };
type Standing = { state: SkirmishState; rules: SkirmishRules };

const here = ({ state }: Standing, system: string, seat = 0) => state.space[system]?.[seat]?.units ?? {};

/** The same table with other units in space. */
const withSpace = (standing: Standing, space: SkirmishState["space"]): Standing => ({
  ...standing,
  state: { ...standing.state, space },
});
const force = (units: Units, damaged: Units = {}) => ({ units, damaged });

describe("room in space", () => {
  const leave = (units: Units, ground: Units = { spacedock: 1 }) => {
    const given = scene({ space: { cruiser: 1, ...units }, ground }, none);
    return played(given, [activate("M"), move(["A/cruiser/1", "A-M"])]);
  };

  test("[TS7a] a dock keeps fighters; ground forces without a ship to carry them go", () => {
    const left = leave({ fighter: 3, infantry: 2 });
    expect(here(left, "A")).toEqual({ fighter: 3 });
    expect(left.events.at(-1)).toMatchObject({
      type: "removed",
      units: { infantry: 2 },
      why: "capacity",
      rule: "LRR 16.3",
    });
    expect(here(leave({ fighter: 5, infantry: 1 }), "A")).toEqual({ fighter: 3 });
    expect(here(leave({ fighter: 5, infantry: 1, carrier: 1 }), "A")).toEqual({ carrier: 1, fighter: 5, infantry: 1 });
    expect(here(leave({ fighter: 7, infantry: 1, carrier: 1 }), "A")).toEqual({ carrier: 1, fighter: 6, infantry: 1 });
    expect(here(leave({ fighter: 2, infantry: 5, carrier: 1 }, none), "A")).toEqual({ carrier: 1, infantry: 4 });
  });

  test("[TS7a] fighters, infantry and mechs of factions have no more room than any others", () => {
    expect(here(leave({ naalu_fighter: 4, sol_infantry: 2, xxcha_mech: 1 }), "A")).toEqual({ naalu_fighter: 3 });
    expect(here(leave({ fighter: 1, naalu_fighter: 1, sol_infantry: 2, sol_mech: 3, carrier: 1 }, none), "A")).toEqual({
      carrier: 1,
      sol_infantry: 1,
      sol_mech: 3,
    });
    // The Aerie Sentinel takes no room beside a ship that has some; where there is none, it cannot stay.
    expect(here(leave({ argent_mech: 2, infantry: 4, carrier: 1 }, none), "A")).toMatchObject({
      argent_mech: 2,
      infantry: 4,
    });
    expect(here(leave({ argent_mech: 2, destroyer: 1 }, none), "A")).toEqual({ destroyer: 1 });
  });

  test("[TS7a] a Floating Factory on its planet has room for what its card says", () => {
    expect(here(leave({ fighter: 3, infantry: 2 }, { saar_spacedock: 1 }), "A")).toEqual({ fighter: 2, infantry: 2 });
  });
});

describe("Fighter II", () => {
  const away = (count: number) =>
    move(...Array.from({ length: count }, (_, at) => [`A/fighter2/${at + 1}`, "A-M"] as [string, string]));

  test("[TS7b] they arrive by themselves, and count for the fleet pool", () => {
    const two = played(scene({ space: { fighter2: 2 } }, none), [activate("M"), away(2)]);
    expect(types(two.events)).toEqual(["activated", "moved"]);
    expect(here(two, "M")).toEqual({ fighter2: 2 });
    const many = played(scene({ space: { fighter2: 5 } }, none, { fleetPool: 3 }), [activate("M"), away(5)]);
    expect(here(many, "M")).toEqual({ fighter2: 3 });
    expect(many.events.at(-1)).toMatchObject({ type: "removed", units: { fighter2: 2 }, why: "fleet-pool" });
  });

  test("[TS7b] those with room do not count; Hybrid Crystal Fighters count half", () => {
    const fleet = { space: { carrier: 1, fighter2: 5, cruiser: 1 } };
    const whole = played(scene(fleet, none, { fleetPool: 3 }), [
      activate("M"),
      move(["A/carrier/1", "A-M", ["fighter2", 4]], ["A/cruiser/1", "A-M"], ["A/fighter2/1", "A-M"]),
    ]);
    expect(here(whole, "M")).toEqual({ carrier: 1, cruiser: 1, fighter2: 5 });
    const crystal = played(scene({ space: { naalu_fighter2: 5 } }, none, { fleetPool: 2 }), [
      activate("M"),
      move(...Array.from({ length: 5 }, (_, at) => [`A/naalu_fighter2/${at + 1}`, "A-M"] as [string, string])),
    ]);
    expect(here(crystal, "M")).toEqual({ naalu_fighter2: 4 });
  });

  test("[TS7b] their owner chooses what goes, as much as is enough and no more", () => {
    const given = scene({ space: { carrier: 1, cruiser: 1, fighter2: 2 } }, none, { fleetPool: 1 });
    const over = played(given, [activate("M"), move(["A/carrier/1", "A-M", ["fighter2", 2]], ["A/cruiser/1", "A-M"])]);
    expect(skirmish.next(over.state, over.rules)).toMatchObject({ awaiting: [0], step: "fleet-pool" });
    const remove = (units: Units): SkirmishAction => ({ type: "remove", units });
    expect(refusalOf(over, remove({ carrier: 1 }))).toMatchObject({ code: "over-fleet-pool", ships: 3, pool: 1 });
    expect(refusalOf(over, remove({ cruiser: 1, fighter2: 1 }))).toMatchObject({
      code: "remove-fewer",
      unit: "fighter2",
    });
    expect(refusalOf(over, remove({ cruiser: 2 }))).toMatchObject({ code: "not-so-many", unit: "cruiser" });
    expect([...skirmish.legal(over.state, 0, over.rules)]).toEqual([
      remove({ cruiser: 1 }),
      remove({ carrier: 1, fighter2: 2 }),
    ]);
    expect(here(played(over, [remove({ cruiser: 1 })]), "M")).toEqual({ carrier: 1, fighter2: 2 });
  });

  test("[TS7b] those left behind, and those whose carrier was lost in a battle, count too", () => {
    const left = played(scene({ space: { carrier: 1, fighter2: 4 } }, none, { fleetPool: 2 }), [
      activate("M"),
      move(["A/carrier/1", "A-M"]),
    ]);
    expect(here(left, "A")).toEqual({ fighter2: 2 });
    const fought = played(
      scene({ space: { carrier: 1, fighter2: 4 } }, { home: "M", space: { cruiser: 1 } }, { fleetPool: 2 }),
      [
        activate("M"),
        move(["A/carrier/1", "A-M", ["fighter2", 4]]),
        { type: "retreat", to: null },
        { type: "assign", sustain: {}, destroy: { carrier: 1 }, destroyDamaged: {} },
      ],
      [9, 8, 1, 1, 1, 7],
    );
    expect(here(fought, "M")).toEqual({ fighter2: 2 });
    expect(fought.events.at(-1)).toMatchObject({ type: "removed", units: { fighter2: 2 }, why: "fleet-pool" });
  });

  test("[TS6a] none flies and is carried at once", () => {
    const active = played(scene({ space: { carrier: 1, fighter2: 2 } }, none), [activate("M")]);
    const twice = move(["A/carrier/1", "A-M", ["fighter2", 2]], ["A/fighter2/1", "A-M"]);
    expect(refusalOf(active, twice)).toMatchObject({ code: "cargo-absent", unit: "fighter2", system: "A" });
    for (const action of skirmish.legal(active.state, 0, active.rules)) expect(refusalOf(active, action)).toBeNull();
  });
});

describe("damage", () => {
  test("[TS6b] a damaged mech that is picked up, or carried away from a battle, stays damaged", () => {
    const given = scene({ space: { carrier: 1 }, ground: { mech: 2 } }, none);
    const alpha = given.state.planets["Alpha"];
    if (alpha === undefined) throw new Error("no planet");
    const planets = { ...given.state.planets, Alpha: { ...alpha, force: force({ mech: 2 }, { mech: 1 }) } };
    const hurt = { ...given, state: { ...given.state, planets } };
    const gone = played(hurt, [activate("M"), move(["A/carrier/1", "A-M", ["mech", 2]])]);
    expect(gone.state.space["M"]?.[0]).toEqual(force({ carrier: 1, mech: 2 }, { mech: 1 }));
    expect(gone.state.planets["Alpha"]?.force).toEqual(force({}));
    const landed = played(gone, [landing("Midway", { mech: 2 })]);
    expect(landed.state.planets["Midway"]?.force).toEqual(force({ mech: 2 }, { mech: 1 }));
    const one = played(hurt, [activate("M"), move(["A/carrier/1", "A-M", ["mech", 1]])]);
    expect(one.state.planets["Alpha"]?.force).toEqual(force({ mech: 1 }));
    expect(one.state.space["M"]?.[0]?.damaged).toEqual({ mech: 1 });
  });

  test("[TS6b][TS10] nor is it repaired by a retreat", () => {
    const given = scene({ space: { carrier: 1 } }, { home: "M", space: { cruiser: 1 } });
    const there = withSpace(given, {
      A: { 0: force({ cruiser: 1 }) },
      R: { 0: force({ carrier: 1, mech: 1 }, { mech: 1 }) },
      M: { 1: force({ cruiser: 1 }) },
    });
    const cargo = [{ unit: "mech", count: 1, from: "R" }];
    const moving: SkirmishAction = { type: "move", moves: [{ ship: "R/carrier/1", path: ["R", "A", "M"], cargo }] };
    const left = played(there, [activate("M"), moving, { type: "retreat", to: "A" }], [9, 1, 1]);
    expect(left.state.space["A"]?.[0]).toEqual(force({ carrier: 1, cruiser: 1, mech: 1 }, { mech: 1 }));
  });
});
