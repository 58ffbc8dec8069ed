import { describe, expect, test } from "vitest";
import { catalogue } from "../../combat/catalogue.ts";
import { combatTable } from "../../data/combat-effects.ts";
import { effectTable } from "../../data/effects.ts";
import { factionAbilities } from "../../data/faction-abilities.ts";
import { readPlan } from "../../planner/plan.ts";
import { factions } from "../../units/factions.ts";
import { findUnit } from "../../units/units.ts";
import { firstPlan } from "../plan/first.ts";
import { withFaction } from "./faction.ts";

const plan = {
  ...firstPlan,
  players: [
    { name: "", effects: ["gravity-drive:74/carrier2/1"], tokens: [], fleetPool: 5 },
    { name: "", effects: [], tokens: [], fleetPool: 5 },
  ],
  space: {
    "74": { 0: { units: { carrier2: 1, dreadnought: 2 }, damaged: { dreadnought: 1 } } },
    "18": { 1: { units: { carrier: 1 }, damaged: {} } },
  },
  ground: { "18": { "Mecatol Rex": { owner: 0, units: { infantry: 2, mech: 1 }, damaged: {} } } },
};

describe("a player's faction", () => {
  test("brings its own cards, whole and damaged, in space and on planets, to this player alone", () => {
    const { space, ground, players } = withFaction(plan, 0, "sol");
    expect(space).toEqual({
      "74": { 0: { units: { sol_carrier2: 1, dreadnought: 2 }, damaged: { dreadnought: 1 } } },
      "18": { 1: { units: { carrier: 1 }, damaged: {} } },
    });
    expect(ground["18"]?.["Mecatol Rex"]?.units).toEqual({ sol_infantry: 2, sol_mech: 1 });
    expect(players[0]).toMatchObject({ faction: "sol", effects: ["gravity-drive:74/sol_carrier2/1"] });
  });

  test("and another one takes them away again, or none", () => {
    const sol = withFaction(plan, 0, "sol");
    expect(withFaction(sol, 0, "l1z1x").space["74"]?.[0]?.units).toEqual({ carrier2: 1, l1z1x_dreadnought: 2 });
    expect(withFaction(sol, 0, undefined)).toEqual(plan);
  });

  test("its abilities are on by themselves, and go with it", () => {
    const creuss = withFaction(plan, 1, "ghost");
    expect(creuss.players[1]?.effects).toEqual(["quantum-entanglement", "slipstream"]);
    expect(withFaction(creuss, 1, "jolnar").players[1]?.effects).toEqual(["fragile"]);
  });

  test("every faction can be chosen, and what it has is a plan", () => {
    expect(factions.length).toBeGreaterThanOrEqual(30);
    for (const faction of factions) {
      const chosen = withFaction(plan, 0, faction);
      expect(readPlan(chosen).ok, faction).toBe(true);
      const own = Object.keys(chosen.space["74"]?.[0]?.units ?? {}).map((id) => findUnit(id)?.faction ?? faction);
      expect(own.every((whose) => whose === faction)).toBe(true);
    }
  });

  test("what is on by itself is what the catalogue says", () => {
    const isOn = (id: string) =>
      Object.hasOwn(combatTable, id) || (Object.hasOwn(effectTable, id) && effectTable[id]?.takes === undefined);
    const innate = catalogue.filter(({ id, isInnate, unit }) => isInnate && unit === null && isOn(id));
    const listed = Object.entries(factionAbilities).flatMap(([faction, ids]) => ids.map((id) => `${faction} ${id}`));
    expect(listed.toSorted()).toEqual(innate.map(({ id, faction }) => `${faction} ${id}`).toSorted());
  });
});
