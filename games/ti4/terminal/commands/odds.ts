import { type ExitCode, ends, print, setSchemaLanguage } from "@umpire/cli/terminal";
import { err, type JsonObject, ok, type Result } from "@umpire/kernel";
import type { Command } from "commander";
import type { LinkRemark } from "../../battle-links/remarks.ts";
import type { OddsAnswer } from "../../combat/answer.ts";
import { ti4Questions } from "../../referee/questions.ts";
import { readForces, splitFleets } from "../../units/typed-units.ts";
import { readBattleOptions, spellingOfAnomaly, type TypedBattle } from "../planner/battle-options.ts";
import { describeOdds, type OddsQuestion } from "../planner/describe/odds.ts";
import { inFile, typedRules } from "../planner/position.ts";
import { describeUnread, type LinkQuestion, printAsLink, readLinkQuestion } from "./odds-link.ts";
import { aboutBattle, listed, type Options, type Question, refuse } from "./options.ts";

export type OddsOptions = Options & TypedBattle & { readonly in?: readonly string[]; readonly rules?: string };
type LinkOptions = { readonly link?: string; readonly asLink?: true };

/** Says the odds of a battle between two fleets. */
function answerOddsQuestion(fleets: readonly string[], options: OddsOptions & LinkOptions): ExitCode {
  const { json, language } = options;
  setSchemaLanguage(language);
  const read = readAsked(fleets, options);
  if (!read.ok) return refuse(read.refusal, options);
  const { question, request } = read.value;
  if (options.asLink) return printAsLink(question, options);
  const rules = typedRules(options.rules, {});
  if (!rules.ok) return refuse(rules.refusal, options);
  const answer = ti4Questions.odds({
    ...{ game: "ti4", ask: "odds", language, ...request },
    ...(rules.value !== undefined && { rules: rules.value }),
  });
  if (!answer.ok) return refuse(inFile(undefined, answer.refusal), options);
  const { rules: by = null, unread = [], ...odds } = answer.fields;
  const said = describeUnread(unread as unknown as readonly LinkRemark[], language);
  if (json) print(JSON.stringify({ ok: true, ...answer.fields }));
  else print([describeOdds(question, by, odds as JsonObject & OddsAnswer, language), ...said].join("\n\n"));
  return 0;
}

/** Two fleets as they are typed, or a link in their place. */
function readAsked(fleets: readonly string[], options: OddsOptions & LinkOptions): Result<LinkQuestion> {
  const { link } = options;
  const isTwice = fleets.length > 0 || options.in !== undefined;
  if (link !== undefined) return isTwice ? err({ code: "link-and-options" }) : readLinkQuestion(link, options);
  const question = readQuestion(fleets, options);
  return question.ok ? ok({ question: question.value, request: question.value }) : question;
}

/** A battle as it is typed. */
export function readQuestion(fleets: readonly string[], options: OddsOptions): Result<OddsQuestion> {
  const texts = splitFleets(fleets);
  if (!texts.ok) return texts;
  const [attacks, defends] = texts.value;
  const attacker = readForces(attacks);
  if (!attacker.ok) return attacker;
  const defender = readForces(defends);
  if (!defender.ok) return defender;
  const manners = readBattleOptions(options);
  if (!manners.ok) return manners;
  return ok({
    ...{ place: options.place ?? "space", anomalies: (options.in ?? []).map(spellingOfAnomaly) },
    attacker: { ...attacker.value, ...manners.value.attacker },
    defender: { ...defender.value, ...manners.value.defender },
    ...manners.value.limits,
  });
}

const HELP = `
Examples:
  umpire ti4 odds "3 cruiser2 + 4 fighter" vs "2 dreadnought + 1 pds" --in nebula
  umpire ti4 odds "War Sun + 6 fighters" vs "3 dreadnought (1 damaged), 2 cruiser" --casualties best
  umpire ti4 odds "5 cruiser" vs "2 carrier + 6 fighter2" --attacker morale-boost:2 --defender duranium-armor
  umpire ti4 odds "2 cruiser" vs "2 cruiser" --attacker-faction mentak --defender-faction sol --defender shields-holding
  umpire ti4 odds "2 dreadnought + 4 infantry" vs "3 infantry + pds" --place ground -l ru
  umpire ti4 odds --link "https://ti4battle.com/?attacker-faction=Sol&attacker-unit-carrier=2&…"
  umpire ti4 odds "3 cruiser2" vs "2 dreadnought" --as-link

A fleet is counts and units, joined by + or commas; units by their ids or names, in any case.
A link of ti4battle.com is answered with its way of taking hits, unless --casualties or --late say otherwise for both
sides; what of it is not known is listed. Of a count that is left out there is one. A space dock or a PDS is there, and cannot be lost.
Units and effects: umpire ti4 units, umpire ti4 effects.
Exit codes: 0 the odds are there; 2 wrong usage, or more units than can be worked out.`;

export function addOdds(question: Question): void {
  aboutBattle(
    question("odds", "say the exact odds of a battle: who wins, what is left, and what counted")
      .argument("[fleets...]", 'two fleets with vs between them: "3 cruiser2 + 4 fighter" vs "2 dreadnought"')
      .option("--in <anomaly>", "nebula, asteroid-field, entropic-scar …; repeatable, or with commas", listed),
  )
    .option("--attacker-faction <faction>", "whose side attacks: what it and its units can do is counted then")
    .option("--defender-faction <faction>", "the same for the defender")
    .option("-r, --rules <rules>", "official, requirements, or switches as a JSON object")
    .option("--link <link>", "a link of ti4battle.com in place of the fleets")
    .option("--as-link", "print the battle as such a link, and what the link cannot carry")
    .addHelpText("after", HELP)
    .action(
      ends((fleets: readonly string[], options: OddsOptions & LinkOptions, command: Command) => {
        if (fleets.length === 0 && options.link === undefined)
          command.error("error: missing required argument 'fleets'");
        return answerOddsQuestion(fleets, options);
      }),
    );
}
