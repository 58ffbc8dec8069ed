import type { Sentences } from "@umpire/kernel";
import { storeEn } from "./store-en.ts";
import { storeRu } from "./store-ru.ts";
import type { Language } from "./words.ts";

/** What the commands for a server's store refuse, each with what its sentence needs. */
type StoreRefusals = {
  readonly "no-server": Record<never, never>;
  readonly "store-unread": { readonly place: string; readonly problem: string };
  readonly "store-older": { readonly place: string };
  readonly "store-newer": { readonly place: string };
  readonly "not-a-store": { readonly place: string };
  readonly "store-damaged": { readonly problem: string };
  readonly "copy-damaged": { readonly place: string };
  readonly "has-matches": { readonly folder: string };
  readonly "folder-in-use": { readonly folder: string; readonly pid: number | null; readonly host: string };
  /** What does the same for a PostgreSQL database. */
  readonly "use-postgres": { readonly line: string };
};

type Figures = { readonly matches: number; readonly entries: number; readonly bytes: number };

/** What these commands say to a person. */
type StoreSentences = {
  readonly copies: Record<never, never>;
  readonly checks: Record<never, never>;
  readonly backedUp: Figures & { readonly file: string };
  readonly restored: Figures & { readonly folder: string };
  readonly checked: Figures & { readonly problems: number };
  readonly edition: {
    readonly game: string;
    readonly edition: number;
    readonly hash: string;
    /** The day of its first match. */
    readonly day: string;
    readonly matches: number;
  };
  readonly noEditions: Record<never, never>;
};

export type StoreWords = {
  readonly refusal: Sentences<StoreRefusals>;
  readonly text: Sentences<StoreSentences>;
  /** What the help of a command says beyond its options. */
  readonly help: { readonly backup: string; readonly restore: string; readonly check: string };
};

export const storeWords: { readonly [language in Language]: StoreWords } = { en: storeEn, ru: storeRu };
