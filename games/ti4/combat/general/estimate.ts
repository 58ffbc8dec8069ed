import type { Field } from "./field.ts";
import type { Fleet } from "./fleet.ts";

/** Inner-loop steps of a plain battle that take as long as one pair of states and of rolls here. */
const STEP = 300;

/** About how long a battle takes to work out, in steps of a plain one. */
export const estimateField = ({ fleets: { attacker, defender } }: Field): number =>
  strengthOf(attacker) * strengthOf(defender) * diceOf(attacker) * diceOf(defender) * STEP;

const strengthOf = ({ kinds }: Fleet): number =>
  1 + kinds.reduce((sum, { count, sustains }) => sum + count * (sustains ? 2 : 1), 0);

const diceOf = ({ kinds }: Fleet): number => 1 + kinds.reduce((sum, { count, dice }) => sum + count * dice, 0);
