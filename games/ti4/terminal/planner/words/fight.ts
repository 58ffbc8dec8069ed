import type { Sentences } from "@umpire/kernel";
import type { Camp } from "../../../combat/battle.ts";
import type { Ti4BattleWords } from "../../../words/planner/words.ts";

type Side = { readonly side: Camp };
type Nothing = Record<never, never>;

/** What is refused about a battle that is to be played. */
type FightRefusals = {
  readonly "you-and-json": Nothing;
};

type FightSentences = {
  readonly seed: { readonly seed: string };
  readonly shielded: Nothing;
  readonly you: Side;
  readonly askAssign: Side & { readonly hits: number };
  readonly usual: Nothing;
  readonly moreWays: { readonly count: number; readonly word: string };
  readonly askNumber: { readonly count: number };
  readonly badWay: { readonly hits: number };
  readonly badNumber: { readonly count: number };
  readonly askRetreat: Side & { readonly round: number };
  readonly badRetreatAnswer: Nothing;
  readonly takenOver: Side;
  readonly leftBattle: Nothing;
};

/** One language of battles that are played: the game's words, and those of what is typed. */
export type FightWords = Ti4BattleWords["fight"] & {
  readonly refusal: Sentences<FightRefusals>;
  readonly text: Sentences<FightSentences>;
  /** What is typed for a retreat, for none, for all the ways that there are, and before the units of a way. */
  readonly typed: {
    readonly retreat: readonly string[];
    readonly stay: readonly string[];
    readonly all: readonly string[];
    readonly sustained: readonly string[];
    readonly lost: readonly string[];
  };
};
