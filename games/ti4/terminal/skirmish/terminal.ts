import { pc, sayRefusal, terminalWidth, wrap, wrapLines } from "@umpire/cli/terminal";
import type { Refusal } from "@umpire/kernel";
import type { Moment, Reading, Terminal } from "@umpire/kit";
import { ti4 } from "../../game.ts";
import { type Choice, choices } from "./choices.ts";
import { verb } from "./orders.ts";
import { tellBattle, tellPlan, tellWhoReaches } from "./questions.ts";
import { readOrder } from "./read-order.ts";
import { isVerb, type StrayWord, systemIn, wordsOf } from "./read-words.ts";
import { capital, nameOf, type Sight, sayStep, sightOf, skirmishWords, stepOf } from "./sight.ts";
import { drawAll, drawTable } from "./table.ts";
import { tellEvents } from "./tell.ts";
import type { Verb } from "./words/words.ts";

/** A skirmish at the terminal: the map, a list of what is worth doing, orders in words, and the planner's answers. */
export const terminal: Terminal = {
  draw: (moment) => `\n${drawTable(sightOf(moment))}\n`,
  prompt: (moment) => drawPrompt(sightOf(moment)),
  read: readLine,
  help: (language) => wrapLines(skirmishWords[language].prompt.help, 0, 2),
  tell: tellEvents,
  seatName: (seat, language) => skirmishWords[language].player(seat),
};

function drawPrompt(sight: Sight): string {
  const { words } = sight;
  const step = stepOf(sight);
  const note = step?.task === "assign" ? words.prompt.hits(step.hits) : "";
  const { listed, more } = choices(sight);
  return [
    wrap(capital(words.prompt.ask(nameOf(sight, sight.seat), sayStep(sight), note)), 0, 2),
    ...drawChoices(listed),
    ...(more > 0 ? [`  ${words.prompt.more(more)}`] : []),
    `${wrap(words.prompt.type(examplesOf(sight)), 0, 2)}\n> `,
  ].join("\n");
}

/** What is longer than this has its note below it. */
const LONGEST = 34;

function drawChoices(listed: readonly Choice[]): readonly string[] {
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
function examplesOf(sight: Sight): readonly string[] {
  const task = stepOf(sight)?.task ?? "turn";
  const verbs: { readonly [task: string]: readonly Verb[] } = {
    ...{ turn: ["activate", "pass"], move: ["move"], "fleet-pool": ["remove"], assign: ["lose", "sustain"] },
    ...{ retreat: ["retreat", "stay"], bombard: ["bombard"], land: ["land"], produce: ["build"] },
  };
  return (verbs[task] ?? []).map((each) => verb(sight, each));
}

function readLine(moment: Moment, typed: string): Reading {
  if (typed.startsWith("{")) return null;
  const sight = sightOf(moment);
  const [first = "", ...rest] = wordsOf(typed);
  if (first === "" || isVerb(sight, first, "map")) return { text: drawAll(sight) };
  if (isVerb(sight, first, "reach")) return ask(sight, first, rest, tellWhoReaches);
  if (isVerb(sight, first, "odds")) {
    const battle = rest.length === 0 ? tellBattle(sight) : null;
    return battle === null ? ask(sight, first, rest, tellPlan) : { text: battle };
  }
  return readDecision(sight, typed);
}

/** A number of the list, or an order in words; what the rules refuse comes with their reason. */
function readDecision(sight: Sight, typed: string): Reading {
  const { listed } = choices(sight);
  const example = listed[0]?.typed ?? "";
  if (/^\d+$/.test(typed)) {
    const chosen = listed[Number(typed) - 1];
    if (chosen !== undefined) return { action: chosen.action };
    return { text: sayStray(sight, { code: "number", typed, known: `${listed.length}` }) };
  }
  const order = readOrder(sight, typed, example);
  if (!order.ok) return { text: sayStray(sight, order.refusal) };
  const refusal = ti4.check(sight.state, sight.seat, order.value, sight.rules);
  if (refusal === null) return { action: order.value };
  const wrong = sight.words.prompt.wrongStep(typed, sayStep(sight), example);
  return { text: refusal.code === "wrong-step" ? pc.yellow(wrap(wrong, 0, 2)) : sayRefused(sight, refusal) };
}

/** A question about a system; in the midst of an action the active one need not be named. */
function ask(
  sight: Sight,
  asked: string,
  words: readonly string[],
  answer: (sight: Sight, system: string) => string,
): Reading {
  const { tactical } = sight.state;
  const [home] = sight.galaxy.systems;
  if (words.length === 0 && tactical === null)
    return { text: sayStray(sight, { code: "where", typed: asked, known: `${asked} ${home?.id ?? ""}` }) };
  const system = words.length === 0 ? { ok: true as const, value: tactical?.system ?? "" } : systemIn(sight, words);
  return { text: system.ok ? answer(sight, system.value) : sayStray(sight, system.refusal) };
}

const sayStray = ({ words }: Sight, { code, typed, known }: StrayWord): string =>
  pc.yellow(wrap(words.prompt.stray[code](typed, known), 0, 2));

/** The rules' reason, with the ship that it is about and the rule it comes from. */
function sayRefused({ language }: Sight, refusal: Refusal): string {
  const { ship, rule } = refusal;
  const said = sayRefusal(language, ti4, refusal);
  const named = typeof ship === "string" && !said.includes(ship) ? `${ship}: ${said}` : said;
  return pc.red(wrap(typeof rule === "string" ? `${named} (${rule})` : named, 0, 2));
}
