import { parser } from "@umpire/kernel";
import { z } from "@umpire/toolkit/schema";

/**
 * Where the documents disagree, and what a table may choose. Four of them bind ships to one kind of anomaly each,
 * whatever effects these have: `asteroidSealed`, `supernovaSealed`, `nebulaMoveHardCap`, `riftRollsForCarried`.
 */
export const rulesFields = {
  /** Ground forces that defend a planet in a nebula get +1 too. */
  nebulaGroundBonus: z.boolean(),
  /** What a rift does to a ship: takes it off the board, or destroys it. */
  riftOutcome: z.enum(["removed", "destroyed"]),
  /**
   * The move value 1 of a ship that begins in a nebula is raised by nothing but a rift's exit, and no effect lets a
   * ship through a nebula, into one that is not active, or out of one with more.
   */
  nebulaMoveHardCap: z.boolean(),
  /** No ship enters a supernova by any means, placement and enabling effects included. */
  supernovaSealed: z.boolean(),
  asteroidSealed: z.boolean(),
  /** Antimass Deflectors let ships through an asteroid field, not into it. */
  antimassThroughOnly: z.boolean(),
  /**
   * Every ship that leaves a rift rolls: carried fighters too, and whatever its owner has or made. No effect changes
   * the die or the +1.
   */
  riftRollsForCarried: z.boolean(),
  /** One +1 a movement, however many exits. */
  riftBonusOnce: z.boolean(),
  /** Whether equal anomalies of one system are one. */
  anomalyStacking: z.enum(["set", "multiset"]),
  /** The nebula's +1 goes to every roll of the defender. */
  nebulaAllRolls: z.boolean(),
  /** Ships roll one after the other, and the rest may be planned anew. */
  riftSequential: z.boolean(),
};
const rules = z.strictObject(rulesFields);
export type Ti4Rules = z.infer<typeof rules>;
export const readTi4Rules = parser(rules);

const official: Ti4Rules = {
  nebulaGroundBonus: false,
  riftOutcome: "removed",
  nebulaMoveHardCap: false,
  supernovaSealed: false,
  asteroidSealed: false,
  antimassThroughOnly: false,
  riftRollsForCarried: false,
  riftBonusOnce: false,
  anomalyStacking: "set",
  nebulaAllRolls: false,
  riftSequential: false,
};

/** `official` follows the published rules; `requirements` the requirements document to the letter. */
export const presets: { readonly official: Ti4Rules; readonly requirements: Ti4Rules } = {
  official,
  requirements: {
    ...official,
    nebulaGroundBonus: true,
    riftOutcome: "destroyed",
    nebulaMoveHardCap: true,
    supernovaSealed: true,
    asteroidSealed: true,
    riftRollsForCarried: true,
  },
};
