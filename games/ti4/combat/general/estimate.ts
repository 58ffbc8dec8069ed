import type { Field } from "./field.ts";
import type { Fleet } from "./fleet.ts";

/** Inner-loop steps of a plain battle that take as long as one pair of states and of rolls here. */
const STEP = 300;
/** Max dice of one roll. */
const MAX_DICE = 150;

/** About how long a battle takes to work out, in steps of a plain one; infinite where it is too large. */
export function estimateField({ fleets: { attacker, defender } }: Field): number {
  const [a, d] = [diceOf(attacker), diceOf(defender)];
  if (Math.max(a, d, gunsOf(attacker), gunsOf(defender)) > MAX_DICE) return Number.POSITIVE_INFINITY;
  return strengthOf(attacker) * strengthOf(defender) * (1 + a) * (1 + d) * STEP;
}

const strengthOf = ({ kinds }: Fleet): number =>
  1 + kinds.reduce((sum, { count, sustains }) => sum + count * (sustains ? 2 : 1), 0);

const diceOf = ({ kinds }: Fleet): number => kinds.reduce((sum, { count, dice }) => sum + count * dice, 0);

/** The most dice of one ability. */
const gunsOf = ({ guns: { cannon, barrage, bombardment } }: Fleet): number =>
  Math.max(
    ...[cannon, barrage, bombardment].map((list) => list.reduce((sum, { count, dice }) => sum + count * dice, 0)),
  );
