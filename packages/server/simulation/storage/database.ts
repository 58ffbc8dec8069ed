import { StoreError } from "../../src/store/error.ts";
import { type Contents, compareAge, emptyContents, memoryOperations } from "../../src/store/memory.ts";
import type { Operations } from "../../src/store/operations.ts";
import type { Head, ListCursor, News, Outage, Owner } from "../../src/store/store.ts";

/** A server as the database knows it; times are the database's own. */
type Known = { seen: number; address: string | null; until: number | null };

/** What is in the database, as far as the servers' statements can tell. */
export type Database = {
  readonly contents: Contents;
  /** By match: the server that claimed it last. */
  readonly owners: Map<string, string>;
  readonly nodes: Map<string, Known>;
  /** Servers whose connections are open. */
  readonly connected: Set<string>;
  /** By match and epoch: who wrote by it. */
  readonly writers: Map<string, string>;
  readonly listeners: Map<string, (news: News) => void>;
  readonly clock: () => number;
  /** Raised when it falls over: what was under way then is not kept. */
  life: number;
  isAway: boolean;
  isFull: boolean;
  /** Milliseconds that a commit takes, at most. */
  commit: number;
};

export const newDatabase = (clock: () => number, contents: Contents = emptyContents()): Database => ({
  contents,
  clock,
  owners: new Map(),
  nodes: new Map(),
  connected: new Set(),
  writers: new Map(),
  listeners: new Map(),
  life: 0,
  isAway: false,
  isFull: false,
  commit: 4,
});

/** Time without a sign of life after which a server counts as gone, in milliseconds. */
const LIVING = 10_000;

/** The time since the last sign of life, where no other server is there. */
function outageBefore(database: Database, node: string, at: number, lastEntry: number | null): Outage | null {
  const { nodes, connected, contents, clock } = database;
  if (nodes.has(node)) return null;
  for (const [other, { seen }] of nodes) if (!connected.has(other) || seen <= clock() - LIVING) nodes.delete(other);
  if (nodes.size > 0) return null;
  const signs = [contents.lastBeat, lastEntry].filter((sign) => sign !== null);
  const from = Math.max(...signs);
  return signs.length > 0 && from < at ? { from, to: at } : null;
}

/** The statements of one server, each done at once; `lastEntry` is the time of the last entry when it connected. */
export function statementsOf(database: Database, node: string, lastEntry: number | null): Operations {
  const { contents, owners, nodes, clock } = database;
  const operations = memoryOperations(contents);
  return {
    ...operations,
    append: (append) => {
      if (database.isFull) throw new StoreError("full", "no room left");
      return operations.append(append);
    },
    claim: (match) => {
      owners.set(match, node);
      return operations.claim(match);
    },
    beat: (at) => {
      const outage = outageBefore(database, node, at, lastEntry);
      if (outage !== null) contents.outages.push(outage);
      const { address = null, until = null } = nodes.get(node) ?? {};
      nodes.set(node, { seen: clock(), address, until });
      contents.lastBeat = at;
    },
  };
}

const isThere = ({ nodes, clock }: Database, node: string | undefined): boolean =>
  (nodes.get(node ?? "")?.until ?? 0) > clock();

/** What servers ask of each other there. */
export const sharing = {
  lease: ({ nodes, clock }: Database, node: string, address: string, ms: number): void =>
    void nodes.set(node, { seen: clock(), address, until: clock() + ms }),
  ownerOf: (database: Database, match: string): Owner => {
    const epoch = database.contents.matches.get(match)?.epoch ?? 0;
    const owner = database.owners.get(match);
    if (!isThere(database, owner)) return { epoch, node: null, address: null };
    return { epoch, node: owner ?? null, address: database.nodes.get(owner ?? "")?.address ?? null };
  },
  take: ({ contents, owners }: Database, node: string, match: string, epoch: number): number | null => {
    const row = contents.matches.get(match);
    if (row === undefined || row.epoch !== epoch) return null;
    row.epoch += 1;
    owners.set(match, node);
    return row.epoch;
  },
  orphans: (database: Database, limit: number, after: ListCursor | null): readonly ListCursor[] =>
    [...database.contents.matches.values()]
      .flatMap(({ listed }) => (listed?.status === "running" ? [{ match: listed.match, at: listed.at }] : []))
      .filter(({ match }) => !isThere(database, database.owners.get(match)))
      .sort(compareAge)
      .filter((place) => after === null || compareAge(after, place) < 0)
      .slice(0, limit),
  heads: ({ contents }: Database, matches: readonly string[]): readonly Head[] =>
    matches.flatMap((match) => {
      const row = contents.matches.get(match);
      return row === undefined ? [] : [{ match, seq: row.seq, epoch: row.epoch }];
    }),
  nodes: (database: Database): readonly string[] =>
    [...database.nodes.keys()].filter((node) => isThere(database, node)),
};

export const lastEntryIn = ({ contents }: Database): number | null =>
  [...contents.matches.values()].reduce<number | null>(
    (last, { lastAt }) => (lastAt === null ? last : Math.max(last ?? 0, lastAt)),
    null,
  );
