import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "better-sqlite3";
import { expect, onTestFinished, test, vi } from "vitest";
import { worldOn } from "../node-world.ts";
import { ask, made, post, type Served, served } from "../server.fixture.ts";
import { StoreError } from "../store/error.ts";
import { openMemory } from "../store/memory.ts";
import { type Results, storeOf } from "../store/operations.ts";
import { batches, failed } from "../store/sqlite/batch.ts";
import { openDatabase } from "../store/sqlite/database.ts";
import { openSqlite, valueIn } from "../store/sqlite/sqlite.ts";
import { sqliteOperations } from "../store/sqlite/tables.ts";
import type { Store } from "../store/store.ts";
import { openHealth } from "./health.ts";

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "umpire-health-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "umpire.sqlite");
}

/** A real database, in this thread, so that a test can spoil its connection too. */
function openHere(): { readonly db: Database; readonly store: Store } {
  const db = openDatabase(newFile());
  const run = batches(db, sqliteOperations(db));
  const store = storeOf(
    async (name, ...args) => {
      const [reply = failed(1, null)] = run([{ id: 1, name, args }]);
      return valueIn(reply) as Results[typeof name];
    },
    async () => void db.close(),
  );
  return { db, store };
}

/** A server that keeps its matches there, with a beat every 20 ms. */
async function servedOn(kept: Store): Promise<Served> {
  const { store, ailment, stop } = await openHealth(worldOn(kept), Date.now, 20);
  const at = await served({ store, options: { ailment } });
  onTestFinished(async () => {
    stop();
    await at.close();
    await kept.close();
  });
  return at;
}

const healthOf = async (at: Served) => {
  const { status, body } = await ask(at, "/health");
  return { status, why: body["why"] };
};
const patiently = { timeout: 10_000 };
const well = { status: 200, why: undefined };
const game = { game: "rps" };

test("a database that may only be read is said to be so, until it may be written again", async () => {
  const { db, store } = openHere();
  const at = await servedOn(store);
  expect(await healthOf(at)).toEqual(well);
  db.pragma("query_only = ON");
  await expect.poll(() => healthOf(at), patiently).toEqual({ status: 503, why: "read-only" });
  db.pragma("query_only = OFF");
  await expect.poll(() => healthOf(at), patiently).toEqual(well);
});

test("a damaged file is said to be damaged", async () => {
  const file = newFile();
  const at = await servedOn(await openSqlite(file));
  await made(at, game);
  expect(await healthOf(at)).toEqual(well);
  const other = openDatabase(file);
  // What another connection has changed is read from the file again, and by then it is not what was written.
  other.exec("CREATE TABLE another (one)");
  other.pragma("wal_checkpoint(TRUNCATE)");
  const [page, size] = [4096, statSync(file).size];
  const wire = openSync(file, "r+");
  writeSync(wire, Buffer.alloc(size - page, "damage"), 0, size - page, page);
  closeSync(wire);
  other.close();
  await expect.poll(() => healthOf(at), patiently).toEqual({ status: 503, why: "damaged" });
});

test("a full disk shows when a match finds no room, though beats still do", async () => {
  const { db, store } = openHere();
  const at = await servedOn(store);
  db.pragma(`max_page_count = ${db.pragma("page_count", { simple: true })}`);
  expect(await healthOf(at)).toEqual(well);
  let status = 201;
  for (let tries = 0; tries < 200 && status === 201; tries += 1) ({ status } = await post(at, "/api/matches", game));
  expect(status).toBe(500);
  await store.beat(Date.now());
  expect(await ask(at, "/health")).toMatchObject({
    status: 503,
    body: { ok: false, why: "full", message: "The database has no room left." },
  });
});

test.each([
  ["unkeepable", null],
  ["closed", null],
  ["damaged", { match: "a", seq: 1, what: "gap" }],
] as const)("an append that is %s, of one match, says nothing about the store", async (code, damage) => {
  const memory = openMemory();
  const append = () => Promise.reject(new StoreError(code, "the asker's fault", damage));
  const { store, ailment, stop } = await openHealth(worldOn({ ...memory, append }), Date.now);
  await expect(store.append({} as never)).rejects.toThrow("fault");
  expect(ailment()).toBeNull();
  stop();
});

test("ten seconds after the last append that failed, the store is asked again", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const append = () => Promise.reject(new StoreError("full", "no room"));
  const { store, ailment, stop } = await openHealth(worldOn({ ...openMemory(), append }), Date.now);
  await expect(store.append({} as never)).rejects.toThrow("no room");
  vi.advanceTimersByTime(9_999);
  expect(ailment()).toBe("full");
  vi.advanceTimersByTime(1);
  expect(ailment()).toBeNull();
  stop();
});
