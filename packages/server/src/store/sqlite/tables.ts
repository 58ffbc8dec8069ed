import type { Database } from "better-sqlite3";
import { type Joined, stretchOf, unread } from "../chain.ts";
import { firstHash, nextHash, verified } from "../node-chain.ts";
import { judgeAppend, type Operations, outageUntil } from "../operations.ts";
import type { Append, KeptBundle, Listed, Outage, StoredBundle, Summary } from "../store.ts";
import { explained } from "./error.ts";

type Row = { readonly id: number; readonly seq: number; readonly epoch: number; readonly hash: Uint8Array | null };

function entryWriter(db: Database) {
  const goOn = db.prepare("UPDATE matches SET seq = ?, hash = ?, last_at = max(coalesce(last_at, 0), ?) WHERE id = ?");
  const entry = db.prepare("INSERT INTO entries (match, seq, at, text, hash) VALUES (?, ?, ?, ?, ?)");
  const show = db.prepare(
    "UPDATE matches SET status = ?, is_public = ?, game = ?, text = ?, listed_at = ? WHERE id = ?",
  );
  return ({ match, expected, at, entries, summary }: Append, id: number, before: Uint8Array | null): void => {
    let hash = before;
    for (const [index, text] of entries.entries()) {
      const seq = expected + index + 1;
      hash = nextHash(hash ?? firstHash(match), { seq, at, text });
      entry.run(id, seq, at, text, hash);
    }
    goOn.run(expected + entries.length, hash, at, id);
    if (summary !== null) show.run(summary.status, Number(summary.isPublic), summary.game, summary.text, at, id);
  };
}

/** Reads entries and verifies their chain. One statement, so that head and entries are of the same instant. */
export function entryReader(db: Database): Operations["read"] {
  const read = db.prepare<[number, string, number], Joined>(
    `SELECT entries.seq, at, entries.text, entries.hash, matches.seq AS last, matches.hash AS last_hash
     FROM matches LEFT JOIN entries ON match = matches.id AND entries.seq >= ?
     WHERE name = ? ORDER BY entries.seq LIMIT ?`,
  );
  return (match, after, limit) => {
    try {
      return verified({ match, after, limit }, stretchOf(read.all(after, match, limit + 1)));
    } catch (error) {
      throw unread(match, after, explained(error));
    }
  };
}

function matchOperations(db: Database): Pick<Operations, "append" | "read" | "answered" | "claim"> {
  const find = db.prepare<[string], Row>("SELECT id, seq, epoch, hash FROM matches WHERE name = ?");
  const begin = db.prepare<[string], number>("INSERT INTO matches (name) VALUES (?) RETURNING id").pluck();
  const answered = db.prepare("INSERT INTO answers (match, key, answer) VALUES (?, ?, ?) ON CONFLICT DO NOTHING");
  const answerOf = db
    .prepare<[number, string], string>("SELECT answer FROM answers WHERE match = ? AND key = ?")
    .pluck();
  const claim = db
    .prepare<[string], number>(
      `INSERT INTO matches (name, epoch) VALUES (?, 1)
       ON CONFLICT (name) DO UPDATE SET epoch = epoch + 1 RETURNING epoch`,
    )
    .pluck();
  const keep = entryWriter(db);
  const before = (row: Row | undefined, key: string | null): string | null =>
    row === undefined || key === null ? null : (answerOf.get(row.id, key) ?? null);
  return {
    append: (append) => {
      const { match, key, answer } = append;
      const row = find.get(match);
      const head = row ?? { seq: 0, epoch: 0 };
      const judged = judgeAppend(append, head, null);
      const id = judged.ok ? (row?.id ?? begin.get(match)) : undefined;
      // A key is almost always new: inserting its answer shows that, and looking first would cost as much again.
      const isNew = id !== undefined && (key === null || answered.run(id, key, answer).changes > 0);
      if (!judged.ok || !isNew) return judgeAppend(append, head, before(row, key));
      keep(append, id, row?.hash ?? null);
      return judged;
    },
    read: entryReader(db),
    answered: (match, key) => before(find.get(match), key),
    claim: (match) => claim.get(match) ?? 0,
  };
}

