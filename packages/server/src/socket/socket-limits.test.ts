import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { expect, test } from "vitest";
import { WebSocket } from "ws";
import { type Client, connected, decide, joined, observationOf, table } from "../client.fixture.ts";
import { ask, made, post, type Served, served } from "../server.fixture.ts";
import { openMemory } from "../store/memory.ts";
import type { Limits } from "./limits.ts";

/** A server of its own for one test. */
async function during(limits: Partial<Limits>, run: (at: Served) => Promise<void>): Promise<void> {
  const at = await served({ limits });
  try {
    await run(at);
  } finally {
    await at.close();
  }
}

const countOf = async (at: Served, line: string): Promise<string | undefined> =>
  (await ask(at, "/metrics")).text.split("\n").find((each) => each.startsWith(line));

test("whoever sends too fast is closed, and nobody else notices", () =>
  during({ burst: 5, rate: 0.001 }, async (at) => {
    const { clients } = await table(at, { game: "rps" });
    const [fast, other] = clients;
    for (let count = 0; count < 10; count += 1) fast?.send({ type: "ping" });
    expect(await fast?.closed).toEqual({ code: 4008, why: "too-fast" });
    expect(fast?.heard.filter(({ type }) => type === "pong").length).toBeLessThanOrEqual(4);
    expect(await other?.wish({ type: "offer-draw" })).toMatchObject({ type: "ack" });
  }));

test.each(["ping", "pong"] as const)("a %s costs as much as a message: a flood of them is closed", (control) =>
  during({ burst: 5, rate: 0.001 }, async (at) => {
    const { clients } = await table(at, { game: "rps" });
    const [fast, other] = clients;
    let pongs = 0;
    fast?.socket.on("pong", () => (pongs += 1));
    for (let count = 0; count < 2000; count += 1) fast?.socket[control]();
    expect(await fast?.closed).toEqual({ code: 4008, why: "too-fast" });
    expect(pongs).toBeLessThanOrEqual(4);
    expect(await other?.wish({ type: "offer-draw" })).toMatchObject({ type: "ack" });
  }),
);

test("a line of chat costs as much as ten frames, and one too many is refused, not punished", () =>
  during({ burst: 35, rate: 0.001 }, async (at) => {
    const { clients } = await table(at, { game: "rps" });
    const [talker] = clients;
    const answers: unknown[] = [];
    for (let line = 0; line < 4; line += 1) answers.push(await talker?.wish({ type: "chat", text: "and again" }));
    expect(answers.map((answer) => (answer as { readonly type: string }).type)).toEqual([
      "ack",
      "ack",
      "ack",
      "refused",
    ]);
    expect(answers[3]).toMatchObject({ refusal: { code: "too-fast" } });
  }));

test("all sockets of one address share a pace", () =>
  during({ addressBurst: 20, addressRate: 0.001 }, async (at) => {
    const match = await made(at, { game: "rps" });
    const clients = await Promise.all(Array.from({ length: 6 }, () => joined(at, match)));
    for (const client of clients) for (let count = 0; count < 4; count += 1) client.send({ type: "ping" });
    const pongs = () => clients.flatMap(({ heard }) => heard.filter(({ type }) => type === "pong")).length;
    const why = await Promise.race(clients.map(({ closed }) => closed));
    expect(why).toEqual({ code: 4008, why: "too-fast" });
    expect(pongs()).toBeLessThanOrEqual(14);
  }));

test("a message comes in few pieces, or its socket is closed", () =>
  during({ fragments: 4 }, async (at) => {
    const match = await made(at, { game: "rps" });
    const client = await joined(at, match);
    for (let count = 0; count < 100; count += 1) client.socket.send("", { fin: false });
    expect((await client.closed).code).toBe(1008);
  }));

/** A TCP connection that says nothing; settles when the server ends it. */
async function silent(at: Served): Promise<{ readonly ended: Promise<unknown>; readonly wire: Socket }> {
  const wire = connect(at.port, "127.0.0.1");
  wire.on("error", () => undefined);
  wire.resume();
  await once(wire, "connect");
  return { wire, ended: once(wire, "close") };
}

test("a connection that says nothing is ended", () =>
  during({ headWithin: 300 }, async (at) => {
    const { ended } = await silent(at);
    await ended;
    expect((await ask(at, "/health")).status).toBe(200);
  }));

