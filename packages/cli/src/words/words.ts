import type { Seat, Sentences } from "@umpire/kernel";
import type { Commands } from "@umpire/kit";
import type { BotFault } from "../own-bots/trouble.ts";

export { type Commands, type Language, languages } from "@umpire/kit";

/** What the referee and the command line refuse themselves, each with what its sentence needs. */
type CliRefusals = {
  readonly "too-large": { readonly limit: number };
  readonly "unknown-question": { readonly ask: string; readonly known: readonly string[] };
  readonly "rules-pinned": Record<never, never>;
  /** The game's usual options are none: what it says of the empty ones. */
  readonly "options-needed": { readonly game: string; readonly path: string; readonly problem: string };
  readonly "internal-error": { readonly problem: string };
  readonly "wrong-commitment": { readonly commitment: string; readonly found: string };
  readonly "no-such-file": { readonly file: string; readonly problem: string };
  readonly "file-exists": { readonly file: string };
  readonly "bad-table-file": { readonly file: string; readonly problem: string };
  readonly "no-study": {
    readonly game: string;
    readonly options: readonly string[];
    readonly studied: readonly string[];
  };
  readonly "not-a-game": { readonly file: string; readonly problem: string };
  readonly "bad-bot": {
    readonly file: string;
    readonly line: number | null;
    readonly fault: BotFault;
    readonly detail: string;
  };
};

/** A seat, and what its game calls it; null where the game has no names for its seats. */
export type Who = { readonly seat: Seat; readonly name: string | null };

/** What the kernel says of one seat, said of a seat that has a name. */
type Named =
  | "match:absent"
  | "match:resigned"
  | "match:undone"
  | "match:draw-offered"
  | "already-decided"
  | "already-resigned"
  | "nothing-to-take-back"
  | "draw-already-offered"
  | "no-draw-offered";

/** What `play`, `replay` and `verify` say to a person. */
type CliSentences = {
  readonly begins: { readonly game: string; readonly rules: string; readonly seed: string };
  readonly prompt: {
    readonly seat: Seat;
    readonly step: string;
    readonly choices: readonly string[];
    readonly more: boolean;
  };
  readonly seated: { readonly seats: readonly Who[] };
  readonly left: Record<never, never>;
  readonly help: Record<never, never>;
  readonly notUnderstood: { readonly input: string };
  /** A number that is no place in the list, which ends at `last`. */
  readonly notInList: { readonly input: string; readonly last: number };
  readonly takenOver: { readonly who: Who };
  /** The keyboard changes hands; `back` is who may still take a decision back, and `word` what is typed for it. */
  readonly lookAway: { readonly who: Who; readonly back: Who | null; readonly word: string };
  /** Something else was typed there; what there is to type, `back` where there is a decision to take back. */
  readonly pressEnter: { readonly back: string | null; readonly quit: string };
  readonly decided: { readonly who: Who };
  /** A draw is on offer, and what is typed to accept it: before the keyboard changes hands, and at the prompt. */
  readonly offered: { readonly who: Who; readonly word: string; readonly afterEnter: boolean };
  /** Asked of somebody whose turn it is not. */
  readonly acceptsDraw: { readonly who: Who; readonly word: string };
  readonly declined: Record<never, never>;
  readonly won: { readonly winners: readonly Who[]; readonly reason: string };
  readonly drawn: { readonly reason: string };
  readonly underWay: { readonly entries: number };
  readonly saved: { readonly file: string; readonly game: string };
  readonly verified: {
    readonly game: string;
    readonly edition: number;
    readonly entries: number;
    readonly over: boolean;
    readonly hash: string;
  };
};

/** One language of the command line. A code without its sentence does not compile. */
export type CliWords = {
  readonly refusal: Sentences<CliRefusals>;
  readonly text: Sentences<CliSentences>;
  readonly commands: Commands;
  readonly named: { readonly [code in Named]: (name: string) => string };
};
