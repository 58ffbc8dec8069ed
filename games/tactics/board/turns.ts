import type { LogTurns } from "@umpire/ui";
import { gameEvents, readView } from "./read-view.ts";
import { tacticsWords } from "./words/words.ts";

/** The log by turns; without a cap the game does not count them. */
export const turns: LogTurns = {
  ends: (event) => gameEvents([event]).some(({ type }) => type === "turn-ended"),
  ended: (context) => readView(context).state.turn ?? null,
  title: ({ language }, turn) => tacticsWords[language].standing.heading(turn),
};
