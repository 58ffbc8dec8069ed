import { gamesAnswer, listAnswer, lookAnswer } from "@umpire/protocol";
import { games } from "umpire";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { joined } from "../client.fixture.ts";
import { ask, made, post, type Served, sat, served } from "../server.fixture.ts";
import { openMemory } from "../store/memory.ts";

let at: Served;
beforeAll(async () => {
  at = await served();
});
afterAll(() => at.close());

const refusal = (code: string, more = {}) => ({ refusal: { code, message: expect.any(String), ...more } });

describe("games", () => {
  test("each is told with what a table of it can be made of", async () => {
    const { status, body, headers } = await ask(at, "/api/games");
    expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(gamesAnswer.parse(body).games[0]).toEqual({
      id: "rps",
      editions: [1],
      presets: ["standard", "single"],
      seats: 2,
      bots: ["random", "greedy", "search", "beginner", "casual", "club", "expert", "master"],
    });
    expect(gamesAnswer.parse(body).games.map(({ id }) => id)).toEqual(games.games.map(({ id }) => id));
  });
});

describe("a new match", () => {
  test("is open, with the hash of a secret that nobody is told", async () => {
    const { status, body } = await post(at, "/api/matches", { game: "rps", rules: "single" });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      match: expect.stringMatching(/^[\w-]{16}$/),
      view: {
        game: "rps",
        edition: 1,
        rules: { wins: 1, rounds: 10 },
        status: "open",
        players: [null, null],
        secret: null,
        commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
        sight: null,
        isPublic: false,
      },
    });
  });

  test.each([
    [{ game: "chess" }, "unknown-game", 400],
    [{ game: "rps", rules: "blitz" }, "bad-rules", 400],
    [{ game: "rps", options: { x: 1 } }, "bad-request", 400],
    [{ game: "rps", seats: ["open"] }, "wrong-seats", 400],
    [{ game: "rps", seats: ["open", { bot: "hal" }] }, "unknown-bot", 400],
    [{ game: "rps", seats: [{ bot: "random" }, { bot: "random" }] }, "nobody-plays", 400],
    [{ game: "rps", clock: { kind: "move", ms: 1 } }, "bad-request", 400],
    [{ game: "rps", secret: "mine" }, "bad-request", 400],
    [{}, "bad-request", 400],
    [7, "bad-request", 400],
    // A table that the game's own setup refuses is refused when it is made, not when the last player sits down.
    [{ game: "ti4", options: { starts: [{ home: "nowhere" }, { home: "nowhere" }] } }, "bad-table", 400],
  ])("%j is refused: %s", async (request, code, status) => {
    expect(await post(at, "/api/matches", request)).toMatchObject({ status, body: refusal(code) });
  });

  test("what is not JSON, or too much of it, is refused", async () => {
    const send = (body: string, type: string) =>
      ask(at, "/api/matches", { method: "POST", body, headers: { "content-type": type } });
    const json = "application/json";
    expect(await send("{", json)).toMatchObject({ status: 400, body: refusal("bad-json") });
    expect(await send("", json)).toMatchObject({ status: 400, body: refusal("bad-json") });
    expect(await send('{"game":"\\ud800"}', json)).toMatchObject({ status: 400, body: refusal("bad-request") });
    expect(await send('{"__proto__":{}}', json)).toMatchObject({ status: 400, body: refusal("bad-request") });
    expect(await send("game=rps", "text/plain")).toMatchObject({ status: 415, body: refusal("not-json") });
    expect(await send(JSON.stringify("x".repeat(70_000)), json)).toMatchObject({
      status: 413,
      body: refusal("too-large"),
    });
    expect(await ask(at, "/api/matches", { method: "POST" })).toMatchObject({ status: 415, body: refusal("not-json") });
  });

  test("refusals come in the language of the browser", async () => {
    const russian = await post(at, "/api/matches", { game: "chess" }, { "accept-language": "ru,en;q=0.5" });
    expect(russian.body["refusal"]).toMatchObject({ message: expect.stringMatching(/^Игры «chess» нет/) });
    const unread = await post(at, "/api/matches", { game: 7 }, { "accept-language": "ru" });
    expect(unread.body["refusal"]).toMatchObject({ path: "/game", message: expect.stringMatching(/^Поле \/game/) });
  });
});

