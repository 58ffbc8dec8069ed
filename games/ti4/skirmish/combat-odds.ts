import type { Assignment } from "../combat/assign.ts";
import { computeCombatOutcome, computeFromRound, type Odds, oddsOf } from "../combat/odds/odds.ts";
import { startingState } from "../combat/odds/opening.ts";
import { preparePlain } from "../combat/plain.ts";
import { powersAt } from "./powers.ts";
import type { SkirmishRules, SkirmishState, Where } from "./shape.ts";
import { battleAt } from "./steps/battle.ts";
import { afterHits } from "./steps/combat.ts";

const SPACE: Where = { place: "space" };

/** The battle that is being fought, from its next round on; null where there is none, or too much of it. */
export function combatOdds(state: SkirmishState, rules: SkirmishRules): Odds | null {
  const [step] = state.todo;
  if (state.tactical === null || (step?.task !== "retreat" && step?.task !== "assign")) return null;
  const powers = powersAt(state);
  if (powers !== null) return powers.odds(state, rules, null);
  return oddsIn(state, step.task === "assign" ? step.where : SPACE, rules);
}

/** The same after these hits are taken, and those that others are still to take in their usual way; null for no way. */
export function oddsAfterHits(state: SkirmishState, chosen: Assignment, rules: SkirmishRules): Odds | null {
  const [step, ...rest] = state.todo;
  if (state.tactical === null || step?.task !== "assign") return null;
  const powers = powersAt(state);
  if (powers !== null) return powers.refuse(state, rules, chosen) === null ? powers.odds(state, rules, chosen) : null;
  let after = afterHits(state, step, rules, chosen);
  for (const task of rest) {
    if (task.task !== "assign" || after === null) break;
    after = afterHits(after, task, rules);
  }
  return after === null ? null : oddsIn(after, step.where, rules);
}

function oddsIn(state: SkirmishState, where: Where, rules: SkirmishRules): Odds | null {
  // Bombs fall before anybody has landed.
  if (where.place === "ground" && state.planets[where.planet]?.landed === null) return null;
  const prepared = preparePlain(battleAt(state, where, rules));
  const isBarrageToCome = where.place === "space" && state.todo.some(({ task }) => task === "combat");
  const fought = isBarrageToCome
    ? computeCombatOutcome(prepared)
    : computeFromRound(prepared, [startingState(prepared)], (state.tactical?.round ?? 0) + 1, null);
  return fought.ok ? oddsOf(fought.value) : null;
}
