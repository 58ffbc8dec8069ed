import type { Sentences } from "@umpire/kernel";
import type { Camp, RollKind } from "./combat.ts";

type Side = { readonly side: Camp };
type Nothing = Record<never, never>;

/** What is refused about a battle that is to be played. */
type FightRefusals = {
  readonly "you-and-json": Nothing;
};

/** A part of a battle: dice that are rolled, or what begins the combat without any. */
export type Step = RollKind | "start";

type FightSentences = {
  readonly seed: { readonly seed: string };
  readonly shielded: Nothing;
  readonly rolled: Side & { readonly hits: number };
  readonly dice: { readonly unit: string; readonly value: number; readonly faces: string };
  readonly added: { readonly amount: number; readonly source: string };
  readonly nobodyHit: Nothing;
  readonly held: Side & { readonly hits: number; readonly card: string };
  readonly of: Side & { readonly what: string };
  readonly sustained: { readonly units: string };
  readonly lost: { readonly units: string };
  readonly struck: { readonly units: string; readonly card: string };
  readonly repaired: { readonly units: string };
  readonly assaulted: { readonly units: string; readonly card: string };
  readonly left: { readonly sides: string };
  readonly retreated: Side & { readonly round: number };
  readonly over: { readonly winner: Camp | null; readonly round: number };
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
  readonly review: Nothing;
  readonly tooManyToReview: Nothing;
  readonly costly: Nothing;
  readonly nothingCost: Nothing;
  readonly total: Side & { readonly luck: string; readonly choices: string; readonly sum: string };
  readonly before: Nothing;
};

/** One language of battles that are played. A code without its sentence does not compile. */
export type FightWords = {
  readonly refusal: Sentences<FightRefusals>;
  readonly text: Sentences<FightSentences>;
  readonly side: { readonly [C in Camp]: string };
  /** The heading of a part. */
  readonly step: (step: Step, round: number) => string;
  /** When a choice was made; in no round it was before the first. */
  readonly inRound: (round: number) => string;
  readonly luckColumns: readonly string[];
  readonly choiceColumns: readonly string[];
  /** What would have been better than to retreat. */
  readonly staying: string;
  /** What is typed for a retreat, for none, for all the ways that there are, and before the units of a way. */
  readonly typed: {
    readonly retreat: readonly string[];
    readonly stay: readonly string[];
    readonly all: readonly string[];
    readonly sustained: readonly string[];
    readonly lost: readonly string[];
  };
  /** A number in figures as this language writes it. */
  readonly number: (figures: string) => string;
};

/** Two decimals, with the sign that sums are written with. */
export function pointsText(value: number): string {
  const text = Math.abs(value).toFixed(2);
  if (Number(text) === 0) return text;
  return value < 0 ? `−${text}` : `+${text}`;
}
