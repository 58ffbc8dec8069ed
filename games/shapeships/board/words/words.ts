import type { Language } from "@umpire/ui";
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

type ComposeWords = {
  readonly title: {
    readonly faction: string;
    readonly drawing: string;
    readonly declaration: string;
    readonly response: string;
  };
  readonly secret: string;
  readonly basics: string;
  readonly upgrades: string;
  readonly makers: string;
  readonly conversions: string;
  readonly solarPowers: string;
  readonly ships: string;
  readonly more: (what: string) => string;
  readonly fewer: (what: string) => string;
  readonly inOrder: (count: number, what: string) => string;
  readonly limit: (most: number) => string;
  readonly number: string;
  readonly parts: string;
  readonly newest: string;
  readonly partsOf: (ship: string) => string;
  readonly hold: string;
  readonly tooDear: (needed: number, lines: number) => string;
  readonly aim: (option: string) => string;
  /** What a faction is like, where it is one of ours. */
  readonly about: { readonly [faction: string]: string };
  readonly shipsOf: (faction: string) => string;
  readonly spent: string;
  readonly left: string;
  readonly lost: (lines: string) => string;
  readonly energyLeft: string;
  readonly yourOrder: string;
  readonly takeOut: (what: string) => string;
  readonly nothingChosen: string;
  readonly lock: string;
  readonly lockFaction: (faction: string) => string;
  readonly buildNothing: string;
  readonly pass: string;
  readonly clear: string;
  readonly notYet: string;
};

type LockWords = {
  readonly locked: string;
  readonly lockedSays: string;
  readonly takeBack: string;
  readonly waitingFor: (names: readonly string[]) => string;
  readonly yourTurn: string;
  readonly decided: string;
  readonly deciding: string;
  readonly noDecision: string;
};

type CoachWords = {
  readonly title: string;
  readonly dismiss: string;
  readonly show: string;
  readonly suggestion: string;
  readonly take: string;
  readonly faction: string;
  readonly drawing: string;
  readonly declaration: string;
  readonly response: string;
  readonly settlement: string;
  readonly waiting: string;
};

/** One language of the table of ShapeShips. A sentence that is missing does not compile. */
export type BoardWords = {
  readonly table: string;
  readonly sides: readonly [string, string];
  readonly you: (name: string) => string;
  readonly turn: (turn: number) => string;
  readonly stages: string;
  readonly steps: (stage: string) => string;
  readonly automatic: string;
  readonly now: string;
  readonly die: (shows: number) => string;
  readonly dieFor: (player: string, reads: number) => string;
  readonly extraDie: (shows: number) => string;
  readonly noFaction: string;
  readonly health: (now: number, ceiling: number) => string;
  readonly toCome: (after: string) => string;
  readonly lines: string;
  readonly joining: string;
  readonly energy: string;
  readonly fleet: (player: string) => string;
  readonly noShips: string;
  readonly acted: string;
  readonly fresh: string;
  readonly chargesLeft: (charges: number, of: number) => string;
  readonly number: (number: number) => string;
  readonly queue: {
    readonly title: string;
    readonly empty: string;
    readonly withDraft: string;
    readonly drafted: string;
    readonly queued: string;
    readonly ifSurvives: string;
    readonly rows: (player: string) => string;
    readonly heads: { readonly amount: string; readonly source: string; readonly why: string };
    readonly nothing: string;
    readonly damage: string;
    readonly healing: string;
    readonly knockedOut: string;
    readonly deals: (damage: number) => string;
  };
  readonly log: {
    readonly title: string;
    readonly factions: string;
    readonly drawing: string;
    readonly declaration: string;
    readonly response: string;
    readonly nobodyActs: string;
    readonly couldNotAct: string;
    readonly built: (ships: readonly string[]) => string;
    readonly consumed: (ships: readonly string[]) => string;
    readonly savedLines: (lines: string) => string;
    readonly lostLines: (lines: string) => string;
    readonly settlement: string;
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
  readonly over: { readonly wins: (player: string) => string; readonly draw: string };
  readonly order: OrderWords;
  readonly compose: ComposeWords;
  readonly lock: LockWords;
  readonly coach: CoachWords;
  readonly reference: {
    readonly title: string;
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

export const boardWords: { readonly [language in Language]: BoardWords } = { en, ru };