type Range = { status: Summary["status"]; game: string | null; at: number; match: string; limit: number };

function listDeeds(db: Database): Pick<Operations, "list" | "unfinished"> {
  const prepared = (filter: string) =>
    db.prepare<Range, Listed>(
      `SELECT name AS match, listed_at AS at, status, game, text FROM matches
       WHERE is_public = 1 AND status = @status ${filter} AND (listed_at, name) < (@at, @match)
       ORDER BY listed_at DESC, name DESC LIMIT @limit`,
    );
  const all = prepared("");
  const ofGame = prepared("AND game = @game");
  const running = db
    .prepare<[], string>("SELECT name FROM matches WHERE status = 'running' ORDER BY listed_at DESC, name DESC")
    .pluck();
  return {
    list: ({ status, game, before, limit }) => {
      const { at, match } = before ?? { at: Number.MAX_SAFE_INTEGER + 1, match: "" };
      return (game === null ? all : ofGame).all({ status, game, at, match, limit });
    },
    unfinished: () => running.all(),
  };
}

function beatDeeds(db: Database): Pick<Operations, "beat" | "outages" | "latest"> {
  // Whether the first heartbeat has come stands in a temporary table, so that a transaction that fails rolls it back too.
  db.exec("CREATE TEMP TABLE opening AS SELECT max(last_at) AS lastEntry FROM matches");
  const opening = db.prepare<[], { readonly lastEntry: number | null }>("SELECT lastEntry FROM opening");
  const begun = db.prepare("DELETE FROM opening");
  const lastBeat = db.prepare<[], number>("SELECT at FROM last_beat").pluck();
  const beaten = db.prepare("INSERT INTO last_beat VALUES (1, @at) ON CONFLICT (one) DO UPDATE SET at = @at");
  const missed = db.prepare("INSERT INTO outages (since, until) VALUES (@from, @to)");
  const outages = db.prepare<[], Outage>('SELECT since AS "from", until AS "to" FROM outages ORDER BY id');
  const latest = db
    .prepare<[], number>(
      "SELECT max(at) FROM (SELECT max(last_at) AS at FROM matches UNION ALL SELECT at FROM last_beat)",
    )
    .pluck();
  return {
    beat: (at) => {
      const first = opening.get();
      const outage = first === undefined ? null : outageUntil(at, lastBeat.get() ?? null, first.lastEntry);
      if (outage !== null) missed.run(outage);
      if (first !== undefined) begun.run();
      beaten.run({ at });
    },
    outages: () => outages.all(),
    latest: () => latest.get() ?? null,
  };
}

/** Reads what code of games there is. */
export function bundleReaders(db: Database): Pick<Operations, "bundle" | "bundles"> {
  const text = db.prepare<[string], string>("SELECT text FROM bundles WHERE hash = ?").pluck();
  const all = db.prepare<[], KeptBundle>("SELECT hash, game, edition, at FROM bundles ORDER BY id");
  return { bundle: (hash) => text.get(hash) ?? null, bundles: () => all.all() };
}

function bundleOperations(db: Database): Pick<Operations, "keepBundle" | "bundle" | "bundles"> {
  const keep = db.prepare<StoredBundle>(
    `INSERT INTO bundles (hash, game, edition, at, text) VALUES (@hash, @game, @edition, @at, @text)
     ON CONFLICT (hash) DO NOTHING`,
  );
  return { ...bundleReaders(db), keepBundle: (bundle) => void keep.run(bundle) };
}

/** A store's operations on the tables of a database, without a transaction of their own. */
export const sqliteOperations = (db: Database): Operations => ({
  ...matchOperations(db),
  ...listDeeds(db),
  ...beatDeeds(db),
  ...bundleOperations(db),
});
