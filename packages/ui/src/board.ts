import type { Json, Next, Seat } from "@umpire/kernel";
import type { ComponentType, ReactNode } from "react";
import type { Language } from "./language.ts";

/** What a board gets: one viewer's sight and nothing else. It shows, asks the game's own functions, and has no rule. */
export type BoardProps = {
  /** The rules that the match is pinned to. */
  readonly rules: Json;
  readonly view: Json;
  readonly next: Next;
  /** The seats whose sealed decisions are in. */
  readonly decided: readonly Seat[];
  /** The viewer's own sealed decision, while it can be taken back. */
  readonly own: Json;
  /** Whose sight it is; null for a spectator. */
  readonly seat: Seat | null;
  /** What players are called, by seat. */
  readonly names: readonly string[];
  /** What the viewer heard with the last step, in order. */
  readonly events: readonly Json[];
  /** Sends a decision; null where there is none to make: not this seat's turn, a spectator, a replay, no connection. */
  readonly act: ((action: Json) => void) | null;
  /** Takes the own sealed decision back; null where there is none. */
  readonly takeBack: (() => void) | null;
};

export type Board = ComponentType<BoardProps>;

/** Whom something is told, and of which table. */
export type DescribeContext = Pick<BoardProps, "rules" | "view" | "next" | "seat" | "names"> & {
  readonly language: Language;
};

/** How a board tells the game's events, a line each, with the names that it uses; what nobody needs is left out. */
export type EventsDescriber = (telling: DescribeContext) => (events: readonly Json[]) => readonly string[];

/** How a board calls a decision on the table as told, in a line. */
export type ActionDescriber = (telling: DescribeContext) => (action: Json) => string;

/** What the scoreboard shows of a seat. */
export type SeatStanding = {
  /** The number of the side's colour and shape, where it is not the seat's own. */
  readonly side?: number;
  /** The number that counts, and what it counts. */
  readonly figure: string | null;
  readonly figureLabel: string;
  /** A word or two below the name. */
  readonly detail?: string;
  /** Small things beside the name: tokens, charges. */
  readonly extra?: ReactNode;
};

/** How a match stands, for the scoreboard: the only status line of a page. */
export type Standing = {
  readonly seats: readonly SeatStanding[];
  /** What goes on, in two or three words; without it, whose call it is. */
  readonly verb?: string;
  /** How far the match is: "Turn 7 of 60". */
  readonly progress: string;
};

export type StandingOf = (context: DescribeContext) => Standing;

/** How a log is divided: by turns, or by what a game counts instead. */
export type LogTurns = {
  /** Whether a turn is over with this event. */
  readonly ends: (event: Json) => boolean;
  /** How many are over; null where the game does not count them. */
  readonly ended: (context: DescribeContext) => number | null;
  /** What the turn with this number is called; the first is 1. */
  readonly title: (context: DescribeContext, turn: number) => string;
};

/** A position for a small picture: a card on the home page, a running match. */
export type Position = { readonly rules: Json; readonly view: Json };

/** Draws a position without anything to press; without one, a position that shows what the game is like. */
export type MiniBoard = ComponentType<{ readonly position: Position | null }>;

/** What a game brings to the browser: a board, and how that tells what happened and what is decided. */
export type GameUi = {
  readonly Board: Board;
  /** Without it the scoreboard has names and clocks alone. */
  readonly standing?: StandingOf;
  readonly describeEvents: EventsDescriber;
  readonly describeAction: ActionDescriber;
  /** Without it the log is one list. */
  readonly turns?: LogTurns;
};
