/** Abilities of factions that are always on, and stand in the tables of movement and of combat. */
export const factionAbilities: { readonly [faction: string]: readonly string[] } = {
  empyrean: ["voidborn"],
  ghost: ["quantum-entanglement", "slipstream"],
  jolnar: ["fragile"],
  muaat: ["gashlai-physiology"],
  sardakk: ["unrelenting"],
};
