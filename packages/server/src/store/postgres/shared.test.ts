import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { sharing } from "../conformance/sharing.ts";
import { opened, T, to } from "../conformance/tools.ts";
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

sharing(
  () => {
    let url: Promise<string> | null = null;
    return async () => {
      url ??= server.newPlace();
      return openPostgres(await url);
    };
  },
  (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
);

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

describe("outages of several servers", () => {
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
