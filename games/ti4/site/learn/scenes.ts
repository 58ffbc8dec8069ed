import type { Json } from "@umpire/kernel";
import type { Scene } from "@umpire/ui";

export const activate = (system: string): Json => ({ type: "activate", system });
/** Ships by the names of their units, each by a way of systems and with this many infantry from where it begins. */
export const move = (...ships: readonly (readonly [unit: string, way: string, infantry?: number])[]): Json => ({
  type: "move",
  moves: ships.map(([unit, way, count = 0]) => {
    const path = way.split(" ");
    const [from = ""] = path;
    return { ship: `${from}/${unit}/1`, path, cargo: count === 0 ? [] : [{ unit: "infantry", count, from }] };
  }),
});
export const land = (planet: string, infantry: number): Json => ({
  type: "land",
  landings: infantry === 0 ? {} : { [planet]: { infantry } },
});
export const fightOn: Json = { type: "retreat", to: null };
export const pass: Json = { type: "pass" };

const table = (...starts: readonly Json[]): Json => ({ map: "crown", starts });
const ground = { infantry: 4, spacedock: 1 };
const home = { home: "South", ground, space: { dreadnought: 1, cruiser: 1, destroyer: 1, carrier: 1 } };
/** One enemy cruiser, or two, above a planet next to our home. */
const guarded = (cruiser: number) => ({
  home: "North",
  ground,
  space: { carrier: 1 },
  fleets: { Anvil: { cruiser } },
  garrisons: { Ironfold: { infantry: 1 } },
});

/** The last action of a war: 10 points against 16, and a planet that brings 7. */
const late = {
  rules: { rounds: 1, tactics: 1 },
  options: table(
    {
      home: "South",
      ground,
      space: { destroyer: 1 },
      fleets: { Shroud: { carrier: 1, infantry: 2 } },
      garrisons: { Sirocco: { infantry: 1 } },
    },
    {
      home: "North",
      ground,
      space: { cruiser: 1 },
      garrisons: { Basalt: { infantry: 1 }, Cinder: { infantry: 1 }, Mistral: { infantry: 1 } },
    },
  ),
};

/** Positions that the lesson and the page of how to play share, as the table and the decisions that lead to them. */
export const scenes = {
  start: { options: { map: "crown" } },
  active: { options: { map: "crown" }, decisions: [[0, activate("Anvil")]] },
  arrived: {
    options: { map: "crown" },
    decisions: [
      [0, activate("Anvil")],
      [0, move(["carrier", "South Anvil", 2])],
    ],
  },
  guarded: { options: table(home, guarded(1)), decisions: [[0, activate("Anvil")]] },
  /** A hit of two cruisers is to be taken. */
  hit: {
    options: table(home, guarded(2)),
    seed: "d",
    decisions: [
      [0, activate("Anvil")],
      [0, move(["dreadnought", "South Anvil"], ["cruiser", "South Anvil"], ["destroyer", "South Anvil"])],
      [0, fightOn],
    ],
  },
  dock: {
    options: table({ home: "South", ground, space: { carrier: 1, cruiser: 1 } }, guarded(1)),
    decisions: [[0, activate("South")]],
  },
  late,
} as const satisfies { readonly [name: string]: Scene };
