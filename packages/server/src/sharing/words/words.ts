import type { Language } from "@umpire/protocol";
import { en } from "./en.ts";
import { ru } from "./ru.ts";

/** What a link to a match says of it. */
export type SharingWords = {
  readonly between: (players: readonly string[], game: string) => string;
  readonly replay: (match: string) => string;
  readonly free: string;
  readonly bot: (name: string) => string;
  readonly open: string;
  readonly running: string;
  readonly won: (names: string, reason: string) => string;
  readonly drawn: (reason: string) => string;
};

export const sharingWords: { readonly [language in Language]: SharingWords } = { en, ru };
