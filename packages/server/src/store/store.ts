/** One entry of a match as it is kept: text, so that every database gives back the same. */
export type StoredEntry = {
  /** From 1, without a gap. */
  readonly seq: number;
  /** When it was accepted, in milliseconds. */
  readonly at: number;
  readonly text: string;
};

/** Entries that belong together: all of them are kept, or none. */
export type Append = {
  readonly match: string;
  /** The last sequence number that the writer knows; 0 for a match that is not there yet. */
  readonly expected: number;
  /** What makes a request the same when it is sent again; no two appends of a match have the same. */
  readonly key: string | null;
  /** Whoever has claimed the match later has a higher one, and all others are shut out. */
  readonly epoch: number;
  readonly at: number;
  readonly entries: readonly string[];
  /** What the sender of the key is told, now and whenever it is sent again. */
  readonly answer: string;
  /** What lists show of the match after this; null where that does not change. */
  readonly summary: Summary | null;
};

export type Appended =
  | { readonly ok: true; readonly seq: number }
  /** Somebody has appended since: the last sequence number there is. */
  | { readonly ok: false; readonly why: "conflict"; readonly seq: number }
  /** The key has been taken before: what was answered then. */
  | { readonly ok: false; readonly why: "duplicate"; readonly answer: string }
  /** Somebody has claimed the match since. */
  | { readonly ok: false; readonly why: "fenced"; readonly epoch: number };

/** What a list shows of a match, and is chosen by. */
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

/** A time in which no server was there to charge anybody for it. */
export type Outage = { readonly from: number; readonly to: number };

/**
 * Where matches are kept. An append is settled when it is on the disk, not before; appends of many matches may share
 * one write. Nothing here knows what an entry means.
 */
export type Store = {
  append(append: Append): Promise<Appended>;
  /** The entries after a sequence number, in their order: at most `limit`. */
  read(match: string, after: number, limit: number): Promise<readonly StoredEntry[]>;
  /** What was answered to a key. */
  answered(match: string, key: string): Promise<string | null>;
  /** Takes a match over: the epoch for appending to it. */
  claim(match: string): Promise<number>;
  /** Those that everybody may see. */
  list(query: Query): Promise<readonly Listed[]>;
  /** Matches that are not over and have a clock running, for a server that starts: their ids. */
  unfinished(): Promise<readonly string[]>;
  /** Says that the server is there at this time; the first call after a start makes an outage of the time before. */
  beat(at: number): Promise<void>;
  outages(): Promise<readonly Outage[]>;
  close(): Promise<void>;
  /** Where several servers can be at work on it. */
  readonly shared?: Shared;
};

/** Who has claimed a match last, and whether that server is still there. */
export type Owner = {
  readonly epoch: number;
  /** Null for nobody, or for a server whose lease has run out. */
  readonly node: string | null;
  /** Where the other servers reach it. */
  readonly address: string | null;
};
/** A match in the order of age. */
export type Place = { readonly match: string; readonly at: number };
export type Head = { readonly match: string; readonly seq: number; readonly epoch: number };

/** What servers that share a store have to know of each other. Its clock counts, not theirs. */
export type Shared = {
  /** This server, among the others. */
  readonly node: string;
  /** The store's time, in milliseconds: servers that begin with it agree on when a clock runs out. */
  now(): Promise<number>;
  /** What only those know who may write here. */
  secret(): Promise<string>;
  /** Says for so many milliseconds that this server is there, and where. */
  lease(address: string, ms: number): Promise<void>;
  ownerOf(match: string): Promise<Owner>;
  /** Takes a match over, unless somebody else has claimed it since that epoch: the new epoch, or null. */
  take(match: string, epoch: number): Promise<number | null>;
  /** Matches under way whose owner is not there any more, newest first: no more than so many, after a place. */
  orphans(limit: number, after: Place | null): Promise<readonly Place[]>;
  heads(matches: readonly string[]): Promise<readonly Head[]>;
  /** The servers that are there. */
  nodes(): Promise<readonly string[]>;
  /** Tells all servers something, this one too: soon, and without a promise. That something was kept is told anyway. */
  publish(news: News): void;
  listen(hear: (news: News) => void): void;
};

/** What servers tell each other of a match: how far it has come, or who looks on from a seat. */
export type News =
  | { readonly type: "kept"; readonly match: string; readonly seq: number }
  | {
      readonly type: "here";
      readonly match: string;
      readonly node: string;
      readonly seats: readonly number[];
      /** Whether the others are to say the same. */
      readonly isAsking: boolean;
    };
