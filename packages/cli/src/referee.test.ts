import type { Game } from "@umpire/kernel";
import { kitsOf } from "@umpire/kit";
import { all, ask, did, refused, start } from "umpire/ask-fixture";
import { coins } from "umpire/coins-fixture";
import { describe, expect, test } from "vitest";
import { answerLine } from "./referee.ts";

const registry = (games: readonly Game[]) => kitsOf(games.map((game) => ({ game })));

describe("every answer", () => {
  test.each([[1], ["x"], [null], [{ deep: [1, { a: "é" }] }], [false]])("[P2] the id %j comes back unchanged", (id) => {
    expect(ask({ id, ask: "games" })).toMatchObject({ id, ok: true });
    expect(ask({ id, ask: "dance" })).toMatchObject({ id, ok: false });
  });

  test("[P2] without an id it is null", () => {
    expect(ask({ ask: "games" }).id).toBeNull();
    expect(Object.keys(ask({ ask: "games" })).slice(0, 2)).toEqual(["id", "ok"]);
  });

  test("[P2] a request that is refused at the door keeps its id, if the id is sound", () => {
    const line = (text: string) => JSON.parse(answerLine(all, { text }));
    expect(line('{"id":7,"ask":"games","seed":"\\ud800"}')).toMatchObject({ id: 7, ok: false });
    expect(line('{"id":"\\ud800","ask":"games"}')).toMatchObject({ id: null, ok: false });
    expect(line('{"id":1e999}')).toMatchObject({ id: null, ok: false });
  });

  test("[P3] a refusal cites the rule and names what is in the way", () => {
    const match = ask({ game: "coins", ask: "start", seed: "s" })["match"];
    expect(ask({ ask: "decide", match, seat: 0, action: 9 })).toMatchObject({
      ok: false,
      refusal: { code: "too-many", rule: "C1", message: "Not 9: at most 3 coins.", coins: 9 },
    });
  });

  test("[P4] messages come in English and in Russian", () => {
    const message = (language: string) =>
      ask({ ask: "decide", match: did(start(), 0, "rock"), seat: 0, action: "rock", language });
    expect(message("en")).toMatchObject({ refusal: { message: expect.stringMatching(/^Seat 0 has decided already/) } });
    expect(message("ru")).toMatchObject({ refusal: { message: expect.stringMatching(/^Место 0 уже решило/) } });
  });

  test("[P4] what a schema says follows the language, and does not stay", () => {
    const request = { ask: "decide", match: start(), seat: 0, action: "well" };
    expect(ask({ ...request, language: "ru" })).toMatchObject({
      refusal: { message: expect.stringMatching(/Неверн/) },
    });
    expect(ask(request)).toMatchObject({ refusal: { message: expect.stringMatching(/expected one of/) } });
  });

  test("[P4] a game without that language speaks English; one without words gives its code", () => {
    const match = ask({ game: "coins", ask: "start", seed: "s" })["match"];
    expect(ask({ ask: "decide", match, seat: 0, action: 9, language: "ru" })).toMatchObject({
      refusal: { message: "Not 9: at most 3 coins." },
    });
    const { words: _, ...mute } = coins;
    const text = JSON.stringify({ ask: "decide", match, seat: 0, action: 9 });
    expect(JSON.parse(answerLine(registry([mute]), { text }))).toMatchObject({
      refusal: { code: "too-many", message: 'too-many {"rule":"C1","coins":9}' },
    });
  });

  test("[P5] the game may be left out beside a match, but must not be another", () => {
    const match = start();
    expect(ask({ ask: "look", match, viewer: 0 }).ok).toBe(true);
    expect(ask({ ask: "look", game: "rps", match, viewer: 0 }).ok).toBe(true);
    expect(ask({ ask: "look", game: "coins", match, viewer: 0 })).toMatchObject(
      refused("bad-request", { path: "/game" }),
    );
  });
});

