import { definitionOf } from "../pack/catalogue.ts";
import { fleet } from "../pack/data/fleet.ts";
import type { Amount, Basic, Pack, Power, ShipDefinition } from "../pack/pack.ts";

/** A catalogue of toys, one for each thing a ship can do: re-balancing the fleet never touches what is tried on them. */

export const damage = { effect: "damage", resolves: "end_of_turn" } as const;
export const heal = { effect: "heal", resolves: "end_of_turn" } as const;
const onceOnly = { persistsIfSourceDestroyed: true } as const;
const lasting = { when: "continuous", requiresSurvival: true } as const;
const either = { windows: ["declaration", "response"] } as const;
export const scaled = { base: 0, each: 1, group: 1, round: "down", most: null } as const;

export const basic = (
  id: string,
  cost: number,
  powers: readonly Power[],
  more: Partial<Basic> = {},
): ShipDefinition => ({
  ...{ kind: "basic", id, faction: "toy", cost, max: null, charges: 0, chooses: null, powers },
  ...more,
});
const upgraded = (
  id: string,
  components: { readonly [ship: string]: number },
  joining: number,
  powers: readonly Power[],
  charges = 0,
): ShipDefinition => ({ kind: "upgraded", id, faction: "toy", max: null, charges, components, joining, powers });

export const continuous = (nature: typeof damage | typeof heal, amount: Amount): Power => ({
  ...lasting,
  ...nature,
  amount,
});
export const completion = (nature: typeof damage | typeof heal, amount: Amount): Power => ({
  ...{ when: "completion", ...onceOnly, ...nature, amount },
});
export const charge = (nature: typeof damage | typeof heal, amount: Amount): Power => ({
  ...{ when: "charge", ...either, ...onceOnly, ...nature, amount },
});
const chargePower = (effect: "destroy" | "steal" | "copy" | "paired_destroy"): Power => ({
  when: "charge",
  ...either,
  effect,
});

const catalogue: readonly ShipDefinition[] = [
  basic("hit3", 3, [continuous(damage, 3)]),
  basic("mend2", 2, [continuous(heal, 2)]),
  basic("bang5", 4, [completion(damage, 5)]),
  basic("balm5", 4, [completion(heal, 5)]),
  basic("bolt", 4, [charge(damage, 4), charge(heal, 4)], { charges: 2 }),
  basic("zap", 5, [chargePower("destroy")], { charges: 1 }),
  basic("grab", 5, [chargePower("steal")], { charges: 1 }),
  basic("twin", 4, [chargePower("paired_destroy")], { charges: 1 }),
  basic("dyn", 4, [charge(damage, { ...scaled, per: "type" })], { charges: 1 }),
  basic(
    "echo",
    4,
    [
      {
        when: "charge",
        windows: ["response"],
        ...onceOnly,
        ...heal,
        amount: { ...scaled, each: 2, per: "declared_action" },
      },
    ],
    { charges: 1 },
  ),
  basic("boom", 3, [{ when: "destruction", ...onceOnly, ...damage, amount: 5 }]),
  basic("pod", 3, [{ when: "destruction", effect: "spawn", ship: "hit3", count: 2 }]),
  basic("band", 3, [continuous(damage, { ...scaled, per: "other_ship" })]),
  basic("line1", 4, [{ when: "lines", amount: 1, joining: false }]),
  basic("maker", 6, [{ when: "maker", makes: ["hit3"], costsCharge: true }], { charges: 2 }),
  basic("ward", 4, [{ when: "passive", effect: "prevent_steal", ships: "basics" }]),
  basic("keep", 4, [{ when: "passive", effect: "ceiling", amount: 10 }]),
  basic("dbl", 5, [{ when: "passive", effect: "multiply", nature: "heal", of: "continuous", times: 2 }]),
  basic("core", 3, [{ when: "energy", colour: "amber", amount: 1 }]),
  upgraded("big", { hit3: 1, mend2: 1 }, 2, [continuous(damage, 7)]),
  upgraded("arm", { bolt: 1, hit3: 1 }, 1, [continuous(damage, 5)]),
  upgraded("early", { hit3: 2 }, 2, [{ when: "first_strike", effect: "destroy" }], 1),
];

