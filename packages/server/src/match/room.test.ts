import { fastDice } from "@umpire/bots";
import { canonical, hashText, type Json, readRecord, type Viewer, writeRecord } from "@umpire/kernel";
import { kitsOf } from "@umpire/kit";
import type { CreateMatch, PlayerCommand } from "@umpire/protocol";
import { changesBetween } from "@umpire/protocol";
import { rps } from "@umpire/rps/game";
import { games } from "umpire";
import { describe, expect, test } from "vitest";
import { entriesFor } from "./commands.ts";
import { createdEntry } from "./creation.ts";
import type { RoomEntry } from "./entries.ts";
import { must } from "./host.fixture.ts";
import { after, ask, seated, tokenOf } from "./room.fixture.ts";
import { eventsFor, expiredEntries, foldAll, isOver, openRoom, seatOf, seatsToDecide, seedOf, viewOf } from "./room.ts";

describe("a room", () => {
  test.each(games.games.map(({ id }) => id))(
    "%s: what was kept gives the same room again, and its record verifies",
    (id) => {
      const { room: first, entries } = seated(ask(id));
      const rng = fastDice(7);
      let room = first;
      for (let decisions = 0; decisions < 3000 && room.match !== null && !isOver(room); decisions += 1) {
        const [seat = 0] = seatsToDecide(room.game, room.match);
        const view = room.game.view(room.match.state, seat, room.match.rules);
        const action = room.game.sample(view, seat, rng, room.match.rules) as Json;
        const [entry] = must(
          entriesFor(room, {
            type: "wish",
            seat: seat,
            wanted: { type: "decide", key: "k", step: room.match.step, action },
          }),
        );
        if (entry === undefined) throw new Error("nothing came of it");
        entries.push(entry);
        room = after(room, entry).room;
      }
      expect(isOver(room)).toBe(true);
      let again = must(openRoom(games, first.created, 1, 0));
      for (const entry of entries) again = after(again, entry).room;
      expect(canonical(viewOf(again, 0) as unknown as Json)).toBe(canonical(viewOf(room, 0) as unknown as Json));
      if (room.match === null) throw new Error("it never began");
      expect(readRecord(games, writeRecord(room.game, room.match)).ok).toBe(true);
    },
  );

  test("chance comes from the secret, whose hash is known first, and from everybody's seed", () => {
    const { room } = seated(ask("rps"));
    expect(seedOf(room)).toBe("5ec2e7.0011223344556600.0011223344556610");
    expect(room.match?.seed).toBe(seedOf(room));
    expect(viewOf(room, 0)).toMatchObject({ commitment: hashText("5ec2e7"), secret: null });
    const over = after(room, { type: "resign", seat: 0 }).room;
    expect(viewOf(over, "spectator")).toMatchObject({ secret: "5ec2e7", status: "over" });
  });

  test("a token acts for its seat alone, and only its hash is kept", () => {
    const { room, entries } = seated(ask("rps"));
    expect([seatOf(room, tokenOf(0)), seatOf(room, tokenOf(1)), seatOf(room, "guess")]).toEqual([0, 1, null]);
    expect(JSON.stringify(entries)).not.toContain(tokenOf(0));
    expect(JSON.stringify(viewOf(room, 0))).not.toContain(hashText(tokenOf(0)));
  });
});

describe("what is sealed", () => {
  test.each([
    ["rps", "rock", "scissors"],
    ["shapeships", null, null],
  ])("%s: whatever a seat has decided, nobody else sees or hears a difference", (id, ...hands) => {
    const { room } = seated(ask(id ?? ""));
    if (room.match === null) throw new Error("it has not begun");
    const { state, rules, step } = room.match;
    const view = room.game.view(state, 0, rules);
    const legal = [...take(room.game.legal(view, 0, rules) as Iterable<Json>, 12)];
    const choices = hands[0] === null ? legal : hands;
    const seenBy = (viewer: Viewer) =>
      choices.map((action) => {
        const [entry] = must(
          entriesFor(room, { type: "wish", seat: 0, wanted: { type: "decide", key: "k", step, action } }),
        );
        const then = after(room, entry as RoomEntry);
        const changes = changesBetween(
          viewOf(room, viewer) as unknown as Json,
          viewOf(then.room, viewer) as unknown as Json,
        );
        return JSON.stringify([viewOf(then.room, viewer), changes, eventsFor(then.room, then.events, viewer)]);
      });
    expect(choices.length).toBeGreaterThan(1);
    expect(new Set(seenBy(1)).size).toBe(1);
    expect(new Set(seenBy("spectator")).size).toBe(1);
    expect(new Set(seenBy(0)).size).toBe(choices.length);
  });
});

function* take<T>(items: Iterable<T>, count: number): Generator<T> {
  let left = count;
  for (const item of items) {
    if (left === 0) return;
    left -= 1;
    yield item;
  }
}

