import { OLDEST_VERSION, VERSION } from "@umpire/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connected, decide, joined, observationOf, table } from "../client.fixture.ts";
import { ask, made, post, type Served, sat, served } from "../server.fixture.ts";

let at: Served;
beforeAll(async () => {
  at = await served();
});
afterAll(() => at.close());

const rps = () => table(at, { game: "rps" });
const nobody = "A".repeat(43);

describe("joining", () => {
  test("a player gets the whole of what its seat sees, and who is here", async () => {
    const { clients } = await rps();
    const [first, second] = clients;
    expect(first?.heard[0]).toMatchObject({ type: "joined", seq: 3, seat: 0, here: [0], chat: [] });
    expect(second?.heard[0]).toMatchObject({ seat: 1, here: [0, 1], view: { status: "running", step: 1 } });
    expect(await first?.next("here")).toEqual({ type: "here", seats: [0] });
    expect(await first?.next("here")).toEqual({ type: "here", seats: [0, 1] });
    await second?.leave();
    expect(await first?.next("here")).toEqual({ type: "here", seats: [0] });
  });

  test("whoever says something else first is closed", async () => {
    for (const first of [{ type: "ping" }, { type: "resign", key: "a" }]) {
      const client = await connected(at);
      client.send(first);
      expect(await client.closed).toEqual({ code: 4001, why: "not-joined" });
      expect(client.heard).toEqual([]);
    }
  });

  test("a match that is not there and a token that is not its are refused, and the socket is closed", async () => {
    const match = await made(at, { game: "rps" });
    const token = await sat(at, await made(at, { game: "rps" }), "Elsewhere");
    const [unknown, wrong, foreign] = [await connected(at), await connected(at), await connected(at)];
    unknown.send({ type: "join", match: "no-such-match" });
    expect(await unknown.next("refused")).toMatchObject({ key: null, refusal: { code: "unknown-match" } });
    expect(await unknown.closed).toEqual({ code: 4004, why: "unknown-match" });
    wrong.send({ type: "join", match, token: nobody });
    expect(await wrong.next("refused")).toMatchObject({ key: null, refusal: { code: "wrong-token" } });
    expect(await wrong.closed).toEqual({ code: 4003, why: "wrong-token" });
    foreign.send({ type: "join", match, token });
    expect(await foreign.closed).toEqual({ code: 4003, why: "wrong-token" });
  });

  test("who says its version hears the server's; who says none hears what it always heard", async () => {
    const { match, clients } = await rps();
    expect(clients[0]?.heard[0]).not.toHaveProperty("version");
    const told = await connected(at);
    told.send({ type: "join", match, version: VERSION });
    expect(await told.next("joined")).toMatchObject({ version: VERSION });
  });

  test("a client that is too old is told so, what to do, and closed for good", async () => {
    const { match } = await rps();
    const old = await connected(at);
    old.send({ type: "join", match, version: OLDEST_VERSION - 1, language: "ru" });
    const { refusal } = await old.next("refused");
    expect(refusal).toMatchObject({ code: "old-client", version: OLDEST_VERSION - 1, oldest: OLDEST_VERSION });
    expect(refusal.message).toContain("Загрузите страницу заново");
    expect(await old.closed).toEqual({ code: 4004, why: "unknown-match" });
  });

  test("a socket joins once", async () => {
    const { clients, match, tokens } = await rps();
    const [first] = clients;
    first?.send({ type: "join", match, token: tokens[1] ?? "" });
    expect(await first?.next("refused")).toMatchObject({ key: null, refusal: { code: "already-joined" } });
    if (first) await decide(first, "rock");
    const again = await joined(at, match, tokens[0]);
    expect(observationOf(again)).toMatchObject({ own: "rock", decided: [0] });
  });

  test("refusals come in the language of the join, else of the browser", async () => {
    const { match } = await rps();
    const russian = await connected(at);
    russian.send({ type: "join", match, language: "ru" });
    expect(await russian.wish({ type: "resign" })).toMatchObject({
      refusal: { code: "spectators-watch", message: "У кого нет места, тот только смотрит." },
    });
    const browser = await connected(at, { "accept-language": "ru-RU,ru;q=0.9,en;q=0.8" });
    browser.send(7);
    expect(await browser.next("refused")).toMatchObject({ refusal: { message: expect.stringMatching(/^Сообщение/) } });
    browser.send({ type: "join", match, language: "en" });
    expect(await browser.wish({ type: "resign" })).toMatchObject({
      refusal: { message: "Whoever has no seat watches, and nothing else." },
    });
  });
});

