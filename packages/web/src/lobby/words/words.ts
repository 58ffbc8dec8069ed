import { type Language, useLanguage } from "@umpire/ui";
import type { ClockName } from "../clocks.ts";
import { en } from "./en.ts";
import { ru } from "./ru.ts";

/** Every sentence of the home page that is about playing. */
export type LobbyWords = {
  readonly nameless: string;
  readonly now: {
    readonly title: string;
    readonly text: string;
    readonly name: string;
    readonly level: string;
    readonly bots: { readonly [bot: string]: { readonly name: string; readonly about: string } };
    readonly bot: string;
    readonly friend: string;
  };
  readonly make: {
    readonly title: string;
    readonly game: string;
    readonly preset: string;
    readonly ownPack: string;
    readonly opponent: string;
    readonly person: string;
    readonly botLevel: (bot: string) => string;
    readonly clock: string;
    readonly clocks: { readonly [clock in ClockName]: string };
    readonly isPublic: string;
    readonly pack: string;
    readonly packHelp: string;
    readonly packText: string;
    readonly packFile: string;
    readonly notJson: (problem: string) => string;
    readonly make: string;
  };
  readonly lists: {
    readonly open: string;
    readonly running: string;
    readonly over: string;
    readonly none: string;
    readonly sit: string;
    readonly watch: string;
    readonly replay: string;
    readonly free: string;
    readonly versus: string;
    readonly ownRecord: string;
  };
  readonly away: string;
  readonly garbled: string;
};

const words: { readonly [language in Language]: LobbyWords } = { en, ru };

export const useLobbyWords = (): LobbyWords => words[useLanguage()];
