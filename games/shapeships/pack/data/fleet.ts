import { stages } from "../../rules/phases.ts";
import type { Pack } from "../pack.ts";

const settles = { resolves: "end_of_turn" } as const;
const onceOnly = { ...settles, persistsIfSourceDestroyed: true } as const;
const lasting = { when: "continuous", ...settles, requiresSurvival: true } as const;
const both = { windows: ["declaration", "response"] } as const;

/** An amount that counts something, with what is left out. */
const scaled = { base: 0, each: 1, group: 1, round: "down", most: null } as const;

const lattice: Pack["ships"] = [
  {
    ...{ kind: "basic", id: "strut", faction: "lattice", cost: 3, max: 4, charges: 0, chooses: null },
    powers: [{ ...lasting, effect: "damage", amount: 2 }],
  },
  {
    ...{ kind: "basic", id: "gusset", faction: "lattice", cost: 3, max: 4, charges: 0, chooses: null },
    powers: [{ ...lasting, effect: "heal", amount: 2 }],
  },
  {
    ...{ kind: "basic", id: "caliper", faction: "lattice", cost: 4, max: 3, charges: 2, chooses: null },
    powers: [
      { when: "charge", ...both, ...onceOnly, effect: "damage", amount: 5 },
      { when: "charge", ...both, ...onceOnly, effect: "heal", amount: 6 },
    ],
  },
  {
    ...{ kind: "basic", id: "scaffold", faction: "lattice", cost: 5, max: 2, charges: 0, chooses: null },
    powers: [
      { when: "lines", amount: 1, joining: false },
      { when: "lines", amount: { ...scaled, base: 1, if: { roll: [1, 2] } }, joining: false },
    ],
  },
  {
    ...{ kind: "basic", id: "winch", faction: "lattice", cost: 6, max: 2, charges: 3, chooses: null },
    powers: [{ when: "maker", makes: ["strut", "gusset"], costsCharge: true }],
  },
  {
    ...{ kind: "upgraded", id: "keystone", faction: "lattice", max: 2, charges: 0 },
    components: { strut: 2, gusset: 1 },
    joining: 3,
    powers: [{ ...lasting, effect: "damage", amount: { ...scaled, base: 5, per: "other_ship", most: 4 } }],
  },
  {
    ...{ kind: "upgraded", id: "drawbridge", faction: "lattice", max: 2, charges: 1 },
    components: { caliper: 1, strut: 1 },
    joining: 3,
    powers: [
      { when: "charge", windows: ["declaration"], effect: "steal" },
      { ...lasting, effect: "heal", amount: 3 },
    ],
  },
  {
    ...{ kind: "upgraded", id: "counterfort", faction: "lattice", max: 2, charges: 2 },
    components: { gusset: 2 },
    joining: 3,
    powers: [
      { ...lasting, effect: "heal", amount: 4 },
      {
        ...{ when: "charge", windows: ["response"], ...onceOnly, effect: "heal" },
        amount: { ...scaled, each: 2, per: "declared_action", most: 6 },
      },
      { when: "passive", effect: "prevent_steal", ships: "basics" },
    ],
  },
];

const corona: Pack["ships"] = [
  {
    ...{ kind: "basic", id: "mote", faction: "corona", cost: 2, max: 6, charges: 0, chooses: null },
    powers: [{ when: "completion", ...onceOnly, effect: "damage", amount: 4 }],
  },
  {
    ...{ kind: "basic", id: "prism", faction: "corona", cost: 3, max: 4, charges: 0, chooses: null },
    powers: [{ when: "energy", colour: "amber", amount: 1 }],
  },
  {
    ...{ kind: "basic", id: "lens", faction: "corona", cost: 4, max: 3, charges: 0, chooses: null },
    powers: [{ when: "energy", colour: "indigo", amount: 1 }],
  },
  {
    ...{ kind: "basic", id: "cusp", faction: "corona", cost: 4, max: 3, charges: 0, chooses: null },
    powers: [{ ...lasting, effect: "damage", amount: { ...scaled, base: 1, per: "other_copy" } }],
  },
  {
    ...{ kind: "basic", id: "burr", faction: "corona", cost: 4, max: 3, charges: 0, chooses: null },
    powers: [
      { ...lasting, effect: "heal", amount: 1 },
      { when: "destruction", ...onceOnly, effect: "damage", amount: 5 },
      { when: "destruction", effect: "spawn", ship: "mote", count: 2 },
    ],
  },
  {
    ...{ kind: "basic", id: "nimbus", faction: "corona", cost: 6, max: 2, charges: 0, chooses: null },
    powers: [
      { when: "dice", effect: "extra" },
      { when: "lines", amount: { ...scaled, per: "extra_roll", group: 2, round: "up" }, joining: false },
    ],
  },
  {
    ...{ kind: "upgraded", id: "corolla", faction: "corona", max: 2, charges: 0 },
    components: { mote: 2, prism: 1 },
    joining: 3,
    powers: [
      { when: "maker", makes: ["mote"], costsCharge: false },
      { ...lasting, effect: "heal", amount: 3 },
    ],
  },
  {
    ...{ kind: "upgraded", id: "umbra", faction: "corona", max: 2, charges: 2 },
    components: { lens: 1, burr: 1 },
    joining: 4,
    powers: [
      { ...lasting, effect: "damage", amount: 5 },
      { when: "first_strike", effect: "destroy" },
    ],
  },
];

const solarPowers: Pack["solarPowers"] = [
  { id: "flare", ...both, price: { amber: 1 }, spends: null, ...onceOnly, effect: "damage", amount: 2 },
  { id: "halo", ...both, price: { amber: 1 }, spends: null, ...onceOnly, effect: "heal", amount: 2 },
  {
    ...{ id: "refraction", ...both, price: { amber: 1, indigo: 1 }, spends: null, ...onceOnly, effect: "damage" },
    amount: { ...scaled, base: 1, per: "type" },
  },
  { id: "shatter", ...both, price: { indigo: 4 }, spends: null, effect: "destroy" },
];

/** Lattice builds, binds and takes; Corona gathers, burns and scatters. */
export const fleet: Pack = {
  stages,
  battle: { submission: "simultaneous", responses: "once", order: "none" },
  health: 66,
  ceiling: 76,
  die: 6,
  keel: 2,
  startingLines: 2,
  savingCap: 10,
  energyCap: 4,
  dusk: { turn: 11, damage: 3 },
  doubleKnockout: "closest",
  turnCap: 60,
  factions: [
    { id: "lattice", colours: [] },
    { id: "corona", colours: ["amber", "indigo"] },
  ],
  ships: [...lattice, ...corona],
  solarPowers,
};