describe("wishes", () => {
  test("the sender hears that it is kept before anybody hears what came of it", async () => {
    const { clients } = await rps();
    const [first, second] = clients;
    if (!first || !second) throw new Error("two sit");
    const ack = await decide(first, "rock", "one");
    await second.upTo(ack.type === "ack" ? ack.seq : 0);
    await decide(second, "paper", "two");
    await Promise.all([first.upTo(5), second.upTo(5)]);
    const order = (heard: typeof first.heard) =>
      heard.flatMap(({ type }) => (type === "here" || type === "away" ? [] : [type]));
    expect(order(first.heard)).toEqual(["joined", "ack", "update", "update"]);
    expect(order(second.heard)).toEqual(["joined", "update", "ack", "update"]);
    expect(first.heard.filter(({ type }) => type === "ack")).toEqual([{ type: "ack", key: "one", seq: 4 }]);
    expect(first.heard.at(-1)).toMatchObject({
      type: "update",
      seq: 5,
      events: [{ type: "shown", round: 1, hands: ["rock", "paper"], winner: 1 }],
    });
  });

  test("the same key gets the same answer, each time once, and has one effect", async () => {
    const { clients, match, tokens } = await rps();
    const [first, second] = clients;
    if (!first || !second) throw new Error("two sit");
    const ack = await decide(first, "rock", "one");
    expect(await decide(first, "paper", "one")).toEqual(ack);
    await decide(second, "paper", "one");
    const other = await joined(at, match, tokens[0]);
    expect(await other.wish({ type: "decide", step: 0, action: "rock" }, "one")).toEqual(ack);
    expect(await other.wish({ type: "chat", text: "hello" }, "hello")).toMatchObject({ type: "ack", seq: 6 });
    expect(await other.wish({ type: "chat", text: "hello" }, "hello")).toMatchObject({ type: "ack", seq: 6 });
    await first.upTo(6);
    expect(first.heard.filter(({ type }) => type === "chat")).toHaveLength(1);
    expect(first.heard.filter(({ type }) => type === "ack")).toHaveLength(2);
    expect(observationOf(other).view).toEqual({ round: 2, score: [0, 1] });
  });

  test("a decision for another step is refused, and so is one that the rules do not know", async () => {
    const { clients } = await rps();
    const [first] = clients;
    expect(await first?.wish({ type: "decide", step: 7, action: "rock" })).toMatchObject({
      refusal: { code: "stale-step", step: 1, message: expect.stringContaining("step 1") },
    });
    expect(await first?.wish({ type: "decide", step: 1, action: "lizard" })).toMatchObject({
      refusal: { code: "bad-request", message: expect.any(String) },
    });
    expect(first?.heard.filter(({ type }) => type === "ack" || type === "update")).toEqual([]);
  });

  test("the game's own refusals have its own sentences, in Russian too", async () => {
    const { clients, match, tokens } = await table(at, { game: "tactics" });
    const action = {
      type: "MOVE",
      playerId: "P1",
      unitId: "u1_p1",
      targetPosition: { x: 9, y: 9 },
      targetUnitId: null,
    };
    const refused = clients[0] && (await decide(clients[0], action));
    expect(refused).toMatchObject({ type: "refused", refusal: { message: expect.stringMatching(/off the board\.$/) } });
    const russian = await connected(at);
    russian.send({ type: "join", match, token: tokens[0] ?? "", language: "ru" });
    await russian.next("joined");
    expect(await decide(russian, action)).toMatchObject({ refusal: { message: expect.stringMatching(/[а-я]/) } });
  });

  test("before everybody sits nothing is decided, but people can talk", async () => {
    const match = await made(at, { game: "rps" });
    const first = await joined(at, match, await sat(at, match, "Ann"));
    expect(await first.wish({ type: "decide", step: 0, action: "rock" })).toMatchObject({
      refusal: { code: "not-begun" },
    });
    expect(await first.wish({ type: "chat", text: " hello " })).toMatchObject({ type: "ack" });
    expect(await first.next("chat")).toMatchObject({ line: { name: "Ann", seat: 0, text: "hello" } });
    await sat(at, match, "Bob");
    await first.next("update");
    expect(first.view()).toMatchObject({ status: "running", players: [{ name: "Ann" }, { name: "Bob" }] });
  });

  test("what was said before is heard by whoever comes later", async () => {
    const { clients, match, tokens } = await rps();
    await clients[0]?.wish({ type: "chat", text: "good luck" });
    const late = await joined(at, match, tokens[1]);
    expect(late.heard[0]).toMatchObject({ chat: [{ name: "Player 0", seat: 0, text: "good luck" }] });
  });

  test("those who watch talk among themselves, and players hear nothing of it", async () => {
    const { clients, match } = await rps();
    const [first, second] = [await joined(at, match), await joined(at, match)];
    expect(await first.wish({ type: "spectator-chat", name: "Eve", text: " who leads? " })).toMatchObject({
      type: "ack",
    });
    for (const each of [first, second])
      expect(await each.next("chat")).toMatchObject({ line: { name: "Eve", seat: null, text: "who leads?" } });
    expect(await clients[0]?.wish({ type: "spectator-chat", name: "Ann", text: "me" })).toMatchObject({
      refusal: { code: "players-talk-apart" },
    });
    expect(await first.wish({ type: "chat", text: "hm" })).toMatchObject({ refusal: { code: "spectators-watch" } });
    expect(clients.flatMap(({ heard }) => heard.filter(({ type }) => type === "chat"))).toEqual([]);
  });

  test("a draw is offered, and accepted", async () => {
    const { clients } = await rps();
    const [first, second] = clients;
    expect(await first?.wish({ type: "accept-draw" })).toMatchObject({ refusal: { code: "no-draw-offered" } });
    await first?.wish({ type: "offer-draw" });
    await second?.upTo(4);
    expect(second?.view().sight).toMatchObject({ offers: [0] });
    await second?.wish({ type: "accept-draw" });
    await first?.upTo(5);
    expect(first?.view()).toMatchObject({ status: "over", sight: { next: { over: { winners: [] } } } });
  });

  test("a sealed decision is taken back, and an open one undone", async () => {
    const { clients } = await rps();
    const [first] = clients;
    if (!first) throw new Error("one sits");
    expect(await first.wish({ type: "take-back" })).toMatchObject({ refusal: { code: "nothing-to-take-back" } });
    await decide(first, "rock");
    await first.wish({ type: "take-back" });
    await first.upTo(5);
    expect(observationOf(first)).toMatchObject({ own: null, decided: [] });
    const duel = await table(at, { game: "tactics" });
    const [mover] = duel.clients;
    if (!mover) throw new Error("one sits");
    const before = mover.view();
    await decide(mover, { type: "END_TURN", playerId: "P1", targetPosition: null, targetUnitId: null });
    await mover.upTo(4);
    expect(mover.view().step).toBe(2);
    expect(await mover.wish({ type: "undo" })).toMatchObject({ type: "ack", seq: 5 });
    await mover.upTo(5);
    expect(mover.view()).toEqual(before);
  });

  test("who resigns has lost; then only talking and another match are left", async () => {
    const { clients, match } = await rps();
    const [first, second] = clients;
    if (!first || !second) throw new Error("two sit");
    await first.wish({ type: "resign" });
    await second.upTo(4);
    expect(second.view()).toMatchObject({ status: "over", sight: { next: { over: { winners: [1] } } } });
    expect(await decide(second, "rock")).toMatchObject({ refusal: { code: "match-over" } });
    expect(await second.wish({ type: "chat", text: "thank you" })).toMatchObject({ type: "ack" });
    await first.wish({ type: "rematch" });
    expect(await first.wish({ type: "rematch" })).toMatchObject({ refusal: { code: "rematch-asked" } });
    await second.wish({ type: "rematch" });
    await second.upTo(8);
    const { rematch } = second.view();
    expect(rematch).toEqual({ by: [0, 1], match: expect.any(String) });
    expect(rematch.match).not.toBe(match);
    expect((await ask(at, `/api/matches/${rematch.match}`)).body).toMatchObject({
      view: { game: "rps", status: "open" },
    });
    expect(await first.wish({ type: "rematch" })).toMatchObject({ refusal: { code: "rematch-there" } });
  });

  test("one seat on two devices", async () => {
    const { match, tokens, clients } = await rps();
    const { status, body } = await post(at, `/api/matches/${match}/link`, { token: tokens[0] ?? "" });
    expect(status).toBe(200);
    expect(body).toEqual({ seat: 0, token: expect.not.stringMatching(tokens[0] ?? "") });
    const phone = await joined(at, match, String(body["token"]));
    await decide(phone, "rock");
    await clients[0]?.upTo(5);
    expect(clients[0]?.view()).toEqual(phone.view());
    expect(clients[0] && observationOf(clients[0])).toMatchObject({ own: "rock" });
    await phone.leave();
    await clients[0]?.leave();
    for (const seats of [[0, 1], [0, 1], [0, 1], [1]])
      expect(await clients[1]?.next("here")).toEqual({ type: "here", seats });
  });

  test("a ping is answered", async () => {
    const { clients } = await rps();
    clients[0]?.send({ type: "ping" });
    expect(await clients[0]?.next("pong")).toEqual({ type: "pong" });
  });
});

