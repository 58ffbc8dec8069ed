import { byLanguage } from "@umpire/kernel";
import type { Language } from "@umpire/ui";
import type { MajorPhase, PhaseStep } from "../../rules/phases.ts";
import type { DecisionStep } from "../compose/step.ts";
import { en } from "./en.ts";
import { ru } from "./ru.ts";

/** What an action of an order reads like. */
type OrderWords = {
  readonly several: (count: number, ship: string) => string;
  readonly numbered: (ship: string, number: number) => string;
  readonly from: (ship: string, ids: readonly string[]) => string;
  readonly makes: (maker: string, made: string) => string;
  readonly converts: (ship: string) => string;
  readonly aimed: (option: string, target: string) => string;
  readonly paired: (option: string, own: string, target: string) => string;
  readonly spending: (option: string, energy: string) => string;
  readonly nothing: string;
  readonly pass: string;
};

type ByStep = { readonly [S in DecisionStep]: string };

type ComposeWords = {
  readonly title: ByStep;
  /** What the cards are for. */
  readonly hand: ByStep;
  readonly ships: string;
  readonly battle: string;
  readonly makers: string;
  readonly conversions: string;
  readonly builds: (ship: string) => string;
  readonly more: (what: string) => string;
  readonly fewer: (what: string) => string;
  readonly inOrder: (count: number, what: string) => string;
  readonly number: string;
  readonly parts: string;
  readonly partsOf: (ship: string) => string;
  readonly aim: (option: string) => string;
  /** What a faction is like, where it is one of ours. */
  readonly about: { readonly [faction: string]: string };
  readonly shipsOf: (faction: string) => string;
  readonly left: (lines: string) => string;
  readonly of: (all: number) => string;
  readonly lost: (lines: string) => string;
  readonly seal: string;
  readonly sealFaction: (faction: string) => string;
  readonly drawNothing: string;
  readonly pass: string;
  readonly clear: string;
  /** Why something cannot be had, in two or three words. */
  readonly short: {
    readonly lines: (count: number) => string;
    readonly needs: (parts: readonly string[]) => string;
    readonly charged: (ship: string) => string;
    readonly most: (count: number) => string;
    readonly energy: (amount: string) => string;
  };
};

/** Orders as cards: `who` is null for the reader. */
type SealWords = {
  readonly yours: string;
  readonly theirs: (name: string) => string;
  readonly nothing: string;
  readonly nothingYet: string;
  readonly stillOpen: string;
  readonly nothingToDecide: string;
  readonly sealed: string;
  readonly sealedAs: (order: string) => string;
  readonly opensWithYours: string;
  readonly chose: (who: string | null) => string;
  readonly drew: (who: string | null) => string;
  readonly declared: (who: string | null) => string;
  readonly answered: (who: string | null) => string;
  readonly saved: (lines: number) => string;
  readonly title: string;
  readonly says: string;
  readonly takeBack: string;
  readonly waitingFor: (names: readonly string[]) => string;
  readonly waitingSays: string;
};

type CoachWords = ByStep & {
  readonly lesson: string;
  readonly title: string;
  readonly dismiss: string;
  readonly show: string;
  readonly suggestion: string;
  readonly take: string;
  readonly settlement: string;
  readonly waiting: string;
};

/** How a match ended: `who` is null for the reader. */
type OverWords = {
  readonly wins: (who: string | null) => string;
  readonly draw: string;
  readonly knockedOut: (loser: string | null, at: string, winner: string | null, left: string) => string;
  readonly bothFell: (one: string | null, at: string, other: string | null, otherAt: string) => string;
  readonly lastTurn: (one: string | null, left: string, other: string | null, otherLeft: string) => string;
  readonly resigned: (who: string | null) => string;
  readonly outOfTime: (who: string | null) => string;
  readonly bothOutOfTime: string;
  readonly agreed: string;
};

/** One language of the table of ShapeShips. A sentence that is missing does not compile. */
export type BoardWords = {
  readonly sides: readonly [string, string];
  readonly you: (name: string) => string;
  readonly yourself: string;
  readonly turn: (turn: number) => string;
  readonly stages: string;
  readonly steps: (stage: string) => string;
  readonly strip: {
    readonly stages: { readonly [P in MajorPhase]: string };
    readonly steps: { readonly [S in PhaseStep]: string };
  };
  readonly automatic: string;
  readonly die: (shows: number) => string;
  readonly dieFor: (player: string, reads: number) => string;
  readonly extraDie: (shows: number) => string;
  readonly noFaction: string;
  readonly healthLabel: string;
  readonly health: (now: string, ceiling: number) => string;
  readonly toCome: (after: string) => string;
  readonly lines: string;
  readonly joining: string;
  readonly fleet: (player: string) => string;
  readonly noShips: string;
  /** A number of ships of one kind. */
  readonly ships: (count: number, name: string) => string;
  readonly acted: string;
  readonly fresh: string;
  readonly lost: (count: number) => string;
  readonly drafted: string;
  readonly chargesLeft: (charges: number) => string;
  readonly number: (number: number) => string;
  /** What our own ships do, in a line; `n` gives the number of a power, by its place. */
  readonly brief: { readonly [ship: string]: (n: (power: number) => number) => string };
  readonly consequence: (deals: number, takes: number) => string;
  readonly forecast: string;
  readonly ifSurvives: string;
  readonly reveal: {
    readonly title: string;
    readonly skip: string;
    readonly next: string;
    readonly again: string;
    readonly close: string;
  };
  readonly log: {
    readonly nobodyActs: string;
    readonly nobodyAnswers: string;
    readonly couldNotAct: string;
    readonly queued: (effect: string) => string;
  };
  /** What happened to whom, with names for the sides; a list has both, each with its name. */
  readonly event: {
    /** Dice that were rolled before this one, and did not count. */
    readonly after: (rolls: readonly number[]) => string;
    readonly reads: (each: readonly string[]) => string;
    readonly read: (who: string, shows: number) => string;
    readonly lines: (each: readonly string[]) => string;
    readonly makers: (each: readonly string[]) => string;
    readonly energy: (each: readonly string[]) => string;
    readonly none: string;
    readonly destroyed: (who: string, ship: string) => string;
    readonly stolen: (who: string, ship: string) => string;
    readonly copied: (who: string, ship: string) => string;
    readonly arrived: (who: string, ship: string, origin: string) => string;
    /** `winner` is null for a draw. */
    readonly outcome: (health: readonly string[], winner: string | null, isNarrow: boolean) => string;
  };
  readonly over: OverWords;
  readonly order: OrderWords;
  readonly compose: ComposeWords;
  readonly seal: SealWords;
  readonly coach: CoachWords;
  readonly reference: {
    readonly heads: { readonly ship: string; readonly price: string; readonly limit: string; readonly does: string };
    readonly open: string;
  };
  readonly text: {
    readonly title: string;
    readonly declared: string;
    readonly noQueue: string;
    readonly queue: string;
    readonly own: string;
  };
};

export const boardWords: { readonly [language in Language]: BoardWords } = byLanguage({ en, ru });
