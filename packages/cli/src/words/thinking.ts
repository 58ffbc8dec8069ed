import type { Sentences } from "@umpire/kernel";
import type { Counts } from "@umpire/tactics/bot/solve/duel";
import { thinkingEn } from "./thinking-en.ts";
import { thinkingRu } from "./thinking-ru.ts";
import type { Language, Who } from "./words.ts";

/** What `bots`, `solve` and `analyse` say to a person. */
export type ThinkingWords = Sentences<{
  readonly levelsFor: { readonly games: readonly string[] };
  readonly solves: { readonly duel: number; readonly endings: number; readonly memory: number };
  readonly resumes: { readonly done: number; readonly of: number; readonly file: string };
  readonly progress: { readonly done: number; readonly of: number };
  readonly paused: { readonly file: string };
  readonly written: { readonly file: string; readonly seconds: number };
  readonly counted: Counts;
  readonly endings: Counts;
  readonly start: { readonly result: "win" | "loss" | "draw"; readonly turns: number };
  readonly made: { readonly who: Who; readonly what: string; readonly chance: string };
  readonly better: { readonly what: string; readonly chance: string; readonly lost: string };
  readonly summary: {
    readonly who: Who;
    readonly decisions: number;
    readonly best: number;
    readonly lost: string;
    readonly blunders: number;
  };
  readonly nothingToJudge: Record<never, never>;
}>;

export const thinkingWords: { readonly [language in Language]: ThinkingWords } = { en: thinkingEn, ru: thinkingRu };