describe("messages that are none", () => {
  test.each([
    ["no JSON", "{", ""],
    ["no object", "7", ""],
    ["an unknown type", '{"type":"cheat"}', "/type"],
    ["a field too many", '{"type":"ping","x":1}', "/x"],
    ["a wrong type", '{"type":"chat","key":"a","text":7}', "/text"],
    ["a field that is missing", '{"type":"decide","key":"a","step":0}', "/action"],
    ["a key of no form", '{"type":"resign","key":"a b"}', "/key"],
    ["a prototype", '{"type":"ping","__proto__":{}}', "/__proto__"],
    ["half a character", '{"type":"chat","key":"a","text":"\\ud800"}', "/text"],
    ["an abyss", `{"type":"decide","key":"a","step":0,"action":${"[".repeat(100)}${"]".repeat(100)}}`, null],
  ])("%s is refused", async (_what, text, path) => {
    const client = await connected(at);
    client.socket.send(text);
    const { key, refusal } = await client.next("refused");
    expect(key).toBeNull();
    expect(refusal).toMatchObject({ code: "bad-message", message: expect.any(String) });
    if (path !== null) expect(refusal["path"]).toBe(path);
  });

  test("bytes are refused, and after twenty of such messages the socket is closed", async () => {
    const { clients } = await rps();
    const [first] = clients;
    for (let count = 0; count < 25; count += 1) first?.socket.send(Buffer.from([1, 2, 3]));
    expect(await first?.closed).toEqual({ code: 4000, why: "bad-message" });
    const refused = first?.heard.filter(({ type }) => type === "refused");
    expect(refused).toHaveLength(20);
    expect(refused?.[0]).toMatchObject({ refusal: { code: "bad-message", problem: "it is not text" } });
  });

  test("a message that is too large closes the socket unread", async () => {
    const { clients } = await rps();
    clients[0]?.send({ type: "chat", key: "a", text: "x".repeat(70_000) });
    expect(await clients[0]?.closed).toMatchObject({ code: 1009 });
    expect(await clients[1]?.wish({ type: "chat", text: "still here" })).toMatchObject({ type: "ack" });
  });
});
