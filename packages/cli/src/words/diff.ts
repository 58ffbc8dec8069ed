import type { Sentences } from "@umpire/kernel";
import { diffEn } from "./diff-en.ts";
import { diffRu } from "./diff-ru.ts";
import type { Language } from "./words.ts";

/** What `diff` says to a person. */
export type DiffWords = Sentences<{
  readonly same: { readonly file: string; readonly steps: number };
  /** The same as far as it goes: both refuse the same decision. */
  readonly stopped: { readonly file: string; readonly step: number; readonly problem: string };
  readonly different: { readonly file: string; readonly step: number; readonly by: "verdict" | "outcome" | "events" };
  readonly notBegun: { readonly file: string; readonly problem: string };
  readonly unread: { readonly file: string; readonly problem: string };
  readonly decided: { readonly entry: string };
  readonly said: { readonly rules: string; readonly what: string };
  /** Where one tells nothing more at the point at which the other tells something. */
  readonly nothingMore: Record<never, never>;
  readonly goesOn: Record<never, never>;
  readonly summary: {
    readonly records: number;
    readonly same: number;
    readonly different: number;
    readonly notBegun: number;
    readonly unread: number;
  };
}>;

export const diffWords: { readonly [language in Language]: DiffWords } = { en: diffEn, ru: diffRu };
