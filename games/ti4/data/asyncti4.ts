import type { AnomalyType } from "../galaxy/tiles.ts";

/** What AsyncTI4 calls things, and what they are here. Its unit cards have the ids of `data/units.ts`. */

/** The types of units. */
export const unitTypes: { readonly [id: string]: string } = {
  ff: "fighter",
  dd: "destroyer",
  ca: "cruiser",
  cv: "carrier",
  dn: "dreadnought",
  fs: "flagship",
  ws: "war-sun",
  gf: "infantry",
  mf: "mech",
  pd: "pds",
  sd: "space-dock",
};

type TokenRow =
  | { readonly anomaly: AnomalyType; readonly source?: string }
  | { readonly wormhole: string; readonly source?: string }
  | { readonly severed: true };

/** Tokens in a system that change where ships can go. */
export const tokens: { readonly [id: string]: TokenRow } = {
  gravityrift: { anomaly: "gravity-rift" },
  nebula: { anomaly: "nebula" },
  supernova: { anomaly: "supernova" },
  asteroids: { anomaly: "asteroid-field" },
  entropicscar: { anomaly: "entropic-scar" },
  ionalpha: { wormhole: "alpha", source: "ion-storm" },
  ionbeta: { wormhole: "beta", source: "ion-storm" },
  creussalpha: { wormhole: "alpha" },
  creussbeta: { wormhole: "beta" },
  creussgamma: { wormhole: "gamma" },
  gamma: { wormhole: "gamma" },
  whalpha: { wormhole: "alpha" },
  whbeta: { wormhole: "beta" },
  whgamma: { wormhole: "gamma" },
  whdelta: { wormhole: "delta" },
  ingress: { wormhole: "ingress" },
  breachactive: { wormhole: "breach" },
  severed: { severed: true },
};

/** Tokens that change nothing about moving and fighting, or that come with a planet. */
export const idleTokens: readonly string[] = [
  ...["frontier", "custodian", "sleeper", "relictoken", "breachinactive"],
  ...["dmz_large", "worlddestroyed", "mirage", "thundersedge", "avernus"],
];

/** Planets that a token places, and what they are called. */
export const placedPlanets: { readonly [id: string]: string } = {
  mirage: "Mirage",
  thundersedge: "Thunder's Edge",
  avernus: "Avernus",
};

/** The token on a planet that is no more. */
export const DESTROYED = "worlddestroyed";

/** Borders that cut the edge between two systems; others are somebody's own invention. */
export const cuttingBorders: { readonly [type: string]: { readonly owner: string | null } } = {
  void_tether: { owner: "empyrean" },
  spatial_tear: { owner: null },
};

/** Technologies, abilities, relics, commanders and laws that matter to moving and fighting, as the effects they are. */
export const effectNames: { readonly [id: string]: string } = {
  amd: "antimass-deflectors",
  gd: "gravity-drive",
  lwd: "light-wave-deflector",
  det: "dark-energy-tap",
  as: "aetherstream",
  mr: "magmus-reactor",
  ah: "aerie-hololattice",
  ps: "plasma-scoring",
  gls: "graviton-laser-system",
  asc: "assault-cannon",
  da: "duranium-armor",
  md: "magen-defense-grid",
  x89c4: "x-89-bacterial-weapon",
  ds: "dimensional-splicer",
  nes: "non-euclidean-shielding",
  l4: "l4-disruptors",
  ic: "impulse-core",
  sc: "supercharge",
  vpw: "valkyrie-particle-weave",
  iihq: "iihq-modernization",
  proxima: "proxima-targeting-vi",
  voidborn: "voidborn",
  gashlai_physiology: "gashlai-physiology",
  quantum_entanglement: "quantum-entanglement",
  slipstream: "slipstream",
  unrelenting: "unrelenting",
  fragile: "fragile",
  circletofthevoid: "circlet-of-the-void",
  dominusorb: "dominus-orb",
  metalivoidshielding: "metali-void-shielding",
  metalivoidarmaments: "metali-void-armaments",
  travel_ban: "enforced-travel-ban",
  wormhole_recon: "wormhole-reconstruction",
  shared_research: "shared-research",
  conventions: "conventions-of-war",
  schematics: "publicize-weapon-schematics",
  articles_war: "articles-of-war",
  prophecy: "prophecy-of-ixth",
};

/** What a player may use and need not: it is told, and not in force. */
export const choiceNames: { readonly [id: string]: string } = {
  lightrailordnance: "lightrail-ordnance",
  heartofixth: "heart-of-ixth",
  munitions_reserves: "munitions-reserves",
  munitions: "munitions-reserves",
  devotion: "devotion",
  nomadagentartuno: "artuno-the-betrayer",
  nomadagentmercer: "field-marshal-mercer",
  nomadagentthundarian: "the-thundarian",
  keleresherokuuasi: "kuuasi-aun-jalatai",
};

/** Units whose own card lets them go where others cannot: the effect is for each such ship. */
export const shipEffects: { readonly [unit: string]: string } = {
  yssaril_flagship: "yssaril-flagship",
  deepwrought_flagship: "deepwrought-flagship",
};

/** Abilities by which a fleet may have more ships than there are tokens in the pool. */
export const shipsBeyondTokens: { readonly [ability: string]: number } = { armada: 2 };
