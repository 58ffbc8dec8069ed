import type { Seat, Sentences } from "@umpire/kernel";

export const languages = ["en", "ru"] as const;
export type Language = (typeof languages)[number];

/** What the referee and the command line refuse themselves, each with what its sentence needs. */
type CliRefusals = {
  readonly "too-large": { readonly limit: number };
  readonly "unknown-question": { readonly ask: string; readonly known: readonly string[] };
  readonly "rules-pinned": Record<never, never>;
  readonly "internal-error": { readonly problem: string };
  readonly "no-such-file": { readonly file: string; readonly problem: string };
  readonly "not-a-game": { readonly file: string; readonly problem: string };
};

/** What `play`, `replay` and `verify` say to a person. */
type CliSentences = {
  readonly begins: { readonly game: string; readonly rules: string; readonly seed: string };
  readonly prompt: {
    readonly seat: Seat;
    readonly step: string;
    readonly choices: readonly string[];
    readonly more: boolean;
  };
  readonly seated: { readonly seats: readonly string[] };
  readonly left: Record<never, never>;
  readonly help: Record<never, never>;
  readonly notUnderstood: { readonly input: string };
  readonly takenOver: { readonly seat: Seat };
  readonly lookAway: { readonly seat: string; readonly back: string | null };
  readonly decided: { readonly seat: string };
  readonly declined: Record<never, never>;
  readonly won: { readonly winners: readonly string[]; readonly reason: string };
  readonly drawn: { readonly reason: string };
  readonly underWay: { readonly entries: number };
  readonly saved: { readonly file: string; readonly game: string };
  readonly keepsConstraints: { readonly file: string };
  readonly playable: { readonly file: string };
  readonly verified: {
    readonly game: string;
    readonly edition: number;
    readonly entries: number;
    readonly over: boolean;
    readonly hash: string;
  };
};

/** One language of the command line. A code without its sentence does not compile. */
export type CliWords = { readonly refusal: Sentences<CliRefusals>; readonly text: Sentences<CliSentences> };
