import type { AnomalyType } from "../galaxy/tiles.ts";

/** What links of ti4battle.com call factions, letter by letter. */
export const linkFactions: { readonly [name: string]: string } = {
  Arborec: "arborec",
  "Argent flight": "argent",
  "Barony of Letnev": "letnev",
  "Clan of Saar": "saar",
  Creuss: "ghost",
  "Crimson Rebellion": "crimson",
  Deepwrought: "deepwrought",
  Empyrean: "empyrean",
  Firmament: "firmament",
  Hacan: "hacan",
  "Jol-Nar": "jolnar",
  Keleres: "keleresm",
  L1z1x: "l1z1x",
  "Last Bastion": "bastion",
  Mahact: "mahact",
  Mentak: "mentak",
  Muaat: "muaat",
  "Naaz-Rokha": "naaz",
  Naalu: "naalu",
  Nekro: "nekro",
  Neutral: "neutral",
  Nomad: "nomad",
  Obsidian: "obsidian",
  "Ral Nel Consortium": "ralnel",
  "Sardakk N'orr": "sardakk",
  Sol: "sol",
  "Titans of Ul": "titans",
  "Vuil'Raith": "cabal",
  Winnu: "winnu",
  Xxcha: "xxcha",
  Yin: "yin",
  Yssaril: "yssaril",
};

/** What they call types of units, in the order in which they name them. */
export const linkTypes: { readonly [name: string]: string } = {
  flagship: "flagship",
  warsun: "war-sun",
  dreadnought: "dreadnought",
  carrier: "carrier",
  cruiser: "cruiser",
  destroyer: "destroyer",
  fighter: "fighter",
  mech: "mech",
  infantry: "infantry",
  pds: "pds",
};

/** Effects of theirs that are anomalies of the place, and whose they must be; null for both sides at once. */
export const linkAnomalies: {
  readonly [name: string]: { readonly anomaly: AnomalyType; readonly side: "defender" | null };
} = {
  "Defending in nebula": { anomaly: "nebula", side: "defender" },
  "Entropic Scar": { anomaly: "entropic-scar", side: null },
};

/** Whose a written side is that is nobody's. */
export const DEFAULT_FACTION = "Barony of Letnev";

/** The order in which a link's sides lose their units, and in which these sustain. */
export const linkCasualties: readonly string[] = [
  ...["fighter", "destroyer", "infantry", "cruiser", "carrier", "mech", "dreadnought", "flagship", "pds", "war-sun"],
];
export const linkSustains: readonly string[] = [
  ...["cruiser", "dreadnought", "mech", "carrier", "flagship", "pds", "war-sun"],
];

/** Cards that another one becomes by something that a link says otherwise, or not at all. */
export const otherForms: readonly string[] = ["naaz_mech_space", "naaz_voltron", "mentak_cruiser3"];

/** Units that are others in space. */
export const inSpaceAs: { readonly [unit: string]: string } = { naaz_mech: "naaz_mech_space" };

/** Who may have the technologies of any other. */
export const copiesAll = "nekro";

/** Effects of a faction that others may have: a hero's planet may be another's, a flagship repairs anybody. */
export const lentEffects: readonly string[] = ["ul-the-progenitor", "dynamo"];
