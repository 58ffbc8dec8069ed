import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { opened, summary, T, to } from "../conformance/tools.ts";
import type { Place } from "../store.ts";
import { cutAll, PATIENCE, type Postgres, startPostgres, untilWaiting } from "./postgres.fixture.ts";
import { openPostgres } from "./postgres.ts";

let server: Postgres;
beforeAll(async () => {
  server = await startPostgres();
}, PATIENCE);
afterAll(() => server.end(), PATIENCE);

/** Somebody else at the same database. */
async function other(url: string): Promise<Client> {
  const client = new Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

describe("news", () => {
  test("what is kept is told to every server, the last of each match at least, and many at a time", async () => {
    const url = await server.newPlace();
    const [one, two] = [await opened(() => openPostgres(url)), await opened(() => openPostgres(url))];
    const heard = new Map<string, number>();
    let isListening = false;
    one.shared?.listen(() => undefined);
    two.shared?.listen((news) => {
      isListening = true;
      if (news.type === "kept") heard.set(news.match, Math.max(news.seq, heard.get(news.match) ?? 0));
    });
    while (!isListening) {
      one.shared?.publish({ type: "here", match: "m", node: "one", seats: [], isAsking: false });
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    const names = Array.from({ length: 300 }, (_, index) => `match-${index.toString().padStart(10, "0")}`);
    for (const expected of [0, 1]) await Promise.all(names.map((name) => one.append(to(name, { expected }))));
    while (names.some((name) => heard.get(name) !== 2)) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(heard.size).toBe(300);
  });

  test("after the database was away there are news again, and what is no news does no harm", async () => {
    const url = await server.newPlace();
    const store = await opened(() => openPostgres(url));
    let heard = 0;
    store.shared?.listen(() => {
      heard += 1;
    });
    const untilHeard = async () => {
      for (const before = heard; heard === before; ) {
        store.shared?.publish({ type: "kept", match: "m", seq: 1 });
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    await untilHeard();
    const client = await other(url);
    for (const payload of ["", "{", "7", "null"])
      await client.query("SELECT pg_notify('umpire_' || current_schema(), $1)", [payload]);
    await untilHeard();
    await client.end();
    await server.kill();
    // Long enough for it to be looked for in vain.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await server.start();
    const before = heard;
    await untilHeard();
    expect(heard).toBeGreaterThan(before);
  });
});

describe("owning", () => {
  test("a match belongs to whoever has claimed it last, while that server says that it is there", async () => {
    const url = await server.newPlace();
    const [one, two] = [await opened(() => openPostgres(url)), await opened(() => openPostgres(url))];
    const [a, b] = [one.shared, two.shared];
    if (a === undefined || b === undefined) throw new Error("they cannot be shared");
    await one.append(to("m", { epoch: await one.claim("m"), summary }));
    expect([await b.ownerOf("m"), await b.orphans(9, null)]).toEqual([
      { epoch: 1, node: null, address: null },
      [{ match: "m", at: T }],
    ]);
    await a.lease("http://one/", 60_000);
    expect([await b.ownerOf("m"), await b.orphans(9, null)]).toEqual([
      { epoch: 1, node: a.node, address: "http://one/" },
      [],
    ]);
    expect(await b.take("m", 1)).toBe(2);
    expect(await a.take("m", 1)).toBeNull();
    expect(await one.append(to("m", { expected: 1, epoch: 1 }))).toEqual({ ok: false, why: "fenced", epoch: 2 });
    await b.lease("http://two/", 1);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect([await a.ownerOf("m"), await a.orphans(9, null), await a.orphans(0, null)]).toEqual([
      { epoch: 2, node: null, address: null },
      [{ match: "m", at: T }],
      [],
    ]);
    expect(await a.heads(["m", "nowhere"])).toEqual([{ match: "m", seq: 1, epoch: 2 }]);
    expect([await a.nodes(), (await a.secret()) === (await b.secret())]).toEqual([[a.node], true]);
    // One clock for all of them, in whole milliseconds.
    const [before, after] = [await a.now(), await b.now()];
    expect(after).toBeGreaterThanOrEqual(before);
    expect(after - before).toBeLessThan(60_000);
    expect([before, after].every(Number.isSafeInteger)).toBe(true);
  });
});

test("matches without a server come page by page, newest first", async () => {
  const store = await opened(async () => openPostgres(await server.newPlace()));
  const { shared } = store;
  if (shared === undefined) throw new Error("it cannot be shared");
  const names = ["a", "b", "c", "d", "e"];
  for (const [age, name] of names.entries())
    await store.append(to(name, { epoch: await store.claim(name), summary, at: T + Math.floor(age / 2) }));
  const found: string[][] = [];
  for (let after: Place | null = null; found.length < 4; ) {
    const page: readonly Place[] = await shared.orphans(2, after);
    found.push(page.map(({ match }) => match));
    after = page.at(-1) ?? null;
  }
  expect(found).toEqual([["e", "d"], ["c", "b"], ["a"], []]);
});

describe("outages of several servers", () => {
  test("there is none while another server is there", async () => {
    const url = await server.newPlace();
    const open = () => openPostgres(url);
    const [one, two] = [await opened(open), await opened(open)];
    await one.beat(T);
    await two.beat(T + 50);
    await one.close();
    await two.beat(T + 70);
    const three = await opened(open);
    await three.beat(T + 100);
    expect(await three.outages()).toEqual([]);
  });

  test("after the last has gone there is one, and those who come at once make it once", async () => {
    const url = await server.newPlace();
    const open = () => openPostgres(url);
    const [one, two] = [await opened(open), await opened(open)];
    await one.beat(T);
    await two.beat(T + 50);
    await Promise.all([one.close(), two.close()]);
    const fresh = await Promise.all([opened(open), opened(open)]);
    const client = await other(url);
    await client.query("DELETE FROM nodes");
    // Nobody gets to the end before both have begun.
    await client.query("BEGIN");
    await client.query("SELECT FROM last_beat FOR UPDATE");
    const beats = Promise.all(fresh.map((store) => store.beat(T + 200)));
    await untilWaiting(client, 2);
    await client.query("COMMIT");
    await beats;
    expect(await fresh[0]?.outages()).toEqual([{ from: T + 50, to: T + 200 }]);
  });

  test("a server that was killed, or is silent for long, is not there", async () => {
    const url = await server.newPlace();
    const [one, client] = [await opened(() => openPostgres(url)), await other(url)];
    await one.beat(T);
    await cutAll(url);
    const two = await opened(() => openPostgres(url));
    await two.beat(T + 30);
    expect(await two.outages()).toEqual([{ from: T, to: T + 30 }]);
    await client.query("UPDATE nodes SET seen = seen - interval '11 s'");
    const three = await opened(() => openPostgres(url));
    await three.beat(T + 90);
    expect(await three.outages()).toEqual([
      { from: T, to: T + 30 },
      { from: T + 30, to: T + 90 },
    ]);
  });
});
