import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from "vitest";
import { storeConformance } from "../conformance/conformance.ts";
import { type Harm, harms } from "../conformance/damage.ts";
import { opened, textsOf, to } from "../conformance/tools.ts";
import { ALL } from "../pages.ts";
import { migrate } from "./database.ts";
import { postgresMigrations } from "./migrations.ts";
import { asked, cutAll, PATIENCE, type Postgres, startPostgres, untilWaiting } from "./postgres.fixture.ts";
import { openPostgres } from "./postgres.ts";

let server: Postgres;
beforeAll(async () => {
  server = await startPostgres();
}, PATIENCE);
afterAll(() => server.end(), PATIENCE);

/** Somebody else at the same database. */
async function other(url: string): Promise<Client> {
  const client = new Client(url);
  client.on("error", () => undefined);
  await client.connect();
  onTestFinished(() => client.end().catch(() => undefined));
  return client;
}

const place = () => {
  let url: Promise<string> | null = null;
  return async () => {
    url ??= server.newPlace();
    return openPostgres(await url);
  };
};

const harmed = () => {
  const url = server.newPlace();
  return { open: async () => openPostgres(await url), harm: async (harm: Harm) => asked(await url, harms[harm]) };
};

storeConformance("postgres", place, harmed, inject("isLong") ? 15 : 5);

describe("batches", () => {
  test("appends that come while another is on its way to the disk share one transaction", async () => {
    const url = await server.newPlace();
    const store = await opened(() => openPostgres(url));
    const client = await other(url);
    await client.query("CREATE TABLE seen (xid xid8)");
    await client.query(
      `CREATE FUNCTION see() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN INSERT INTO seen VALUES (pg_current_xact_id()); RETURN NULL; END $$`,
    );
    await client.query("CREATE TRIGGER see AFTER INSERT ON entries FOR EACH ROW EXECUTE FUNCTION see()");
    const appends = Array.from({ length: 100 }, (_, index) => store.append(to(`m${index}`)));
    expect((await Promise.all(appends)).every(({ ok }) => ok)).toBe(true);
    const { rows } = await client.query("SELECT count(*)::int AS all, count(DISTINCT xid)::int AS shared FROM seen");
    expect(rows).toEqual([{ all: 100, shared: 1 }]);
  });

  test("what is asked at once is done in its order, if it writes", async () => {
    const store = await opened(place());
    const key = to("a", { expected: 1, key: "k", answer: "yes" });
    const replies = await Promise.all([
      store.append(to("a")),
      store.append(to("a")),
      store.append(key),
      store.append(key),
      store.claim("a"),
      store.append({ ...key, key: "l" }),
      store.append(to("b")),
    ]);
    expect(replies).toEqual([
      { ok: true, seq: 1 },
      { ok: false, why: "conflict", seq: 1 },
      { ok: true, seq: 2 },
      { ok: false, why: "duplicate", answer: "yes" },
      1,
      { ok: false, why: "fenced", epoch: 1 },
      { ok: true, seq: 1 },
    ]);
  });

  test("a statement that fails is told, leaves nothing, and is the end of nothing", async () => {
    const url = await server.newPlace();
    const store = await opened(() => openPostgres(url));
    const client = await other(url);
    await client.query("ALTER TABLE entries ADD CONSTRAINT good CHECK (text <> 'bad')");
    const appends = [
      store.append(to("a", { entries: ["good"] })),
      store.append(to("b", { entries: ["half", "bad"], key: "k" })),
      store.append(to("c", { entries: ["good"] })),
    ];
    await expect(appends[1]).rejects.toMatchObject({ code: "failed", message: expect.stringContaining('"good"') });
    expect(await Promise.all([appends[0], appends[2]])).toEqual([
      { ok: true, seq: 1 },
      { ok: true, seq: 1 },
    ]);
    expect(await textsOf(store, "b")).toEqual([]);
    expect(await store.append(to("b", { key: "k" }))).toEqual({ ok: true, seq: 1 });
  });

  test("if the commit fails, nobody is told that anything was kept", async () => {
    const url = await server.newPlace();
    const store = await opened(() => openPostgres(url));
    const client = await other(url);
    await client.query("CREATE TABLE owed (match bigint REFERENCES matches DEFERRABLE INITIALLY DEFERRED)");
    await client.query(
      `CREATE FUNCTION owe() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO owed VALUES (-1); RETURN NULL; END $$`,
    );
    await client.query(
      "CREATE TRIGGER owe AFTER INSERT ON entries FOR EACH ROW WHEN (new.text = 'commit') EXECUTE FUNCTION owe()",
    );
    const appends = [store.append(to("a")), store.append(to("b", { entries: ["commit"] }))];
    for (const each of appends) await expect(each).rejects.toMatchObject({ code: "failed" });
    expect(await textsOf(store, "a")).toEqual([]);
    expect(await store.append(to("a"))).toEqual({ ok: true, seq: 1 });
  });

  test("rows are locked in the order of their names, so that two servers never wait for each other", async () => {
    const url = await server.newPlace();
    const [store, client] = [await opened(() => openPostgres(url)), await other(url)];
    const names = ["c", "b", "a"];
    for (const name of names) await store.claim(name);
    await client.query("BEGIN");
    await client.query("SELECT FROM matches WHERE name = 'b' FOR UPDATE");
    const claims = Promise.all(names.map((name) => store.claim(name)));
    await untilWaiting(client, 1);
    const { rows } = await (await other(url)).query("SELECT name FROM matches FOR UPDATE SKIP LOCKED");
    await client.query("COMMIT");
    expect(rows).toEqual([{ name: "c" }]);
    expect(await claims).toEqual([2, 2, 2]);
  });
});