describe("bad requests", () => {
  test.each(["", " ", "{", "hello", '{"a":NaN}', "[1", '{"a":1}}'])("[P6] %j is bad-json", (text) => {
    expect(JSON.parse(answerLine(all, { text }))).toMatchObject(refused("bad-json"));
  });

  test("[P6] bytes that are not UTF-8 are bad-json, too many are too-large", () => {
    expect(JSON.parse(answerLine(all, { notUtf8: true }))).toMatchObject(refused("bad-json"));
    expect(JSON.parse(answerLine(all, { tooLarge: true }))).toMatchObject(refused("too-large", { limit: 1_048_576 }));
  });

  test.each(["7", "null", '"start"', "[]", "true"])("[P6] %s is no request", (text) => {
    expect(JSON.parse(answerLine(all, { text }))).toMatchObject(refused("bad-request", { path: "" }));
  });

  test.each<[object, string, object]>([
    [{}, "bad-request", { path: "/ask" }],
    [{ ask: 7 }, "bad-request", { path: "/ask" }],
    [{ ask: "dance" }, "unknown-question", { ask: "dance" }],
    [{ ask: "toString" }, "unknown-question", {}],
    [{ ask: "__proto__" }, "unknown-question", {}],
    [{ ask: "games", language: "de" }, "bad-request", { path: "/language" }],
    [{ ask: "games", language: 7 }, "bad-request", { path: "/language" }],
    [{ ask: "games", gmae: "rps" }, "bad-request", { path: "/gmae" }],
    [{ ask: "start", seed: "s" }, "bad-request", { path: "/game" }],
    [{ ask: "start", game: "rps" }, "bad-request", { path: "/seed" }],
    [{ ask: "start", game: "rps", seed: 7 }, "bad-request", { path: "/seed" }],
    [{ ask: "start", game: "rps", seed: "x".repeat(1001) }, "bad-request", { path: "/seed" }],
    [
      { ask: "start", game: "chess", seed: "s" },
      "unknown-game",
      { game: "chess", known: all.games.map(({ id }) => id) },
    ],
    [{ ask: "start", game: "rps", seed: "s", rules: "hard" }, "bad-rules", { path: "/rules" }],
    [{ ask: "start", game: "rps", seed: "s", rules: { wings: 1 } }, "bad-rules", { path: "/rules/wings" }],
    [{ ask: "start", game: "rps", seed: "s", options: { x: 1 } }, "bad-request", { path: "/options/x" }],
    [{ ask: "start", game: "coins", seed: "s", options: { seats: 9 } }, "bad-request", { path: "/options/seats" }],
    [{ ask: "start", game: "coins", seed: "s", options: { seats: 4 } }, "too-many", { coins: 4 }],
    [{ ask: "decide", seat: 0, action: "rock" }, "bad-request", { path: "/match" }],
    [{ ask: "decide", match: start(), action: "rock" }, "bad-request", { path: "/seat" }],
    [{ ask: "decide", match: start(), seat: 0 }, "bad-request", { path: "/action" }],
    [{ ask: "decide", match: start(), seat: 0, action: "well" }, "bad-request", { path: "/action" }],
    [{ ask: "decide", match: start(), seat: 2, action: "rock" }, "bad-request", { path: "/seat" }],
    [{ ask: "decide", match: start(), seat: -1, action: "rock" }, "bad-request", { path: "/seat" }],
    [{ ask: "decide", match: start(), seat: "0", action: "rock" }, "bad-request", { path: "/seat" }],
    [{ ask: "decide", match: start(), seat: 0, action: "rock", rules: "single" }, "rules-pinned", {}],
    [{ ask: "look", match: start(), viewer: 2 }, "bad-request", { path: "/viewer" }],
    [{ ask: "look", match: start(), viewer: "me" }, "bad-request", { path: "/viewer" }],
    [{ ask: "legal", match: start(), seat: 0, limit: 0 }, "bad-request", { path: "/limit" }],
    [{ ask: "replay" }, "bad-request", { path: "/record" }],
    [{ ask: "replay", record: "x", rules: "single" }, "rules-pinned", {}],
    [{ ask: "replay", record: "x" }, "bad-record", { line: 1 }],
    [{ ask: "outcomes", match: start() }, "bad-request", { path: "/actions" }],
    [{ ask: "outcomes", match: start(), actions: ["rock"] }, "bad-request", { path: "/actions" }],
    [{ ask: "outcomes", match: start(), actions: ["rock", "well"] }, "bad-request", { path: "/actions/1" }],
  ])("[P6] %j is refused as %s", (request, code, further) => {
    expect(ask(request)).toMatchObject(refused(code, further));
  });

  test("[P6] fields that only other questions use are ignored", () => {
    expect(ask({ ask: "look", match: start(), viewer: 0, seat: 1, limit: 3, action: "rock" }).ok).toBe(true);
  });

  test("[P6] a mistake of a game's own is an internal error, and the process goes on", () => {
    const broken = registry([{ ...coins, view: () => ({ purse: Number.NaN }) }]);
    const text = JSON.stringify({ ask: "start", game: "coins", seed: "s", id: 3 });
    expect(JSON.parse(answerLine(broken, { text }))).toMatchObject({ id: 3, ...refused("internal-error") });
    const worse = registry([
      {
        ...coins,
        setup: () => {
          throw new Error("out of coins");
        },
      },
    ]);
    expect(JSON.parse(answerLine(worse, { text }))).toMatchObject(
      refused("internal-error", { problem: "out of coins" }),
    );
  });
});