describe("time", () => {
  const game = { kind: "game", ms: 60_000, increment: 0 } as const;

  test("[SC106] the first clock that runs out decides, whenever somebody looks", () => {
    const { room } = seated(ask("shapeships", { clock: game }));
    const late = { ...room, clock: { ...room.clock, left: [5000, 7000] } };
    const [entry] = expiredEntries(late, 600_000);
    expect(entry).toEqual({ type: "out-of-time", seats: [0] });
    const over = after(late, entry as RoomEntry, 600_000).room;
    expect(viewOf(over, "spectator").sight).toMatchObject({ next: { over: { winners: [1], reason: "time" } } });
  });

  test("[SC107] both in the same millisecond: nobody wins", () => {
    const { room } = seated(ask("shapeships", { clock: game }));
    const [entry] = expiredEntries(room, 60_000);
    expect(entry).toEqual({ type: "out-of-time", seats: [0, 1] });
    const over = after(room, entry as RoomEntry, 60_000).room;
    expect(viewOf(over, 0).sight).toMatchObject({ next: { over: { winners: [], reason: "time" } } });
  });

  test("[SC116] where each decision has its time, the rules decide for who is late, and what the other sealed is opened", () => {
    const { room } = seated(ask("rps", { clock: { kind: "move", ms: 10_000 } }));
    const [sealed] = must(
      entriesFor(room, { type: "wish", seat: 1, wanted: { type: "decide", key: "k", step: 1, action: "paper" } }),
    );
    const waiting = after(room, sealed as RoomEntry, 4000).room;
    expect(expiredEntries(waiting, 9999)).toEqual([]);
    const [entry] = expiredEntries(waiting, 10_000);
    expect(entry).toEqual({ type: "absent", seat: 0 });
    const opened = after(waiting, entry as RoomEntry, 10_000);
    expect(opened.events).toContainEqual({ type: "match:absent", seat: 0 });
    expect(opened.events).toContainEqual(expect.objectContaining({ type: "shown", hands: ["rock", "paper"] }));
  });
});

describe("what is refused", () => {
  const { room } = seated(ask("rps"));
  const code = (result: { ok: boolean; refusal?: { code: string } }) => (result.ok ? "ok" : result.refusal?.code);

  test("a bot of the game's own, by the name that its strategies give it, sits beside those of any game", () => {
    const own = kitsOf([{ game: rps, strategies: { stone: { choose: () => "rock" } } }]);
    const wanted = (bot: string) => ask("rps", { seats: ["open", { bot }] });
    expect(createdEntry(own, wanted("stone"), "m", "s")).toMatchObject({ ok: true, value: { seats: [null, "stone"] } });
    expect(createdEntry(own, wanted("constructor"), "m", "s")).toMatchObject({ refusal: { code: "unknown-bot" } });
    expect(createdEntry(games, wanted("stone"), "m", "s")).toMatchObject({ refusal: { code: "unknown-bot" } });
  });

  test("a match that cannot be", () => {
    const made = (request: CreateMatch) => code(createdEntry(games, request, "m", "s"));
    expect(made(ask("chess"))).toBe("unknown-game");
    expect(made(ask("rps", { rules: "no" }))).toBe("bad-rules");
    expect(made(ask("rps", { options: { odd: 1 } }))).toBe("bad-request");
    expect(made(ask("rps", { seats: ["open"] }))).toBe("wrong-seats");
    expect(made(ask("rps", { seats: ["open", { bot: "deep" }] }))).toBe("unknown-bot");
    expect(made(ask("rps", { seats: [{ bot: "random" }, { bot: "random" }] }))).toBe("nobody-plays");
  });

  test("a seat that is not free", () => {
    const joined = (wanted?: number) =>
      code(
        entriesFor(room, {
          type: "join",
          request: { name: "x", seed: "00", ...(wanted !== undefined && { seat: wanted }) },
          token: "t",
        }),
      );
    expect([joined(), joined(0), joined(7)]).toEqual(["table-full", "seat-taken", "no-such-seat"]);
  });

  test("[SC26] an order for another step, and whatever the kernel refuses", () => {
    const wish = (wanted: PlayerCommand, at = room) => {
      const made = entriesFor(at, { type: "wish", seat: 0, wanted: wanted });
      const dated = made.ok ? made.value.map((entry) => ({ seq: at.seq + 1, at: 0, entry })) : [];
      return code(made.ok ? foldAll(at, dated) : made);
    };
    expect(wish({ type: "decide", key: "k", step: 0, action: "rock" })).toBe("stale-step");
    expect(wish({ type: "decide", key: "k", step: 1, action: "fist" })).toBe("bad-request");
    expect(wish({ type: "take-back", key: "k" })).toBe("nothing-to-take-back");
    expect(wish({ type: "rematch", key: "k" })).toBe("not-over");
    const over = after(room, { type: "resign", seat: 1 }).room;
    expect(wish({ type: "resign", key: "k" }, over)).toBe("match-over");
    expect(wish({ type: "rematch", key: "k" }, over)).toBe("ok");
  });
});
