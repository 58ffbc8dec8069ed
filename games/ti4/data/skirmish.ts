import type { JsonObject } from "@umpire/kernel";
import type { AnomalyType } from "../galaxy/tiles.ts";
import { homesFor } from "./tables.ts";

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

/** What one ship of a movement may have, whichever its owner names. */
export const DRIVE = "gravity-drive";

/** Types of units that are not limited by pieces, since tokens stand for more of them. */
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

/** A system of a map of hexes: its name, its place (q, r), and what is there. */
type Row = readonly [string, number, number, JsonObject?];

const planet = (name: string, resources: number, influence: number) => ({
  planets: [{ name, resources, influence }],
});

/**
 * Two rings around the Crown, alike from both sides: each home has a rift between itself and the middle, and a longer
 * way around it. The other four corners are empty, or homes of a third to sixth player.
 */
const crownRows: readonly Row[] = [
  ["Crown", 0, 0, planet("Concord", 1, 6)],
  ["Gyre", 0, -1, { anomalies: ["gravity-rift"] }],
  ["Ember", 1, -1, { anomalies: ["supernova"] }],
  ["Shroud", 1, 0, { anomalies: ["nebula"], ...planet("Sirocco", 2, 2) }],
  ["Maw", 0, 1, { anomalies: ["gravity-rift"] }],
  ["Shoals", -1, 1, { anomalies: ["asteroid-field"] }],
  ["Veil", -1, 0, { anomalies: ["nebula"], ...planet("Mistral", 2, 2) }],
  ["North", 0, -2, planet("Borealis", 4, 2)],
  ["Kiln", 1, -2, planet("Cinder", 1, 2)],
  ["Gate", 2, -2],
  ["Hush", 2, -1, { wormholes: ["alpha"], ...planet("Vigil", 1, 3) }],
  ["Reef", 2, 0],
  ["Anvil", 1, 1, planet("Ironfold", 3, 0)],
  ["South", 0, 2, planet("Australis", 4, 2)],
  ["Garden", -1, 2, planet("Verdance", 1, 2)],
  ["Arch", -2, 2],
  ["Lantern", -2, 1, { wormholes: ["alpha"], ...planet("Beacon", 1, 3) }],
  ["Tarn", -2, 0],
  ["Quarry", -1, -1, planet("Basalt", 3, 0)],
];

/** A third ring around them, with homes for eight; what lies opposite each other is alike. */
const courtRows: readonly Row[] = [
  ...crownRows,
  ["Summit", 0, -3],
  ["Mill", 1, -3, planet("Grist", 1, 1)],
  ["Bastion", 2, -3],
  ["Cove", 3, -3, planet("Pearl", 0, 3)],
  ["Drift", 3, -2, { anomalies: ["asteroid-field"] }],
  ["Haven", 3, -1],
  ["Well", 3, 0, planet("Cistern", 2, 1)],
  ["Delta", 2, 1],
  ["Ford", 1, 2, planet("Willow", 1, 2)],
  ["Hollow", 0, 3],
  ["Forge", -1, 3, planet("Slag", 1, 1)],
  ["Rampart", -2, 3],
  ["Pier", -3, 3, planet("Nacre", 0, 3)],
  ["Scree", -3, 2, { anomalies: ["asteroid-field"] }],
  ["Steppe", -3, 1],
  ["Bridge", -3, 0, planet("Span", 2, 1)],
  ["Spire", -2, -1],
  ["Grove", -1, -2, planet("Alder", 1, 2)],
];

const mapOf = (rows: readonly Row[]) => ({
  systems: rows.map(([id, q, r, fields]) => ({ id, at: [q, r], ...fields })),
});

/** Maps that a table can be laid on by name, with the homes of those who play there by default. */
export const namedMaps = {
  crown: { map: mapOf(crownRows), homes: homesFor(2) },
  court: { map: mapOf(courtRows), homes: homesFor(8) },
};
