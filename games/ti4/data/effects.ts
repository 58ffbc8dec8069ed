import type { EffectRow } from "../movement/effects.ts";

/** What technologies, abilities, cards and laws change about moving, as data. */
export const effectTable: { readonly [id: string]: EffectRow } = {
  "antimass-deflectors": {
    ...{ into: ["asteroid-field"], through: ["asteroid-field"], rule: "Antimass Deflectors" },
  },
  "light-wave-deflector": { pastShips: true, rule: "Light/Wave Deflector" },
  "silence-of-space": { takes: "system", pastShips: true, rule: "In the Silence of Space" },
  "yssaril-flagship": { takes: "ship", one: true, pastShips: true, rule: "Y'sia Y'ssrila" },
  "firmament-agent": { takes: "ship", pastShips: true, rule: "Firmament agent, ships that carry nothing" },
  corsair: { takes: "ship", pastShips: true, ifActiveHeldByOthers: true, rule: "Corsair" },
  "deepwrought-flagship": {
    ...{ takes: "ship", one: true, pastShips: true, ifOwnUnits: true, movePerPassed: 1, rule: "D.W.S. Luminous" },
  },
  "gravity-drive": { takes: "ship", one: true, move: 1, rule: "Gravity Drive" },
  "flank-speed": { move: 1, rule: "Flank Speed" },
  aetherstream: { move: 1, ifActiveNextToAnomaly: true, rule: "Aetherstream" },
  "gashlai-physiology": { through: ["supernova"], rule: "Gashlai Physiology" },
  "magmus-reactor": { into: ["supernova"], rule: "Magmus Reactor" },
  voidborn: { into: ["nebula"], through: ["nebula"], fullMoveInNebula: true, rule: "Voidborn" },
  "shared-research": { through: ["nebula"], rule: "Shared Research" },
  "circlet-of-the-void": {
    into: ["asteroid-field", "nebula", "supernova"],
    through: ["asteroid-field", "nebula", "supernova"],
    ...{ fullMoveInNebula: true, noRiftDice: true, rule: "Circlet of the Void" },
  },
  "nav-suite": {
    into: ["asteroid-field", "nebula", "supernova"],
    through: ["asteroid-field", "nebula", "supernova"],
    ...{ fullMoveInNebula: true, noRiftBonus: true, noRiftDice: true, movementStepOnly: true, rule: "Nav Suite" },
  },
  "dark-energy-tap": { retreatsAnywhere: true, rule: "Dark Energy Tap" },
  crucible: { noRiftDice: true, extraRiftBonus: 1, rule: "Crucible" },
  "cosmic-phenomenae": { surge: { move: 1, lostOn: 5 }, joinsScars: true, rule: "Cosmic Phenomenae" },
  "captain-mendosa": { takes: "ship", one: true, copiesBestMove: true, rule: "Captain Mendosa" },
  "enforced-travel-ban": { bansAlphaBeta: true, rule: "Enforced Travel Ban" },
  "wormhole-reconstruction": { joinsAlphaBeta: true, overridesBan: true, rule: "Wormhole Reconstruction" },
  "lost-star-chart": { joinsAlphaBeta: true, overridesBan: true, rule: "Lost Star Chart" },
  "quantum-entanglement": { joinsAlphaBeta: true, rule: "Quantum Entanglement" },
};
