import type { LogTurns } from "@umpire/ui";
import { readRules, readView, withWords } from "../model.ts";
import { gameEvents } from "./log.ts";

/** The log by turns. */
export const turns: LogTurns = {
  ends: (event) => gameEvents([event]).some(({ type }) => type === "turn-ended"),
  ended: ({ rules, view }) => readView(view, readRules(rules)).turn - 1,
  title: ({ rules, language }, turn) => withWords(readRules(rules), language).words.turn(turn),
};
