import { expect, test } from "vitest";
import { to } from "../conformance/tools.ts";
import type { Args, OperationName } from "../operations.ts";
import { batches, type Request } from "./batch.ts";
import { LastingDatabase } from "./lasting.ts";
import { takeSteps } from "./migrations.ts";
import { sqliteOperations } from "./tables.ts";

/** A text that spoils: the statement, the whole transaction, or the commit at its end. */
const spoilers = `
  CREATE TRIGGER statement BEFORE INSERT ON entries WHEN new.text = 'statement'
    BEGIN SELECT RAISE(ABORT, 'bad statement'); END;
  CREATE TRIGGER whole BEFORE INSERT ON entries WHEN new.text = 'transaction'
    BEGIN SELECT RAISE(ROLLBACK, 'bad transaction'); END;
  CREATE TABLE owed (match INTEGER REFERENCES matches (id) DEFERRABLE INITIALLY DEFERRED);
  CREATE TRIGGER commits BEFORE INSERT ON entries WHEN new.text = 'commit' BEGIN INSERT INTO owed VALUES (-1); END;
`;

function fresh(before = "") {
  const said: string[] = [];
  const db = new LastingDatabase(":memory:", { verbose: (sql) => void said.push(String(sql)) });
  takeSteps(db, 0);
  db.exec(spoilers + before);
  const run = batches(db, sqliteOperations(db));
  said.length = 0;
  const counted = (word: string) => said.filter((sql) => sql.startsWith(word)).length;
  return { db, run, counted, entries: () => db.prepare("SELECT text FROM entries").pluck().all() };
}

const ask = <N extends OperationName>(id: number, name: N, ...args: Args[N]): Request => ({ id, name, args });
const append = (id: number, match: string, ...entries: readonly string[]) => ask(id, "append", to(match, { entries }));

test("appends of a batch share one commit, and each is judged on its own", () => {
  const { run, counted } = fresh();
  const key = to("a", { expected: 1, key: "k", answer: "yes" });
  const replies = run([
    append(1, "a", "one"),
    append(2, "a", "two"),
    ask(3, "append", key),
    ask(4, "append", key),
    ask(5, "claim", "a"),
    ask(6, "append", { ...key, key: "l" }),
    ask(7, "read", "a", 1, 9),
    append(8, "b", "three"),
  ]);
  expect(replies.map((reply) => reply.ok && reply.value)).toEqual([
    { ok: true, seq: 1 },
    { ok: false, why: "conflict", seq: 1 },
    { ok: true, seq: 2 },
    { ok: false, why: "duplicate", answer: "yes" },
    1,
    { ok: false, why: "fenced", epoch: 1 },
    [{ seq: 2, at: key.at, text: "entry 1" }],
    { ok: true, seq: 1 },
  ]);
  expect(replies.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect([counted("BEGIN IMMEDIATE"), counted("COMMIT")]).toEqual([1, 1]);
});

test("reading alone needs no lock", () => {
  const { run, counted } = fresh();
  expect(run([ask(1, "read", "a", 0, 9), ask(2, "unfinished"), ask(3, "outages")])).toHaveLength(3);
  expect(counted("BEGIN")).toBe(0);
});

test("a statement that fails spoils its own append and no other", () => {
  const { run, entries } = fresh();
  const replies = run([append(1, "a", "one"), append(2, "b", "half", "statement"), append(3, "c", "two")]);
  expect(replies.map(({ ok }) => ok)).toEqual([true, false, true]);
  expect(replies[1]).toEqual({ id: 2, ok: false, error: { code: "failed", message: "bad statement", damage: null } });
  expect(entries()).toEqual(["one", "two"]);
});

test.each(["transaction", "commit"])("if the %s fails, nobody is told that anything was kept", (what) => {
  const { run, entries } = fresh();
  run([append(1, "a", "before")]);
  const replies = run([append(1, "b", "one"), append(2, "c", what), append(3, "d", "two"), ask(4, "read", "b", 0, 9)]);
  expect(replies.map(({ id, ok }) => [id, ok])).toEqual([
    [1, false],
    [2, false],
    [3, false],
    [4, false],
  ]);
  expect(entries()).toEqual(["before"]);
  expect(run([append(1, "b", "again")])).toEqual([{ id: 1, ok: true, value: { ok: true, seq: 1 } }]);
});

test("a first beat whose commit failed is still to come", () => {
  const { run } = fresh("INSERT INTO last_beat VALUES (1, 100)");
  expect(run([ask(1, "beat", 150), append(2, "b", "commit")]).every(({ ok }) => !ok)).toBe(true);
  run([ask(1, "beat", 170)]);
  run([ask(1, "beat", 190)]);
  expect(run([ask(1, "outages")])).toEqual([{ id: 1, ok: true, value: [{ from: 100, to: 170 }] }]);
});

test.each([
  ["full", (pages: number) => `max_page_count = ${pages}`],
  ["read-only", () => "query_only = ON"],
])("a database that is %s is told by that name, and nothing is kept", (code, pragma) => {
  const { db, run, entries } = fresh();
  const long = "x".repeat(1e6);
  run([append(1, "a", "before")]);
  db.pragma(pragma(Number(db.pragma("page_count", { simple: true }))));
  const replies = run([append(1, "b", long), append(2, "c", long)]);
  expect(replies).toMatchObject([1, 2].map((id) => ({ id, ok: false, error: { code, damage: null } })));
  expect(entries()).toEqual(["before"]);
});
