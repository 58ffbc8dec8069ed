import type { ListCursor, Shared } from "../../store/store.ts";
import type { Machine } from "../../world.ts";
import type { Outcome } from "../commands.ts";

/** The server that owns a match. */
export type Peer = { readonly node: string; readonly address: string };

/** The result of forwarding a command. */
export type Forwarded =
  | { readonly kind: "settled"; readonly settled: Outcome }
  /** It does not own the match any more. */
  | { readonly kind: "elsewhere" }
  /** It cannot be reached, or has not answered in time. */
  | { readonly kind: "gone" };

/** The other servers on the same store. */
export type Peers = {
  readonly shared: Shared;
  /** When this server last renewed its lease, by the monotonic clock, in milliseconds. */
  leasedAt: number;
  /** Since when its lease has had no gap. */
  leasedSince: number;
  /** Matches that cannot be read here, perhaps at another server: they are not tried in every pass. */
  readonly unreadable: Set<string>;
  /** Where the next search for matches without an owner goes on; null for the beginning. */
  orphanCursor: ListCursor | null;
};

/** The state before anything is asked of the store. */
export const newPeers = (shared: Shared): Peers => ({
  shared,
  leasedAt: Number.NEGATIVE_INFINITY,
  leasedSince: Number.NEGATIVE_INFINITY,
  unreadable: new Set(),
  orphanCursor: null,
});

/** Interval at which a server renews its lease, and the lease's duration, in milliseconds. */
export const LEASE_INTERVAL = 500;
export const LEASE_MS = 2400;

/** Timeout of an order forwarded to another server, in milliseconds; after it the match is taken over. */
export const FORWARD_TIMEOUT = 2000;

/** Whether no other server can have taken this one for gone. */
export const hasLease = ({ ticks }: Pick<Machine, "ticks">, { leasedAt }: Peers): boolean =>
  ticks() - leasedAt < LEASE_MS;
