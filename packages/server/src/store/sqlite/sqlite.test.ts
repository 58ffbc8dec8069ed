import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { afterAll, expect, inject, test, vi } from "vitest";
import { storeConformance } from "../conformance/conformance.ts";
import { type Harm, harms } from "../conformance/damage.ts";
import { matchModel } from "../conformance/model.ts";
import { opened, textsOf, to } from "../conformance/tools.ts";
import { openDatabase } from "./database.ts";
import { LastingDatabase } from "./lasting.ts";
import { migrations } from "./migrations.ts";
import { openSqlite } from "./sqlite.ts";

const folder = mkdtempSync(join(tmpdir(), "umpire-store-"));
let count = 0;
const newFile = () => {
  count += 1;
  return join(folder, `${count}.sqlite`);
};
const place = () => {
  const file = newFile();
  return () => openSqlite(file);
};

afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

const harmed = () => {
  const file = newFile();
  return { open: () => openSqlite(file), harm: async (harm: Harm) => changed(file, harms[harm]) };
};

/** Somebody else does something to the database. */
function changed(file: string, sql: string): void {
  const db = new LastingDatabase(file);
  db.exec(sql);
  db.close();
}

const lists = inject("isLong") ? 15 : 5;

storeConformance("sqlite", place, harmed, lists);

test("what is asked at once is done in its order, as in the model", () => matchModel(place, "at once", lists));

test("a commit is on the disk before it returns", () => {
  const db = openDatabase(newFile());
  const settings = ["journal_mode", "synchronous", "foreign_keys"].map((name) => db.pragma(name, { simple: true }));
  expect(settings).toEqual(["wal", 2, 1]);
  db.close();
});

test("a new file may be opened by many at once", async () => {
  for (let round = 0; round < 3; round += 1) {
    const open = place();
    const stores = await Promise.all(Array.from({ length: 6 }, () => opened(open)));
    const appended = await Promise.all(stores.map((store, index) => store.append(to(`m${index}`))));
    expect(appended.every(({ ok }) => ok)).toBe(true);
    await Promise.all(stores.map((store) => store.close()));
  }
});

test("while another process holds the lock, this one waits, and does other things", async () => {
  const file = newFile();
  const store = await opened(() => openSqlite(file));
  const other = openDatabase(file);
  other.exec("BEGIN IMMEDIATE");
  let isDone = false;
  const append = store.append(to("a")).finally(() => {
    isDone = true;
  });
  for (let turn = 0; turn < 1000; turn += 1) await setImmediate();
  expect(isDone).toBe(false);
  other.exec("COMMIT");
  other.close();
  expect(await append).toEqual({ ok: true, seq: 1 });
});

/** Commits in the write-ahead log: a frame of 24 bytes and a page each, in the last of a commit bytes 4 to 8 are not 0. */
function commitsIn(file: string): number {
  const log = readFileSync(`${file}-wal`);
  const frame = 24 + log.readUInt32BE(8);
  const frames = Array.from({ length: Math.floor((log.length - 32) / frame) }, (_, index) => 32 + index * frame);
  return frames.filter((at) => log.readUInt32BE(at + 4) !== 0).length;
}

test("appends that come while another is on its way to the disk share one commit", async () => {
  const file = newFile();
  const store = await opened(() => openSqlite(file));
  const other = openDatabase(file);
  const before = commitsIn(file);
  other.exec("BEGIN IMMEDIATE");
  const first = store.append(to("first"));
  const others = Array.from({ length: 100 }, (_, index) => store.append(to(`m${index}`)));
  other.exec("ROLLBACK");
  expect((await Promise.all([first, ...others])).every(({ ok }) => ok)).toBe(true);
  expect(commitsIn(file) - before).toBeLessThanOrEqual(2);
  other.close();
});

test("a statement that fails is told, leaves nothing, and is the end of nothing", async () => {
  const file = newFile();
  const store = await opened(() => openSqlite(file));
  const other = openDatabase(file);
  other.exec("CREATE TRIGGER bad BEFORE INSERT ON entries WHEN new.text = 'bad' BEGIN SELECT RAISE(ABORT, 'bad'); END");
  other.close();
  const asked = [
    store.append(to("a", { entries: ["good"] })),
    store.append(to("b", { entries: ["half", "bad"], key: "k" })),
    store.append(to("c", { entries: ["good"] })),
  ];
  await expect(asked[1]).rejects.toMatchObject({ code: "failed", message: "bad" });
  expect(await Promise.all([asked[0], asked[2]])).toEqual([
    { ok: true, seq: 1 },
    { ok: true, seq: 1 },
  ]);
  expect(await textsOf(store, "b")).toEqual([]);
  expect(await store.append(to("b", { key: "k" }))).toEqual({ ok: true, seq: 1 });
});

test("a file that is no database is refused and left alone", async () => {
  const file = newFile();
  const text = "This is a letter and not a database. ".repeat(100);
  writeFileSync(file, text);
  await expect(openSqlite(file)).rejects.toMatchObject({
    code: "not-a-database",
    message: `${file} is not a database`,
  });
  expect(readFileSync(file, "utf8")).toBe(text);
});

