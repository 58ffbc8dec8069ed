import type { Plan } from "../../planner/plan.ts";
import { publishedMaps } from "../map/maps.ts";
import { newPlayer } from "./edit.ts";

const whole = (units: { readonly [unit: string]: number }) => ({ units, damaged: {} });

/** Where somebody begins who brings nothing: a small war around a gravity rift, so that there is something to see. */
export const firstPlan: Plan = {
  map: { string: publishedMaps[0].string },
  rules: "official",
  players: [newPlayer, newPlayer, { ...newPlayer, effects: ["plasma-scoring"] }],
  space: {
    "18": { 1: whole({ cruiser: 1, destroyer: 1, fighter: 1 }) },
    "66": { 0: whole({ dreadnought: 1 }) },
    "74": { 0: whole({ carrier: 1, cruiser: 2, fighter: 2, infantry: 2 }) },
  },
  ground: {
    "18": { "Mecatol Rex": { ...whole({ infantry: 1 }), owner: 1 } },
    "65": { Primor: { ...whole({ infantry: 1, pds2: 1 }), owner: 2 } },
  },
  plan: { mover: 0, active: "18", orders: {}, planet: null, rounds: null, best: false },
};
