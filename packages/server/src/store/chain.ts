import { type Damage, StoreError } from "./error.ts";
import type { StoredEntry } from "./store.ts";

/** An entry with the hash of itself and of everything before it. */
export type Chained = StoredEntry & { readonly hash: Uint8Array };

/** One read of a match: its head, and entries in their order. */
type Stretch = {
  readonly head: { readonly seq: number; readonly hash: Uint8Array | null };
  /** From the last known entry, if there is one, to one more than were asked for. */
  readonly entries: readonly Chained[];
};

/** The same as rows: one an entry, or a single one without an entry. */
export type Joined = (Chained | { readonly [field in keyof Chained]: null }) & {
  readonly last: number;
  readonly last_hash: Uint8Array | null;
};

/** The hash of all parts, one after the other. */
type Hash = (...parts: readonly (string | Uint8Array)[]) => Uint8Array;

type Chain = {
  /** The first hash of a match's chain: of its name, so that no entry passes for one of another match. */
  readonly firstHash: (match: string) => Uint8Array;
  /** Covers the entry's number, time and text, and the hash before it. */
  readonly nextHash: (before: Uint8Array, entry: StoredEntry) => Uint8Array;
  /** The entries after a sequence number, verified; throws with the first damaged one. */
  readonly verified: (request: ReadRequest, stretch: Stretch) => readonly StoredEntry[];
};

/** The chain by a hash: Node.js has a quick one, pages another. */
export function chainBy(hash: Hash): Chain {
  const firstHash: Chain["firstHash"] = (match) => hash(match);
  const nextHash: Chain["nextHash"] = (before, { seq, at, text }) => hash(before, `${seq} ${at} ${text}`);
  const chain = { firstHash, nextHash };
  return { ...chain, verified: (request, stretch) => verifiedBy(chain, request, stretch) };
}

export const stretchOf = (rows: readonly Joined[]): Stretch => ({
  head: { seq: rows[0]?.last ?? 0, hash: rows[0]?.last_hash ?? null },
  entries: rows.flatMap((row) => (row.seq === null ? [] : [row])),
});

const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);

type ReadRequest = { readonly match: string; readonly after: number; readonly limit: number };
/** A link of the chain. */
type Link = Pick<Chained, "seq" | "hash">;

/** Verifies a page after a link, and returns its last link. */
function followed(nextHash: Chain["nextHash"], match: string, from: Link, page: readonly Chained[]): Link {
  let { seq, hash } = from;
  for (const entry of page) {
    seq += 1;
    if (entry.seq !== seq) throw damaged(match, seq, "gap");
    if (!isSame(nextHash(hash, entry), entry.hash)) throw damaged(match, seq, "changed");
    hash = entry.hash;
  }
  return { seq, hash };
}

function assertEnd(
  match: string,
  { seq, hash }: Link,
  head: { readonly seq: number; readonly hash: Uint8Array },
): void {
  if (seq < head.seq) throw damaged(match, seq + 1, "missing end");
  if (seq > head.seq || !isSame(hash, head.hash)) throw damaged(match, seq, "changed");
}

function verifiedBy(
  { firstHash, nextHash }: Pick<Chain, "firstHash" | "nextHash">,
  { match, after, limit }: ReadRequest,
  { head, entries }: Stretch,
): readonly StoredEntry[] {
  if (after > head.seq) return [];
  const isStart = after === 0;
  const from = isStart ? { seq: 0, hash: firstHash(match) } : entries[0];
  if (from?.seq !== after) throw damaged(match, after, "gap");
  const page = entries.slice(isStart ? 0 : 1).slice(0, limit);
  const end = followed(nextHash, match, from, page);
  if (page.length < limit) assertEnd(match, end, { ...head, hash: head.hash ?? firstHash(match) });
  return page.map(({ seq, at, text }) => ({ seq, at, text }));
}

const damaged = (match: string, seq: number, what: Damage["what"]) =>
  new StoreError("damaged", `match ${match} is damaged at entry ${seq}: ${what}`, { match, seq, what });

/** A database that finds its pages damaged does not name the match: this error does. */
export const unread = (match: string, after: number, error: StoreError): StoreError =>
  error.code === "damaged" && error.damage === null ? damaged(match, after + 1, "unreadable") : error;
