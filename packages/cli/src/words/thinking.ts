import type { Sentences } from "@umpire/kernel";
import { thinkingEn } from "./thinking-en.ts";
import { thinkingRu } from "./thinking-ru.ts";
import type { Language, Who } from "./words.ts";

/** What `bots` and `analyse` say to a person. */
export type ThinkingWords = Sentences<{
  readonly levelsFor: { readonly games: readonly string[] };
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
