import { readJson } from "@umpire/kernel";
import { recall, remember } from "@umpire/ui";
import type { LogEntry, Progress } from "./log/log-entry.ts";
import { addRecent } from "./recent.ts";

/** A seat of this browser: its token, and its contribution to the seed with the server's commitment at that time. */
export type StoredSeat = {
  readonly token: string;
  /** Null for a seat that came by a link: its seed was made elsewhere. */
  readonly seed: string | null;
  readonly commitment: string | null;
  /** Which one it is; null where only the token is known. */
  readonly seat: number | null;
};

/** For browsers that store nothing: lasts as long as the page. */
const inMemory = new Map<string, StoredSeat | null>();

const seatKey = (match: string): string => `match.seat:${match}`;

export function loadSeat(match: string): StoredSeat | null {
  const known = inMemory.get(match);
  if (known !== undefined) return known;
  const kept = parseStored(recall(seatKey(match)));
  if (!isSeat(kept)) return null;
  const { token, seed = null, commitment = null, seat = null } = kept;
  return { token, seed, commitment, seat };
}

export function storeSeat(match: string, seat: StoredSeat): void {
  inMemory.set(match, seat);
  remember(seatKey(match), JSON.stringify(seat));
  addRecent(match);
}

/** For a token that the server refuses. */
export function deleteSeat(match: string): void {
  inMemory.set(match, null);
  remember(seatKey(match), "");
}

const isSeat = (value: unknown): value is { token: string; seed?: string; commitment?: string; seat?: number } =>
  typeof value === "object" && value !== null && "token" in value && typeof value.token === "string";

/** Other versions of this page may have stored anything. */
function parseStored(text: string | null): unknown {
  const kept = readJson(text ?? "null");
  return kept.ok ? kept.value : null;
}

const TOKEN = /^#seat=([A-Za-z0-9_-]{43})$/;

/** The seat token in the address: none, one that is stored now, or one for another seat than this browser has. */
type SeatInAddress =
  | { readonly is: "nothing" }
  | { readonly is: "kept" }
  | { readonly is: "another"; readonly token: string };

/**
 * A seat that comes with the address is taken out of it at once: addresses are copied and shown around. It is kept,
 * unless this browser has a seat in the match already: anybody can send a link, and a seat that works is not replaced
 * without asking.
 */
export function takeSeatFromAddress(match: string): SeatInAddress {
  const [, token] = TOKEN.exec(location.hash) ?? [];
  if (location.hash.startsWith("#seat=")) history.replaceState(history.state, "", location.pathname + location.search);
  if (token === undefined) return { is: "nothing" };
  const own = loadSeat(match);
  if (own !== null) return own.token === token ? { is: "kept" } : { is: "another", token };
  storeLinkedSeat(match, token);
  return { is: "kept" };
}

/** Stores a seat by its token alone: its seed was made on another device. */
export const storeLinkedSeat = (match: string, token: string): void =>
  storeSeat(match, { token, seed: null, commitment: null, seat: null });

const seenKey = (match: string): string => `match.seen:${match}`;

export function loadProgress(match: string): Progress | null {
  const kept = parseStored(recall(seenKey(match)));
  if (typeof kept !== "object" || kept === null || !("seq" in kept && "step" in kept)) return null;
  const { seq, step } = kept;
  return typeof seq === "number" && typeof step === "number" ? { seq, step } : null;
}

export const storeProgress = (match: string, seen: Progress): void => remember(seenKey(match), JSON.stringify(seen));

/** The log stays with the tab: loading the page again loses nothing, and nothing piles up for ever. */
export function loadLog(match: string): readonly LogEntry[] {
  try {
    const kept = parseStored(sessionStorage.getItem(`match.told:${match}`));
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

export function storeLog(match: string, log: readonly LogEntry[]): void {
  try {
    sessionStorage.setItem(`match.told:${match}`, JSON.stringify(log));
  } catch {
    // A full or closed storage costs the log of an earlier visit and nothing else.
  }
}
