/** Numbers of the advisory locks, used with the hash of the schema: "Umpi" and the next two. */
export const LOCKS = { use: 0x556d7069, migrate: 0x556d706a, beat: 0x556d706b } as const;

const tables = `
  CREATE TABLE matches (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text COLLATE "C" NOT NULL UNIQUE,
    seq bigint NOT NULL DEFAULT 0,
    epoch bigint NOT NULL DEFAULT 0,
    owner text,
    last_at bigint,
    status text CHECK (status IN ('open', 'running', 'over')),
    is_public boolean,
    game text COLLATE "C",
    text text,
    listed_at bigint
  ) WITH (fillfactor = 70);
  CREATE INDEX matches_by_age ON matches (status, listed_at, name) WHERE is_public;
  CREATE INDEX matches_of_game_by_age ON matches (status, game, listed_at, name) WHERE is_public;
  CREATE INDEX matches_running ON matches (listed_at, name) WHERE status = 'running';

  CREATE TABLE entries (
    match bigint NOT NULL REFERENCES matches (id),
    seq bigint NOT NULL,
    at bigint NOT NULL,
    text text NOT NULL,
    PRIMARY KEY (match, seq)
  );

  CREATE TABLE answers (
    match bigint NOT NULL REFERENCES matches (id),
    key text COLLATE "C" NOT NULL,
    answer text NOT NULL,
    PRIMARY KEY (match, key)
  );

  CREATE TABLE outages (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    since bigint NOT NULL,
    until bigint NOT NULL
  );
  CREATE TABLE last_beat (one integer PRIMARY KEY CHECK (one = 1), at bigint NOT NULL);
  CREATE TABLE nodes (
    node text PRIMARY KEY,
    pid integer NOT NULL,
    seen timestamptz NOT NULL,
    address text,
    until timestamptz
  );
  CREATE TABLE secret (one integer PRIMARY KEY CHECK (one = 1), text text NOT NULL);
  INSERT INTO secret VALUES (1, replace(gen_random_uuid() || '' || gen_random_uuid(), '-', ''));

  CREATE TYPE deed AS (
    name text, match text, expected bigint, key text, epoch bigint, at bigint, entries json, answer text, summary json,
    node text, last_entry bigint
  );
`;

/**
 * Writes are functions in the database, one call a batch: a server that is stopped in the middle of its own transaction
 * would hold its locks, and no other server could take over its matches.
 */
const functions = `
  -- A server is there while its connection is and while it says so. Times are the database's own: one clock for all.
  CREATE FUNCTION living(lease interval) RETURNS SETOF nodes LANGUAGE sql AS $$
    SELECT nodes.* FROM nodes JOIN pg_locks USING (pid)
    WHERE seen > clock_timestamp() - lease AND locktype = 'advisory' AND granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
      AND classid = ${LOCKS.use} AND objid::bigint = hashtext(current_schema())::bigint & 4294967295
  $$;

  CREATE FUNCTION keep(wanted deed, head matches) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO entries (match, seq, at, text)
      SELECT head.id, head.seq + number, wanted.at, entry
      FROM json_array_elements_text(wanted.entries) WITH ORDINALITY AS each (entry, number);
    IF wanted.key IS NOT NULL THEN
      INSERT INTO answers VALUES (head.id, wanted.key, wanted.answer);
    END IF;
    UPDATE matches
      SET seq = head.seq + json_array_length(wanted.entries), last_at = greatest(last_at, wanted.at)
      WHERE id = head.id;
    IF wanted.summary IS NOT NULL THEN
      UPDATE matches
        SET status = wanted.summary->>'status', is_public = (wanted.summary->>'isPublic')::boolean,
          game = wanted.summary->>'game', text = wanted.summary->>'text', listed_at = wanted.at
        WHERE id = head.id;
    END IF;
  END $$;

  -- Judges as every store does: first the key, then the epoch, then the sequence number.
  CREATE FUNCTION append(wanted deed) RETURNS json LANGUAGE plpgsql AS $$
  DECLARE
    head matches;
    before text;
  BEGIN
    SELECT * INTO STRICT head FROM matches WHERE name = wanted.match;
    SELECT answer INTO before FROM answers WHERE match = head.id AND key = wanted.key;
    IF before IS NOT NULL THEN
      RETURN json_build_object('ok', false, 'why', 'duplicate', 'answer', before);
    ELSIF wanted.epoch <> head.epoch THEN
      RETURN json_build_object('ok', false, 'why', 'fenced', 'epoch', head.epoch);
    ELSIF wanted.expected <> head.seq THEN
      RETURN json_build_object('ok', false, 'why', 'conflict', 'seq', head.seq);
    END IF;
    PERFORM keep(wanted, head);
    RETURN json_build_object('ok', true, 'seq', head.seq + json_array_length(wanted.entries));
  END $$;

  CREATE FUNCTION claim(wanted deed) RETURNS json LANGUAGE sql AS $$
    UPDATE matches SET epoch = epoch + 1, owner = wanted.node WHERE name = wanted.match RETURNING to_json(epoch)
  $$;

  -- An outage is a time in which no server was there: a first beat makes one only where nobody else is.
  CREATE FUNCTION beat(wanted deed) RETURNS json LANGUAGE plpgsql AS $$
  DECLARE
    sign bigint;
  BEGIN
    -- Two that start at once would each make one of the same time.
    PERFORM pg_advisory_xact_lock(${LOCKS.beat}, hashtext(current_schema()));
    IF NOT EXISTS (SELECT FROM nodes WHERE node = wanted.node) THEN
      DELETE FROM nodes WHERE node NOT IN (SELECT node FROM living('10 s'));
      IF NOT EXISTS (SELECT FROM nodes) THEN
        SELECT greatest(max(at), wanted.last_entry) INTO sign FROM last_beat;
        INSERT INTO outages (since, until) SELECT sign, wanted.at WHERE sign < wanted.at;
      END IF;
    END IF;
    INSERT INTO nodes (node, pid, seen) VALUES (wanted.node, pg_backend_pid(), clock_timestamp())
      ON CONFLICT (node) DO UPDATE SET pid = excluded.pid, seen = excluded.seen;
    INSERT INTO last_beat VALUES (1, wanted.at) ON CONFLICT (one) DO UPDATE SET at = excluded.at;
    RETURN NULL;
  END $$;

  CREATE FUNCTION done(wanted deed) RETURNS json LANGUAGE plpgsql AS $$
  BEGIN
    RETURN CASE wanted.name
      WHEN 'append' THEN append(wanted) WHEN 'claim' THEN claim(wanted) WHEN 'beat' THEN beat(wanted)
    END;
  END $$;

  -- The deeds of a batch in their order. Where they are done with care, one that fails is undone alone.
  CREATE FUNCTION perform(wanted json, is_careful boolean) RETURNS SETOF json LANGUAGE plpgsql AS $$
  DECLARE
    each deed;
    names text[] := ARRAY(
      SELECT DISTINCT match COLLATE "C" FROM json_populate_recordset(NULL::deed, wanted) WHERE match IS NOT NULL ORDER BY 1
    );
  BEGIN
    -- Rows are made first and then locked, both in the order of their names: two batches never wait for each other.
    INSERT INTO matches (name)
      SELECT fresh FROM unnest(names) AS fresh
      WHERE NOT EXISTS (SELECT FROM matches WHERE name = fresh) ORDER BY fresh COLLATE "C"
      ON CONFLICT DO NOTHING;
    PERFORM FROM matches WHERE name = ANY (names) ORDER BY name FOR UPDATE;
    FOR each IN SELECT * FROM json_populate_recordset(NULL::deed, wanted) LOOP
      IF is_careful THEN
        BEGIN
          RETURN NEXT json_build_object('value', done(each));
        EXCEPTION WHEN OTHERS THEN
          RETURN NEXT json_build_object('trouble', SQLERRM, 'code', SQLSTATE);
        END;
      ELSE
        RETURN NEXT json_build_object('value', done(each));
      END IF;
    END LOOP;
  END $$;
`;