test("the connections of an address are limited", () =>
  during({ connectionsPerAddress: 10 }, async (at) => {
    const wires = await Promise.all(Array.from({ length: 14 }, () => silent(at)));
    const open = () => wires.filter(({ wire }) => !wire.destroyed).length;
    await expect.poll(open).toBe(10);
    for (const { wire } of wires) wire.destroy();
    await expect.poll(async () => (await ask(at, "/health").catch(() => null))?.status).toBe(200);
  }));

test("of 300 connections from one address 200 stay", () =>
  during({}, async (at) => {
    const match = await made(at, { game: "rps" });
    const clients = await Promise.all(Array.from({ length: 300 }, () => connected(at)));
    const closed: string[] = [];
    for (const client of clients) client.closed.then(({ code, why }) => closed.push(`${code} ${why}`));
    for (const client of clients) client.send({ type: "join", match });
    await expect.poll(() => clients.filter(({ heard }) => heard.length === 1).length).toBe(200);
    await expect.poll(() => closed.length).toBe(100);
    expect(new Set(closed)).toEqual(new Set(["4013 too-many"]));
    expect(await countOf(at, "umpire_sockets ")).toBe("umpire_sockets 200");
    await clients.find(({ socket }) => socket.readyState === WebSocket.OPEN)?.leave();
    const late = await connected(at);
    late.send({ type: "join", match });
    expect(await late.next("joined")).toBeDefined();
  }));

test("there is a limit for all addresses together", () =>
  during({ sockets: 2 }, async (at) => {
    const clients = [await connected(at), await connected(at), await connected(at)];
    expect(await clients[2]?.closed).toEqual({ code: 4013, why: "too-many" });
  }));

test("whoever does not read is cut off, and holds up nobody", () =>
  during({}, async (at) => {
    const { clients, match } = await table(at, { game: "rps" });
    const slow = await joined(at, match);
    slow.socket.pause();
    const [talker] = clients;
    if (!talker) throw new Error("one sits");
    const payload = "x".repeat(125);
    for (let batch = 0; batch < 300 && !(await isCut(at)); batch += 1) {
      for (let count = 0; count < 300; count += 1) slow.socket.ping(payload);
      talker.send({ type: "ping" });
      await talker.next("pong");
    }
    expect(await isCut(at)).toBe(true);
    // It has a second to say goodbye before it is cut off.
    await expect.poll(() => countOf(at, "umpire_sockets "), { timeout: 10_000 }).toBe("umpire_sockets 2");
    slow.socket.terminate();
  }));

const isCut = async (at: Served) => (await countOf(at, 'umpire_closings_total{why="too-slow"}')) !== undefined;

test("whoever answers no ping is closed", () =>
  during({ pingEvery: 500 }, async (at) => {
    const match = await made(at, { game: "rps" });
    const deaf = new WebSocket(`ws://127.0.0.1:${at.port}/api/play`, { autoPong: false });
    const well = await joined(at, match);
    const [code] = await once(deaf, "close");
    expect(code).toBe(4014);
    well.send({ type: "ping" });
    expect(await well.next("pong")).toBeDefined();
  }));

test("whoever joins nothing is closed", () =>
  during({ joinWithin: 500 }, async (at) => {
    const match = await made(at, { game: "rps" });
    const well = await connected(at);
    well.send({ type: "join", match });
    const idle = await connected(at);
    expect(await idle.closed).toEqual({ code: 4014, why: "silent" });
    expect(well.socket.readyState).toBe(WebSocket.OPEN);
  }));

test("a page of another address may not play here, unless it is allowed to", async () => {
  const at = await served({ options: { origins: ["https://friend.example"] } });
  const opens = async (headers: Record<string, string>) => {
    const socket = new WebSocket(`ws://127.0.0.1:${at.port}/api/play`, { headers });
    const [event] = await Promise.race([
      once(socket, "open").then(() => ["open"]),
      once(socket, "unexpected-response").then(([, response]) => [response.statusCode]),
    ]);
    socket.on("error", () => undefined).terminate();
    return event;
  };
  expect(await opens({})).toBe("open");
  expect(await opens({ origin: `http://127.0.0.1:${at.port}` })).toBe("open");
  expect(await opens({ origin: "https://game.example", host: "game.example" })).toBe("open");
  expect(await opens({ origin: "https://friend.example" })).toBe("open");
  expect(await opens({ origin: "https://evil.example" })).toBe(403);
  expect(await opens({ origin: "null" })).toBe(403);
  await at.close();
});

test("sockets are opened at one place only", async () => {
  const at = await served();
  for (const path of ["/", "/api/games", "/api/nothing"]) {
    const socket = new WebSocket(`ws://127.0.0.1:${at.port}${path}`);
    const [, response] = await once(socket, "unexpected-response");
    expect(response.statusCode).toBe(404);
    socket.on("error", () => undefined).terminate();
  }
  expect((await ask(at, "/api/play")).body).toMatchObject({ refusal: { code: "not-found" } });
  await at.close();
});

