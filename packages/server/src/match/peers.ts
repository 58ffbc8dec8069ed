import type { Place, Shared } from "../store/store.ts";
import type { Command, Outcome } from "./commands.ts";

/** The server that has a match. */
export type Peer = { readonly node: string; readonly address: string };

/** What came of asking another server. */
export type Forwarded =
  | { readonly kind: "settled"; readonly settled: Outcome }
  /** It does not have the match any more. */
  | { readonly kind: "elsewhere" }
  /** Nobody listens there, or nobody has answered in time. */
  | { readonly kind: "gone" };

/** The other servers on the same store. */
export type Peers = {
  readonly shared: Shared;
  readonly forward: (peer: Peer, match: string, order: Command) => Promise<Forwarded>;
  /** When this server last said that it is there, by a clock that never stands still; in milliseconds. */
  leasedAt: number;
  /** Since when it has said so without a gap. */
  leasedSince: number;
  /** Matches that cannot be read here, perhaps at another server: not to be read at every look. */
  readonly unreadable: Set<string>;
  /** Where the next look for matches without a server goes on; null for the beginning. */
  orphanCursor: Place | null;
};

/** The other servers as they are known before anything is asked of the store. */
export const newPeers = (shared: Shared, forward: Peers["forward"]): Peers => ({
  shared,
  forward,
  leasedAt: Number.NEGATIVE_INFINITY,
  leasedSince: Number.NEGATIVE_INFINITY,
  unreadable: new Set(),
  orphanCursor: null,
});

/** A server says so often that it is there and looks around, and is taken to be there for so long; in milliseconds. */
export const LEASE_INTERVAL = 500;
export const LEASE_MS = 2400;

/** Timeout of an order forwarded to another server, in milliseconds; after it the match is taken over. */
export const FORWARD_TIMEOUT = 2000;

/** Whether nobody can have thought that this server is gone. */
export const hasLease = ({ leasedAt }: Peers): boolean => performance.now() - leasedAt < LEASE_MS;
