import { hashText } from "@umpire/kernel";
import { compareUtf8, toHex } from "../bytes.ts";
import { type Chained, chainBy } from "./chain.ts";
import { StoreError } from "./error.ts";
import { judgeAppend, type Operations, outageUntil, perform, storeOf } from "./operations.ts";
import type { Append, ListCursor, Listed, Outage, Query, Store, StoredBundle } from "./store.ts";

export type MatchRow = {
  seq: number;
  /** Of the last entry; null where there is none. */
  hash: Uint8Array | null;
  epoch: number;
  lastAt: number | null;
  listed: (Listed & { readonly isPublic: boolean }) | null;
  readonly entries: Chained[];
  readonly answers: Map<string, string>;
};

/** What a disk would hold; plain data, which `structuredClone` copies. */
export type Contents = {
  readonly matches: Map<string, MatchRow>;
  readonly bundles: Map<string, StoredBundle>;
  readonly outages: Outage[];
  lastBeat: number | null;
};

const textOf = (part: string | Uint8Array): string => (typeof part === "string" ? part : toHex(part));

/** Its hashes are none of other stores: texts are hashed, which a page can do, too. */
const { firstHash, nextHash, verified } = chainBy((...parts) =>
  new TextEncoder().encode(hashText(parts.map(textOf).join("\n"))),
);

export const emptyContents = (): Contents => ({ matches: new Map(), bundles: new Map(), outages: [], lastBeat: null });

export const newRow = (): MatchRow => ({
  seq: 0,
  hash: null,
  epoch: 0,
  lastAt: null,
  listed: null,
  entries: [],
  answers: new Map(),
});

function rowOf({ matches }: Contents, match: string): MatchRow {
  const row = matches.get(match) ?? newRow();
  matches.set(match, row);
  return row;
}

function keepEntries(row: MatchRow, { match, at, key, answer, entries, summary }: Append): void {
  for (const text of entries) {
    row.seq += 1;
    const entry = { seq: row.seq, at, text };
    row.hash = nextHash(row.hash ?? firstHash(match), entry);
    row.entries.push({ ...entry, hash: row.hash });
  }
  row.lastAt = Math.max(row.lastAt ?? 0, at);
  if (key !== null) row.answers.set(key, answer);
  if (summary !== null) {
    const { status, isPublic, game, text } = summary;
    row.listed = { match, at, status, isPublic, game, text };
  }
}

/** Newest first; names by bytes, as databases compare them: UTF-16 order differs for some characters. */
export const compareAge = (a: ListCursor, b: ListCursor): number => b.at - a.at || compareUtf8(b.match, a.match);

const shownIn = ({ matches }: Contents) => [...matches.values()].flatMap(({ listed }) => listed ?? []).sort(compareAge);

function listOf(contents: Contents, { status, game, before, limit }: Query): readonly Listed[] {
  return shownIn(contents)
    .filter((each) => each.isPublic && each.status === status && (game === null || each.game === game))
    .filter((each) => before === null || compareAge(before, each) < 0)
    .slice(0, limit)
    .map(({ match, at, status, game, text }) => ({ match, at, status, game, text }));
}

function latestEntry({ matches }: Contents): number | null {
  return [...matches.values()].reduce<number | null>(
    (latest, { lastAt }) => (lastAt === null ? latest : Math.max(latest ?? 0, lastAt)),
    null,
  );
}

function latestSign(contents: Contents): number | null {
  const signs = [contents.lastBeat, latestEntry(contents)].filter((at) => at !== null);
  return signs.length === 0 ? null : Math.max(...signs);
}

/** Operations of one opening of the contents: its first heartbeat records an outage. */
export function memoryOperations(contents: Contents): Operations {
  const lastEntry = latestEntry(contents);
  let isFirst = true;
  return {
    append: (append) => {
      const head = contents.matches.get(append.match) ?? { seq: 0, epoch: 0, answers: new Map<string, string>() };
      const before = append.key === null ? null : (head.answers.get(append.key) ?? null);
      const judged = judgeAppend(append, head, before);
      if (judged.ok) keepEntries(rowOf(contents, append.match), append);
      return judged;
    },
    read: (match, after, limit) => {
      const head = contents.matches.get(match) ?? newRow();
      return verified({ match, after, limit }, { head, entries: head.entries.filter(({ seq }) => seq >= after) });
    },
    answered: (match, key) => contents.matches.get(match)?.answers.get(key) ?? null,
    claim: (match) => {
      const row = rowOf(contents, match);
      row.epoch += 1;
      return row.epoch;
    },
    list: (query) => listOf(contents, query),
    unfinished: () =>
      shownIn(contents)
        .filter(({ status }) => status === "running")
        .map(({ match }) => match),
    beat: (at) => {
      const outage = isFirst ? outageUntil(at, contents.lastBeat, lastEntry) : null;
      if (outage !== null) contents.outages.push(outage);
      contents.lastBeat = at;
      isFirst = false;
    },
    outages: () => [...contents.outages],
    latest: () => latestSign(contents),
    keepBundle: (bundle) => {
      if (!contents.bundles.has(bundle.hash)) contents.bundles.set(bundle.hash, bundle);
    },
    bundle: (hash) => contents.bundles.get(hash)?.text ?? null,
    bundles: () => [...contents.bundles.values()].map(({ hash, game, edition, at }) => ({ hash, game, edition, at })),
  };
}

/** A store for tests. Opened with what another one had, it goes on from there. */
export function openMemory(contents: Contents = emptyContents()): Store {
  const deeds = memoryOperations(contents);
  let isOpen = true;
  return storeOf(
    async (name, ...args) => {
      if (!isOpen) throw new StoreError("closed", "the store is closed");
      return perform(deeds, name, args);
    },
    async () => {
      isOpen = false;
    },
  );
}
