import { expect, test } from "vitest";
import { combatTable } from "../data/combat-effects.ts";
import { battle } from "./battle.fixture.ts";
import { preparePlain } from "./plain.ts";
import { prepareBattle } from "./prepared.ts";

test.each(["space", "ground"] as const)(
  "with every effect that a skirmish has, a battle (%s) needs no more",
  (place) => {
    for (const id of Object.keys(combatTable)) {
      const army = { units: { carrier: 2, fighter: 3, dreadnought: 1, infantry: 3, pds: 1 }, effects: { [id]: 1 } };
      const given = battle(army, army, { place });
      expect(preparePlain(given), id).toEqual(prepareBattle(given));
    }
  },
);