test("a file whose pages are damaged is told by that name, when it is read and when it is opened", async () => {
  const file = newFile();
  const store = await opened(() => openSqlite(file));
  for (const match of ["a", "b"]) await store.append(to(match, { entries: ["x".repeat(100_000)] }));
  await store.close();
  const bytes = readFileSync(file);
  writeFileSync(file, Buffer.from(bytes).fill(0xaa, bytes.length - 5 * 4096));
  const again = await opened(() => openSqlite(file));
  expect(await textsOf(again, "a")).toHaveLength(1);
  const damage = { match: "b", seq: 1, what: "unreadable" };
  await expect(textsOf(again, "b")).rejects.toMatchObject({ code: "damaged", damage });
  await again.close();
  writeFileSync(file, Buffer.from(bytes).fill(0xaa, 4096));
  await expect(openSqlite(file)).rejects.toMatchObject({ code: "damaged", message: expect.stringContaining(file) });
});

test("another program's database is refused and left alone", async () => {
  const file = newFile();
  const db = new LastingDatabase(file);
  db.exec("CREATE TABLE cookies (id INTEGER PRIMARY KEY)");
  db.close();
  const bytes = readFileSync(file);
  await expect(openSqlite(file)).rejects.toMatchObject({
    code: "not-a-database",
    message: `${file} is a database of another program`,
  });
  expect(readFileSync(file).equals(bytes)).toBe(true);
});

test("a database of the first version is brought up to date, with everything in it", async () => {
  const file = newFile();
  const old = new LastingDatabase(file);
  old.exec(String(migrations[0]));
  old.pragma("application_id = 0x556d7069");
  old.pragma("user_version = 1");
  old.exec(`
    INSERT INTO matches (name, seq, epoch, last_at, status, is_public, game, text, listed_at)
      VALUES ('a', 2, 3, 50, 'running', 1, 'rps', '{}', 40), ('b', 1, 1, 60, 'running', 0, 'rps', '{}', 60);
    INSERT INTO entries VALUES (1, 1, 40, 'one'), (1, 2, 50, 'two'), (2, 1, 60, 'three');
    INSERT INTO answers VALUES (1, 'k', 'yes');
  `);
  old.close();
  const store = await opened(() => openSqlite(file));
  expect(await textsOf(store, "a")).toEqual(["one", "two"]);
  expect(await textsOf(store, "b")).toEqual(["three"]);
  changed(file, "UPDATE entries SET text = 'four' WHERE text = 'three'");
  await expect(textsOf(store, "b")).rejects.toMatchObject({ damage: { match: "b", seq: 1, what: "changed" } });
  expect(await store.append(to("a", { expected: 2, epoch: 3, key: "k" }))).toMatchObject({ answer: "yes" });
  expect(await store.append(to("a", { expected: 2, epoch: 3, key: "l" }))).toEqual({ ok: true, seq: 3 });
  expect(await store.unfinished()).toEqual(["b", "a"]);
  const listed = await store.list({ status: "running", game: "rps", before: null, limit: 9 });
  expect(listed).toEqual([{ match: "a", at: 40, status: "running", game: "rps", text: "{}" }]);
});

test("a database of a newer version is refused and left alone", async () => {
  const file = newFile();
  const db = openDatabase(file);
  db.pragma("user_version = 1000");
  db.close();
  const bytes = readFileSync(file);
  await expect(openSqlite(file)).rejects.toMatchObject({
    code: "newer",
    message: expect.stringContaining("newer Umpire: its version is 1000"),
  });
  expect(readFileSync(file).equals(bytes)).toBe(true);
});

test.each([
  ["in a folder that is not there", () => join(folder, "nowhere", "file")],
  ["that is a folder", () => folder],
  ["that would not outlive the process", () => ":memory:"],
])("a file %s is refused", async (_, file) => {
  await expect(openSqlite(file())).rejects.toMatchObject({
    code: "cannot-open",
    message: expect.stringContaining(`${file()} cannot be`),
  });
});

test("a thread that fails takes with it what it was asked, and the next request starts another", async () => {
  const posted = vi.spyOn(Worker.prototype, "postMessage");
  const store = await opened(() => openSqlite(newFile()));
  await store.append(to("a", { entries: ["kept"] }));
  const worker = posted.mock.contexts.at(-1) as Worker;
  const under = store.append(to("b"));
  await worker.terminate();
  await expect(under).rejects.toThrow("the store has ended");
  expect(await Promise.all([textsOf(store, "a"), textsOf(store, "a")])).toEqual([["kept"], ["kept"]]);
  expect(await store.append(to("a", { expected: 1, entries: ["more"] }))).toEqual({ ok: true, seq: 2 });
  expect(posted.mock.contexts.at(-1)).not.toBe(worker);
  posted.mockRestore();
});