describe("a seat", () => {
  test("is the first that is free, or the one that was asked for", async () => {
    const match = await made(at, { game: "rps" });
    const join = (request: object) =>
      post(at, `/api/matches/${match}/join`, { name: "Ann", seed: "0123456789abcdef", ...request });
    expect(await join({ seat: 2 })).toMatchObject({ status: 400, body: refusal("no-such-seat", { seats: 2 }) });
    expect(await join({ name: " \u0007 " })).toMatchObject({ status: 400, body: refusal("bad-request") });
    expect(await join({ seed: "short" })).toMatchObject({ status: 400, body: refusal("bad-request") });
    expect(await join({ seat: 1 })).toMatchObject({ status: 200, body: { seat: 1 } });
    expect(await join({ seat: 1 })).toMatchObject({ status: 409, body: refusal("seat-taken") });
    expect(await join({})).toMatchObject({
      status: 200,
      body: { seat: 0, token: expect.stringMatching(/^[\w-]{43}$/) },
    });
    expect(await join({})).toMatchObject({ status: 409, body: refusal("table-full") });
  });

  test("of a match that is not there is none", async () => {
    const body = { name: "Ann", seed: "0123456789abcdef" };
    for (const id of ["no-such-match", "x", "a%2Fb"])
      expect(await post(at, `/api/matches/${id}/join`, body)).toMatchObject({ status: 404 });
    expect(await post(at, "/api/matches/%00/join", body)).toMatchObject({ status: 400, body: refusal("bad-request") });
  });

  test("has at most twenty links, and only for whoever has one", async () => {
    const match = await made(at, { game: "rps" });
    const token = await sat(at, match, "Ann");
    const link = (body: object) => post(at, `/api/matches/${match}/link`, body as { token: string });
    expect(await link({ token: "A".repeat(43) })).toMatchObject({ status: 403, body: refusal("wrong-token") });
    expect(await link({})).toMatchObject({ status: 400, body: refusal("bad-request") });
    for (let count = 1; count < 20; count += 1) expect((await link({ token })).status).toBe(200);
    expect(await link({ token })).toMatchObject({ status: 409, body: refusal("too-many-links", { limit: 20 }) });
  });
});

describe("looking", () => {
  test("shows what a spectator sees, and writes nothing", async () => {
    const memory = openMemory();
    const appended: string[] = [];
    const append: typeof memory.append = (each) => {
      appended.push(each.match);
      return memory.append(each);
    };
    const own = await served({ store: { ...memory, append } });
    const match = await made(own, { game: "rps", clock: { kind: "move", ms: 1000 } });
    const { status, body } = await ask(own, `/api/matches/${match}`);
    expect(status).toBe(200);
    expect(lookAnswer.parse(body)).toMatchObject({ seq: 1, view: { match, sight: null } });
    expect(appended).toEqual([match]);
    await own.close();
  });

  test("shows no sealed decision, no token and no seed", async () => {
    const match = await made(at, { game: "rps" });
    const token = await sat(at, match, "Ann");
    await sat(at, match, "Bob");
    const client = await joined(at, match, token);
    await client.wish({ type: "decide", step: 1, action: "scissors" });
    const { text } = await ask(at, `/api/matches/${match}`);
    expect(text).toContain('"decided":[0]');
    for (const secret of ["scissors", token, "0123456789abcdef"]) expect(text).not.toContain(secret);
  });

  test.each(["/api/matches/no-such-match", "/api/matches/no-such-match/record", "/api/matches/x/record"])(
    "%s is not there",
    async (path) => {
      expect(await ask(at, path)).toMatchObject({ status: 404, body: refusal("unknown-match") });
    },
  );

  test("nothing else is at an address of the interface", async () => {
    for (const path of ["/api/", "/api/nothing", "/api/matches/a/b/c"])
      expect(await ask(at, path)).toMatchObject({ status: 404, body: refusal("not-found") });
    expect(await post(at, "/api/games", {})).toMatchObject({ status: 404, body: refusal("not-found") });
  });
});

