import type { CombatRow } from "../combat/effects.ts";

/** What technologies, cards, faction abilities and an event change about combat, as data. */
export const combatTable: { readonly [id: string]: CombatRow } = {
  "antimass-deflectors": { enemyCannon: -1, rule: "Antimass Deflectors" },
  "plasma-scoring": { extraDie: true, rule: "Plasma Scoring" },
  "graviton-laser-system": { cannonSparesFighters: true, place: "space", rule: "Graviton Laser System" },
  "assault-cannon": { assault: 3, place: "space", rule: "Assault Cannon" },
  "duranium-armor": { repairsEachRound: true, rule: "Duranium Armor" },
  "morale-boost": { counted: true, combatWhileCards: 1, rule: "Morale Boost" },
  "fighter-prototype": { fightersFirstRound: 2, place: "space", rule: "Fighter Prototype" },
  "shields-holding": { counted: true, cancels: 2, place: "space", rule: "Shields Holding" },
  "emergency-repairs": { repairsAll: true, rule: "Emergency Repairs" },
  "direct-hit": { counted: true, destroysSustaining: true, place: "space", rule: "Direct Hit" },
  "solar-flare": { silencesEnemyCannon: true, place: "space", rule: "Solar Flare" },
  bunker: { enemyBombardment: -4, place: "ground", rule: "Bunker" },
  unrelenting: { combat: 1, rule: "Unrelenting" },
  fragile: { combat: -1, rule: "Fragile" },
  "cosmic-phenomenae": { nebula: 3, fieldGroundsFighters: true, rule: "Cosmic Phenomenae" },
};

/** What a log of a battle names by what it has done. */
export const loggedEffects = { cancels: "shields-holding", assault: "assault-cannon", destroys: "direct-hit" } as const;
