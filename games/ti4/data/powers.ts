import type { Clause } from "../combat/general/clauses.ts";

const ships = { kind: "ship" } as const;
const abilities = ["cannon", "barrage", "bombardment"] as const;

/** Seats of one faction. */
export const seatsOfOne: readonly (readonly string[])[] = [["keleresa", "keleresm", "keleresx"]];

/** What is used once a round besides agents: it is exhausted then, and readied when the round ends. */
export const usedOnceARound: readonly string[] = ["supercharge", "heart-of-ixth"];

/** What battles count and no table of the skirmish does: units would have to become others for good, or to land. */
export const notAtTables: readonly string[] = ["eidolon-maximum", "matriarch"];

/** What the catalogue's entries do in battles, by their ids; what `combat-effects.ts` has is not said again. */
export const powerTable: { readonly [id: string]: readonly Clause[] } = {
  // Technologies.
  "magen-defense-grid": [{ verb: "strike", hits: 1 }],
  "x-89-bacterial-weapon": [{ verb: "multiply", on: ["combat", "bombardment"], by: 2 }],
  "dimensional-splicer": [{ verb: "strike", hits: 1 }],
  "impulse-core": [{ verb: "give", at: "start", who: { of: ["destroyer", "cruiser"] }, hits: 1 }],
  "l4-disruptors": [{ verb: "forbid", what: "cannon", whose: "enemy" }],
  "non-euclidean-shielding": [{ verb: "absorb", hits: 2 }],
  supercharge: [{ verb: "modify", on: "combat", amount: 1, rounds: 1 }],
  "valkyrie-particle-weave": [{ verb: "retort", hits: 1 }],
  "iihq-modernization": [{ verb: "arm", on: "cannon", value: 5, dice: 1 }],
  // Action cards.
  "courageous-to-the-end": [{ verb: "avenge", dice: 2 }],
  disable: [
    { verb: "forbid", what: "cannon", whose: "enemy", who: { of: ["pds"] } },
    { verb: "forbid", what: "shield", whose: "enemy", who: { of: ["pds"] } },
  ],
  "experimental-battlestation": [{ verb: "arm", on: "cannon", value: 5, dice: 3 }],
  "fire-team": [{ verb: "reroll", on: ["combat"], rounds: 1 }],
  blitz: [{ verb: "arm", on: "bombardment", value: 6, dice: 1, who: { kind: "ship", not: ["fighter"] } }],
  "reflective-shielding": [{ verb: "echo", hits: 2, who: ships, uses: 1 }],
  "maneuvering-jets": [{ verb: "cancel", hits: 1, uses: 1, on: "cannon" }],
  waylay: [{ verb: "widen" }],
  // Agendas and relics.
  "publicize-weapon-schematics": [{ verb: "forbid", what: "sustain", whose: "both", who: { of: ["war-sun"] } }],
  "prophecy-of-ixth": [{ verb: "modify", on: "combat", amount: 1, who: { of: ["fighter"] } }],
  "conventions-of-war": [{ verb: "forbid", what: "bombardment", whose: "both" }],
  "articles-of-war": [{ verb: "forbid", what: "cards", whose: "both", who: { of: ["mech"] } }],
  "lightrail-ordnance": [
    { verb: "arm", on: "cannon", value: 5, dice: 2, times: "count", place: "space" },
    { verb: "arm", on: "cannon", value: 5, dice: 2, place: "ground" },
  ],
  "heart-of-ixth": [{ verb: "nudge", uses: 1 }],
  "linkship-i": [{ verb: "arm", on: "cannon", value: 6, dice: 1, times: "count" }],
  "linkship-galvanized": [{ verb: "arm", on: "cannon", value: 6, dice: 2, times: "count" }],
  "linkship-lightrail": [{ verb: "arm", on: "cannon", value: 5, dice: 2, times: "count" }],
  "linkship-galvanized-lightrail": [{ verb: "arm", on: "cannon", value: 5, dice: 3, times: "count" }],
  "metali-void-shielding": [{ verb: "lend-sustain", who: { kind: "ship", not: ["fighter"] } }],
  "metali-void-armaments": [{ verb: "arm", on: "barrage", value: 6, dice: 3 }],
  // Abilities of factions.
  "raid-formation": [{ verb: "spill" }],
  harrow: [{ verb: "again" }],
  "munitions-reserves": [{ verb: "reroll", on: ["combat"], rounds: "count" }],
  ambush: [{ verb: "volley", who: { of: ["cruiser", "destroyer"] }, most: 2 }],
  indoctrination: [{ verb: "convert", who: { of: ["infantry"] }, unit: "infantry", least: 1 }],
  devotion: [{ verb: "give", at: "round", who: { of: ["destroyer", "cruiser"] }, hits: 1, placed: true }],
  // Units.
  quetzecoatl: [{ verb: "forbid", what: "cannon", whose: "enemy" }],
  quietus: [{ verb: "forbid", what: "abilities", whose: "enemy", while: "crimson_flagship" }],
  dynamo: [{ verb: "mend", uses: "count" }],
  "wrath-of-kenara": [{ verb: "nudge", uses: "count", while: "hacan_flagship" }],
  "jns-hylarim": [{ verb: "burst", who: { of: ["jolnar_flagship"] }, faces: 2, hits: 2 }],
  "shield-paling": [{ verb: "modify", on: "combat", amount: 1, who: { of: ["infantry"] }, while: "jolnar_mech" }],
  "0-0-1": [{ verb: "steer", who: { of: ["flagship", "dreadnought"] }, while: "l1z1x_flagship" }],
  "arc-secundus": [
    { verb: "forbid", what: "shield", whose: "enemy" },
    { verb: "restore", who: { of: ["letnev_flagship"] }, at: "start" },
  ],
  "dunlain-reaper": [{ verb: "promote", who: { of: ["infantry"] }, with: "letnev_mech", uses: "count" }],
  "arvicon-rex": [{ verb: "modify", on: "combat", amount: 2, who: { of: ["mahact_flagship"] } }],
  "fourth-moon": [{ verb: "forbid", what: "sustain", whose: "enemy", who: ships, while: "mentak_flagship" }],
  "moll-terminus": [{ verb: "forbid", what: "sustain", whose: "enemy", while: "mentak_mech" }],
  matriarch: [{ verb: "enlist", who: { of: ["fighter"] } }],
  iconoclast: [{ verb: "modify", on: "combat", amount: 2, who: { of: ["naalu_mech"] } }],
  "iconoclast-omega": [{ verb: "forbid", what: "barrage", whose: "enemy" }],
  "visz-el-vir": [{ verb: "dice", on: ["combat"], amount: 1, who: { of: ["mech"] }, while: "naaz_flagship" }],
  "z-grav-eidolon": [{ verb: "replace", who: { of: ["naaz_mech"] }, with: "naaz_mech_space" }],
  "eidolon-maximum-unit": [
    { verb: "restore", who: { of: ["naaz_voltron"] }, at: "start" },
    { verb: "evade", who: { of: ["naaz_voltron"] } },
    { verb: "enlist", who: { of: ["naaz_voltron"] }, place: "ground" },
  ],
  "the-alastor": [{ verb: "enlist", who: { kind: "ground" } }],
  mordred: [{ verb: "modify", on: "combat", amount: 2, who: { of: ["nekro_mech"] } }],
  "quantum-manipulator": [{ verb: "guard", who: { of: ["nomad_mech"] } }],
  "cmorran-norr": [
    {
      verb: "modify",
      on: "combat",
      amount: 1,
      who: { kind: "ship", not: ["sardakk_flagship"] },
      while: "sardakk_flagship",
    },
  ],
  "valkyrie-exoskeleton": [{ verb: "echo", hits: 1, who: { of: ["sardakk_mech"] } }],
  "exotrireme-ii": [{ verb: "scrap", who: { of: ["sardakk_dreadnought2"] }, ships: 2 }],
  "moyins-ashes": [{ verb: "convert", who: { of: ["infantry"] }, unit: "mech", least: 1, instead: "indoctrination" }],
  "salai-sai-corian": [{ verb: "match", who: { of: ["winnu_flagship"] } }],
  "van-hauge": [{ verb: "detonate", while: "yin_flagship" }],
  "the-egeiro": [{ verb: "modify", on: "combat", amount: 1, times: "count", who: { of: ["bastion_flagship"] } }],
  "heavens-eye": [{ verb: "restore", who: { of: ["firmament_flagship"] }, at: "end" }],
  // Notes.
  "strike-wing-ambuscade": [{ verb: "dice", on: abilities, amount: 1, best: true, uses: 1 }],
  "war-funding": [{ verb: "reroll", on: ["combat"], rounds: 1 }],
  "memoria-i": [{ verb: "lend", unit: "nomad_flagship" }],
  "memoria-ii": [{ verb: "lend", unit: "nomad_flagship2" }],
  "greyfire-mutagen": [{ verb: "convert", who: { of: ["infantry"] }, unit: "infantry", least: 2 }],
  "tekklar-legion": [
    { verb: "modify", on: "combat", amount: 1 },
    { verb: "modify", on: "combat", amount: -1, whose: "enemy", against: "sardakk" },
  ],
  // Leaders.
  "viscount-unlenne": [{ verb: "dice", on: ["combat"], amount: 1, best: true, rounds: 1 }],
  "evelyn-delouis": [{ verb: "dice", on: ["combat"], amount: 1, best: true, rounds: 1 }],
  tellurian: [{ verb: "cancel", hits: 1, uses: 1 }],
  "brother-milor": [{ verb: "reinforce", space: "fighter", ground: "infantry", count: 2 }],
  "firmament-agent": [{ verb: "forbid", what: "cannon", whose: "enemy" }],
  "vos-hollow": [{ verb: "avenge", dice: 0 }],
  "trrakan-aun-zulok": [{ verb: "dice", on: abilities, amount: 1, best: true }],
  "ta-zern": [{ verb: "reroll", on: abilities }],
  "2ram": [{ verb: "forbid", what: "shield", whose: "enemy" }],
  "rickar-rickani": [{ verb: "modify", on: "combat", amount: 2 }],
  "aroz-hollow": [{ verb: "modify", on: "combat", amount: 1 }],
  "claire-gibson": [{ verb: "place", unit: "infantry", count: 1 }],
  "ipswitch-loose-cannon": [{ verb: "capture" }],
  "kuuasi-aun-jalatai": [
    { verb: "place", unit: "flagship", count: 1 },
    { verb: "place", unit: "cruiser", count: 2 },
  ],
  "ul-the-progenitor": [{ verb: "arm", on: "cannon", value: 5, dice: 3 }],
  // Breakthroughs.
  "gravleash-maneuvers": [{ verb: "rally" }],
  imperator: [{ verb: "modify", on: "combat", amount: 1, times: "count" }],
  "eidolon-maximum": [{ verb: "replace", who: { of: ["mech"] }, with: "naaz_voltron", together: true }],
};
