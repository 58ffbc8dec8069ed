import { describe, expect, test } from "vitest";
import { powerTable } from "../../data/powers.ts";
import type { Force, UnitCounts } from "../../units/force.ts";
import type { Place } from "../battle.ts";
import { battleFrom, chanceAfter, has, isGone } from "./powers.fixture.ts";

/** The defender is lost, or the attacker, or both; or a side has these units, or so many damaged ones. */
type Event = "defender" | "attacker" | "both" | readonly ["attacker" | "defender", UnitCounts, UnitCounts?];

/** What an entry is tried in: a battle, after how many rounds what has which chance, and how that is counted. */
type Trial = readonly [id: string, place: Place, attacker: string, defender: string, rounds: number, Event, number];

const damaged = ({ damaged: hurt }: Force, counts: UnitCounts) =>
  Object.entries(counts).every(([id, count]) => (hurt[id] ?? 0) === count);

function chanceOf([, place, attacker, defender, rounds, event]: Trial): number {
  return chanceAfter(rounds, battleFrom(place, attacker, defender), (left) => {
    if (event === "both") return isGone(left.attacker) && isGone(left.defender);
    if (typeof event === "string") return isGone(left[event]);
    const [side, units, hurt = {}] = event;
    return has(left[side], units) && damaged(left[side], hurt);
  });
}

/*
 * Dice by hand: a cruiser hits on 7, so 0.4; a fighter, a destroyer and a carrier on 9, 0.2; a dreadnought on 5, 0.6;
 * infantry on 8, 0.3; a mech on 6, 0.5; PDS on 6, 0.5.
 */
const modified: readonly Trial[] = [
  ["supercharge", "space", "cruiser, supercharge", "carrier", 1, "defender", 0.5],
  ["rickar-rickani", "space", "cruiser, rickar-rickani", "carrier", 1, "defender", 0.6],
  ["aroz-hollow", "space", "cruiser, aroz-hollow", "carrier", 1, "defender", 0.5],
  ["imperator", "space", "cruiser, imperator 2", "carrier", 1, "defender", 0.6],
  ["prophecy-of-ixth", "space", "fighter, prophecy-of-ixth", "carrier", 1, "defender", 0.3],
  ["the-egeiro", "space", "bastion: bastion_flagship, the-egeiro 3", "carrier", 1, "defender", 0.5],
  ["mordred", "ground", "nekro: nekro_mech, mordred", "infantry", 1, "defender", 0.7],
  ["iconoclast", "ground", "naalu: naalu_mech, iconoclast", "infantry", 1, "defender", 0.7],
  ["arvicon-rex", "space", "mahact: mahact_flagship, arvicon-rex", "carrier", 1, "defender", 1 - 0.2 ** 2],
  ["tekklar-legion", "ground", "infantry, tekklar-legion", "infantry", 1, "defender", 0.4],
  ["tekklar-legion", "ground", "infantry, tekklar-legion", "sardakk: infantry", 1, "attacker", 0.3],
  ["fragile", "space", "jolnar: cruiser", "carrier", 1, "defender", 0.3],
  ["unrelenting", "space", "sardakk: cruiser", "carrier", 1, "defender", 0.5],
  ["shield-paling", "ground", "jolnar: infantry + jolnar_mech", "infantry", 1, "defender", 1 - 0.7 * 0.6],
  ["cmorran-norr", "space", "sardakk: sardakk_flagship + cruiser", "carrier", 1, "defender", 1 - 0.4 ** 2 * 0.4],
  // The flagship alone gets the +1 of its faction only.
  ["cmorran-norr", "space", "sardakk: sardakk_flagship", "carrier", 1, "defender", 1 - 0.4 ** 2],
];

