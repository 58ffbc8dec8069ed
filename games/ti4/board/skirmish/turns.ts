import type { LogTurns } from "@umpire/ui";
import { readTable } from "./table.ts";
import { tableWords } from "./words/words.ts";

/** The log by rounds. */
export const turns: LogTurns = {
  ends: (event) => typeof event === "object" && event !== null && "type" in event && event["type"] === "round-ended",
  ended: ({ rules, view }) => readTable(rules, view).state.round - 1,
  title: ({ rules, view, language }, round) => tableWords[language].round(round, readTable(rules, view).rules.rounds),
};
