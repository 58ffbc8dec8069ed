import { describeRefusal, pc, terminalWidth, wrap, wrapLines } from "@umpire/cli/terminal";
import type { Refusal } from "@umpire/kernel";
import type { Moment, Reading, Terminal } from "@umpire/kit";
import { ti4 } from "../../game.ts";
import { choices, type ListedAction } from "./choices.ts";
import { capitalize, contextOf, describeStep, nameOf, skirmishWords, stepOf, type TerminalContext } from "./context.ts";
import { describeEvents } from "./events.ts";
import { verb } from "./format-action.ts";
import { describeBattle, describePlan, describeReach } from "./questions.ts";
import { readOrder } from "./read-order.ts";
import { isVerb, systemIn, type Unrecognized, wordsOf } from "./read-words.ts";
import { drawAll, drawTable } from "./table.ts";
import type { Verb } from "./words/words.ts";

/** A skirmish at the terminal: the map, a list of what is worth doing, orders in words, and the planner's answers. */
export const terminal: Terminal = {
  draw: (moment) => `\n${drawTable(contextOf(moment))}\n`,
  prompt: (moment) => drawPrompt(contextOf(moment)),
  read: readLine,
  help: (language) => wrapLines(skirmishWords[language].prompt.help, 0, 2),
  tell: describeEvents,
  seatName: (seat, language) => skirmishWords[language].player(seat),
};

function drawPrompt(context: TerminalContext): string {
  const { words } = context;
  const step = stepOf(context);
  const note = step?.task === "assign" ? words.prompt.hits(step.hits) : "";
  const { listed, more } = choices(context);
  return [
    wrap(capitalize(words.prompt.ask(nameOf(context, context.seat), describeStep(context), note)), 0, 2),
    ...drawChoices(listed),
    ...(more > 0 ? [`  ${words.prompt.more(more)}`] : []),
    `${wrap(words.prompt.type(examplesOf(context)), 0, 2)}\n> `,
  ].join("\n");
}

/** What is longer than this has its note below it. */
const LONGEST = 34;

function drawChoices(listed: readonly ListedAction[]): readonly string[] {
  const short = listed.filter(({ typed }) => typed.length <= LONGEST);
  const width = Math.max(0, ...short.map(({ typed }) => typed.length));
  return listed.map(({ typed, note }, at) => {
    const number = `${at + 1})`.padStart(4);
    if (typed.length <= LONGEST) {
      const before = `${number} ${typed.padEnd(width)}  `;
      return (before + wrap(note, before.length).trimStart()).trimEnd();
    }
    const line = `${number} ${wrap(typed, 5, 7).trimStart()}`;
    const beside = `${line}  ${note}`;
    if (note === "" || beside.length <= terminalWidth()) return note === "" ? line : beside;
    return `${line}\n${wrap(note, 9)}`;
  });
}

/** What can be typed in each step besides numbers. */
function examplesOf(context: TerminalContext): readonly string[] {
  const task = stepOf(context)?.task ?? "turn";
  const verbs: { readonly [task: string]: readonly Verb[] } = {
    turn: ["activate", "pass"],
    move: ["move"],
    "fleet-pool": ["remove"],
    assign: ["lose", "sustain"],
    retreat: ["retreat", "stay"],
    bombard: ["bombard"],
    land: ["land"],
    produce: ["build"],
  };
  return (verbs[task] ?? []).map((each) => verb(context, each));
}

function readLine(moment: Moment, typed: string): Reading {
  if (typed.startsWith("{")) return null;
  const context = contextOf(moment);
  const [first = "", ...rest] = wordsOf(typed);
  if (first === "" || isVerb(context, first, "map")) return { text: drawAll(context) };
  if (isVerb(context, first, "reach")) return ask(context, first, rest, describeReach);
  if (isVerb(context, first, "odds")) {
    const battle = rest.length === 0 ? describeBattle(context) : null;
    return battle === null ? ask(context, first, rest, describePlan) : { text: battle };
  }
  return readDecision(context, typed);
}

/** A number of the list, or an order in words; what the rules refuse comes with their reason. */
function readDecision(context: TerminalContext, typed: string): Reading {
  const { listed } = choices(context);
  const example = listed[0]?.typed ?? "";
  if (/^\d+$/.test(typed)) {
    const chosen = listed[Number(typed) - 1];
    if (chosen !== undefined) return { action: chosen.action };
    return { text: describeUnrecognized(context, { code: "number", typed, known: `${listed.length}` }) };
  }
  const order = readOrder(context, typed, example);
  if (!order.ok) return { text: describeUnrecognized(context, order.refusal) };
  const refusal = ti4.check(context.state, context.seat, order.value, context.rules);
  if (refusal === null) return { action: order.value };
  const wrong = context.words.prompt.wrongStep(typed, describeStep(context), example);
  return { text: refusal.code === "wrong-step" ? pc.yellow(wrap(wrong, 0, 2)) : describeRefused(context, refusal) };
}

/** A question about a system; during an action the active one need not be named. */
function ask(
  context: TerminalContext,
  asked: string,
  words: readonly string[],
  answer: (context: TerminalContext, system: string) => string,
): Reading {
  const { tactical } = context.state;
  const [home] = context.galaxy.systems;
  if (words.length === 0 && tactical === null)
    return {
      text: describeUnrecognized(context, { code: "where", typed: asked, known: `${asked} ${home?.id ?? ""}` }),
    };
  const system = words.length === 0 ? { ok: true as const, value: tactical?.system ?? "" } : systemIn(context, words);
  return { text: system.ok ? answer(context, system.value) : describeUnrecognized(context, system.refusal) };
}

const describeUnrecognized = ({ words }: TerminalContext, { code, typed, known }: Unrecognized): string =>
  pc.yellow(wrap(words.prompt.stray[code](typed, known), 0, 2));

/** The rules' reason, with the ship that it is about and the rule it comes from. */
function describeRefused({ language }: TerminalContext, refusal: Refusal): string {
  const { ship, rule } = refusal;
  const said = describeRefusal(language, ti4, refusal);
  const named = typeof ship === "string" && !said.includes(ship) ? `${ship}: ${said}` : said;
  return pc.red(wrap(typeof rule === "string" ? `${named} (${rule})` : named, 0, 2));
}