const rolled: readonly Trial[] = [
  ["fire-team", "ground", "infantry, fire-team", "infantry", 1, "defender", 1 - 0.7 ** 2],
  ["munitions-reserves", "space", "cruiser, munitions-reserves", "carrier", 1, "defender", 1 - 0.6 ** 2],
  ["war-funding", "space", "cruiser, war-funding", "carrier", 1, "defender", 1 - 0.6 ** 2],
  ["ta-zern", "space", "fighter", "pds + carrier, ta-zern", 0, "attacker", 1 - 0.5 ** 2],
  ["viscount-unlenne", "space", "cruiser, viscount-unlenne", "carrier", 1, "defender", 1 - 0.6 ** 2],
  ["evelyn-delouis", "ground", "infantry, evelyn-delouis", "infantry", 1, "defender", 1 - 0.7 ** 2],
  ["strike-wing-ambuscade", "space", "fighter", "pds + carrier, strike-wing-ambuscade", 0, "attacker", 1 - 0.5 ** 2],
  ["trrakan-aun-zulok", "space", "fighter", "destroyer, trrakan-aun-zulok", 0, "attacker", 1 - 0.8 ** 3],
  ["visz-el-vir", "space", "naaz: naaz_flagship + naaz_mech", "carrier", 1, "defender", 1 - 0.8 ** 2 * 0.7 ** 3],
  ["x-89-bacterial-weapon", "ground", "infantry, x-89-bacterial-weapon", "infantry 2", 1, "defender", 0.3],
  // On 9 and 10 before modifiers three hits; Fragile does not change which faces these are.
  ["jns-hylarim", "space", "jolnar: jolnar_flagship", "carrier 3", 1, "defender", 1 - 0.8 ** 2],
  [
    "salai-sai-corian",
    "space",
    "winnu: winnu_flagship",
    "carrier 2 + fighter",
    1,
    ["defender", { fighter: 1 }],
    0.6 ** 2,
  ],
  ["0-0-1", "space", "l1z1x: l1z1x_flagship", "carrier + fighter", 1, ["defender", { carrier: 1 }], 0.4 ** 2],
  // On 6 too, once: 0.4 and 0.1 of the first die, and of the second one only if the first has not used it.
  ["heart-of-ixth", "space", "cruiser, heart-of-ixth", "carrier", 1, "defender", 0.5],
  ["heart-of-ixth", "space", "cruiser 2, heart-of-ixth", "carrier 2", 1, "defender", 0.4 ** 2 + 2 * 0.4 * 0.1],
  ["wrath-of-kenara", "space", "hacan: hacan_flagship, wrath-of-kenara", "carrier", 1, "defender", 1 - 0.5 ** 2],
  // Two types, so +2 for the flagship's two dice.
  [
    "gravleash-maneuvers",
    "space",
    "letnev: letnev_flagship + fighter, gravleash-maneuvers",
    "carrier",
    1,
    "defender",
    1 - 0.2 ** 2 * 0.8,
  ],
  ["valkyrie-particle-weave", "ground", "infantry", "infantry, valkyrie-particle-weave", 1, "attacker", 1 - 0.7 ** 2],
  ["memoria-i", "space", "carrier, memoria-i", "carrier", 1, "defender", 1 - 0.6 ** 2],
  ["memoria-ii", "space", "carrier, memoria-ii", "carrier", 1, "defender", 1 - 0.4 ** 2],
];

const armed: readonly Trial[] = [
  [
    "experimental-battlestation",
    "space",
    "fighter",
    "carrier, experimental-battlestation",
    0,
    "attacker",
    1 - 0.4 ** 3,
  ],
  ["ul-the-progenitor", "ground", "infantry", "infantry, ul-the-progenitor", 0, "attacker", 1 - 0.4 ** 3],
  ["iihq-modernization", "space", "fighter", "carrier, iihq-modernization", 0, "attacker", 0.6],
  ["lightrail-ordnance", "space", "fighter", "carrier, lightrail-ordnance 2", 0, "attacker", 1 - 0.4 ** 4],
  ["lightrail-ordnance", "ground", "infantry", "infantry, lightrail-ordnance 2", 0, "attacker", 1 - 0.4 ** 2],
  ["blitz", "ground", "cruiser + infantry, blitz", "infantry", 0, "defender", 0.5],
  ["metali-void-armaments", "space", "carrier, metali-void-armaments", "fighter", 0, "defender", 1 - 0.5 ** 3],
  ["ambush", "space", "mentak: cruiser 3", "carrier", 0, "defender", 1 - 0.6 ** 2],
  [
    "dimensional-splicer",
    "space",
    "cruiser, dimensional-splicer",
    "carrier + fighter",
    0,
    ["defender", { carrier: 0, fighter: 1 }],
    1,
  ],
  [
    "magen-defense-grid",
    "ground",
    "mech + infantry",
    "infantry, magen-defense-grid",
    0,
    ["attacker", { mech: 1, infantry: 0 }],
    1,
  ],
  [
    "impulse-core",
    "space",
    "destroyer + cruiser, impulse-core",
    "carrier + fighter",
    0,
    ["defender", { carrier: 0, fighter: 1 }],
    1,
  ],
  [
    "impulse-core",
    "space",
    "destroyer + cruiser, impulse-core",
    "carrier + fighter",
    0,
    ["attacker", { destroyer: 0, cruiser: 1 }],
    1,
  ],
  // It is given up where neither it nor the enemy has been hit.
  ["devotion", "space", "cruiser + carrier, devotion", "carrier", 1, "defender", 0.52 + 0.48 * 0.8],
  ["exotrireme-ii", "space", "sardakk: sardakk_dreadnought2, exotrireme-ii", "carrier 2", 1, "defender", 1 - 0.2 ** 2],
  ["linkship-i", "space", "fighter", "ralnel: carrier, linkship-i 2", 0, "attacker", 1 - 0.5 ** 2],
  ["linkship-galvanized", "space", "fighter", "ralnel: carrier, linkship-galvanized", 0, "attacker", 1 - 0.5 ** 2],
  ["linkship-lightrail", "space", "fighter", "ralnel: carrier, linkship-lightrail 2", 0, "attacker", 1 - 0.4 ** 4],
  [
    "linkship-galvanized-lightrail",
    "space",
    "fighter",
    "ralnel: carrier, linkship-galvanized-lightrail",
    0,
    "attacker",
    1 - 0.4 ** 3,
  ],
  [
    "kuuasi-aun-jalatai",
    "space",
    "fighter",
    "keleresx: carrier, kuuasi-aun-jalatai",
    0,
    ["defender", { keleres_flagship: 1, cruiser: 2 }],
    1,
  ],
  ["claire-gibson", "ground", "infantry", "infantry, claire-gibson", 0, ["defender", { infantry: 2 }], 1],
  [
    "raid-formation",
    "space",
    "argent: argent_destroyer",
    "dreadnought",
    0,
    ["defender", { dreadnought: 1 }, { dreadnought: 1 }],
    1 - 0.8 ** 2,
  ],
  ["waylay", "space", "destroyer, waylay", "carrier", 0, "defender", 1 - 0.8 ** 2],
  // 0.6 by the bombardment; else 0.3 in combat; else 0.6 by the bombardment after it.
  ["harrow", "ground", "l1z1x: infantry + dreadnought", "infantry", 1, "defender", 1 - 0.4 * 0.7 * 0.4],
];

