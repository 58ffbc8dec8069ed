import type { Game } from "@umpire/kernel";
import { kitsOf } from "@umpire/kit";
import { games } from "umpire";
import { refused } from "umpire/ask-fixture";
import { type Coins, coins } from "umpire/coins-fixture";
import { describe, expect, test } from "vitest";
import { answerLine } from "../referee.ts";

/** What is taken is the taker's secret. */
const secretive: Game<Coins> = { ...coins, isVisible: ({ seat }, viewer) => seat === viewer };
const all = kitsOf([...games.kits, { game: secretive as Game }]);
const ask = (request: object) => JSON.parse(answerLine(all, { text: JSON.stringify(request) }));

const begun = ask({ game: "coins", ask: "start", seed: "s" }).match;
const TOOK = { type: "took", seat: 0, coins: 2 };

describe("what one viewer may know of the events", () => {
  test.each([
    [0, [TOOK]],
    [1, []],
    ["spectator", []],
  ])("[P27] viewer %j", (viewer, heard) => {
    const asked = { ask: "decide", match: begun, seat: 0, action: 2, viewer };
    expect(ask(asked)).toMatchObject({ ok: true, events: [TOOK], heard });
  });

  test("[P27] everybody hears the umpire's own, and nobody is named where nobody asks", () => {
    const resigned = [{ type: "match:resigned", seat: 0 }];
    expect(ask({ ask: "resign", match: begun, seat: 0, viewer: 1 })).toMatchObject({
      events: resigned,
      heard: resigned,
    });
    expect(ask({ ask: "resign", match: begun, seat: 0 })).not.toHaveProperty("heard");
    expect(ask({ game: "coins", ask: "start", seed: "s", viewer: "spectator" })).toMatchObject({ heard: [] });
    expect(ask({ game: "coins", ask: "start", seed: "s" })).not.toHaveProperty("heard");
  });

  test("[P27] of a record: a list for the start, then one an entry", () => {
    const { match } = ask({ ask: "decide", match: begun, seat: 0, action: 2 });
    const { record } = ask({ ask: "record", match: ask({ ask: "decide", match, seat: 1, action: 3 }).match });
    expect(ask({ ask: "replay", record, viewer: 0 }).heard).toEqual([[], [TOOK], []]);
    expect(ask({ ask: "replay", record, viewer: 1 }).heard).toEqual([[], [], [{ type: "took", seat: 1, coins: 3 }]]);
    expect(ask({ ask: "replay", record })).not.toHaveProperty("heard");
    expect(ask({ ask: "replay", record, viewer: 2 })).toMatchObject(refused("bad-request", { path: "/viewer" }));
  });

  test("[P27] a viewer who is not at the table is refused", () => {
    for (const request of [
      { ask: "decide", match: begun, seat: 0, action: 2, viewer: 2 },
      { ask: "start", game: "coins", seed: "s", viewer: 2 },
    ])
      expect(ask(request)).toMatchObject(refused("bad-request", { path: "/viewer" }));
  });
});

describe("a bot's decision", () => {
  test.each(all.games)("[P28] in $id: a legal one, the same every time", ({ id }) => {
    const { match, sight } = ask({ game: id, ask: "start", seed: "demo" });
    const seat = sight.next.awaiting[0];
    for (const bot of ["random", "greedy", "club"]) {
      const asked = { ask: "bot", match, seat, bot };
      const { ok, action } = ask(asked);
      expect({ bot, ok }).toEqual({ bot, ok: true });
      expect(ask(asked).action).toEqual(action);
      expect(ask({ ask: "decide", match, seat, action }).ok).toBe(true);
    }
  });

  test("[P28] another seed, another answer", () => {
    const seeds = Array.from({ length: 20 }, (_, at) => `s${at}`);
    const chosen = seeds.map((seed) => ask({ ask: "bot", match: begun, seat: 0, bot: "random", seed }).action);
    expect(new Set(chosen).size).toBeGreaterThan(1);
  });

  test.each(["hal", "constructor", "__proto__", "toString", ""])("[P28] there is no bot %j", (bot) => {
    expect(ask({ ask: "bot", match: begun, seat: 0, bot })).toMatchObject(
      refused("unknown-bot", { bot, known: expect.arrayContaining(["random", "master"]) }),
    );
  });

  test("[P28] only a seat that may decide is decided for", () => {
    expect(ask({ ask: "bot", match: begun, seat: 1, bot: "random" })).toMatchObject(refused("not-awaited"));
    expect(ask({ ask: "bot", match: begun, seat: 9, bot: "random" })).toMatchObject(refused("bad-request"));
    expect(ask({ ask: "bot", match: begun, seat: 0 })).toMatchObject(refused("bad-request", { path: "/bot" }));
  });
});
