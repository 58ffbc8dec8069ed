import type { ActionDescriber, EventsDescriber } from "@umpire/ui";
import { tactics } from "../game.ts";
import type { TacticsEvent } from "../rules/shape.ts";
import { outcomeOf } from "./choice/foresight.ts";
import { namesFor } from "./names.ts";
import { gameEvents, readView } from "./read-view.ts";
import { describeEvent } from "./sentences.ts";
import { tacticsWords } from "./words/words.ts";

/** That a turn is over is told where nothing else of it is: the next turn's heading says it as well. */
const toldOf = (events: readonly TacticsEvent[]): readonly TacticsEvent[] =>
  events.length === 1 ? events : events.filter(({ type }) => type !== "turn-ended");

/** What happened, with the names that the board uses. */
export const describeEvents: EventsDescriber = ({ language, names: players, ...given }) => {
  const words = tacticsWords[language];
  const names = namesFor(language, readView(given), players);
  return (events) => toldOf(gameEvents(events)).map((event) => describeEvent(event, words, names));
};

/** A decision is what would come of it by the rules themselves, up to the end of the turn. */
export const describeAction: ActionDescriber = ({ language, names: players, ...given }) => {
  const words = tacticsWords[language];
  const view = readView(given);
  const names = namesFor(language, view, players);
  return (action) => {
    const read = tactics.parse.action(action);
    const events = (read.ok ? outcomeOf(view, read.value)?.events : undefined) ?? [];
    if (events.length === 0) throw new TypeError("this is no decision on this board");
    const end = events.findIndex(({ type }) => type === "turn-ended");
    const own = end === -1 ? events : events.slice(0, end + 1);
    return own.map((event) => describeEvent(event, words, names)).join(" ");
  };
};
