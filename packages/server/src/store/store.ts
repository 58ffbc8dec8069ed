/** One stored entry of a match: text, so that every database returns it unchanged. */
export type StoredEntry = {
  /** From 1, without a gap. */
  readonly seq: number;
  /** When it was accepted, in milliseconds. */
  readonly at: number;
  readonly text: string;
};

/** Entries that belong together: all of them are stored, or none. */
export type Append = {
  readonly match: string;
  /** The last sequence number that the writer knows; 0 for a match that is not there yet. */
  readonly expected: number;
  /** The idempotency key of a request, unique within a match. */
  readonly key: string | null;
  /** The claim of the writer. A later claim has a higher epoch, and fences all earlier ones. */
  readonly epoch: number;
  readonly at: number;
  readonly entries: readonly string[];
  /** The answer to the sender of the key, now and whenever it is repeated. */
  readonly answer: string;
  /** What lists show of the match after this; null where that does not change. */
  readonly summary: Summary | null;
};

export type Appended =
  | { readonly ok: true; readonly seq: number }
  /** Another writer has appended since; the last sequence number. */
  | { readonly ok: false; readonly why: "conflict"; readonly seq: number }
  /** The key was used before; the answer of that time. */
  | { readonly ok: false; readonly why: "duplicate"; readonly answer: string }
  /** Another writer has claimed the match since. */
  | { readonly ok: false; readonly why: "fenced"; readonly epoch: number };

/** What a list shows of a match, and filters by. */
export type Summary = {
  readonly status: "open" | "running" | "over";
  readonly isPublic: boolean;
  readonly game: string;
  /** Everything else that a list shows, as text. */
  readonly text: string;
};
export type Listed = Omit<Summary, "isPublic"> & { readonly match: string; readonly at: number };
export type Query = {
  readonly status: Summary["status"];
  readonly game: string | null;
  /** Those before this time and match, for the next page; newest first. */
  readonly before: { readonly at: number; readonly match: string } | null;
  readonly limit: number;
};

/** A time without any server, in which no clock ran. */
export type Outage = { readonly from: number; readonly to: number };

/** The code of a game by its hash, with what it was when it was first kept. */
export type KeptBundle = {
  readonly hash: string;
  readonly game: string;
  readonly edition: number;
  /** When the first match was begun with it, in milliseconds. */
  readonly at: number;
};
export type StoredBundle = KeptBundle & { readonly text: string };

/**
 * Where matches are stored. An append resolves when it is on the disk, not before; appends of many matches may share one
 * write. A store does not know what an entry means.
 */
export type Store = {
  append(append: Append): Promise<Appended>;
  /** The entries after a sequence number, in their order: at most `limit`. */
  read(match: string, after: number, limit: number): Promise<readonly StoredEntry[]>;
  /** The answer to a key; null for an unknown one. */
  answered(match: string, key: string): Promise<string | null>;
  /** Claims a match: returns the epoch for appending to it. */
  claim(match: string): Promise<number>;
  /** Public matches. */
  list(query: Query): Promise<readonly Listed[]>;
  /** The ids of running matches, for a server that starts. */
  unfinished(): Promise<readonly string[]>;
  /** A heartbeat of the server; the first one after a start records the time before as an outage. */
  beat(at: number): Promise<void>;
  outages(): Promise<readonly Outage[]>;
  /** The time of the last heartbeat or entry, whichever is later; null where there is none. */
  latest(): Promise<number | null>;
  /** Keeps the code of a game for ever; nothing changes where there is one of this hash. */
  keepBundle(bundle: StoredBundle): Promise<void>;
  /** The text of the bundle with this hash; null for an unknown one. */
  bundle(hash: string): Promise<string | null>;
  /** All bundles, the oldest first. */
  bundles(): Promise<readonly KeptBundle[]>;
  close(): Promise<void>;
  /** Present where several servers can share the store. */
  readonly shared?: Shared;
};

/** The last claim of a match, and whether that server is still alive. */
export type Owner = {
  readonly epoch: number;
  /** Null for nobody, or for a server whose lease has run out. */
  readonly node: string | null;
  /** The address for the other servers. */
  readonly address: string | null;
};
/** A match in the order of age. */
export type ListCursor = { readonly match: string; readonly at: number };
export type Head = { readonly match: string; readonly seq: number; readonly epoch: number };

/** What servers that share a store know of each other. The store's clock counts, not theirs. */
export type Shared = {
  /** This server, among the others. */
  readonly node: string;
  /** The store's time, in milliseconds: servers that begin with it agree on when a clock runs out. */
  now(): Promise<number>;
  /** A secret shared by all servers that may write here. */
  secret(): Promise<string>;
  /** Renews this server's lease for `ms` milliseconds, with its address. */
  lease(address: string, ms: number): Promise<void>;
  ownerOf(match: string): Promise<Owner>;
  /** Claims a match unless it was claimed since that epoch: the new epoch, or null. */
  take(match: string, epoch: number): Promise<number | null>;
  /** Running matches whose owner is gone, newest first, after a place: at most `limit`. */
  orphans(limit: number, after: ListCursor | null): Promise<readonly ListCursor[]>;
  heads(matches: readonly string[]): Promise<readonly Head[]>;
  /** The servers with a valid lease. */
  nodes(): Promise<readonly string[]>;
  /** Sends news to all servers, this one too, without a guarantee. News of appends is sent by the store itself. */
  publish(news: News): void;
  listen(hear: (news: News) => void): void;
};

/** News of a match: its last entry, or which seats are connected to a server. */
export type News =
  | { readonly type: "kept"; readonly match: string; readonly seq: number }
  | {
      readonly type: "here";
      readonly match: string;
      readonly node: string;
      readonly seats: readonly number[];
      /** Whether the others are to answer with theirs. */
      readonly isAsking: boolean;
    };
