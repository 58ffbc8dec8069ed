import "@umpire/ui/no-eval";
import { err, ok, type Result } from "@umpire/kernel";
import { effectsThatHelp } from "../../movement/remedies.ts";
import { assess } from "../../planner/assess.ts";
import { type Outcome, outcomeOf } from "../../planner/outcome.ts";
import type { Plan } from "../../planner/plan.ts";
import { type Threat, threatsTo } from "../../planner/threats.ts";
import { ti4Words } from "../../words/languages.ts";

type Language = "en" | "ru";
/** What takes too long for the page itself. */
export type Ask =
  | { readonly ask: "outcome"; readonly plan: Plan; readonly language: Language }
  | { readonly ask: "remedies"; readonly plan: Plan }
  | {
      readonly ask: "threats";
      readonly plan: Plan;
      readonly language: Language;
      readonly system: string;
      readonly to: number;
    };

/** For ships that do not get there, the effects of which any one would do. */
export type Remedies = { readonly [ship: string]: ReturnType<typeof effectsThatHelp> };
type Answers = { readonly outcome: Outcome; readonly remedies: Remedies; readonly threats: readonly Threat[] };
export type AnswerTo<A extends Ask> = Result<Answers[A["ask"]]>;

function answer(asked: Ask): Result<Answers[Ask["ask"]]> {
  if (asked.ask === "threats") return threatsTo(asked.plan, asked.system, asked.to, ti4Words[asked.language].unitText);
  const meant = assess(asked.plan);
  if (!meant.ok) return meant;
  if (meant.value === null) return err({ code: "no-active" });
  if (asked.ask === "outcome") return outcomeOf(meant.value, asked.plan.plan, ti4Words[asked.language].unitText);
  const { voyage, answers } = meant.value;
  const barred = answers.filter(({ course }) => course === "barred");
  return ok(Object.fromEntries(barred.map(({ ship }) => [ship.id, effectsThatHelp(voyage, ship)])));
}

self.onmessage = ({ data }: MessageEvent<{ readonly id: number; readonly asked: Ask }>) => {
  self.postMessage({ id: data.id, answer: answer(data.asked) });
};
