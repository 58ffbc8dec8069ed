import { type ExitCode, ends, print, setSchemaLanguage } from "@umpire/cli/terminal";
import { actionOf } from "../../planner/action.ts";
import { assess } from "../../planner/assess.ts";
import { outcomeOf } from "../../planner/outcome.ts";
import { worthOfEffects } from "../../planner/worth.ts";
import { ti4Words } from "../../words/languages.ts";
import { describePlan, describeRemarks, describeWorth } from "../planner/describe/plan.ts";
import { openSource, type TypedAction, withAction } from "../planner/source.ts";
import { aboutAction, remarksIn } from "./open.ts";
import { type Options, type Question, refuse } from "./options.ts";

/** Says everything about a tactical action, and what each rift, technology and card in it is worth. */
async function answerPlan(source: string, options: Options & TypedAction): Promise<ExitCode> {
  const { json, language } = options;
  setSchemaLanguage(language);
  const opened = await openSource(source);
  if (!opened.ok) return refuse(opened.refusal, options);
  const { remarks } = opened.value;
  const plan = withAction(opened.value.plan, options, language);
  if (!plan.ok) return refuse(plan.refusal, options);
  const assessed = assess(plan.value);
  if (!assessed.ok) return refuse(assessed.refusal, options);
  if (assessed.value === null) return refuse({ code: "no-active" }, options);
  const isSomething = assessed.value.answers.some(({ course }) => course === "goes" || course === "there");
  if (!isSomething) return refuse({ code: "none-arrives", active: assessed.value.movement.active }, options, 1);
  const outcome = outcomeOf(actionOf(assessed.value, plan.value.plan), ti4Words[language].unitText);
  if (!outcome.ok) return refuse(outcome.refusal, options);
  const worth = worthOfEffects(plan.value, outcome.value);
  if (!worth.ok) return refuse(worth.refusal, options);
  const { value } = outcome;
  if (json) print(JSON.stringify({ ok: true, outcome: value, worth: worth.value, ...remarksIn(remarks, options) }));
  else
    print(
      [
        describePlan(plan.value, assessed.value, outcome, language),
        ...describeWorth(plan.value, value, worth.value, language),
        ...describeRemarks(remarks, language),
      ].join("\n\n"),
    );
  return 0;
}

const HELP = `
Examples:
  umpire ti4 plan pbd15036 --player sol --active 27
  umpire ti4 plan game.json --player 2 --active "Mecatol Rex"
  umpire ti4 plan "https://umpire.example/planner#1.8g.bZFB…" --json

The whole tactical action: who goes and how likely each gets there, space cannons, the battle in space, bombardment and
landing, what is lost, and the chance to win with and without each rift, nebula, technology, ability and card.
Exit codes: 0 somebody is there or goes there; 1 nobody; 2 wrong usage, or more units than can be worked out.`;

export function addPlan(question: Question): void {
  aboutAction(question("plan", "a whole tactical action, and what each rift, technology and card in it is worth"))
    .argument("<link>", "a link of the planner, a game of AsyncTI4, or a file with either; - for standard input")
    .addHelpText("after", HELP)
    .action(ends((source: string, options: Options & TypedAction) => answerPlan(source, options)));
}