describe("the questions", () => {
  test("[P7] games lists what can be started", () => {
    const { games } = ask({ ask: "games" });
    expect(games).toEqual(all.games.map(({ id }) => expect.objectContaining({ id })));
    expect(games).toEqual(
      expect.arrayContaining([
        {
          ...{ id: "rps", edition: 1, options: {}, switches: ["wins", "rounds"] },
          presets: { standard: { wins: 3, rounds: 30 }, single: { wins: 1, rounds: 10 } },
          questions: [
            ...["games", "start", "decide", "takeBack", "undo", "resign", "offerDraw", "acceptDraw", "timeOut"],
            ...["look", "legal", "record", "replay", "outcomes", "bot"],
          ],
        },
        expect.objectContaining({ id: "tactics", edition: 1 }),
        expect.objectContaining({ id: "shapeships", edition: 1 }),
        expect.objectContaining({ id: "ti4", edition: 2 }),
        expect.objectContaining({ id: "coins", options: { seats: 2 } }),
      ]),
    );
  });

  test("[P8] start gives the match, its events and a spectator's sight", () => {
    const answer = ask({ game: "rps", ask: "start", seed: "demo" });
    expect(answer).toEqual({
      ...{ id: null, ok: true, rules: "standard", events: [] },
      match: expect.objectContaining({ game: "rps", edition: 1, seed: "demo", rules: { wins: 3, rounds: 30 } }),
      sight: {
        view: { round: 1, score: [0, 0] },
        next: { awaiting: [0, 1], step: "show" },
        ...{ decided: [], own: null, offers: [], resigned: [] },
      },
    });
  });

  test("[P8] rules by preset, by switches, by a preset's very switches", () => {
    expect(ask({ game: "rps", ask: "start", seed: "", rules: "single" })["rules"]).toBe("single");
    expect(ask({ game: "rps", ask: "start", seed: "", rules: { wins: 2 } })["rules"]).toEqual({
      custom: { wins: 2, rounds: 30 },
    });
    expect(ask({ game: "rps", ask: "start", seed: "", rules: { wins: 1, rounds: 10 } })["rules"]).toBe("single");
    expect(ask({ ask: "look", match: start({ rules: { wins: 2 } }), viewer: 0 })["rules"]).toEqual({
      custom: { wins: 2, rounds: 30 },
    });
  });

  test("[P9] a decision is sealed, then both are told", () => {
    const one = ask({ ask: "decide", match: start(), seat: 1, action: "paper" });
    expect(one).toMatchObject({
      ok: true,
      rules: "standard",
      events: [],
      match: { sealed: [{ seat: 1, action: "paper" }] },
    });
    expect(ask({ ask: "decide", match: one["match"], seat: 0, action: "rock" })).toMatchObject({
      events: [{ type: "shown", round: 1, hands: ["rock", "paper"], winner: 1 }],
      match: { state: { score: [0, 1] }, sealed: [], log: [{ type: "decide" }] },
    });
  });

  test("[P9] too early, twice, too late", () => {
    const coinsMatch = ask({ game: "coins", ask: "start", seed: "s" })["match"];
    expect(ask({ ask: "decide", match: coinsMatch, seat: 1, action: 1 })).toMatchObject(
      refused("not-awaited", { seat: 1, awaiting: [0] }),
    );
    expect(ask({ ask: "decide", match: did(start(), 0, "rock"), seat: 0, action: "rock" })).toMatchObject(
      refused("already-decided", { seat: 0 }),
    );
    const over = ask({ ask: "resign", match: start(), seat: 1 })["match"];
    expect(ask({ ask: "decide", match: over, seat: 0, action: "rock" })).toMatchObject(
      refused("match-over", { reason: "resigned" }),
    );
  });

  test("[P9] take back, time out, draws, undo", () => {
    const waiting = did(start(), 0, "rock");
    expect(ask({ ask: "takeBack", match: waiting, seat: 0 })["match"]).toEqual(start());
    expect(ask({ ask: "takeBack", match: waiting, seat: 1 })).toMatchObject(refused("nothing-to-take-back"));
    expect(ask({ ask: "timeOut", match: waiting, seat: 1 })["events"]).toMatchObject([{ type: "match:absent" }, {}]);
    const offered = ask({ ask: "offerDraw", match: waiting, seat: 0 })["match"];
    expect(ask({ ask: "offerDraw", match: offered, seat: 0 })).toMatchObject(refused("draw-already-offered"));
    expect(ask({ ask: "acceptDraw", match: waiting, seat: 1 })).toMatchObject(refused("no-draw-offered"));
    const drawn = ask({ ask: "acceptDraw", match: offered, seat: 1 });
    expect(drawn["match"]).toMatchObject({ ended: { winners: [], reason: "draw-agreed" }, sealed: [] });
    const opened = did(waiting, 1, "rock");
    expect(ask({ ask: "undo", match: opened, seat: 0 })).toMatchObject(refused("undo-refused", { reason: "revealed" }));
    const moved = did(ask({ game: "coins", ask: "start", seed: "s" })["match"], 0, 1);
    expect(ask({ ask: "undo", match: moved, seat: 0 })).toMatchObject({ ok: true, match: { log: [] } });
    expect(ask({ ask: "undo", match: did(moved, 1, 0), seat: 1 })).toMatchObject(
      refused("undo-refused", { reason: "dice-rolled" }),
    );
    expect(ask({ ask: "undo", match: did(moved, 1, 1), seat: 0 })).toMatchObject(
      refused("undo-refused", { reason: "other-acted" }),
    );
  });

  test("[P9] a seat that has left a match of three", () => {
    const three = ask({ game: "coins", ask: "start", seed: "s", options: { seats: 3 } })["match"];
    const gone = ask({ ask: "resign", match: three, seat: 1 })["match"];
    expect(ask({ ask: "resign", match: gone, seat: 1 })).toMatchObject(refused("already-resigned"));
    expect(ask({ ask: "look", match: gone, viewer: 0 })["sight"]).toMatchObject({ resigned: [1] });
  });

  test("[P10] a sight says who has decided, not what", () => {
    const sights = ["rock", "paper", "scissors"].map((hand) =>
      [1, "spectator"].map((viewer) => ask({ ask: "look", match: did(start(), 0, hand), viewer })),
    );
    expect(sights[0]?.[0]).toMatchObject({ sight: { decided: [0] } });
    expect(sights[1]).toEqual(sights[0]);
    expect(sights[2]).toEqual(sights[0]);
    expect(JSON.stringify(sights)).not.toContain("rock");
  });

  test("[P11] legal actions in the game's order, cut at the limit", () => {
    const request = { ask: "legal", match: start(), seat: 0 };
    expect(ask(request)).toMatchObject({ actions: ["rock", "paper", "scissors"], more: false });
    expect(ask({ ...request, limit: 3 })).toMatchObject({ more: false });
    expect(ask({ ...request, limit: 2 })).toMatchObject({ actions: ["rock", "paper"], more: true });
    expect(ask({ ...request, match: did(start(), 0, "rock") })).toMatchObject(refused("already-decided"));
  });

  test("[P12] a record read back is the match, pending orders apart", () => {
    const played = did(did(start(), 0, "rock"), 1, "paper");
    const { record } = ask({ ask: "record", match: did(played, 0, "rock") });
    const again = ask({ ask: "replay", record });
    expect(again["match"]).toEqual(played);
    expect(again["hashes"]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
    expect(String(record)).toContain('1 decide [[0,"rock"],[1,"paper"]] #');
  });

  test("[P12] a record cut, altered, or of another edition", () => {
    const record = String(ask({ ask: "record", match: did(did(start(), 0, "rock"), 1, "paper") })["record"]);
    const replay = (text: string) => ask({ ask: "replay", record: text });
    expect(replay(record.slice(0, -7))).toMatchObject(refused("bad-record", { line: 9 }));
    expect(replay(record.replace("paper", "rock"))).toMatchObject(refused("hash-mismatch", { step: 1, line: 8 }));
    expect(replay(record.replace("edition 1", "edition 2"))).toMatchObject(refused("unknown-edition", { edition: 2 }));
  });

  test("[P13] every outcome with its exact probability", () => {
    expect(ask({ ask: "outcomes", match: start(), actions: ["rock", "paper"] })["outcomes"]).toEqual([
      { probability: [1, 1], state: { round: 2, score: [0, 1] } },
    ]);
    const match = ask({ game: "coins", ask: "start", seed: "s" })["match"];
    const tossed = ask({ ask: "outcomes", match, actions: [2] })["outcomes"];
    expect(tossed).toMatchObject([{ probability: [1, 1] }]);
    const flipped = ask({ ask: "outcomes", match, actions: [0] })["outcomes"];
    expect(flipped).toMatchObject([{ probability: [1, 4] }, { probability: [1, 2] }, { probability: [1, 4] }]);
  });

  test("[P13] fractions beyond exact numbers are texts; too many outcomes are refused", () => {
    const rich = ask({ game: "coins", ask: "start", seed: "s", rules: { flips: 60 } })["match"];
    const [first] = ask({ ask: "outcomes", match: rich, actions: [0] })["outcomes"] as { probability: unknown[] }[];
    expect(first?.probability).toEqual(["1", (2n ** 60n).toString()]);
    const richer = ask({ game: "coins", ask: "start", seed: "s", rules: { flips: 10, faces: 10 } })["match"];
    expect(ask({ ask: "outcomes", match: richer, actions: [0] })).toMatchObject(refused("too-many-outcomes"));
    const over = ask({ ask: "resign", match: start(), seat: 1 })["match"];
    expect(ask({ ask: "outcomes", match: over, actions: [] })).toMatchObject(refused("match-over"));
  });
});
