import type { Camp } from "./battle.ts";
import { isAlive } from "./casualties.ts";
import type { Field } from "./play.ts";
import type { Prepared } from "./prepared.ts";

/** Whose planet it is after a ground combat: the attacker's only if it alone has ground forces left there. */
export const holderAfter = ({ kits }: Prepared, { attacker, defender }: Field): Camp =>
  isAlive(kits.attacker, attacker) && !isAlive(kits.defender, defender) ? "attacker" : "defender";