test.each([
  ["damaged", "data_corrupted", { match: "a", seq: 1, what: "unreadable" }],
  ["read-only", "read_only_sql_transaction", null],
])("a database that is %s is told by that name", async (code, state, damage) => {
  const url = await server.newPlace();
  const store = await opened(() => openPostgres(url));
  await asked(
    url,
    `CREATE FUNCTION broken() RETURNS boolean LANGUAGE plpgsql AS $$ BEGIN RAISE 'bad' USING ERRCODE = '${state}'; END $$;
     DROP TABLE entries; CREATE VIEW entries AS
     SELECT id AS match, seq, 0 AS at, '' AS text, ''::bytea AS hash FROM matches WHERE broken()`,
  );
  await store.claim("a");
  await expect(store.read("a", 0, ALL)).rejects.toMatchObject({ code, damage });
});

describe("opening", () => {
  test("a new database may be opened by many at once", async () => {
    for (let round = 0; round < 5; round += 1) {
      const url = await server.newPlace();
      const stores = await Promise.all(Array.from({ length: 6 }, () => opened(() => openPostgres(url))));
      const appended = await Promise.all(stores.map((store, index) => store.append(to(`m${index}`))));
      expect(appended.every(({ ok }) => ok)).toBe(true);
      const { rows } = await (await other(url)).query("SELECT version FROM umpire_migrations ORDER BY version");
      expect(rows).toEqual(postgresMigrations.map((_, index) => ({ version: index + 1 })));
    }
  });

  test("a database of the first version is brought up to date, with everything in it", async () => {
    const url = await server.newPlace();
    await migrate(url, postgresMigrations.slice(0, 1));
    const deeds = ["one", "two"].map((text, expected) => ({
      ...to("\u{1f600}", { expected, entries: [text] }),
      name: "append",
    }));
    await asked(url, `SELECT perform('${JSON.stringify([...deeds, { ...to("b"), name: "append" }])}', false)`);
    const store = await opened(() => openPostgres(url));
    expect(await textsOf(store, "\u{1f600}")).toEqual(["one", "two"]);
    expect(await store.append(to("\u{1f600}", { expected: 2 }))).toEqual({ ok: true, seq: 3 });
    expect(await textsOf(store, "\u{1f600}")).toHaveLength(3);
    await asked(url, "UPDATE entries SET at = 1 WHERE match = (SELECT id FROM matches WHERE name = 'b')");
    await expect(textsOf(store, "b")).rejects.toMatchObject({ damage: { match: "b", seq: 1, what: "changed" } });
  });

  test("a database of a newer version is refused and left alone", async () => {
    const url = await server.newPlace();
    await migrate(url, ["CREATE TABLE future ()", ...Array.from({ length: 9 }, () => "SELECT 1")]);
    await expect(openPostgres(url)).rejects.toMatchObject({
      code: "newer",
      message: expect.stringContaining("newer Umpire: its version is 10"),
    });
    const { rows } = await (await other(url)).query(
      "SELECT tablename FROM pg_tables WHERE schemaname = current_schema() ORDER BY 1",
    );
    expect(rows).toEqual([{ tablename: "future" }, { tablename: "umpire_migrations" }]);
  });

  test("a step that fails leaves everything as it was", async () => {
    const url = await server.newPlace();
    const steps = ["CREATE TABLE one ()", "CREATE TABLE two ()", "CREATE TABLE one ()"];
    await expect(migrate(url, steps)).rejects.toMatchObject({ code: "not-a-database" });
    const { rows } = await (await other(url)).query(
      "SELECT count(*)::int FROM pg_tables WHERE schemaname = current_schema()",
    );
    expect(rows).toEqual([{ count: 0 }]);
  });

  test("a newer server does not migrate under one that is at work, and does when that has gone", async () => {
    const url = await server.newPlace();
    const store = await opened(() => openPostgres(url));
    await store.append(to("a"));
    const newer = [...postgresMigrations, "ALTER TABLE matches ADD COLUMN future text"];
    await expect(migrate(url, newer)).rejects.toMatchObject({
      code: "in-use",
      message: expect.stringContaining("servers of an older Umpire are at work"),
    });
    expect(await store.append(to("a", { expected: 1 }))).toEqual({ ok: true, seq: 2 });
    await store.close();
    await migrate(url, newer);
    await expect(openPostgres(url)).rejects.toMatchObject({ code: "newer" });
  });

  test("an older server whose connections were cut does not come back to newer tables", async () => {
    const url = await server.newPlace();
    const store = await opened(() => openPostgres(url));
    await store.append(to("a"));
    await store.read("a", 0, ALL);
    await cutAll(url);
    await migrate(url, [...postgresMigrations, "ALTER TABLE matches ADD COLUMN future text"]);
    await expect(store.append(to("a", { expected: 1 }))).rejects.toMatchObject({ code: "newer" });
    await expect(store.read("a", 0, ALL)).rejects.toMatchObject({ code: "newer" });
  });

  test.each([
    ["with another's tables", "CREATE TABLE matches (id integer)", "not-a-database"],
    ["without a schema", "DO $$ BEGIN EXECUTE 'DROP SCHEMA ' || current_schema(); END $$", "cannot-open"],
  ])("a database %s is refused", async (_, before, code) => {
    const url = await server.newPlace();
    await asked(url, before);
    await expect(openPostgres(url)).rejects.toMatchObject({ code });
  });

  test.each([
    ["is not there", "postgresql://127.0.0.1:1/umpire", "away"],
    ["has no such database", "nowhere", "cannot-open"],
  ])("a server that %s is told", async (_, url, code) => {
    const whole = url === "nowhere" ? server.url().replace("/postgres?", "/nowhere?") : url;
    await expect(openPostgres(whole)).rejects.toMatchObject({ code });
  });
});

describe("connections", () => {
  test("after they were cut the next call has new ones", async () => {
    const url = await server.newPlace();
    const store = await opened(() => openPostgres(url));
    await store.append(to("a"));
    await cutAll(url);
    expect(await store.append(to("a", { expected: 1 }))).toEqual({ ok: true, seq: 2 });
    expect(await textsOf(store, "a")).toHaveLength(2);
  });

  test("what was under way when they were cut is told as of unknown outcome, and was kept whole or not at all", async () => {
    const url = await server.newPlace();
    const store = await opened(() => openPostgres(url));
    const client = await other(url);
    await store.append(to("a", { key: "k0" }));
    await client.query("BEGIN");
    await client.query("SELECT FROM matches WHERE name = 'a' FOR UPDATE");
    const appends = store.append(to("a", { expected: 1, key: "k1", answer: "yes" }));
    const refused = expect(appends).rejects.toMatchObject({ code: "away" });
    await new Promise((resolve) => setTimeout(resolve, 100));
    await cutAll(url);
    await refused;
    await client.query("COMMIT");
    expect(await store.answered("a", "k1")).toBeNull();
    expect(await store.append(to("a", { expected: 1, key: "k1", answer: "yes" }))).toEqual({ ok: true, seq: 2 });
  });
});
