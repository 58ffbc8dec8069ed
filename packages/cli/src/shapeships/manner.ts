import type { Seat } from "@umpire/kernel";
import { pc } from "../colours.ts";
import type { Manner, Moment, Reading } from "../draw/manner.ts";
import { columns, wrap } from "../layout.ts";
import type { Language } from "../words/words.ts";
import { lessonFor } from "./lesson.ts";
import { fold } from "./names.ts";
import { spellOrder } from "./orders.ts";
import { priceOfShip } from "./powers.ts";
import { readOrder } from "./read-order.ts";
import { reference, referenceTo } from "./reference.ts";
import { type Sight, sightOf, tableWords } from "./sight.ts";
import { exampleOrder, outOfReach, suggestions } from "./suggest.ts";
import { drawTable, sideName } from "./table.ts";
import { tellEvents } from "./tell.ts";

/** The most things that are listed before a decision; more would push the table off the screen. */
const LISTED = 30;

/** ShapeShips at the terminal: a table, a list of what can be ordered, and orders in words. */
export const shapeshipsManner: Manner = {
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
  help: (language) =>
    tableWords[language].prompt.help
      .split("\n")
      .map((line) => wrap(line))
      .join("\n"),
  tell: tellEvents,
  seatName: (seat: Seat, language: Language) => tableWords[language].sides[seat === 0 ? 0 : 1],
};

function drawChoices(sight: Sight): string {
  const { state, pack, side, words, term } = sight;
  const { prompt } = words;
  const listed = suggestions(sight);
  const isPriced = listed.some(({ price }) => price !== "");
  const rows = listed
    .slice(0, LISTED)
    .map(({ typed, price, does }, at) => [`${at + 1})`.padStart(3), typed, ...(isPriced ? [price] : []), does]);
  const hidden = listed.length - LISTED;
  const far = state.step === "drawing" ? outOfReach(sight, listed) : [];
  const spelt = far.map((ship) => `${term(ship.id)} (${priceOfShip(ship, sight)})`);
  const titles = {
    drawing: prompt.drawing(state.players[side].lines, pack.savingCap),
    simultaneous_declaration: prompt.declaration,
    conditional_response: prompt.response,
  };
  const title = Object.entries(titles).find(([step]) => step === state.step)?.[1] ?? prompt.factions;
  return [
    title,
    columns(rows),
    ...(hidden > 0 ? [`  ${prompt.more(hidden)}`] : []),
    ...(spelt.length === 0 ? [] : [wrap(prompt.outOfReach(spelt), 0, 2)]),
  ].join("\n");
}

function readLine(moment: Moment, typed: string): Reading {
  if (typed === "") return { text: shapeshipsManner.draw(moment) };
  if (typed.startsWith("{")) return null;
  const sight = sightOf(moment);
  const [first = "", ...rest] = typed.split(/\s+/);
  if (sight.words.typed.ships.includes(fold(first)))
    return { text: rest.length === 0 ? reference(sight) : referenceTo(rest.join(" "), sight) };
  const read = readOrder(typed, sight);
  if ("action" in read) return { action: read.action };
  const example = spellOrder(exampleOrder(sight), sight);
  return { text: pc.yellow(wrap(sight.words.prompt.notUnderstood(read.unknown, example))) };
}
