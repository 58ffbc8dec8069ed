/**
 * What made the tables of today, one step after another. A database remembers how many it has had: a step that has been
 * released is never changed, a new one is added below.
 */
export const migrations: readonly string[] = [
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
];
