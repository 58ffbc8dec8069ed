import { readJson } from "@umpire/kernel";
import { recall, remember } from "@umpire/ui";
import type { Seen, Told } from "./log/log-entry.ts";

/** A seat that this browser has: its token, and what was brought to the dice after which promise. */
export type OwnSeat = {
  readonly token: string;
  /** Null for a seat that came by a link: its seed was made elsewhere. */
  readonly seed: string | null;
  readonly commitment: string | null;
};

/** For browsers that keep nothing: it lasts as long as the page. */
const here = new Map<string, OwnSeat | null>();

const seatKey = (match: string): string => `match.seat:${match}`;

export function ownSeat(match: string): OwnSeat | null {
  const known = here.get(match);
  if (known !== undefined) return known;
  const kept = read(recall(seatKey(match)));
  return isSeat(kept) ? { token: kept.token, seed: kept.seed ?? null, commitment: kept.commitment ?? null } : null;
}

export function keepSeat(match: string, seat: OwnSeat): void {
  here.set(match, seat);
  remember(seatKey(match), JSON.stringify(seat));
}

/** A token that is refused is of no use any more. */
export function dropSeat(match: string): void {
  here.set(match, null);
  remember(seatKey(match), "");
}

const isSeat = (value: unknown): value is { token: string; seed?: string; commitment?: string } =>
  typeof value === "object" && value !== null && "token" in value && typeof value.token === "string";

/** What other versions of this page have kept may be anything. */
function read(text: string | null): unknown {
  const kept = readJson(text ?? "null");
  return kept.ok ? kept.value : null;
}

const TOKEN = /^#seat=([A-Za-z0-9_-]{43})$/;

/** What the address says of a seat: nothing, one that is kept now, or another one than this browser has. */
type Brought =
  | { readonly is: "nothing" }
  | { readonly is: "kept" }
  | { readonly is: "another"; readonly token: string };

/**
 * A seat that comes with the address is taken out of it at once: addresses are copied and shown around. It is kept,
 * unless this browser has a seat in the match already: anybody can send a link, and a seat that works is not replaced
 * without asking.
 */
export function takeSeatFromAddress(match: string): Brought {
  const [, token] = TOKEN.exec(location.hash) ?? [];
  if (location.hash.startsWith("#seat=")) history.replaceState(history.state, "", location.pathname + location.search);
  if (token === undefined) return { is: "nothing" };
  const own = ownSeat(match);
  if (own !== null) return own.token === token ? { is: "kept" } : { is: "another", token };
  keepLinkedSeat(match, token);
  return { is: "kept" };
}

/** A seat by its token alone: what it brought to the dice was made elsewhere. */
export const keepLinkedSeat = (match: string, token: string): void =>
  keepSeat(match, { token, seed: null, commitment: null });

const seenKey = (match: string): string => `match.seen:${match}`;

export function recallSeen(match: string): Seen | null {
  const kept = read(recall(seenKey(match)));
  if (typeof kept !== "object" || kept === null || !("seq" in kept && "step" in kept)) return null;
  const { seq, step } = kept;
  return typeof seq === "number" && typeof step === "number" ? { seq, step } : null;
}

export const keepSeen = (match: string, seen: Seen): void => remember(seenKey(match), JSON.stringify(seen));

/** The log stays with the tab: loading the page again loses nothing, and nothing piles up for ever. */
export function recallTold(match: string): readonly Told[] {
  try {
    const kept = read(sessionStorage.getItem(`match.told:${match}`));
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

export function keepTold(match: string, told: readonly Told[]): void {
  try {
    sessionStorage.setItem(`match.told:${match}`, JSON.stringify(told));
  } catch {
    // A full or closed storage costs the log of an earlier visit and nothing else.
  }
}
