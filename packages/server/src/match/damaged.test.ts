import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { connected, joined, table } from "../client.fixture.ts";
import { ask, type Served, served } from "../server.fixture.ts";
import { LastingDatabase } from "../store/sqlite/lasting.ts";
import { openSqlite } from "../store/sqlite/sqlite.ts";
import type { Store } from "../store/store.ts";
import { resume } from "./host.ts";

let folder = "";
let at: Served | null = null;
let store: Store | null = null;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "umpire-damaged-"));
});
afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

const file = () => join(folder, "umpire.sqlite");

async function start(): Promise<Served> {
  store = await openSqlite(file());
  at = await served({ store });
  return at;
}

async function stop(): Promise<void> {
  await at?.close();
  await store?.close();
  [at, store] = [null, null];
}

const decided = (step: number, action: string) => ({ type: "decide", step, action }) as const;

/** A match of two people with five entries. */
async function played(server: Served) {
  const { match, clients, tokens } = await table(server, { game: "rps", isPublic: true });
  await clients[0]?.wish(decided(1, "rock"));
  await clients[1]?.wish(decided(1, "paper"));
  return { match, token: tokens[0] ?? "" };
}

function harm(sql: string, match: string): void {
  const db = new LastingDatabase(file());
  expect(db.prepare(`${sql} AND match = (SELECT id FROM matches WHERE name = ?)`).run(match).changes).toBe(1);
  db.close();
}

test.each([
  ["another text", `UPDATE entries SET text = replace(text, 'rock', 'paper') WHERE seq = 4`, 4, "changed"],
  ["another time", "UPDATE entries SET at = at + 1 WHERE seq = 4", 4, "changed"],
  ["no entry in the midst", "DELETE FROM entries WHERE seq = 3", 3, "gap"],
  ["no last entry", "DELETE FROM entries WHERE seq = 5", 5, "missing end"],
])("%s: the match is set aside as damaged, and the others go on", async (_, sql, seq, what) => {
  const first = await start();
  const { match, token } = await played(first);
  const other = await played(first);
  await stop();
  harm(sql, match);
  const again = await start();
  await resume(again.host);
  const refusal = { code: "damaged", match, seq, what };
  expect(await ask(again, `/api/matches/${match}`)).toMatchObject({ status: 409, body: { refusal } });
  const client = await connected(again);
  client.send({ type: "join", match, token });
  expect(await client.next("refused")).toMatchObject({ refusal });
  const lines = again.logged.filter((line) => line.includes('"damaged"'));
  expect(lines).toHaveLength(1);
  const msg = expect.stringContaining(`Match ${match} is damaged where it is kept`);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ level: 50, ...refusal, msg });
  const ann = await joined(again, other.match, other.token);
  expect(await ann.wish(decided(2, "paper"))).toMatchObject({ type: "ack" });
});

test("damage to what a room at hand was folded from is found by whoever asks what it missed", async () => {
  const server = await start();
  const { match, token } = await played(server);
  harm("DELETE FROM entries WHERE seq = 2", match);
  const client = await connected(server);
  client.send({ type: "join", match, token, since: 1 });
  const refusal = { code: "damaged", match, seq: 2, what: "gap" };
  expect(await client.next("refused")).toMatchObject({ refusal });
  expect(await ask(server, `/api/matches/${match}`)).toMatchObject({ status: 409, body: { refusal } });
});
