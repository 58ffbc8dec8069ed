import { ok, type Result } from "@umpire/kernel";
import { effectsThatHelp } from "../../movement/remedies.ts";
import type { TacticalAction } from "../../planner/action.ts";
import type { Answer as ShipAnswer } from "../../planner/assess.ts";
import { type Outcome, outcomeOf } from "../../planner/outcome.ts";
import type { Plan } from "../../planner/plan.ts";
import { type Threat, threatsTo } from "../../planner/threats.ts";
import { ti4Words } from "../../words/languages.ts";

/** What takes too long for the page itself. It sends what it has worked out already, and not the plan. */
export type Ask =
  | { readonly ask: "outcome"; readonly action: TacticalAction; readonly language: "en" | "ru" }
  | {
      readonly ask: "remedies";
      readonly voyage: TacticalAction["landing"]["movement"];
      /** Ships that do not get there. */
      readonly ships: readonly ShipAnswer["ship"][];
    }
  | { readonly ask: "threats"; readonly plan: Plan; readonly system: string; readonly to: number };

/** For ships that do not get there, the effects of which any one would do. */
export type Remedies = { readonly [ship: string]: ReturnType<typeof effectsThatHelp> };
type Answers = { readonly outcome: Outcome; readonly remedies: Remedies; readonly threats: readonly Threat[] };
export type AnswerTo<A extends Ask> = Result<Answers[A["ask"]]>;

export function answer(asked: Ask): Result<Answers[Ask["ask"]]> {
  if (asked.ask === "threats") return threatsTo(asked.plan, asked.system, asked.to);
  if (asked.ask === "outcome") return outcomeOf(asked.action, ti4Words[asked.language].unitText);
  const { voyage, ships } = asked;
  return ok(Object.fromEntries(ships.map((ship) => [ship.id, effectsThatHelp(voyage, ship)])));
}
