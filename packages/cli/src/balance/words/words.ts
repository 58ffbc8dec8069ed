import type { Sentences } from "@umpire/kernel";
import type { Language } from "../../words/words.ts";
import { en } from "./en.ts";
import { ru } from "./ru.ts";

/** The columns of the tables, the parts of the plots, and what a card may be called. */
type Labels = Record<
  | "rules"
  | "allGames"
  | "pairing"
  | "firstShare"
  | "firstSeat"
  | "firstShareCaption"
  | "firstSeatCaption"
  | "usedCaption"
  | "wonCaption"
  | "doubleKnockouts"
  | "narrow"
  | "level"
  | "cap"
  | "win"
  | "turns"
  | "card"
  | "used"
  | "won"
  | "without"
  | "copies"
  | "lost"
  | "firstUse"
  | "verdict"
  | "dead"
  | "strong"
  | "weak",
  string
>;

/** What `balance` says to a person, in the terminal and on its page. */
export type BalanceWords = Sentences<{
  readonly heading: { readonly game: string };
  readonly played: { readonly games: number; readonly bots: readonly string[] };
  readonly progress: { readonly done: number; readonly of: number };
  readonly written: { readonly file: string };
  /** Where one set of rules is played by several bots, a column is called by both. */
  readonly column: { readonly rules: string; readonly bot: string };
  readonly against: { readonly first: string; readonly second: string };
  readonly verdicts: { readonly column: string; readonly verdict: string; readonly cards: readonly string[] };
  readonly quiet: { readonly column: string };
  readonly interval: { readonly low: string; readonly high: string };
  readonly quartiles: { readonly median: number; readonly lower: number; readonly upper: number };
  readonly intervalsShown: { readonly what: string };
  readonly histogramShown: { readonly column: string };
  readonly endingsShown: Record<never, never>;
  readonly usesShown: Record<never, never>;
}> & {
  /** What is said of a game without a study of its own. */
  readonly plain: Sentences<{
    readonly title: {
      readonly game: string;
      readonly name: string;
      readonly games: number;
      readonly different: number;
    };
    readonly seat: { readonly seat: number };
    readonly ends: { readonly reason: string };
    readonly times: { readonly mean: string };
    readonly decisions: { readonly lower: number; readonly median: number; readonly upper: number };
  }> & { readonly share: string; readonly drawn: string };
  readonly labels: Labels;
  readonly sections: Record<"wins" | "lengths" | "endings" | "cards" | "verdicts" | "reading", string>;
  /** How the figures come about and what they do not say; the mark is explained among them. */
  readonly notes: readonly string[];
  readonly mark: string;
};

export const balanceWords: { readonly [language in Language]: BalanceWords } = { en, ru };
