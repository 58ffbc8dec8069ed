import type { Assignment } from "../../combat/assign.ts";
import { estimateField } from "../../combat/general/estimate.ts";
import { oddsFrom, type Step } from "../../combat/general/step.ts";
import { MAX_STEPS, type Odds } from "../../combat/odds/odds.ts";
import type { UnitCounts } from "../../units/force.ts";
import { withPlanet } from "../board.ts";
import type { Engagement, SkirmishRules, SkirmishState, Task } from "../shape.ts";
import { begunAt, fieldAt, isContested } from "./battle.ts";
import { answer, stepOf } from "./fight.ts";

/** The battle that is fought, from where it stands, the hits that wait being taken so; null where it is too large. */
export function odds(state: SkirmishState, rules: SkirmishRules, chosen: Assignment | null): Odds | null {
  const battle = state.tactical?.battle;
  if (battle === undefined || state.tactical === null) return null;
  const after = chosen === null ? battle : answeredIn(state, chosen);
  const round = state.tactical.round + 1;
  const stages = stagesOf(state.todo, battle, round);
  if (stages === null || (battle.where.place === "space" && !isContested(battle))) return null;
  const [now = "start"] = stages;
  const field = fieldAt(state, rules, battle, now);
  if (estimateField(field) > MAX_STEPS) return null;
  const found = oddsFrom(field, battle.states, stages, now === round ? round + 1 : round, after);
  return found.ok ? found.value : null;
}

/** A landing once bombs have fallen: as if these had come down. */
export function landing(state: SkirmishState, rules: SkirmishRules, planet: string, units: UnitCounts): Odds | null {
  const landed = withPlanet(state, planet, { landed: { units, damaged: {} } });
  const battle = begunAt(landed, rules, { place: "ground", planet });
  const field = fieldAt(landed, rules, battle, "cannons");
  if (estimateField(field) > MAX_STEPS) return null;
  const found = oddsFrom(field, battle.states, ["cannons", "start"], 1, battle);
  return found.ok ? found.value : null;
}

const answeredIn = (state: SkirmishState, chosen: Assignment): Engagement =>
  answer(state, chosen).tactical?.battle as Engagement;

/** The steps that are left before the next round: the one that waits for hits, and what comes after it. */
function stagesOf([first, second]: readonly Task[], { where }: Engagement, round: number): readonly Step[] | null {
  if (first?.task === "retreat") return [];
  const name = second === undefined ? null : stepOf(second);
  // Bombs fall before anybody has landed.
  if (first?.task !== "assign" || name === null || name === "bombardment") return null;
  if (name === "round") return [round];
  const all = where.place === "space" ? (["cannons", "start", "barrage"] as const) : (["cannons", "start"] as const);
  return all.slice(all.indexOf(name as "cannons" | "start"));
}
