import { randomBytes } from "node:crypto";
import {
  type ExitCode,
  ends,
  type Keyboard,
  openKeyboard,
  pc,
  print,
  printable,
  setSchemaLanguage,
  wrap,
} from "@umpire/cli/terminal";
import { err, ok, type Result } from "@umpire/kernel";
import type { Language } from "@umpire/kit";
import { Option } from "commander";
import type { Camp } from "../../combat/battle.ts";
import { remainingUnits } from "../../combat/odds/odds.ts";
import type { BattleEvent } from "../../combat/play.ts";
import type { PreparedBattle } from "../../combat/prepared.ts";
import { reviewBattle } from "../../combat/review.ts";
import { readRules } from "../../planner/movement-request.ts";
import { promptFor, readTyped } from "../planner/ask-fight.ts";
import { type Begun, beginFight } from "../planner/begin-fight.ts";
import { describeEvents } from "../planner/describe/fight.ts";
import { describeHeading, describeUnmodelled, type OddsQuestion } from "../planner/describe/odds.ts";
import { describeReview, type Review } from "../planner/describe/review.ts";
import { type BattleDecision, type BattleQuestion, type Fight, playOut } from "../planner/fight.ts";
import { typedRules } from "../planner/position.ts";
import { plannerWords } from "../planner/refusals.ts";
import { type OddsOptions, readQuestion } from "./odds.ts";
import { aboutRetreat, aboutSides, listed, type Question, refuse } from "./options.ts";

type FightOptions = OddsOptions & { readonly seed?: string; readonly you?: Camp };
type Asking = { readonly question: OddsQuestion; readonly begun: Begun };

/** Plays one battle with dice. */
async function fight(fleets: readonly string[], options: FightOptions): Promise<ExitCode> {
  const { json, language, you = null } = options;
  setSchemaLanguage(language);
  const read = readFight(fleets, options);
  if (!read.ok) return refuse(read.refusal, options);
  const { question, begun } = read.value;
  const seed = printable(options.seed ?? randomBytes(8).toString("hex"));
  const battle: Fight = { prepared: begun.prepared, seed, retreat: question.retreat ?? null, you };
  if (json) {
    const { events } = playOut(battle, []);
    const { odds, review } = reviewed(begun, events);
    print(JSON.stringify({ ok: true, seed, odds, events: plainEvents(begun.prepared, events), review }));
    return 0;
  }
  print(describeStart(read.value, battle, language));
  const events = await playAndTell(battle, language);
  if (events === null) print(`\n${plannerWords[language].fight.text.leftBattle({})}`);
  else print(`\n${describeWorth(reviewed(begun, events), begun.prepared.place, language)}`);
  return 0;
}

function readFight(fleets: readonly string[], options: FightOptions): Result<Asking> {
  if (options.json && options.you !== undefined) return err({ code: "you-and-json" });
  const question = readQuestion(fleets, options);
  if (!question.ok) return question;
  const typed = typedRules(options.rules, {});
  const rules = typed.ok ? readRules(typed.value) : typed;
  if (!rules.ok) return rules;
  const begun = beginFight(question.value, rules.value, options.language);
  return begun.ok ? ok({ question: question.value, begun: begun.value }) : begun;
}

function reviewed({ prepared, odds }: Begun, events: readonly BattleEvent[]): Review | { odds: null; review: null } {
  if (odds === null) return { odds, review: null };
  const { attacker, defender, draw, undecided } = odds;
  return { odds: { attacker, defender, draw, undecided }, review: reviewBattle(prepared, events) };
}

const describeWorth = (
  worth: ReturnType<typeof reviewed>,
  place: PreparedBattle["place"],
  language: Language,
): string =>
  worth.odds === null
    ? wrap(plannerWords[language].fight.text.tooManyToReview({}))
    : describeReview(worth, place, language);

/** The events with units by their ids in place of bare counts. */
const plainEvents = ({ sides: kits }: PreparedBattle, events: readonly BattleEvent[]) =>
  events.map((event) => {
    if (!("state" in event)) return event;
    const { state, ...rest } = event;
    return { ...rest, left: remainingUnits(kits[event.camp], state) };
  });

