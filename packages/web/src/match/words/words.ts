import type { KernelEvents } from "@umpire/kernel";
import { type Language, useLanguage } from "@umpire/ui";
import { en } from "./en.ts";
import { ru } from "./ru.ts";

type Text = { readonly title: string; readonly text: string };

/** What the kernel tells, with names in place of seats. */
type NamedEvents = {
  readonly [type in keyof KernelEvents]: (names: string) => string;
};

/** Every sentence of the match pages. */
export type MatchWords = {
  readonly seat: (seat: number) => string;
  readonly title: (game: string) => string;
  readonly turn: {
    readonly yourTurn: string;
    readonly yours: (step: string) => string;
    readonly decided: (names: string) => string;
    readonly theirs: (names: string) => string;
    readonly open: string;
    /** In a rematch: every seat is kept for somebody. */
    readonly kept: string;
    readonly you: (reason: string) => string;
    readonly won: (names: string, reason: string) => string;
    readonly drawn: (reason: string) => string;
  };
  readonly line: {
    readonly connecting: string;
    readonly joined: string;
    readonly waiting: string;
    readonly away: string;
    readonly in: (seconds: number) => string;
    readonly retry: string;
    readonly outdated: string;
    readonly reload: string;
  };
  readonly players: {
    readonly label: string;
    readonly free: string;
    readonly bot: (name: string) => string;
    readonly bots: { readonly [bot: string]: { readonly name: string } };
    readonly you: string;
    readonly here: string;
    readonly gone: string;
    readonly decided: string;
    readonly thinking: string;
    readonly left: (time: string) => string;
    readonly watching: string;
  };
  readonly join: Text & {
    readonly name: string;
    readonly nameless: string;
    readonly seat: string;
    readonly anySeat: string;
    readonly sit: string;
    readonly watch: string;
  };
  readonly invite: Text & { readonly link: string };
  readonly otherSeat: { readonly text: string; readonly stay: string; readonly change: string };
  readonly copy: { readonly copy: string; readonly copied: string; readonly notCopied: string };
  readonly deeds: {
    readonly label: string;
    readonly undo: string;
    readonly offerDraw: string;
    readonly drawOffered: string;
    readonly drawAsked: (names: string) => string;
    readonly acceptDraw: string;
    readonly resign: string;
    readonly resignAsk: string;
    readonly resignYes: string;
    readonly resignNo: string;
    readonly rematch: string;
    readonly rematchAsked: string;
    readonly rematchWanted: (names: string) => string;
    readonly rematchGo: string;
    readonly replay: string;
    readonly sending: string;
    readonly dismiss: string;
    readonly sound: string;
    readonly rules: string;
  };
  readonly log: {
    readonly title: string;
    readonly empty: string;
    readonly missed: (steps: number) => string;
    readonly shortened: string;
  };
  readonly chat: {
    readonly title: string;
    readonly empty: string;
    readonly say: string;
    readonly send: string;
    readonly spectators: string;
  };
  readonly more: {
    readonly title: string;
    readonly id: string;
    readonly dice: string;
    readonly commitment: string;
    readonly seed: string;
    readonly seedElsewhere: string;
    readonly device: string;
    readonly deviceText: string;
    readonly deviceMake: string;
    readonly deviceLink: string;
    /** What takes the seat away from every other device. */
    readonly only: string;
    readonly onlyAsk: string;
    readonly onlyYes: string;
    readonly onlyNo: string;
    readonly onlyDone: string;
    readonly pinned: string;
  };
  readonly board: {
    readonly label: string;
    readonly actions: string;
    readonly more: (shown: number) => string;
    readonly own: string;
    readonly takeBack: string;
  };
  readonly failed: {
    readonly "unknown-match": Text;
    /** The match is there, and the server says why nobody can join it. */
    readonly unopened: string;
    readonly "wrong-token": Text & { readonly watch: string };
    readonly away: Text;
    readonly "unknown-edition": Text;
    readonly "not-over": Text & { readonly go: string };
    readonly home: string;
  };
  /** Refusals that no server has said. */
  readonly refusal: { readonly away: string; readonly garbled: string };
  readonly event: NamedEvents;
};

const words: { readonly [language in Language]: MatchWords } = { en, ru };

export const matchWords = (language: Language): MatchWords => words[language];
export const useMatchWords = (): MatchWords => matchWords(useLanguage());
