import { type ExitCode, ends, print, readText, setSchemaLanguage } from "@umpire/cli/terminal";
import { err, type Result } from "@umpire/kernel";
import { actionOf } from "../../planner/action.ts";
import { type Assessment, assess } from "../../planner/assess.ts";
import { outcomeOf } from "../../planner/outcome.ts";
import type { Plan } from "../../planner/plan.ts";
import { readPlanText } from "../../planner/position-file.ts";
import { ti4Words } from "../../words/languages.ts";
import { describeEmptyPlan, describePlan } from "../planner/describe/plan.ts";
import { fleetOdds } from "../planner/losses.ts";
import { inFile, positionIn } from "../planner/position.ts";
import { withMessage } from "../planner/refusals.ts";
import { type Options, type Question, refuse } from "./options.ts";

/** Says everything about a position of the planner; the answer is no where no ship reaches the active system. */
function answerOpen(source: string, options: Options): ExitCode {
  const { json, language } = options;
  setSchemaLanguage(language);
  const read = readSource(source);
  if (!read.ok) return refuse(inFile(isLink(source) ? undefined : source, read.refusal), options);
  const plan = read.value;
  const assessed = assess(plan);
  if (!assessed.ok) return refuse(assessed.refusal, options);
  const assessment = assessed.value;
  if (json) print(JSON.stringify(answerOf(plan, assessment, options)));
  else if (assessment === null) print(describeEmptyPlan(plan, language));
  else print(describePlan(plan, assessment, resultOf(plan, assessment, options), language));
  const isAnyThere = assessment?.answers.some(({ found, course }) => found.reachable || course === "there") ?? false;
  return isAnyThere ? 0 : 1;
}

/** A link or an address with one, and no name of a file. */
const isLink = (source: string): boolean =>
  source.includes("#") || (/^\d+\.[0-9a-z]*(?:\.[\w-]*)?$/.test(source) && !/\.(?:json|txt)$/.test(source));

function readSource(source: string): Result<Plan> {
  if (isLink(source)) return readPlanText(source);
  // What is neither a path nor standard input was meant as a link.
  if (source !== "-" && !/[./\\]/.test(source)) return err({ code: "link-broken" });
  const text = readText(source);
  return text.ok ? readPlanText(text.value) : text;
}

const isSomething = ({ answers }: Assessment): boolean =>
  answers.some(({ course }) => course === "goes" || course === "there");

/** What comes of the plan; null where nobody goes there or is there. */
const resultOf = (plan: Plan, assessment: Assessment, { language }: Options) =>
  isSomething(assessment) ? outcomeOf(actionOf(assessment, plan.plan), ti4Words[language].unitText) : null;

function answerOf(plan: Plan, assessment: Assessment | null, options: Options) {
  const { rules } = plan;
  if (assessment === null) return { ok: true, rules, plan, ships: [], fleet: null, warnings: [], outcome: null };
  const found = assessment.answers.map((answer) => answer.found);
  const ships = assessment.answers.map(({ found: { refusal, ...ship }, course }) => ({
    ...ship,
    course,
    ...(refusal && { refusal: withMessage(options.language, refusal) }),
  }));
  const result = resultOf(plan, assessment, options);
  return {
    ok: true,
    rules,
    plan,
    ships,
    fleet: fleetOdds(positionIn(plan, assessment), found),
    warnings: assessment.warnings,
    outcome: result?.ok ? result.value : null,
  };
}

const HELP = `
Examples:
  umpire ti4 open "https://umpire.example/planner#1.8g.bZFB…"
  umpire ti4 open position.json -l ru
  pbpaste | umpire ti4 open - --json

A position of the planner: its link, what stands behind the # of the link, or a file with either; a position file of
reach, arrive and threats opens too, and the planner's page opens the same file under Share.
It says what is on the map, who reaches the active system and how, and what comes of the plan: what arrives, space
cannons, the battle in space, the landing, and what rifts and a nebula cost.
Exit codes: 0 a ship reaches the active system, or is there; 1 none does, or no system is active; 2 wrong usage.`;

export function addOpen(question: Question): void {
  question("open", "open a link of the planner: say what is where, who reaches what, and what comes of it")
    .argument("<link>", "a link of the planner, or a file with one or with a position; - for standard input")
    .addHelpText("after", HELP)
    .action(ends((source: string, options: Options) => answerOpen(source, options)));
}