function describeStart({ question, begun }: Asking, { prepared, seed, you }: Fight, language: Language): string {
  const { text } = plannerWords[language].fight;
  const isBarred = prepared.place === "ground" && prepared.isShielded && prepared.sides.attacker.bombardment.length > 0;
  return [
    describeHeading(question, begun.rules, language),
    ...(isBarred ? [wrap(text.shielded({}))] : []),
    ...describeUnmodelled(begun, language),
    wrap(text.seed({ seed: /^[\w.-]+$/.test(seed) ? seed : `"${seed}"` })),
    ...(you === null ? [] : [text.you({ side: you })]),
  ].join("\n");
}

/** Plays a battle in the terminal and asks for each decision; null where the player quits. */
async function playAndTell(battle: Fight, language: Language): Promise<readonly BattleEvent[] | null> {
  const keyboard = battle.you === null ? null : openKeyboard(false);
  const answers: BattleDecision[] = [];
  let told = 0;
  for (;;) {
    const { events, asked } = playOut(battle, answers);
    const texts = describeEvents(battle.prepared, events, language);
    for (const text of texts.slice(told, asked?.at)) print(text);
    told = asked?.at ?? events.length;
    const answer = keyboard === null || asked === null ? null : await askPerson(keyboard, asked, battle, language);
    if (answer !== null && answer !== "quit") {
      answers.push(answer);
      continue;
    }
    keyboard?.close();
    if (answer === "quit") return null;
    for (const text of texts.slice(told)) print(text);
    return events;
  }
}

/** Asks until something is decided; null at the end of input. */
async function askPerson(keyboard: Keyboard, asked: BattleQuestion, { you }: Fight, language: Language) {
  const side = you ?? "attacker";
  for (;;) {
    const input = await keyboard.nextLine(promptFor(asked, side, language));
    if (input === null) {
      print(pc.dim(plannerWords[language].fight.text.takenOver({ side })));
      return null;
    }
    const read = readTyped(asked, input, language);
    if (read === "quit" || !("say" in read)) return read;
    print(pc.yellow(read.say));
  }
}

const HELP = `
Examples:
  umpire ti4 fight "3 cruiser2 + 4 fighter" vs "2 dreadnought + 1 pds" --in nebula
  umpire ti4 fight "3 cruiser2 + 4 fighter" vs "2 dreadnought + 1 pds" --you attacker
  umpire ti4 fight "War Sun + 6 fighters" vs "3 dreadnought" --seed demo --retreat defender:2
  umpire ti4 fight "2 dreadnought + 4 infantry" vs "3 infantry" --place ground -l ru

A fleet is written as for umpire ti4 odds. A die that hits has a * after it.
Without --seed each battle has dice of its own; the seed is printed, and gives the same dice again.
With --you the usual way is the first of a list, and Enter takes it; another goes by its number, or in words:
"sustained: 1 dreadnought; lost: 2 fighter". At the end of input it goes on as usual; quit leaves the battle.
Exit codes: 0 it has been fought; 2 wrong usage.`;

export function addFight(question: Question): void {
  aboutRetreat(
    aboutSides(
      question("fight", "play one battle with dice, round by round, and say what luck and choices were worth")
        .argument("<fleets...>", 'two fleets with vs between them: "3 cruiser2 + 4 fighter" vs "2 dreadnought"')
        .option("--in <anomaly>", "nebula, asteroid-field, entropic-scar …; repeatable, or with commas", listed),
    ),
  )
    .option("-s, --seed <text>", "the seed of the dice; the same seed and decisions give the same battle")
    .addOption(new Option("--you <side>", "decide for this side at the keyboard").choices(["attacker", "defender"]))
    .option("-r, --rules <rules>", "official, requirements, or switches as a JSON object")
    .addHelpText("after", HELP)
    .action(ends((fleets: readonly string[], options: FightOptions) => fight(fleets, options)));
}
