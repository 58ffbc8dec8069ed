import { describe, expect, onTestFinished, test } from "vitest";
import { type Client, decide, joined, observationOf } from "./client.fixture.ts";
import { openHealth } from "./monitoring/health.ts";
import { worldOn } from "./node-world.ts";
import { openData, type Serving } from "./serve.ts";
import { ask, made, post, sat } from "./server.fixture.ts";
import { endless, onPostgres, settingsFor, until } from "./several.fixture.ts";
import { startPostgres } from "./store/postgres/postgres.fixture.ts";

const { newPlace, node, nodes } = onPostgres();

const typesOf = ({ heard }: Client) => heard.map(({ type }) => type);

describe("several servers on one database", () => {
  test("players at different servers play one match, and it does not change hands for that", async () => {
    const { one, two, epochOf } = await nodes();
    const match = await made(one, endless);
    const [ann, bob] = [await sat(one, match, "Ann"), await sat(two, match, "Bob")];
    const [first, second] = [await joined(one, match, ann), await joined(two, match, bob)];
    const onlooker = await joined(two, match);
    const epoch = await epochOf(match);
    for (let step = 1; step <= 20; step += 1) {
      const [told, also] = await Promise.all([decide(first, "rock"), decide(second, "paper")]);
      expect([told.type, also.type]).toEqual(["ack", "ack"]);
      await Promise.all([first, second, onlooker].map((client) => client.upTo(3 + 2 * step)));
    }
    for (const client of [first, second, onlooker])
      expect(observationOf(client).view).toMatchObject({ score: [0, 20] });
    // Once or twice it may, on a machine so busy that a server seems to be gone.
    expect(await epochOf(match)).toBeLessThan(epoch + 3);
    const types = typesOf(second).filter((type) => type === "ack" || type === "update");
    expect(types.indexOf("ack")).toBeLessThan(types.indexOf("update"));
  });

  test("what is asked of one server is known to the other at once, also the token of a seat", async () => {
    const { one, two } = await nodes();
    for (let round = 0; round < 10; round += 1) {
      const match = await made(one, endless);
      expect((await ask(two, `/api/matches/${match}`)).body).toMatchObject({ view: { players: [null, null] } });
      const token = await sat(one, match, "Ann");
      const client = await joined(two, match, token);
      expect(client.view().players[0]).toMatchObject({ name: "Ann" });
      const linked = await post(two, `/api/matches/${match}/link`, { token });
      await (await joined(one, match, String(linked.body["token"]))).leave();
      await client.leave();
    }
  });

  test("a token that is revoked at one server is closed at the other, whichever has the match", async () => {
    const { one, two } = await nodes();
    for (const [here, there] of [[one, two] as const, [two, one] as const]) {
      const match = await made(one, endless);
      const token = await sat(one, match, "Ann");
      const link = String((await post(one, `/api/matches/${match}/link`, { token })).body["token"]);
      const [stays, goes] = [await joined(there, match, token), await joined(there, match, link)];
      expect((await post(here, `/api/matches/${match}/revoke`, { token })).status).toBe(200);
      expect(await goes.closed).toEqual({ code: 4003, why: "wrong-token" });
      expect((await post(there, `/api/matches/${match}/link`, { token: link })).status).toBe(403);
      expect(await stays.wish({ type: "chat", text: "mine" })).toMatchObject({ type: "ack" });
    }
  });

  test("a request is kept once, whichever servers it is sent to", async () => {
    const { one, two, database } = await nodes();
    const match = await made(one, endless);
    const token = await sat(one, match, "Ann");
    await sat(two, match, "Bob");
    const clients = await Promise.all([one, two, one, two].map((at) => joined(at, match, token)));
    for (let step = 1; step <= 10; step += 1) {
      const key = `chat-${step}`;
      const answers = await Promise.all(clients.map((client) => client.wish({ type: "chat", text: key }, key)));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    }
    const { rows } = await database.query("SELECT count(*)::int FROM entries WHERE text LIKE '%\"chat\"%'");
    expect(rows).toEqual([{ count: 10 }]);
  });

  test("when its server ends, a match goes on at another, with its bots", async () => {
    const { one, two } = await nodes();
    const match = await made(one, { ...endless, seats: ["open", { bot: "random" }] });
    const token = await sat(one, match, "Ann");
    const client = await joined(two, match, token);
    await until(() => observationOf(client).decided.includes(1));
    await one.close();
    for (let step = 0; step < 3; step += 1) {
      expect(await decide(client, "rock")).toMatchObject({ type: "ack" });
      const { step: now } = client.view();
      await until(() => client.view().step > now - 1 && observationOf(client).decided.includes(1));
    }
  });

  test("news that are lost are found nonetheless", async () => {
    const { one, two, database } = await nodes();
    const match = await made(one, endless);
    const token = await sat(one, match, "Ann");
    const [client, onlooker] = [await joined(one, match, token), await joined(two, match, token)];
    const silence = setInterval(() => {
      database
        .query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'umpire news'")
        .catch(() => undefined);
    }, 5);
    const { seq } = (await client.wish({ type: "chat", text: "hello?" })) as { seq: number };
    await onlooker.upTo(seq);
    clearInterval(silence);
  });

  test("who is here is known at every server, also when one of them ends", async () => {
    const { one, two, database } = await nodes();
    const match = await made(one, endless);
    const tokens = [await sat(one, match, "Ann"), await sat(two, match, "Bob")];
    const hereAt = ({ heard }: Client) =>
      heard.reduce<readonly number[]>(
        (before, message) =>
          message.type === "joined" ? message.here : message.type === "here" ? message.seats : before,
        [],
      );
    const [first, second] = [await joined(one, match, tokens[0]), await joined(two, match, tokens[1])];
    const onlooker = await joined(one, match);
    for (const client of [first, second, onlooker]) await until(() => hereAt(client).join() === "0,1");
    await second.leave();
    for (const client of [first, onlooker]) await until(() => hereAt(client).join() === "0");
    const back = await joined(two, match, tokens[1]);
    await until(() => hereAt(back).join() === "0,1" && hereAt(first).join() === "0,1");
    await one.close();
    await until(() => hereAt(back).join() === "1");
    // A server that said so and was killed.
    const ghost = JSON.stringify([{ type: "here", match, node: "ghost", seats: [0], isAsking: false }]);
    await database.query("SELECT pg_notify('umpire_' || current_schema(), $1)", [ghost]);
    await until(() => hereAt(back).join() === "0,1");
    await until(() => hereAt(back).join() === "1");
  });

  test("a clock runs out at another server when its own has ended", async () => {
    const { one, two } = await nodes();
    const match = await made(one, { ...endless, clock: { kind: "game", ms: 1500, increment: 0 } });
    const tokens = [await sat(one, match, "Ann"), await sat(two, match, "Bob")];
    const client = await joined(two, match, tokens[0]);
    expect(await decide(client, "rock")).toMatchObject({ type: "ack" });
    await one.close();
    await until(() => client.view().status === "over");
    expect(observationOf(client).next).toMatchObject({ over: { winners: [0], reason: "time" } });
  });

  test("a server that was replaced without knowing it is refused, and hands on what it is asked", async () => {
    const { one, two, database } = await nodes();
    const match = await made(one, endless);
    const token = await sat(one, match, "Ann");
    const clients = [await joined(one, match, token), await joined(two, match, token)];
    const fencedAt = async (at: Serving) =>
      Number(/^umpire_fenced_total (\d+)$/m.exec((await ask(at, "/metrics")).text)?.[1]);
    const claim = "UPDATE matches SET epoch = epoch + 1, owner = (SELECT node FROM nodes WHERE node <> owner)";
    for (let round = 0; round < 6; round += 1) {
      // Each asks the one that has just lost the match.
      const client = clients[round % 2];
      await client?.wish({ type: "chat", text: `mine ${round}` });
      await database.query(`${claim} WHERE name = $1`, [match]);
      const told = await client?.wish({ type: "chat", text: `still mine ${round}?` });
      expect(told).toMatchObject({ type: "ack", seq: 4 + 2 * round });
    }
    for (const client of clients) await client.upTo(14);
    // Now and then a server finds out before it is asked.
    expect((await fencedAt(one)) + (await fencedAt(two))).toBeGreaterThan(0);
  });

  test("to strangers there is no way from server to server", async () => {
    const { one } = await nodes();
    const match = await made(one, endless);
    const order = { type: "wish", seat: 0, wanted: { type: "chat", key: "k", text: "psst" } };
    for (const headers of [{}, { authorization: "Bearer guessed" }])
      expect((await post(one, `/peer/${match}`, order, headers as Record<string, string>)).status).toBe(404);
  });
});

