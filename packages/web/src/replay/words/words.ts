import { type Language, useLanguage } from "@umpire/ui";
import { en } from "./en.ts";
import { ru } from "./ru.ts";

/** Every sentence of the replay page that is not one of a match. */
export type ReplayWords = {
  readonly title: (game: string) => string;
  readonly empty: string;
  readonly open: { readonly title: string; readonly text: string; readonly file: string };
  readonly unreadable: string;
  readonly reading: string;
  readonly controls: {
    readonly label: string;
    readonly first: string;
    readonly back: string;
    readonly play: string;
    readonly pause: string;
    readonly next: string;
    readonly last: string;
    readonly step: string;
    readonly at: (step: number, steps: number) => string;
    readonly keys: string;
    readonly eyes: string;
    readonly all: string;
    readonly asSeat: (name: string) => string;
  };
  readonly told: {
    readonly title: string;
    readonly start: string;
    readonly quiet: string;
    readonly decided: string;
    readonly letter: string;
  };
  readonly checks: {
    readonly title: string;
    readonly well: (steps: number) => string;
    readonly hash: string;
    readonly tampered: (line: number) => string;
    readonly upTo: (steps: number) => string;
    readonly promiseKept: string;
    readonly promiseSeen: string;
    readonly promiseBroken: (found: string) => string;
    readonly promiseUnknown: string;
    readonly promise: string;
    readonly seedUsed: string;
    readonly seedMissing: string;
    readonly yes: string;
    readonly no: string;
    readonly unknown: string;
  };
  readonly download: string;
  readonly other: string;
  readonly match: string;
  readonly link: string;
};

const words: { readonly [language in Language]: ReplayWords } = { en, ru };

export const useReplayWords = (): ReplayWords => words[useLanguage()];
