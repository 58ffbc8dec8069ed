/** Units that do something in combat beyond their numbers that is not counted: what, the words say. */
export const uncounted = [
  "jolnar_flagship",
  "letnev_flagship",
  "winnu_flagship",
  "yin_flagship",
  "argent_flagship",
  "argent_destroyer2",
  "sardakk_dreadnought2",
  "sardakk_flagship",
  "mentak_flagship",
  "l1z1x_flagship",
  "naaz_voltron",
] as const;

/** Flagships and mechs whose own ability does nothing in combat, or is counted. */
export const plainSpecials: readonly string[] = [
  "ghost_flagship",
  "muaat_flagship",
  "sol_flagship",
  "arborec_flagship",
  "xxcha_flagship",
  "yssaril_flagship",
  "deepwrought_flagship",
  "nomad_flagship",
  "nomad_flagship2",
  "saar_flagship",
  "l1z1x_mech",
  "xxcha_mech",
  "argent_mech",
];