describe("a server's health", () => {
  test("says that the database is away, and that it is back", async () => {
    const own = await startPostgres();
    onTestFinished(own.end);
    const serving = await node(own.url());
    const health = async () => (await ask(serving, "/health")).body;
    expect(await health()).toEqual({ ok: true });
    await own.kill();
    await until(async () => (await health())["ok"] === false);
    expect(await health()).toEqual({ ok: false, why: "away", message: "The database does not answer." });
    await own.start();
    await until(async () => (await health())["ok"] === true);
    expect((await ask(serving, `/api/matches/${await made(serving, endless)}`)).status).toBe(200);
  });

  test("says that a server is about to end while its matches go on, and the other stays well", async () => {
    const { url } = await newPlace();
    const [one, two] = [await node(url, { drain: 2000 }), await node(url)];
    const match = await made(one, endless);
    const token = await sat(one, match, "Ann");
    const client = await joined(one, match, token);
    const closing = one.close();
    expect(await ask(one, "/health")).toMatchObject({ status: 503, body: { why: "closing" } });
    expect(await client.wish({ type: "chat", text: "still here" })).toMatchObject({ type: "ack" });
    expect((await ask(two, "/health")).status).toBe(200);
    await closing;
    expect(await client.closed).toEqual({ code: 1012, why: "going-away" });
    expect((await joined(two, match, token)).heard[0]).toMatchObject({ chat: [{ text: "still here" }] });
  });

  test("what the database quotes of a value is not repeated", async () => {
    const { url, database } = await newPlace();
    const store = await openData(settingsFor(url));
    const body = "BEGIN PERFORM 'xyzzy'::integer; END";
    await database.query(`CREATE OR REPLACE FUNCTION beat(wanted deed) RETURNS json LANGUAGE plpgsql AS $$ ${body} $$`);
    await expect(store.beat(1)).rejects.toMatchObject({ code: "failed", message: "a value that does not fit: 22P02" });
    await store.close();
  });

  test.each([
    ["full", "RAISE 'no room' USING ERRCODE = 'disk_full'"],
    ["damaged", "RAISE 'torn page' USING ERRCODE = 'data_corrupted'"],
    ["read-only", "RAISE 'a standby' USING ERRCODE = 'read_only_sql_transaction'"],
    ["slow", "PERFORM pg_sleep(1.2); RETURN NULL"],
    ["failed", "RAISE 'broken'"],
  ])("says that the database is %s", async (why, body) => {
    const { url, database } = await newPlace();
    const store = await openData(settingsFor(url));
    const { ailment, stop } = await openHealth(worldOn(store), Date.now, 50);
    expect(ailment()).toBeNull();
    await database.query(
      `CREATE OR REPLACE FUNCTION beat(wanted deed) RETURNS json LANGUAGE plpgsql AS $$ BEGIN ${body}; END $$`,
    );
    await until(() => ailment() !== null);
    expect(ailment()).toBe(why);
    stop();
    await store.close();
  });
});
