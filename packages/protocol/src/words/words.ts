import { byLanguage, type Seat, type Sentences } from "@umpire/kernel";
import type { Closing } from "../constants.ts";
import { en } from "./en.ts";
import type { Language } from "./languages.ts";
import { ru } from "./ru.ts";

type Nothing = Record<never, never>;

/** What a server itself refuses, each with what its sentence needs. */
export type ProtocolRefusals = {
  readonly "bad-message": { readonly path: string; readonly problem: string };
  readonly "already-joined": Nothing;
  readonly "old-client": { readonly version: number; readonly oldest: number };
  readonly "wrong-token": Nothing;
  readonly "unknown-match": Nothing;
  readonly "does-not-replay": {
    readonly match: string;
    readonly game: string;
    readonly edition: number;
    readonly seq: number;
    readonly step: number;
    readonly problem: string;
  };
  readonly "does-not-return": { readonly match: string };
  readonly "unknown-bundle": { readonly game: string; readonly edition: number; readonly bundle: string };
  readonly damaged: {
    readonly match: string;
    readonly seq: number;
    readonly what: "gap" | "changed" | "missing end" | "unreadable";
  };
  readonly "spectators-watch": Nothing;
  readonly "stale-step": { readonly step: number };
  readonly "not-begun": Nothing;
  readonly "not-over": Nothing;
  readonly "draw-declined": Nothing;
  readonly "takeback-asked": { readonly seat: Seat };
  readonly "takeback-declined": Nothing;
  readonly "takeback-needless": Nothing;
  readonly "no-takeback-asked": Nothing;
  readonly "clock-decides": Nothing;
  readonly "nobody-away": Nothing;
  readonly "not-away-yet": { readonly seconds: number };
  readonly "rematch-asked": Nothing;
  readonly "rematch-there": { readonly match: string };
  readonly "wrong-seats": { readonly seats: number };
  readonly "unknown-bot": { readonly bot: string; readonly known: readonly string[] };
  readonly "nobody-plays": Nothing;
  readonly "table-full": Nothing;
  readonly "no-such-seat": { readonly seat: Seat; readonly seats: number };
  readonly "seat-taken": { readonly seat: Seat };
  readonly "already-begun": Nothing;
  readonly "others-sit": Nothing;
  readonly cancelled: Nothing;
  readonly "too-many-links": { readonly limit: number };
  readonly "presets-only": { readonly presets: readonly string[] };
  readonly "chat-full": { readonly limit: number };
  readonly "spectator-chat-full": { readonly limit: number };
  readonly "players-talk-apart": Nothing;
  readonly "match-full": { readonly limit: number };
  readonly conflict: Nothing;
  readonly "wrong-origin": Nothing;
  readonly "not-signed-in": Nothing;
  readonly "bad-cursor": Nothing;
  readonly "not-json": Nothing;
  readonly "not-found": Nothing;
  readonly "too-fast": Nothing;
  readonly "too-large": Nothing;
  readonly failed: Nothing;
};

/** One language of the server. A code without its sentence does not compile. */
export type ProtocolWords = {
  readonly refusal: Sentences<ProtocolRefusals>;
  /** Why a socket was closed: there is nothing more to say than that. */
  readonly closing: { readonly [why in Closing]: string };
};

/** Sentences for the server's refusals, in each language. */
export const protocolWords: { readonly [language in Language]: ProtocolWords } = byLanguage({ en, ru });
