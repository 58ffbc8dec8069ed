import type { ActionDescriber, EventsDescriber } from "@umpire/ui";
import { tactics } from "../game.ts";
import { foreseen } from "./choice/foresight.ts";
import { callsOf } from "./names.ts";
import { tellEvent } from "./sentences.ts";
import { gameEvents, readSight } from "./view.ts";
import { tacticsWords } from "./words/say.ts";

/** What happened, with the names that the board uses. */
export const tellTactics: EventsDescriber = ({ language, names, ...given }) => {
  const words = tacticsWords[language];
  const calls = callsOf(language, readSight(given), names);
  return (events) => gameEvents(events).map((event) => tellEvent(event, words, calls));
};

/** A decision is what would come of it by the rules themselves, up to the end of the turn. */
export const callTactics: ActionDescriber = ({ language, names, ...given }) => {
  const words = tacticsWords[language];
  const sight = readSight(given);
  const calls = callsOf(language, sight, names);
  return (action) => {
    const read = tactics.parse.action(action);
    const events = (read.ok ? foreseen(sight, read.value)?.events : undefined) ?? [];
    if (events.length === 0) throw new TypeError("this is no decision on this table");
    const end = events.findIndex(({ type }) => type === "turn-ended");
    const own = end === -1 ? events : events.slice(0, end + 1);
    return own.map((event) => tellEvent(event, words, calls)).join(" ");
  };
};
