import type { Database } from "better-sqlite3";
import { firstHash, nextHash } from "../node-chain.ts";
import type { StoredEntry } from "../store.ts";

/** Gives every entry its hash. Damage from before this migration stays unnoticed. */
function hashAll(db: Database): void {
  const entriesOf = db.prepare<[number], StoredEntry>("SELECT seq, at, text FROM entries WHERE match = ? ORDER BY seq");
  const keep = db.prepare("UPDATE entries SET hash = ? WHERE match = ? AND seq = ?");
  const keepLast = db.prepare("UPDATE matches SET hash = ? WHERE id = ?");
  const matches = db.prepare<[], { readonly id: number; readonly name: string }>("SELECT id, name FROM matches").all();
  for (const { id, name } of matches) {
    let hash = firstHash(name);
    for (const entry of entriesOf.all(id)) {
      hash = nextHash(hash, entry);
      keep.run(hash, id, entry.seq);
    }
    keepLast.run(hash, id);
  }
}

/**
 * The migrations in their order. A database remembers how many it has had: a released one is never changed, a new one
 * is added below.
 */
export const migrations: readonly (string | ((db: Database) => void))[] = [
  `
  CREATE TABLE matches (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    seq INTEGER NOT NULL DEFAULT 0,
    epoch INTEGER NOT NULL DEFAULT 0,
    last_at INTEGER,
    status TEXT CHECK (status IN ('open', 'running', 'over')),
    is_public INTEGER,
    game TEXT,
    text TEXT,
    listed_at INTEGER
  ) STRICT;
  CREATE INDEX matches_by_age ON matches (status, listed_at, name);
  CREATE INDEX matches_of_game_by_age ON matches (status, game, listed_at, name);

  CREATE TABLE entries (
    match INTEGER NOT NULL REFERENCES matches (id),
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (match, seq)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE answers (
    match INTEGER NOT NULL REFERENCES matches (id),
    key TEXT NOT NULL,
    answer TEXT NOT NULL,
    PRIMARY KEY (match, key)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE outages (id INTEGER PRIMARY KEY, since INTEGER NOT NULL, until INTEGER NOT NULL) STRICT;
  CREATE TABLE last_beat (one INTEGER PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL) STRICT;
  `,
  // Entries are stored in the order of arrival, whatever their match: a commit writes every page that it touches, and
  // entries sorted by match lay on as many pages as there were matches. Lists show public matches alone.
  `
  CREATE TABLE log (
    id INTEGER PRIMARY KEY,
    match INTEGER NOT NULL REFERENCES matches (id),
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    text TEXT NOT NULL
  ) STRICT;
  INSERT INTO log (match, seq, at, text) SELECT match, seq, at, text FROM entries ORDER BY match, seq;
  DROP TABLE entries;
  ALTER TABLE log RENAME TO entries;
  CREATE UNIQUE INDEX entries_in_order ON entries (match, seq);

  CREATE TABLE replies (
    id INTEGER PRIMARY KEY,
    match INTEGER NOT NULL REFERENCES matches (id),
    key TEXT NOT NULL,
    answer TEXT NOT NULL
  ) STRICT;
  INSERT INTO replies (match, key, answer) SELECT match, key, answer FROM answers ORDER BY match, key;
  DROP TABLE answers;
  ALTER TABLE replies RENAME TO answers;
  CREATE UNIQUE INDEX answers_by_key ON answers (match, key);

  DROP INDEX matches_by_age;
  DROP INDEX matches_of_game_by_age;
  CREATE INDEX matches_by_age ON matches (status, listed_at, name) WHERE is_public = 1;
  CREATE INDEX matches_of_game_by_age ON matches (status, game, listed_at, name) WHERE is_public = 1;
  CREATE INDEX matches_running ON matches (listed_at, name) WHERE status = 'running';
  `,
  `
  ALTER TABLE matches ADD COLUMN hash BLOB;
  ALTER TABLE entries ADD COLUMN hash BLOB NOT NULL DEFAULT x'';
  `,
  hashAll,
  // The code of games, by its hash: a match goes on with the code that it was begun with.
  `
  CREATE TABLE bundles (
    id INTEGER PRIMARY KEY,
    hash TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    edition INTEGER NOT NULL,
    at INTEGER NOT NULL,
    text TEXT NOT NULL
  ) STRICT;
  `,
];

/** Runs the migrations after the first `version` ones. */
export function takeSteps(db: Database, from: number): void {
  for (const step of migrations.slice(from)) {
    if (typeof step === "string") db.exec(step);
    else step(db);
  }
}
