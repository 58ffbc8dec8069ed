import { combatTable } from "../../data/combat-effects.ts";
import { effectTable } from "../../data/effects.ts";
import type { AnomalyType } from "../../galaxy/tiles.ts";
import { findUnit } from "../../units/units.ts";
import { nameFrom, type Ti4Names } from "./names.ts";

export const anomaliesEn: { readonly [T in AnomalyType]: string } = {
  "asteroid-field": "asteroid field",
  nebula: "nebula",
  supernova: "supernova",
  "gravity-rift": "gravity rift",
  "entropic-scar": "entropic scar",
};

const rulesOf = (table: { readonly [id: string]: { readonly rule: string } }) =>
  Object.fromEntries(Object.entries(table).map(([id, { rule }]) => [id, rule]));
const effects = { ...rulesOf(combatTable), ...rulesOf(effectTable) };

export const namesEn: Ti4Names = {
  unit: (id) => findUnit(id)?.name ?? id,
  unitType: nameFrom({ pds: "PDS", "space-dock": "space dock", "war-sun": "war sun" }),
  effect: nameFrom(effects),
  // Their ids are English words.
  wormhole: nameFrom({}),
  source: nameFrom(anomaliesEn, effects, {
    "dimensional-tear": "Dimensional Tear",
    nova: "Nova",
    "ion-storm": "Ion Storm",
    "void-tether": "Void Tether",
    "spatial-tear": "spatial tear",
    "hil-colish": "Hil Colish",
    "world-destroyed": "destroyed",
  }),
  faction: nameFrom({
    arborec: "Arborec",
    argent: "Argent Flight",
    bastion: "Last Bastion",
    cabal: "Vuil'raith Cabal",
    crimson: "Crimson Rebellion",
    deepwrought: "Deepwrought Scholarate",
    empyrean: "Empyrean",
    firmament: "Firmament",
    ghost: "Ghosts of Creuss",
    hacan: "Emirates of Hacan",
    jolnar: "Universities of Jol-Nar",
    keleresa: "Council Keleres",
    keleresm: "Council Keleres",
    keleresx: "Council Keleres",
    l1z1x: "L1Z1X Mindnet",
    letnev: "Barony of Letnev",
    mahact: "Mahact Gene-Sorcerers",
    mentak: "Mentak Coalition",
    muaat: "Embers of Muaat",
    naalu: "Naalu Collective",
    naaz: "Naaz-Rokha Alliance",
    nekro: "Nekro Virus",
    neutral: "Neutral units",
    nomad: "Nomad",
    obsidian: "Obsidian",
    ralnel: "Ral Nel Consortium",
    saar: "Clan of Saar",
    sardakk: "Sardakk N'orr",
    sol: "Federation of Sol",
    titans: "Titans of Ul",
    winnu: "Winnu",
    xxcha: "Xxcha Kingdom",
    yin: "Yin Brotherhood",
    yssaril: "Yssaril Tribes",
  }),
};