/** The chain of `chain.ts`. Damage from before this migration stays unnoticed. */
const hashes = `
  ALTER TABLE matches ADD COLUMN hash bytea;
  ALTER TABLE entries ADD COLUMN hash bytea;

  CREATE FUNCTION first_hash(match text) RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
    SELECT sha256(convert_to(match, 'UTF8'))
  $$;
  CREATE FUNCTION next_hash(before bytea, seq bigint, at bigint, entry text) RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
    SELECT sha256(before || convert_to(seq || ' ' || at || ' ' || entry, 'UTF8'))
  $$;

  DO $$
  DECLARE
    head record;
    each record;
    last bytea;
  BEGIN
    FOR head IN SELECT id, name FROM matches LOOP
      last := first_hash(head.name);
      FOR each IN SELECT seq, at, text FROM entries WHERE match = head.id ORDER BY seq LOOP
        last := next_hash(last, each.seq, each.at, each.text);
        UPDATE entries SET hash = last WHERE match = head.id AND seq = each.seq;
      END LOOP;
      UPDATE matches SET hash = last WHERE id = head.id;
    END LOOP;
  END $$;
  ALTER TABLE entries ALTER COLUMN hash SET NOT NULL;

  CREATE OR REPLACE FUNCTION keep(wanted deed, head matches) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    last_seq bigint := head.seq;
    last_hash bytea := coalesce(head.hash, first_hash(head.name));
    entry text;
  BEGIN
    FOR entry IN
      SELECT value FROM json_array_elements_text(wanted.entries) WITH ORDINALITY AS each (value, number) ORDER BY number
    LOOP
      last_seq := last_seq + 1;
      last_hash := next_hash(last_hash, last_seq, wanted.at, entry);
      INSERT INTO entries (match, seq, at, text, hash) VALUES (head.id, last_seq, wanted.at, entry, last_hash);
    END LOOP;
    IF wanted.key IS NOT NULL THEN
      INSERT INTO answers VALUES (head.id, wanted.key, wanted.answer);
    END IF;
    UPDATE matches SET seq = last_seq, hash = last_hash, last_at = greatest(last_at, wanted.at) WHERE id = head.id;
    IF wanted.summary IS NOT NULL THEN
      UPDATE matches
        SET status = wanted.summary->>'status', is_public = (wanted.summary->>'isPublic')::boolean,
          game = wanted.summary->>'game', text = wanted.summary->>'text', listed_at = wanted.at
        WHERE id = head.id;
    END IF;
  END $$;
`;

/** The code of games, by its hash: a match goes on with the code that it was begun with. */
const bundles = `
  CREATE TABLE bundles (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    hash text COLLATE "C" NOT NULL UNIQUE,
    game text COLLATE "C" NOT NULL,
    edition bigint NOT NULL,
    at bigint NOT NULL,
    text text NOT NULL
  );
`;

/**
 * The migrations in their order. A database remembers how many it has had: a released one is never changed, a new one
 * is added.
 */
export const postgresMigrations: readonly string[] = [tables + functions, hashes, bundles];
