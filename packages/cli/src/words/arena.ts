import type { Sentences } from "@umpire/kernel";
import { arenaEn } from "./arena-en.ts";
import { arenaRu } from "./arena-ru.ts";
import type { Language } from "./words.ts";

/** What an arena refuses, each with what its sentence needs. */
type ArenaRefusals = {
  readonly "unknown-bot": { readonly bot: string; readonly known: readonly string[] };
  readonly "too-few-bots": Record<never, never>;
  readonly "bot-twice": { readonly bot: string };
  readonly "bad-games": { readonly given: string; readonly most: number };
  readonly "bad-count": {
    readonly option: string;
    readonly given: string;
    readonly least: number;
    readonly most: number;
  };
  readonly "not-for-two": { readonly game: string; readonly seats: number };
  readonly "bad-arena-file": { readonly file: string; readonly problem: ArenaFileProblem };
  readonly "cannot-write": { readonly file: string; readonly problem: string };
  readonly "file-and-queue": Record<never, never>;
  readonly "bad-queue": Record<never, never>;
  readonly "queue-away": { readonly address: string; readonly problem: string };
};

/** What can be wrong with a file of results. */
export type ArenaFileProblem = "no-arena" | "other-arena" | "damaged";

/** What `arena` says to a person. */
type ArenaSentences = {
  readonly begins: { readonly games: number; readonly jobs: number; readonly workers: number };
  readonly resumes: { readonly done: number; readonly of: number; readonly file: string };
  readonly joins: { readonly done: number; readonly of: number; readonly address: string };
  readonly progress: { readonly done: number; readonly of: number };
  readonly paused: { readonly file: string };
  readonly left: Record<never, never>;
  readonly title: { readonly game: string; readonly rules: string; readonly games: number };
  /** How the games were begun. */
  readonly pairs: { readonly opening: number };
  /** What the ratings are. */
  readonly ratings: Record<never, never>;
  /** What the signs before a rating mean. */
  readonly bounds: Record<never, never>;
  readonly kept: { readonly file: string };
  readonly drawn: { readonly file: string };
};

/** The heads of the columns. */
type Column = "bot" | "rating" | "interval" | "against" | "games" | "won" | "drawn" | "lost" | "share";

/** One language of the arena. */
export type ArenaWords = {
  readonly refusal: Sentences<ArenaRefusals>;
  readonly text: Sentences<ArenaSentences>;
  readonly column: { readonly [column in Column]: string };
  /** A share with three digits after the point. */
  readonly share: (share: number) => string;
  readonly chart: Sentences<{
    readonly title: { readonly game: string };
    readonly about: { readonly rules: string; readonly games: number };
    /** One bot, for those who hear the chart; an end is null where there is none. */
    readonly row: {
      readonly bot: string;
      readonly rating: number;
      readonly low: number | null;
      readonly high: number | null;
    };
  }>;
};

export const arenaWords: { readonly [language in Language]: ArenaWords } = { en: arenaEn, ru: arenaRu };
