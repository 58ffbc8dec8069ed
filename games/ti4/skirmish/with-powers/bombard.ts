import { abilityRoll } from "../../combat/general/rolls.ts";
import { bombers } from "../bombers.ts";
import type { SkirmishRules, SkirmishState } from "../shape.ts";
import { begunAt, bombingBy, fieldAt } from "./battle.ts";

/** Whether the active player's ships may bombard a planet: no shield holds against them, and nothing forbids it. */
export function canBombard(state: SkirmishState, planet: string, rules: SkirmishRules): boolean {
  const battle = bombingBy(begunAt(state, rules, { place: "ground", planet }), bombers(state));
  const { isShielded, fleets } = fieldAt(state, rules, battle, "bombardment");
  return !isShielded && abilityRoll(fleets.attacker, battle.states.attacker, "bombardment").roll.pools.length > 0;
}
