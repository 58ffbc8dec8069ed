import type { Json } from "@umpire/kernel";
import type { Scene } from "@umpire/ui";

/** A drawing order of these ships, those of a kind once each time. */
export const draws = (...ships: readonly string[]): Json => ({
  basics: [...new Set(ships)].map((ship) => ({ ship, count: ships.filter((each) => each === ship).length })),
});
export const upgrade = (ship: string): Json => ({ upgrades: [{ ship }] });
/** A charge of each of these ships. */
export const fires = (effect: "damage" | "heal", ...ships: readonly string[]): Json => ({
  charges: ships.map((ship) => ({ ship, effect })),
});
export const passes: Json = {};

const both = { factions: ["lattice", "lattice"] };
/** So that one turn decides. */
const short = (health: number) => ({ health, ceiling: health });

/** Positions that the lesson and the page of how to play share, as the orders that lead to them. */
export const scenes = {
  /** A die of 4, so 8 lines. */
  first: { options: both, seed: "x" },
  /** Two Struts and a Gusset, and 5 lines. */
  parts: {
    options: both,
    seed: "q",
    decisions: [
      [0, draws("strut", "strut", "gusset")],
      [1, draws("strut", "gusset")],
    ],
  },
  /** A Caliper before the battle. */
  charged: {
    options: both,
    seed: "x",
    decisions: [
      [0, draws("caliper", "strut")],
      [1, draws("strut", "gusset")],
    ],
  },
  /** Two Calipers have declared 10 damage against 9 health; one can answer. */
  struck: {
    options: both,
    rules: short(9),
    seed: "x",
    decisions: [
      [0, draws("caliper")],
      [1, draws("caliper", "caliper")],
      [0, passes],
      [1, fires("damage", "S1", "S2")],
    ],
  },
  /** The other side has 10 health and heals 2 a turn. */
  last: {
    options: both,
    rules: short(10),
    seed: "o",
    decisions: [
      [0, draws("caliper", "caliper")],
      [1, draws("gusset")],
      [0, passes],
      [0, draws("strut", "strut")],
      [1, draws()],
    ],
  },
} as const satisfies { readonly [name: string]: Scene };
