import type { Camp } from "../battle.ts";
import { withDice } from "./chances.ts";
import { isFought, type Joint, startEngine, startingJoint } from "./engine.ts";
import type { Field } from "./field.ts";
import { opening } from "./opening.ts";
import { type Emit, fightRound } from "./round.ts";

/** Rounds after which nobody can be expected to hit any more. */
const MAX_ROUNDS = 400;

/** A battle that can be fought again and again with dice, by the same rules that the odds are worked out from. */
export function rehearse(field: Field, die: () => number): () => Camp | null {
  const engine = startEngine(field, withDice(die), false);
  return () => {
    let now = opening(engine)[0] ?? startingJoint(engine);
    const emit: Emit = (attacker, defender, chance) => {
      now = { attacker, defender, chance };
    };
    for (let round = 1; isFought(now) && round <= MAX_ROUNDS; round += 1) fightRound(engine, now, round, emit);
    return winnerOf(now);
  };
}

export const winnerOf = ({ attacker, defender }: Joint): Camp | null =>
  attacker.isStanding === defender.isStanding ? null : attacker.isStanding ? "attacker" : "defender";
