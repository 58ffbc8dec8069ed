import { columns, pc, words, wrap } from "@umpire/cli/terminal";
import type { Language } from "@umpire/kit";
import { type Assignment, assign } from "../../combat/assign.ts";
import type { Camp } from "../../combat/battle.ts";
import { remainingCounts } from "../../units/force.ts";
import { readForces } from "../../units/typed-units.ts";
import { formatAssignment } from "./describe/fight.ts";
import type { BattleDecision, BattleQuestion } from "./fight.ts";
import { plannerWords } from "./refusals.ts";

/** More would scroll away; who wants them asks for them. */
const LISTED = 12;

/** What somebody is asked; its last line is what is typed after. */
export function promptFor(asked: BattleQuestion, side: Camp, language: Language): string {
  const { text, typed } = plannerWords[language].fight;
  if (asked.type === "retreat") return `\n${wrap(text.askRetreat({ side, round: asked.round }))}`;
  const count = asked.ways.length;
  // One more line than that which says that there is one more would be no shorter.
  const shown = count > LISTED + 1 ? LISTED : count;
  const [word = ""] = typed.all;
  return [
    pc.bold(text.askAssign({ side, hits: asked.about[2] })),
    listWays(asked.ways.slice(0, shown), language),
    ...(shown === count ? [] : [wrap(text.moreWays({ count: count - shown, word }), 2)]),
    text.askNumber({ count }),
  ].join("\n");
}

function listWays(ways: readonly Assignment[], language: Language): string {
  const { text } = plannerWords[language].fight;
  return columns(
    ways.map((way, at) => [`${at + 1}`, `${formatAssignment(language, way)}${at === 0 ? ` ${text.usual({})}` : ""}`]),
  );
}

/** What was typed: a decision, that somebody leaves, or a text for them to read before they are asked again. */
export function readTyped(
  asked: BattleQuestion,
  input: string,
  language: Language,
): BattleDecision | "quit" | { readonly say: string } {
  const { text, typed } = plannerWords[language].fight;
  const word = input.trim().toLowerCase();
  if (words[language].commands.quit.includes(word)) return "quit";
  if (asked.type === "retreat") {
    if (typed.retreat.includes(word)) return { retreats: true };
    return typed.stay.includes(word) ? { retreats: false } : { say: text.badRetreatAnswer({}) };
  }
  if (typed.all.includes(word)) return { say: listWays(asked.ways, language) };
  if (/^\d*$/.test(word)) {
    const assignment = asked.ways[word === "" ? 0 : Number(word) - 1];
    return assignment === undefined ? { say: text.badNumber({ count: asked.ways.length }) } : { assignment };
  }
  const assignment = readWay(word, language);
  const isLegal = assignment !== null && assign(...asked.about, assignment).ok;
  return isLegal ? { assignment } : { say: wrap(text.badWay({ hits: asked.about[2] })) };
}

/** A way as the list has it: `sustained: 1 dreadnought; lost: 2 fighter`, or only what is lost; null where it is none. */
function readWay(input: string, language: Language): Assignment | null {
  const { typed } = plannerWords[language].fight;
  let way: Assignment = { sustain: {}, destroy: {}, destroyDamaged: {} };
  for (const part of input.split(";")) {
    const [, verb = "", text = ""] = /^\s*(?:(\p{L}+):)?(.*)$/u.exec(part) ?? [];
    const read = readForces(text);
    const isLost = verb === "" || typed.lost.includes(verb);
    if (!read.ok || !(isLost || typed.sustained.includes(verb))) return null;
    const { units, damaged } = read.value;
    way = isLost
      ? { ...way, destroy: remainingCounts(units, damaged), destroyDamaged: damaged }
      : { ...way, sustain: units };
  }
  return way;
}