const forbidden: readonly Trial[] = [
  ["l4-disruptors", "ground", "infantry, l4-disruptors", "infantry + pds", 0, "attacker", 0],
  [
    "quetzecoatl",
    "space",
    "argent: argent_flagship",
    "carrier + pds 3",
    0,
    ["attacker", {}, { argent_flagship: 1 }],
    0,
  ],
  ["firmament-agent", "space", "fighter, firmament-agent", "carrier + pds", 0, "attacker", 0],
  ["disable", "ground", "infantry + dreadnought, disable", "infantry + pds", 0, "defender", 0.6],
  ["disable", "ground", "infantry + dreadnought, disable", "infantry + pds", 0, "attacker", 0],
  ["2ram", "ground", "infantry + dreadnought, 2ram", "infantry + pds", 0, "defender", 0.6],
  ["arc-secundus", "ground", "letnev: infantry + letnev_flagship", "infantry + pds", 0, "defender", 1 - 0.4 ** 3],
  ["conventions-of-war", "ground", "infantry + dreadnought", "infantry, conventions-of-war", 0, "defender", 0],
  ["publicize-weapon-schematics", "space", "cruiser, publicize-weapon-schematics", "warsun", 1, "defender", 0.4],
  ["iconoclast-omega", "space", "destroyer", "naalu: fighter, iconoclast-omega", 0, "defender", 0],
  ["fourth-moon", "space", "mentak: mentak_flagship", "dreadnought", 1, "defender", 1 - 0.6 ** 2],
  ["moll-terminus", "ground", "mentak: mentak_mech", "mech", 1, "defender", 0.5],
  ["articles-of-war", "ground", "mentak: mentak_mech, articles-of-war", "mech", 1, "defender", 0],
  ["quietus", "space", "crimson: crimson_flagship, quietus", "dreadnought", 1, "defender", 1 - 0.4 ** 2],
  ["tellurian", "space", "cruiser", "carrier, tellurian", 1, "defender", 0],
  ["maneuvering-jets", "space", "fighter, maneuvering-jets", "carrier + pds", 0, "attacker", 0],
];

