import { columns, pc, wrap, wrapLines } from "@umpire/cli/terminal";
import type { Seat } from "@umpire/kernel";
import type { Language, Moment, Reading, Terminal } from "@umpire/kit";
import { exampleOrder } from "../book/choices.ts";
import { lessonFor } from "./lesson.ts";
import { fold } from "./names.ts";
import { spellOrder } from "./orders.ts";
import { readOrder } from "./read-order.ts";
import { reference, referenceTo } from "./reference.ts";
import { type Sight, sightOf, tableWords } from "./sight.ts";
import { outOfReach, suggestions } from "./suggest.ts";
import { drawTable, sideName } from "./table.ts";
import { tellEvents } from "./tell.ts";

/** ShapeShips at the terminal: a table, a list of what can be ordered, and orders in words. */
export const terminal: Terminal = {
  draw(moment) {
    const sight = sightOf(moment);
    const lesson = lessonFor(sight);
    return ["", drawTable(sight), "", ...(lesson === null ? [] : [lesson, ""]), drawChoices(sight)].join("\n");
  },
  prompt(moment) {
    const sight = sightOf(moment);
    const { prompt } = sight.words;
    const { step } = sight.state;
    const who = sideName(sight, sight.side);
    const example = spellOrder(exampleOrder(sight), sight);
    const how = step === null ? prompt.howFaction(who, example) : prompt.how(who, sight.term(step), example);
    return `${wrap(how, 0, 2)}\n${wrap(prompt.commands, 0, 2)}\n> `;
  },
  read: readLine,
  help: (language) => wrapLines(tableWords[language].prompt.help),
  commands: (language) => tableWords[language].typed.commands,
  tell: tellEvents,
  seatName: (seat: Seat, language: Language) => tableWords[language].sides[seat === 0 ? 0 : 1],
};

function drawChoices(sight: Sight): string {
  const { state, pack, side, words } = sight;
  const { prompt } = words;
  const listed = suggestions(sight);
  const isPriced = listed.some(({ price }) => price !== "");
  const rows = listed.map(({ typed, price, does }, at) => [
    `${at + 1})`.padStart(3),
    typed,
    ...(isPriced ? [price] : []),
    does,
  ]);
  const { later, full } = state.step === "drawing" ? outOfReach(sight, listed) : { later: [], full: [] };
  const titles = {
    drawing: prompt.drawing(state.players[side].lines, pack.savingCap),
    simultaneous_declaration: prompt.declaration,
    conditional_response: prompt.response,
  };
  const title = Object.entries(titles).find(([step]) => step === state.step)?.[1] ?? prompt.factions;
  return [
    wrap(title, 0, 2),
    columns(rows),
    ...(later.length === 0 ? [] : [wrap(prompt.outOfReach(later), 0, 2)]),
    ...(full.length === 0 ? [] : [wrap(`${full.join("; ")}.`, 0, 2)]),
  ].join("\n");
}

function readLine(moment: Moment, typed: string): Reading {
  if (typed === "") return { text: terminal.draw(moment) };
  if (typed.startsWith("{")) return null;
  const sight = sightOf(moment);
  const [first = "", ...rest] = typed.split(/\s+/);
  if (sight.words.typed.ships.includes(fold(first)))
    return { text: rest.length === 0 ? reference(sight) : referenceTo(rest.join(" "), sight).text };
  const read = readOrder(typed, sight);
  return "action" in read ? { action: read.action } : { text: pc.yellow(wrap(whyNot(read.unknown, sight))) };
}

/** What to type instead of what makes no sense here: it may make sense in another step. */
function whyNot(phrase: string, sight: Sight): string {
  const { state, words, term } = sight;
  const { typed, prompt } = words;
  const example = spellOrder(exampleOrder(sight), sight);
  const isDrawing = state.step === "drawing";
  if (typed.draw.includes(fold(phrase)))
    return prompt.drawHint(isDrawing ? example : null, typed.commands.draw[0] ?? "");
  const elsewhere = isDrawing ? "simultaneous_declaration" : "drawing";
  const readsElsewhere =
    state.step !== null && "action" in readOrder(phrase, { ...sight, state: { ...state, step: elsewhere } });
  // A number means a line of the list that is there, and of no other.
  if (!readsElsewhere || /^\d+(\s+[ns]\d+)*$/i.test(phrase)) return prompt.notUnderstood(phrase, example);
  return (isDrawing ? prompt.battleIsLater : prompt.drawingIsOver)(term(state.step), example);
}
