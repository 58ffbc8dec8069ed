import type { Teller } from "../board.ts";
import { callsOf } from "./names.ts";
import { gameEvents, readSight } from "./sight.ts";
import { tellEvent } from "./tell.ts";
import { tacticsWords } from "./words/say.ts";

/** What happened, with the names that the board uses. */
export const tellTactics: Teller = ({ language, names, ...given }) => {
  const words = tacticsWords[language];
  const calls = callsOf(language, readSight(given), names);
  return (events) => gameEvents(events).map((event) => tellEvent(event, words, calls));
};