const taken: readonly Trial[] = [
  ["non-euclidean-shielding", "space", "cruiser 2", "dreadnought, non-euclidean-shielding", 1, "defender", 0],
  [
    "metali-void-shielding",
    "space",
    "cruiser",
    "carrier, metali-void-shielding",
    1,
    ["defender", { carrier: 1 }, { carrier: 1 }],
    0.4,
  ],
  ["quantum-manipulator", "space", "cruiser", "nomad: cruiser + nomad_mech", 1, "defender", 0],
  ["valkyrie-exoskeleton", "ground", "sardakk: sardakk_mech", "infantry", 1, "defender", 1 - 0.4 * 0.7],
  ["reflective-shielding", "space", "dreadnought, reflective-shielding", "carrier 2", 1, "defender", 1 - 0.8 ** 2],
  ["dynamo", "space", "cruiser", "dreadnought, dynamo", 1, ["defender", { dreadnought: 1 }, { dreadnought: 0 }], 1],
  ["arc-secundus", "space", "letnev: letnev_flagship!", "carrier", 1, "attacker", 0],
  [
    "heavens-eye",
    "space",
    "firmament: firmament_flagship, heavens-eye",
    "carrier",
    1,
    ["attacker", {}, { firmament_flagship: 0 }],
    1,
  ],
  [
    "eidolon-maximum-unit",
    "space",
    "naaz: naaz_voltron",
    "carrier + pds 3",
    0,
    ["attacker", {}, { naaz_voltron: 0 }],
    1,
  ],
  ["brother-milor", "space", "cruiser, brother-milor", "cruiser", 1, ["attacker", { cruiser: 0, fighter: 2 }], 0.4],
  [
    "ipswitch-loose-cannon",
    "space",
    "mentak: carrier, ipswitch-loose-cannon",
    "cruiser",
    1,
    ["attacker", { cruiser: 1 }],
    0.2,
  ],
  // The cruiser is lost in 0.2, and has two dice for it.
  [
    "courageous-to-the-end",
    "space",
    "cruiser, courageous-to-the-end",
    "carrier",
    1,
    "defender",
    0.4 + 0.6 * 0.2 * 0.64,
  ],
  ["vos-hollow", "space", "cruiser, vos-hollow", "cruiser", 1, "defender", 0.4 + 0.6 * 0.4],
  ["van-hauge", "space", "cruiser", "yin: yin_flagship!", 1, "both", 0.4],
  ["matriarch", "ground", "naalu: naalu_flagship + naalu_fighter", "infantry", 1, "defender", 0.3],
  ["the-alastor", "space", "nekro: nekro_flagship + infantry", "carrier", 1, "defender", 1 - 0.8 ** 2 * 0.7],
  ["z-grav-eidolon", "space", "naaz: naaz_mech", "carrier", 1, "defender", 1 - 0.7 ** 2],
  ["eidolon-maximum", "space", "naaz: naaz_mech 4, eidolon-maximum", "carrier", 1, "defender", 1 - 0.3 ** 4],
  ["dunlain-reaper", "ground", "letnev: infantry, dunlain-reaper", "infantry", 1, "defender", 0.5],
];

/** One infantry changes sides before the first round. */
const converted: readonly Trial[] = [
  ["indoctrination", "ground", "yin: infantry, indoctrination", "infantry 2", 0, ["attacker", { infantry: 2 }], 1],
  ["indoctrination", "ground", "yin: infantry, indoctrination", "infantry 2", 1, "defender", 1 - 0.7 ** 2],
  ["indoctrination", "ground", "yin: infantry, indoctrination", "infantry", 0, "defender", 1],
  ["moyins-ashes", "ground", "yin: infantry, moyins-ashes", "infantry 2", 1, "defender", 1 - 0.7 * 0.5],
  ["greyfire-mutagen", "ground", "infantry, greyfire-mutagen", "mech + infantry", 0, ["defender", { infantry: 0 }], 1],
];

test("greyfire-mutagen needs two ground forces; moyins-ashes is used instead of indoctrination, not beside it", () => {
  const gone = (attacker: string, defender: string, units: UnitCounts) =>
    chanceAfter(0, battleFrom("ground", attacker, defender), ({ defender: left }) => has(left, units));
  expect(gone("infantry, greyfire-mutagen", "infantry", { infantry: 1 })).toBe(1);
  expect(gone("yin: infantry, indoctrination, moyins-ashes", "infantry 3", { infantry: 2 })).toBe(1);
});

const trials = { converted, modified, rolled, armed, forbidden, taken };

describe.each(Object.entries(trials))("what is %s", (_, list) => {
  test.each(list)("%s, %s: %s against %s, after %i rounds", (...trial) => {
    expect(chanceOf(trial)).toBeCloseTo(trial[6], 12);
  });

  test.each(list)("%s, %s: %s against %s: without it another chance, if it is one's to have", (...trial) => {
    const [id, place, attacker, defender, rounds, event, chance] = trial;
    const without = (text: string) => text.replace(new RegExp(`, ${id}( \\d+)?$`), "");
    if (without(attacker) === attacker && without(defender) === defender) return;
    const plain = chanceOf([id, place, without(attacker), without(defender), rounds, event, chance]);
    expect(Math.abs(plain - chance)).toBeGreaterThan(1e-6);
  });
});

test("every row of the table is tried", () => {
  const tried = new Set(Object.values(trials).flatMap((list) => list.map(([id]) => id)));
  expect(Object.keys(powerTable).filter((id) => !tried.has(id))).toEqual([]);
});
