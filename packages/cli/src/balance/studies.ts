import { type Study, shapeshipsStudy, tacticsStudy } from "@umpire/bots";

/** The games whose balance can be looked at. */
export const studied = ["shapeships", "tactics"] as const;
export type Studied = (typeof studied)[number];

export const studies: { readonly [game in Studied]: Study } = { shapeships: shapeshipsStudy, tactics: tacticsStudy };
