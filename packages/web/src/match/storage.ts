import {
  browserSeats,
  type LogEntry,
  lineTo,
  linkedSeat,
  type MatchStore,
  openStore,
  type Progress,
  type Seating,
  type SeatStorage,
} from "@umpire/client";
import { readJson } from "@umpire/kernel";
import { type Language, recall, remember } from "@umpire/ui";
import { addRecent, removeRecent } from "./recent.ts";

/** Where the site keeps seats; a match in which somebody sits is one to go on with, and no longer. */
export const siteSeats: SeatStorage = {
  ...browserSeats,
  store: (match, seat) => {
    browserSeats.store(match, seat);
    addRecent(match);
  },
  remove: (match) => {
    browserSeats.remove(match);
    removeRecent(match);
  },
};

/** The server of this page, and where its seats are kept. */
export const seatingIn = (language: Language): Seating => ({ language, storage: siteSeats });

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
  const own = siteSeats.load(match);
  if (own !== null) return own.token === token ? { is: "kept" } : { is: "another", token };
  siteSeats.store(match, linkedSeat(token));
  return { is: "kept" };
}

const seenKey = (match: string): string => `match.seen:${match}`;

function loadProgress(match: string): Progress | null {
  const kept = parseStored(recall(seenKey(match)));
  if (typeof kept !== "object" || kept === null || !("seq" in kept && "step" in kept)) return null;
  const { seq, step } = kept;
  return typeof seq === "number" && typeof step === "number" ? { seq, step } : null;
}

const storeProgress = (match: string, seen: Progress): void => remember(seenKey(match), JSON.stringify(seen));

/** The log stays with the tab: loading the page again loses nothing, and nothing piles up for ever. */
function loadLog(match: string): readonly LogEntry[] {
  try {
    const kept = parseStored(sessionStorage.getItem(`match.told:${match}`));
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

function storeLog(match: string, log: readonly LogEntry[]): void {
  try {
    sessionStorage.setItem(`match.told:${match}`, JSON.stringify(log));
  } catch {
    // A full or closed storage costs the log of an earlier visit and nothing else.
  }
}

/** The connection to a match at the server of this page; what was seen of it is kept. */
export const openServerStore = (match: string, token: string | null): MatchStore =>
  openStore({
    match,
    token,
    line: lineTo({}, match),
    stored: { log: loadLog(match), seen: loadProgress(match) },
    onChange: ({ seen, log }, before) => {
      if (seen !== before.seen && seen !== null) storeProgress(match, seen);
      if (log !== before.log) storeLog(match, log);
    },
  });