describe("the list", () => {
  test("shows public matches alone, newest first, page by page", async () => {
    const own = await served();
    const ids: string[] = [];
    for (let count = 0; count < 7; count += 1) ids.unshift(await made(own, { game: "rps", isPublic: true }));
    await made(own, { game: "rps" });
    await made(own, { game: "tactics", isPublic: true });
    const seen: string[] = [];
    let path = "/api/matches?game=rps&limit=3";
    for (let pages = 1; path !== ""; pages += 1) {
      const { matches, next } = listAnswer.parse((await ask(own, path)).body);
      expect(matches.length).toBe(pages < 3 ? 3 : 1);
      seen.push(...matches.map(({ match }) => match));
      path = next === null ? "" : `/api/matches?game=rps&limit=3&before=${next}`;
    }
    expect([...seen].sort()).toEqual([...ids].sort());
    expect((await ask(own, "/api/matches")).body["matches"]).toHaveLength(8);
    expect((await ask(own, "/api/matches?status=running")).body).toEqual({ matches: [], next: null });
    await own.close();
  });

  test("private ones in between leave no gap", async () => {
    const own = await served();
    const hidden = async () => {
      for (let count = 0; count < 150; count += 1) await made(own, { game: "rps" });
    };
    const last = await made(own, { game: "rps", isPublic: true });
    await hidden();
    const first = await made(own, { game: "rps", isPublic: true });
    await hidden();
    expect((await ask(own, "/api/matches?limit=101")).status).toBe(400);
    const { matches, next } = listAnswer.parse((await ask(own, "/api/matches?limit=1")).body);
    expect(matches.map(({ match }) => match)).toEqual([first]);
    const rest = listAnswer.parse((await ask(own, `/api/matches?limit=1&before=${next}`)).body);
    expect(rest.matches.map(({ match }) => match)).toEqual([last]);
    expect(rest.next).toBeNull();
    await own.close();
  });

  test("tells who sits, and how it ended", async () => {
    const match = await made(at, { game: "rps", isPublic: true, seats: ["open", { bot: "random" }] });
    const client = await joined(at, match, await sat(at, match, "Ann"));
    await client.wish({ type: "resign" });
    const { matches } = listAnswer.parse((await ask(at, "/api/matches?status=over&limit=1")).body);
    expect(matches[0]).toMatchObject({
      match,
      game: "rps",
      status: "over",
      clock: { kind: "none" },
      players: [
        { name: "Ann", bot: false },
        { name: "random", bot: true },
      ],
      over: { winners: [1], reason: "resigned" },
    });
  });

  test.each([
    ["limit=0", "bad-request"],
    ["limit=101", "bad-request"],
    ["status=lost", "bad-request"],
    ["status=open&status=over", "bad-request"],
    ["page=2", "bad-request"],
    ["before=!", "bad-cursor"],
    ["before=eHh4", "bad-cursor"],
  ])("?%s is refused", async (query, code) => {
    expect(await ask(at, `/api/matches?${query}`)).toMatchObject({ status: 400, body: refusal(code) });
  });
});

describe("limits", () => {
  test("of requests and of new matches", async () => {
    const own = await served({ limits: { requests: 5, creations: 2 } });
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await ask(own, "/api/games")).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const { body, headers } = await ask(own, "/api/games");
    expect(body).toEqual(refusal("too-fast"));
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    for (const status of [201, 201, 429])
      expect((await post(own, "/api/matches", { game: "rps" })).status).toBe(status);
    expect((await ask(own, "/")).status).toBe(200);
    await own.close();
  });

  test("are those of who asks, where a proxy that is trusted says who that is", async () => {
    const own = await served({ limits: { requests: 1 }, options: { proxies: "127.0.0.1" } });
    const from = (address: string) => ask(own, "/api/games", { headers: { "x-forwarded-for": address } });
    expect((await from("1.1.1.1")).status).toBe(200);
    expect((await from("2.2.2.2")).status).toBe(200);
    expect((await from("1.1.1.1")).status).toBe(429);
    await own.close();
  });
});
