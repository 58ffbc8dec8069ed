import type { Json, MatchEvent, Seat } from "@umpire/kernel";

/** Every language there is, the usual one first. */
export const languages = ["en", "ru"] as const;
/** A language that people are spoken to in. */
export type Language = (typeof languages)[number];

/** What a person may type in every game, in lower case. The first word of each is the one that is shown. */
export type Commands = {
  readonly [command in "help" | "quit" | "undo" | "back" | "resign" | "draw"]: readonly string[];
};

/** A seat before its decision: what it sees, under which rules, in which language. */
export type Moment = { readonly view: Json; readonly rules: Json; readonly seat: Seat; readonly language: Language };

/** What a game makes of a typed line: an action, or a text for the person to read; null where it makes nothing of it. */
export type Reading = { readonly action: Json } | { readonly text: string } | null;

/** How a game is shown and typed in the terminal. What is left out is done as for any game. */
export type Terminal = {
  /** All that is shown once before a decision. */
  draw(moment: Moment): string;
  /** What is asked, and again after every line that did not take effect. With `read`: the list of actions is the game's own. */
  readonly prompt?: (moment: Moment) => string;
  readonly read?: (moment: Moment, typed: string) => Reading;
  readonly help?: (language: Language) => string;
  /** What is typed for the commands of every game, where the game's own words would get in the way. */
  readonly commands?: (language: Language) => Commands;
  /** What happened, as lines; with `teaching` for somebody who may be new to the game. */
  readonly tell?: (events: readonly MatchEvent[], language: Language, teaching: boolean) => readonly string[];
  /** What an action is called in a list; null where there is nothing better than the action itself. */
  readonly label?: (moment: Omit<Moment, "seat">, action: Json) => string | null;
  readonly seatName?: (seat: Seat, language: Language) => string;
};
