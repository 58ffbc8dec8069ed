import { type Language, useLanguage } from "@umpire/ui";
import { en } from "./en.ts";
import { ru } from "./ru.ts";

/** Every sentence about what choices are worth. */
export type ThinkingWords = {
  readonly percent: (chance: number) => string;
  readonly cancel: string;
  readonly failed: string;
  readonly toWin: (chance: string) => string;
  readonly review: {
    readonly title: string;
    readonly about: string;
    readonly start: string;
    readonly goOn: string;
    readonly progress: (done: number, of: number) => string;
    readonly nothing: string;
    readonly here: string;
    readonly nobody: string;
    readonly notYet: string;
    /** Nothing can be told of this decision. */
    readonly open: string;
    readonly best: string;
    readonly better: (lost: string) => string;
    readonly blunder: string;
    readonly blunders: string;
    readonly noBlunder: string;
    readonly goTo: (step: number, who: string, lost: string) => string;
    readonly strip: string;
    readonly summary: string;
    readonly heads: {
      readonly who: string;
      readonly decisions: string;
      readonly best: string;
      readonly lost: string;
      readonly blunders: string;
    };
  };
  readonly hint: {
    readonly ask: string;
    readonly title: string;
    readonly thinking: string;
    readonly play: string;
    readonly playThis: (what: string) => string;
    readonly asBot: string;
    readonly hide: string;
  };
};

const words: { readonly [language in Language]: ThinkingWords } = { en, ru };

export const useThinkingWords = (): ThinkingWords => words[useLanguage()];
