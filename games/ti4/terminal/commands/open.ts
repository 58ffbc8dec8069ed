import { type ExitCode, ends, print, setSchemaLanguage } from "@umpire/cli/terminal";
import type { Command } from "commander";
import { describeRemark } from "../../asyncti4/words.ts";
import { findSystem } from "../../galaxy/galaxy.ts";
import { resolveSystem } from "../../galaxy/typed-names.ts";
import { actionOf } from "../../planner/action.ts";
import { type Assessment, assess } from "../../planner/assess.ts";
import type { OpenedPlan } from "../../planner/open-text.ts";
import { outcomeOf } from "../../planner/outcome.ts";
import { type Plan, toBoard } from "../../planner/plan.ts";
import { threatsTo } from "../../planner/threats.ts";
import { ti4Words } from "../../words/languages.ts";
import { describeEmptyPlan, describePlan, describePlanThreats, describeRemarks } from "../planner/describe/plan.ts";
import { fleetOdds } from "../planner/losses.ts";
import { inFile, positionIn } from "../planner/position.ts";
import { withMessage } from "../planner/refusals.ts";
import { openSource, type TypedAction, withAction } from "../planner/source.ts";
import { type Options, type Question, refuse } from "./options.ts";

type OpenOptions = Options & TypedAction & { readonly threats?: string };

/** Says everything about a position of the planner; the answer is no where no ship reaches the active system. */
async function answerOpen(source: string, options: OpenOptions): Promise<ExitCode> {
  const { language, threats } = options;
  setSchemaLanguage(language);
  const opened = await openSource(source);
  if (!opened.ok) return refuse(inFile(undefined, opened.refusal), options);
  const plan = withAction(opened.value.plan, options, language);
  if (!plan.ok) return refuse(plan.refusal, options);
  const { remarks } = opened.value;
  return threats === undefined
    ? answerPlan({ plan: plan.value, remarks }, options)
    : answerThreatsTo({ plan: plan.value, remarks }, threats, options);
}

function answerPlan({ plan, remarks }: OpenedPlan, options: OpenOptions): ExitCode {
  const { json, language } = options;
  const assessed = assess(plan);
  if (!assessed.ok) return refuse(assessed.refusal, options);
  const assessment = assessed.value;
  const notes = describeRemarks(remarks, language);
  if (json) print(JSON.stringify({ ...answerOf(plan, assessment, options), ...remarksIn(remarks, options) }));
  else if (assessment === null) print([describeEmptyPlan(plan, language), ...notes].join("\n\n"));
  else print([describePlan(plan, assessment, resultOf(plan, assessment, options), language), ...notes].join("\n\n"));
  const isAnyThere = assessment?.answers.some(({ found, course }) => found.reachable || course === "there") ?? false;
  return isAnyThere ? 0 : 1;
}

/** What can come to a system against the player who moves. */
function answerThreatsTo({ plan, remarks }: OpenedPlan, named: string, options: OpenOptions): ExitCode {
  const { json, language } = options;
  const out = toBoard(plan);
  if (!out.ok) return refuse(out.refusal, options);
  const system = resolveSystem(out.value.galaxy, named);
  if (findSystem(out.value.galaxy, system) === undefined) return refuse({ code: "unknown-system", system }, options);
  const found = threatsTo(plan, system, plan.plan.mover);
  if (!found.ok) return refuse(found.refusal, options);
  if (json) print(JSON.stringify({ ok: true, system, threats: found.value, ...remarksIn(remarks, options) }));
  else
    print(
      [describePlanThreats(plan, system, found.value, language), ...describeRemarks(remarks, language)].join("\n\n"),
    );
  return 0;
}

/** Only where there is something to say: other sources have none. */
export const remarksIn = (remarks: OpenedPlan["remarks"], { language }: Options) =>
  remarks.length > 0 && {
    remarks: remarks.map((remark) => ({ ...remark, message: describeRemark(language, remark) })),
  };

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
  umpire ti4 open pbd15036 --player sol --active 27
  umpire ti4 open game.json --player sol --threats 18

A position of the planner: its link, what stands behind the # of the link, or a file with either; a position file of
reach, arrive and threats opens too, and the planner's page opens the same file under Share.
A running game of AsyncTI4: its id or its address, which are fetched, or a file with its JSON; what of it is not
understood is listed.
It says what is on the map, who reaches the active system and how, and what comes of the plan: what arrives, space
cannons, the battle in space, the landing, and what rifts and a nebula cost.
Exit codes: 0 a ship reaches the active system, or is there; 1 none does, or no system is active; 2 wrong usage.`;

/** The options about who acts where. */
export const aboutAction = (command: Command): Command =>
  command
    .option("--player <player>", "whose action it is: a name, a faction (sol), or a number from 1")
    .option("-a, --active <system>", 'the active system, by its id or a planet ("Mecatol Rex")');

export function addOpen(question: Question): void {
  aboutAction(
    question("open", "open a link of the planner or a running game: what is where, who reaches what, what comes of it"),
  )
    .argument("<link>", "a link of the planner, a game of AsyncTI4, or a file with either; - for standard input")
    .option("--threats <system>", "what others can bring to this system against that player, and how it ends")
    .addHelpText("after", HELP)
    .action(ends((source: string, options: OpenOptions) => answerOpen(source, options)));
}
