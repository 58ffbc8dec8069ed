import { describe, expect, inject, test } from "vitest";
import { factions } from "../units/factions.ts";
import { findUnit } from "../units/units.ts";
import { fight } from "./battles.fixture.ts";
import { planFor } from "./plan.ts";
import { type Scene, scene } from "./skirmish.fixture.ts";

type Start = Partial<Scene["starts"][number]>;

/** A faction's own unit of a type; a plain one where it has none. */
const own = (faction: string, type: string, plain: string) =>
  findUnit(`${faction}_${type}`) === undefined ? plain : `${faction}_${type}`;
const flagship = (faction: string) => own(faction, "flagship", "dreadnought");
const mech = (faction: string) => own(faction, "mech", "mech");

/** What effects do that have to be named, each in the hands of somebody who meets its like. */
const held: { readonly [faction: string]: readonly string[] } = {
  argent: ["trrakan-aun-zulok"],
  ghost: ["dimensional-splicer"],
  jolnar: ["ta-zern"],
  keleresm: ["iihq-modernization"],
  l1z1x: ["2ram"],
  letnev: ["non-euclidean-shielding", "gravleash-maneuvers", "viscount-unlenne"],
  naaz: ["supercharge"],
  obsidian: ["vos-hollow", "aroz-hollow"],
  sardakk: ["valkyrie-particle-weave"],
  sol: ["evelyn-delouis", "claire-gibson"],
  titans: ["tellurian"],
  winnu: ["rickar-rickani"],
  yin: ["brother-milor", "impulse-core"],
};

const attacker = (faction: string): Start => ({
  ...{ faction, effects: held[faction] ?? [] },
  space: { [flagship(faction)]: 1, carrier: 1, destroyer: 2, fighter: 2 },
  ground: { infantry: 2, [mech(faction)]: 1 },
});
const defender = (faction: string): Start => ({
  ...{ faction, effects: held[faction] ?? [] },
  fleets: { M: { cruiser: 2, dreadnought: 1, fighter: 2, [mech(faction)]: 1 } },
  garrisons: { Midway: { infantry: 1, [mech(faction)]: 1, pds: 1 } },
});

/** Every faction attacks another one, and is attacked. */
const pairs = factions.map((one, at) => [one, factions[(at + 5) % factions.length] ?? one] as const);

describe("battles at a table", () => {
  const games = inject("isLong") ? 2000 : 40;
  // A share moves in steps: what hardly ever happens may have happened once.
  const errors = (share: number, chance: number) =>
    Math.abs(share - chance) / Math.max(Math.sqrt((chance * (1 - chance)) / games), 0.5 / games);

  test.each(pairs)(
    `[TS22] %s against %s: space and planet fall within four standard errors of the odds, ${games} times`,
    (one, other) => {
      const table = scene(attacker(one), defender(other), { fleetPool: 8 });
      const plan = planFor(table.state, 0, "M", table.rules);
      const [midway] = plan.planets;
      if (plan.space === null || midway === undefined) throw new Error("no odds");
      let [won, taken] = [0, 0];
      for (let game = 0; game < games; game += 1) {
        const fought = fight(table, plan, "Midway", 1000 * pairs.findIndex(([each]) => each === one) + game);
        if (fought.space) won += 1;
        if (fought.taken.includes("Midway")) taken += 1;
      }
      expect(errors(won / games, plan.space.attacker)).toBeLessThan(4);
      expect(errors(taken / games, midway.chance)).toBeLessThan(4);
    },
  );
});
