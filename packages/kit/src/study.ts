import type { Json, JsonObject, Match, MatchEvent, Seat } from "@umpire/kernel";
import type { Language } from "./terminal.ts";

/** What a side plays: a faction, or the units of its line-up. */
export type Contender = readonly string[];

/** How a match ended: one fell; both fell, and one was closer or neither; nobody fell in time. */
export type Ending = "win" | "narrow" | "level" | "cap";

/** How many, how many of them were lost, and in which turn for the first time. */
export type Use = { readonly count: number; readonly lost: number; readonly first: number };

/** How often a side used each of its cards. */
export type Uses = { [card: string]: Use };

/** One side of a finished match. Cards go by their kind and id: `ship:strut`. */
export type PlayedSide = {
  readonly plays: Contender;
  /** The cards that it could have used. */
  readonly could: readonly string[];
  readonly used: Readonly<Uses>;
};

/** What a report keeps of a finished match. */
export type Played = {
  readonly sides: readonly [PlayedSide, PlayedSide];
  readonly winner: Seat | null;
  readonly ending: Ending;
  readonly turns: number;
};

/** How matches of a game are set up and read for a report on its balance. Methods, so that one game's may stand for any. */
export type Study = {
  /** The number of decisions taken at random first, or bots that always do the same would play one game many times. */
  readonly opening: number;
  contenders(rules: JsonObject, options: Json): readonly Contender[];
  /** The options of a match in which these two meet, the first of them at seat 0. */
  optionsFor(plays: readonly [Contender, Contender], options: Json): Json;
  read(match: Match, events: readonly MatchEvent[]): Played;
  /** What one part of what a side plays is called. */
  contenderName(language: Language, name: string): string;
  cardName(language: Language, card: string): string;
  /** Whether such a card may be lost. */
  canBeLost(card: string): boolean;
};
