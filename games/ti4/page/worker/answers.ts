import { ok, type Result } from "@umpire/kernel";
import { readLinkedBattle } from "../../battle-links/linked-battle.ts";
import type { LinkRemark } from "../../battle-links/remarks.ts";
import { answerOdds, type OddsAnswer } from "../../combat/answer.ts";
import type { Place } from "../../combat/battle.ts";
import { presets } from "../../galaxy/rules.ts";
import { effectsThatHelp } from "../../movement/remedies.ts";
import type { TacticalAction } from "../../planner/action.ts";
import type { ShipAssessment as ShipAnswer } from "../../planner/assess.ts";
import { type Outcome, outcomeOf } from "../../planner/outcome.ts";
import type { Plan } from "../../planner/plan.ts";
import { type Threat, threatsTo } from "../../planner/threats.ts";
import { ti4Words } from "../../words/languages.ts";

/** What takes too long for the page itself. It sends what it has worked out already, and not the plan. */
export type Ask =
  | { readonly ask: "outcome"; readonly action: TacticalAction; readonly language: "en" | "ru" }
  | {
      readonly ask: "remedies";
      readonly movement: TacticalAction["landing"]["movement"];
      /** Ships that do not get there. */
      readonly ships: readonly ShipAnswer["ship"][];
    }
  | { readonly ask: "linked"; readonly link: string; readonly language: "en" | "ru" }
  | { readonly ask: "threats"; readonly plan: Plan; readonly system: string; readonly to: number };

/** For ships that do not get there, the effects of which any one would do. */
export type Remedies = { readonly [ship: string]: ReturnType<typeof effectsThatHelp> };
/** The odds of the battle in a link, and what of the link was not taken over. */
export type LinkedOdds = { readonly odds: OddsAnswer; readonly place: Place; readonly remarks: readonly LinkRemark[] };
type Answers = {
  readonly outcome: Outcome;
  readonly remedies: Remedies;
  readonly threats: readonly Threat[];
  readonly linked: LinkedOdds;
};
export type AnswerTo<A extends Ask> = Result<Answers[A["ask"]]>;

export function answer(asked: Ask): Result<Answers[Ask["ask"]]> {
  if (asked.ask === "threats") return threatsTo(asked.plan, asked.system, asked.to);
  if (asked.ask === "outcome") return outcomeOf(asked.action, ti4Words[asked.language].unitText);
  if (asked.ask === "linked") return oddsOfLink(asked.link, asked.language);
  const { movement, ships } = asked;
  return ok(Object.fromEntries(ships.map((ship) => [ship.id, effectsThatHelp(movement, ship)])));
}

function oddsOfLink(link: string, language: "en" | "ru"): Result<LinkedOdds> {
  const linked = readLinkedBattle(link, {}, presets.official);
  if (!linked.ok) return linked;
  const { request, remarks } = linked.value;
  const odds = answerOdds(request, ti4Words[language].unitText);
  return odds.ok ? ok({ odds: odds.value, place: request.battle.place, remarks }) : odds;
}
