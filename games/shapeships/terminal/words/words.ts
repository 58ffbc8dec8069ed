import type { Commands, Language } from "@umpire/kit";
import type { BookWords } from "../../words/book-words.ts";
import { en } from "./en.ts";
import { ru } from "./ru.ts";

/** What changes health, and what is done to ships in battle. */
type Nature = "damage" | "heal";
type Effect = Nature | "destroy" | "steal" | "copy" | "paired_destroy";

/** What a person may type, in lower case, and how orders are spelt for them to type again. */
type TypedWords = {
  /** `draw` is no command here: it is what one does with ships. */
  readonly commands: Commands;
  readonly ships: readonly string[];
  readonly nothing: readonly string[];
  readonly convert: readonly string[];
  /** The verb of the drawing, which alone orders nothing. */
  readonly draw: readonly string[];
  /** Between two things that are ordered, as a comma is. */
  readonly and: readonly string[];
  /** Words that an order may have and does not need. */
  readonly fillers: readonly string[];
  readonly effects: { readonly [D in Effect]: readonly string[] };
  readonly drawsNothing: string;
  readonly passes: string;
  readonly several: (count: number, ship: string) => string;
  readonly makes: (maker: string, made: string) => string;
  readonly converts: (ship: string) => string;
  readonly parts: (ids: readonly string[]) => string;
  /** A name that would be taken for something else. */
  readonly quoted: (name: string) => string;
};

type LayoutWords = {
  readonly turn: (turn: number) => string;
  readonly die: (reads: number, extra: number | null) => string;
  readonly heads: {
    readonly faction: string;
    readonly health: string;
    readonly lines: string;
    readonly energy: string;
  };
  readonly you: (side: string) => string;
  readonly undecided: string;
  readonly health: (health: number, ceiling: number) => string;
  readonly lines: (lines: number, joining: number) => string;
  readonly none: string;
  readonly fleet: (side: string) => string;
  readonly noShips: string;
  readonly acted: string;
  readonly number: (number: number) => string;
  readonly declared: string;
  readonly queue: string;
  readonly nothingQueued: string;
  readonly chargesEach: (charges: number) => string;
};

type PromptWords = {
  readonly factions: string;
  readonly drawing: (lines: number, cap: number) => string;
  readonly declaration: string;
  readonly response: string;
  /** What the empty order keeps of both kinds of lines, and what the cap takes away. */
  readonly save: (lines: number, joining: number, lost: number) => string;
  readonly keep: string;
  readonly outOfReach: (ships: readonly string[]) => string;
  readonly atLimit: (ship: string, drawn: number, most: number) => string;
  /** How many more of a ship may be drawn. */
  readonly left: (count: number) => string;
  readonly noHealing: string;
  readonly targets: (ships: readonly string[]) => string;
  readonly pair: (own: string, targets: string) => string;
  readonly pairs: (pairs: readonly string[]) => string;
  readonly spends: (least: number, most: number) => string;
  readonly how: (who: string, step: string, example: string) => string;
  readonly howFaction: (who: string, example: string) => string;
  readonly commands: string;
  readonly notUnderstood: (phrase: string, example: string) => string;
  /** What to type to draw ships, if this is the step for it, and what to type to offer a draw. */
  readonly drawHint: (example: string | null, offer: string) => string;
  readonly drawingIsOver: (step: string, example: string) => string;
  readonly battleIsLater: (step: string, example: string) => string;
  readonly help: string;
};

type LessonWords = {
  readonly faction: (example: string, needsEnergy: boolean) => string;
  readonly drawing: (example: string) => string;
  readonly declaration: (example: string) => string;
  readonly response: (example: string) => string;
  readonly settlement: string;
};

type LogWords = {
  readonly nobodyActs: string;
  readonly couldNotAct: (side: string) => string;
  readonly queued: (names: string, nature: Nature, amount: string, target: string) => string;
  readonly makes: (side: string, makers: readonly string[]) => string;
  readonly oneMakes: (maker: string, ship: string) => string;
  readonly converts: (side: string, ships: readonly string[]) => string;
};

/** One language of the table of ShapeShips. A sentence that is missing does not compile. */
export type TerminalWords = BookWords & {
  readonly sides: readonly [string, string];
  readonly typed: TypedWords;
  readonly unknownShip: (name: string, known: readonly string[]) => string;
  readonly layout: LayoutWords;
  readonly prompt: PromptWords;
  readonly lesson: LessonWords;
  readonly log: LogWords;
};

export const terminalWords: { readonly [language in Language]: TerminalWords } = { en, ru };