/** What the cases ask for beyond the catalogue: one toy for each power that it leaves out. */
const further: readonly ShipDefinition[] = [
  basic("alien", 1, [], { faction: "other" }),
  basic("pair", 3, [continuous(damage, 1), continuous(heal, 1)]),
  basic("full", 4, [completion(heal, { ...scaled, per: "missing_health" })]),
  basic("number", 2, [continuous(damage, { ...scaled, base: 6, if: "roll_is_chosen" })], { chooses: 6 }),
  basic("clone", 4, [chargePower("copy")], { charges: 1 }),
  basic("frail", 4, [{ when: "charge", ...either, persistsIfSourceDestroyed: false, ...damage, amount: 6 }], {
    charges: 1,
  }),
  basic("grub", 2, [{ when: "conversion", into: "moth", lines: 1 }]),
  basic("moth", 5, [continuous(damage, 4), completion(damage, 9)]),
  basic("joint", 4, [{ when: "lines", amount: 2, joining: true }]),
  basic("eye", 4, [{ when: "dice", effect: "reads_as", face: 6 }]),
  basic("redo", 4, [{ when: "dice", effect: "reroll", upTo: 2, times: 2 }]),
  basic("side", 4, [
    { when: "dice", effect: "extra" },
    { when: "lines", amount: { ...scaled, per: "extra_roll", group: 2, round: "up" }, joining: false },
  ]),
  basic("spring", 4, [{ when: "maker", makes: ["bang5", "mend2"], costsCharge: false }]),
  basic("shell", 4, [{ when: "passive", effect: "prevent_destroy", ships: "self" }]),
  basic("rage", 5, [{ when: "passive", effect: "multiply", nature: "damage", of: "all", times: 3 }]),
  basic("snatch", 5, [{ when: "first_strike", effect: "steal" }], { charges: 1 }),
  basic("volley", 5, [{ when: "first_strike", ...onceOnly, ...damage, amount: 2 }], { charges: 1 }),
  basic("cocoon", 3, [{ when: "destruction", ...onceOnly, ...heal, amount: 4 }]),
  upgraded("frame", { pod: 1, boom: 1 }, 0, []),
  upgraded("crown", { bang5: 1, hit3: 1 }, 0, [continuous(damage, 6)]),
  upgraded("tower", { big: 1, mend2: 1 }, 1, [continuous(damage, 12)]),
];

export const toys: Pack = {
  ...fleet,
  health: 40,
  ceiling: 50,
  keel: 0,
  startingLines: 0,
  dusk: null,
  factions: [
    { id: "toy", colours: ["amber"] },
    { id: "other", colours: [] },
  ],
  ships: [...catalogue, ...further],
  solarPowers: [
    { id: "spark", ...either, price: { amber: 1 }, spends: null, ...onceOnly, ...damage, amount: 2 },
    { id: "glow", ...either, price: { amber: 1 }, spends: null, ...onceOnly, ...heal, amount: 2 },
    { id: "rend", ...either, price: { amber: 2 }, spends: null, effect: "destroy" },
    {
      ...{ id: "pour", ...either, price: { amber: 1 }, spends: "amber", ...onceOnly, ...damage },
      amount: { ...scaled, base: 1, each: 3, per: "energy_spent" },
    },
  ],
};

/** The same catalogue with one ship otherwise, or one more. */
export function withShip(ship: ShipDefinition, pack: Pack = toys): Pack {
  return { ...pack, ships: [...pack.ships.filter(({ id }) => id !== ship.id), ship] };
}

/** The toys with a limit on one of them. */
export const limited = (id: string, max: number): Pack => withShip({ ...definitionOf(toys, id), max });
