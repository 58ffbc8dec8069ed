import { columns, pc, wrap, wrapLines } from "@umpire/cli/terminal";
import type { Seat } from "@umpire/kernel";
import type { Language, Moment, Reading, Terminal } from "@umpire/kit";
import { exampleOrder } from "../book/choices.ts";
import { describeEvents } from "./events.ts";
import { lessonFor } from "./lesson.ts";
import { fold } from "./names.ts";
import { formatOrder } from "./orders.ts";
import { readOrder } from "./read-order.ts";
import { reference, referenceTo } from "./reference.ts";
import { drawScreen, sideName } from "./screen.ts";
import { outOfReach, suggestions } from "./suggest.ts";
import { type PlayerView, readView } from "./view.ts";
import { terminalWords } from "./words/words.ts";

/** ShapeShips at the terminal: a table, a list of what can be ordered, and orders in words. */
export const terminal: Terminal = {
  draw(moment) {
    const view = readView(moment);
    const lesson = lessonFor(view);
    return ["", drawScreen(view), "", ...(lesson === null ? [] : [lesson, ""]), drawChoices(view)].join("\n");
  },
  prompt(moment) {
    const view = readView(moment);
    const { prompt } = view.words;
    const { step } = view.state;
    const who = sideName(view, view.side);
    const example = formatOrder(exampleOrder(view), view);
    const how = step === null ? prompt.howFaction(who, example) : prompt.how(who, view.term(step), example);
    return `${wrap(how, 0, 2)}\n${wrap(prompt.commands, 0, 2)}\n> `;
  },
  read: readLine,
  help: (language) => wrapLines(terminalWords[language].prompt.help),
  commands: (language) => terminalWords[language].typed.commands,
  tell: describeEvents,
  seatName: (seat: Seat, language: Language) => terminalWords[language].sides[seat === 0 ? 0 : 1],
};

function drawChoices(view: PlayerView): string {
  const { state, pack, side, words } = view;
  const { prompt } = words;
  const listed = suggestions(view);
  const isPriced = listed.some(({ price }) => price !== "");
  const rows = listed.map(({ typed, price, does }, at) => [
    `${at + 1})`.padStart(3),
    typed,
    ...(isPriced ? [price] : []),
    does,
  ]);
  const { later, full } = state.step === "drawing" ? outOfReach(view, listed) : { later: [], full: [] };
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
  const view = readView(moment);
  const [first = "", ...rest] = typed.split(/\s+/);
  if (view.words.typed.ships.includes(fold(first)))
    return { text: rest.length === 0 ? reference(view) : referenceTo(rest.join(" "), view).text };
  const read = readOrder(typed, view);
  return "action" in read ? { action: read.action } : { text: pc.yellow(wrap(whyNot(read.unknown, view))) };
}

/** What to type instead of what makes no sense here: it may make sense in another step. */
function whyNot(phrase: string, view: PlayerView): string {
  const { state, words, term } = view;
  const { typed, prompt } = words;
  const example = formatOrder(exampleOrder(view), view);
  const isDrawing = state.step === "drawing";
  if (typed.draw.includes(fold(phrase)))
    return prompt.drawHint(isDrawing ? example : null, typed.commands.draw[0] ?? "");
  const elsewhere = isDrawing ? "simultaneous_declaration" : "drawing";
  const readsElsewhere =
    state.step !== null && "action" in readOrder(phrase, { ...view, state: { ...state, step: elsewhere } });
  // A number means a line of the list that is there, and of no other.
  if (!readsElsewhere || /^\d+(\s+[ns]\d+)*$/i.test(phrase)) return prompt.notUnderstood(phrase, example);
  return (isDrawing ? prompt.battleIsLater : prompt.drawingIsOver)(term(state.step), example);
}
