import type { AnomalyType } from "../galaxy/tiles.ts";

/** What an ability makes of a system, and where: with a space dock of one's own, or with ships of one's own. */
export type AbilityRow = { readonly anomaly: AnomalyType; readonly where: "own-dock" | "own-ships" };

/** Abilities that make anomalies. A tear goes with its dock; a nova stays. */
export const abilityTable: { readonly [id: string]: AbilityRow } = {
  "dimensional-tear": { anomaly: "gravity-rift", where: "own-dock" },
  nova: { anomaly: "supernova", where: "own-ships" },
};

/** What everybody starts with, unless the table says otherwise. */
export const startingSpace = { carrier: 2, cruiser: 1, destroyer: 1, fighter: 3 };
export const startingGround = { infantry: 4, pds: 1, spacedock: 1 };

/** A home that the map gives no planet to. */
export const homePlanet = { resources: 4, influence: 2 };

/** What can be bought. */
export const producible = ["fighter", "infantry", "destroyer", "cruiser", "carrier", "dreadnought", "mech"];

/** Effects that are cards, played once and gone: nobody has them for a whole skirmish. */
export const playedOnce = [
  ...["flank-speed", "nav-suite", "crucible", "lost-star-chart", "silence-of-space", "solar-flare", "bunker"],
  ...["fighter-prototype", "morale-boost", "shields-holding", "emergency-repairs", "direct-hit"],
];

/** Types of units for which there are tokens besides the pieces, as many as are needed. */
export const typesWithTokens = ["fighter", "infantry"];

/** The table where nobody says otherwise: two homes, a rift for the short way, and anomalies around the middle. */
export const smallMap = {
  systems: [
    { id: "North", planets: [{ name: "Borealis", resources: 4, influence: 2 }] },
    { id: "South", planets: [{ name: "Australis", resources: 4, influence: 2 }] },
    { id: "Maw", anomalies: ["gravity-rift"] },
    { id: "Shoals", anomalies: ["asteroid-field"] },
    { id: "Ember", anomalies: ["supernova"] },
    { id: "Veil", anomalies: ["nebula"], planets: [{ name: "Mistral", resources: 2, influence: 2 }] },
    { id: "Crown", planets: [{ name: "Concord", resources: 1, influence: 6 }] },
    { id: "Quarry", planets: [{ name: "Basalt", resources: 3, influence: 0 }] },
    { id: "Garden", planets: [{ name: "Verdance", resources: 1, influence: 2 }] },
    { id: "Anvil", planets: [{ name: "Ironfold", resources: 2, influence: 1 }] },
    { id: "Lantern", planets: [{ name: "Beacon", resources: 1, influence: 3 }] },
    { id: "Gate", wormholes: ["alpha"] },
    { id: "Arch", wormholes: ["alpha"] },
  ],
  links: [
    ["North", "Quarry"],
    ["North", "Maw"],
    ["North", "Garden"],
    ["South", "Anvil"],
    ["South", "Maw"],
    ["South", "Lantern"],
    ["Maw", "Crown"],
    ["Quarry", "Shoals"],
    ["Shoals", "Crown"],
    ["Garden", "Veil"],
    ["Veil", "Crown"],
    ["Veil", "Lantern"],
    ["Anvil", "Ember"],
    ["Ember", "Crown"],
    ["Quarry", "Gate"],
    ["Anvil", "Arch"],
    ["Quarry", "Maw"],
    ["Lantern", "Maw"],
  ],
};

export const smallHomes = ["North", "South"];