test("where handling a message fails, its sender is closed, and all others notice nothing", async () => {
  const memory = openMemory();
  let isBroken = false;
  const at = await served({
    store: {
      ...memory,
      append: async (append) => {
        if (isBroken) throw new Error("a secret of the disk");
        return memory.append(append);
      },
    },
  });
  const { clients, match, tokens } = await table(at, { game: "rps" });
  const [first, second] = clients;
  const watcher = await joined(at, match, tokens[1]);
  isBroken = true;
  first?.send({ type: "chat", key: "a", text: "whisper" });
  expect(await first?.closed).toEqual({ code: 1011, why: "failed" });
  const { status, body } = await post(at, "/api/matches", { game: "rps" });
  expect([status, body]).toMatchObject([500, { refusal: { code: "failed" } }]);
  isBroken = false;
  expect(await second?.wish({ type: "chat", text: "well" })).toMatchObject({ type: "ack" });
  expect(await watcher.next("chat")).toMatchObject({ line: { text: "well" } });
  const errors = at.logged.filter((line) => JSON.parse(line).level >= 50);
  expect(errors.map((line) => JSON.parse(line).msg)).toEqual([
    "a message could not be handled",
    "a request could not be handled",
  ]);
  expect(errors.join()).toContain("socket-limits.test.ts");
  expect(errors.join()).not.toMatch(/whisper|secret/);
  await at.close();
});

test("messages of one socket are handled in their order", () =>
  during({}, async (at) => {
    const { clients } = await table(at, { game: "rps" });
    const [first] = clients;
    for (let count = 0; count < 50; count += 1) first?.send({ type: "chat", key: `k${count}`, text: `${count}` });
    first?.send({ type: "ping" });
    await first?.next("pong");
    const lines = first?.heard.flatMap((message) => (message.type === "chat" ? [message.line.text] : []));
    expect(lines).toEqual(Array.from({ length: 50 }, (_, count) => `${count}`));
  }));

test("what was sent before the connection broke is done all the same", () =>
  during({}, async (at) => {
    const { clients, match, tokens } = await table(at, { game: "rps" });
    const [first] = clients as [Client];
    first.send({ type: "decide", key: "a", step: 1, action: "rock" });
    first.send({ type: "chat", key: "b", text: "goodbye" });
    await first.leave();
    await expect
      .poll(async () => (await joined(at, match, tokens[0])).heard[0])
      .toMatchObject({
        view: { sight: { own: "rock" } },
        chat: [{ text: "goodbye" }],
      });
  }));

test("whoever goes while its match is loaded is not left sitting there", async () => {
  const memory = openMemory();
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const read: typeof memory.read = (...args) => gate.then(() => memory.read(...args));
  const at = await served({ store: { ...memory, read } });
  const match = await made(at, { game: "rps" });
  const client = await connected(at);
  client.send({ type: "join", match });
  await expect.poll(() => at.host.rooms.size).toBe(1);
  await client.leave();
  await expect.poll(() => countOf(at, "umpire_sockets ")).toBe("umpire_sockets 0");
  open();
  const live = await at.host.rooms.get(match)?.loading;
  await expect.poll(() => live?.ok && live.value.audiences.size).toBe(0);
  await joined(at, match);
  expect(live?.ok && live.value.audiences.size).toBe(1);
  await at.close();
});

test("a server that stops says so", async () => {
  const at = await served();
  const { clients } = await table(at, { game: "rps" });
  await at.close();
  for (const client of clients) expect(await client.closed).toEqual({ code: 1012, why: "going-away" });
});

test("no log line holds a token, a name, a text or a decision", async () => {
  const at = await served();
  const { clients, match, tokens } = await table(at, { game: "rps" });
  const [first] = clients as [Client];
  await first.wish({ type: "chat", text: "xyzzy" });
  await decide(first, "scissors");
  await ask(at, `/api/matches/${match}?token=${tokens[0]}`);
  await ask(at, `/api/matches/${tokens[0]}`);
  expect(observationOf(first).own).toBeDefined();
  await at.close();
  const log = at.logged.join("");
  expect(log).toContain('"route":"/api/matches/:id/join","status":200,"ms":');
  for (const secret of [...tokens, match, "Player", "xyzzy", "scissors", "0123456789abcdef", '127.0.0.1"'])
    expect(log).not.toContain(secret);
});
