import type { ServerMessage } from "@umpire/protocol";
import { closing, OLDEST_VERSION, VERSION } from "@umpire/protocol";
import { describe, expect, test } from "vitest";
import { type Command, type Connection, type Input, isDeciding, newConnection, step } from "./connection.ts";
import { joined, sight, view } from "./match-view.fixture.ts";

const token = "q0Yb3jT1sXJ5uVd8wKcR2mZaLhPnGfEoIxSvBtCyD4M";
const fresh = newConnection("8Epy-FlCSz_GQ-cW", token, { log: [], seen: null });
const rock: Command = { type: "decide", key: "a", step: 1, action: "rock" };
const hello: Command = { type: "chat", key: "b", text: "Hello" };

const received = (message: ServerMessage): Input => ({ type: "received", message, now: 0 });
const closed = (code: number, at = 0): Input => ({ type: "closed", code, now: at, random: 0.5 });

/** The connection after all of these. */
const after = (from: Connection, ...inputs: readonly Input[]): Connection =>
  inputs.reduce((connection, input) => step(connection, input).connection, from);

const seated = after(fresh, { type: "opened" }, received(joined()));

describe("joining", () => {
  test("an open socket says which match and which seat", () => {
    expect(step(fresh, { type: "opened" }).send).toEqual([
      { type: "join", match: fresh.match, since: 0, token, version: VERSION },
    ]);
    expect(step({ ...fresh, token: null }, { type: "opened" }).send).toEqual([
      { type: "join", match: fresh.match, since: 0, version: VERSION },
    ]);
  });

  test("then everything is known", () => {
    expect(seated.status).toEqual({ is: "joined" });
    expect(seated.snapshot).toMatchObject({ seq: 3, seat: 0, present: [0, 1] });
  });

  test("changes are made to what is known", () => {
    const next = after(
      seated,
      received({ type: "update", seq: 4, events: [{ type: "shown" }], changes: [[["step"], 2]] }),
    );
    expect(next.snapshot?.view.step).toBe(2);
    expect(next.log).toEqual([{ seq: 4, events: [{ type: "shown" }] }]);
    expect(next.seen).toEqual({ seq: 4, step: 2 });
  });

  test("chat and presence too", () => {
    const line = { seq: 5, name: "Bob", seat: 1, text: "Good luck!" };
    const next = after(seated, received({ type: "chat", line }), received({ type: "here", seats: [1] }));
    expect(next.snapshot?.chat).toEqual([line]);
    expect(next.snapshot?.present).toEqual([1]);
  });

  test("and who is away, by this browser's clock, until the connection is another one", () => {
    const seats = [{ seat: 1, for: 3000, claimIn: 177_000 }];
    const told = after(seated, { type: "received", message: { type: "away", seats }, now: 10_000 });
    expect(told.snapshot?.away).toEqual([{ seat: 1, since: 7000, claimAt: 187_000 }]);
    expect(after(told, received({ type: "away", seats: [] })).snapshot?.away).toEqual([]);
    expect(after(told, received(joined())).snapshot?.away).toEqual([]);
  });
});

describe("commands", () => {
  test("are sent at once, and wait for their acknowledgement", () => {
    const { connection, send } = step(seated, { type: "command", command: rock });
    expect(send).toEqual([rock]);
    expect(isDeciding(connection)).toBe(true);
    expect(after(connection, received({ type: "ack", key: "a", seq: 4 })).pending).toEqual([]);
  });

  test("of which a decision is under way until what came of it is shown, else it would be made twice", () => {
    const acknowledged = after(seated, { type: "command", command: rock }, received({ type: "ack", key: "a", seq: 4 }));
    expect(isDeciding(acknowledged)).toBe(true);
    const shown = received({ type: "update", seq: 4, events: [], changes: [] });
    expect(isDeciding(after(acknowledged, shown))).toBe(false);
    expect(isDeciding(after(acknowledged, closed(1006), received(joined({ seq: 9 }))))).toBe(false);
    const said = after(seated, { type: "command", command: hello }, received({ type: "ack", key: "b", seq: 7 }));
    expect(isDeciding(said)).toBe(false);
  });

  test("are sent again after a lost connection, in their order, with the same keys", () => {
    const lost = after(seated, { type: "command", command: rock }, closed(1006), { type: "command", command: hello });
    expect(step(lost, { type: "retry" }).send).toEqual([]);
    const back = step(after(lost, { type: "retry" }), { type: "opened" });
    expect(back.send).toEqual([{ type: "join", match: fresh.match, since: 0, token, version: VERSION }]);
    expect(step(back.connection, received(joined())).send).toEqual([rock, hello]);
  });

  test("that were acknowledged are not", () => {
    const kept = after(
      seated,
      { type: "command", command: rock },
      received({ type: "ack", key: "a", seq: 4 }),
      closed(1006),
    );
    expect(step(after(kept, { type: "retry" }), received(joined())).send).toEqual([]);
  });

  test("that were refused are gone, and it is said why until the next one", () => {
    const refusal = { code: "stale-step", message: "…", step: 2 };
    const next = after(seated, { type: "command", command: rock }, received({ type: "refused", key: "a", refusal }));
    expect(next.pending).toEqual([]);
    expect(next.refusal).toEqual(refusal);
    expect(after(next, { type: "dismiss" }).refusal).toBeNull();
    expect(after(next, { type: "command", command: hello }).refusal).toBeNull();
  });
});

describe("a connection that breaks", () => {
  test("is tried again, each time later, and never later than twenty seconds and a little", () => {
    let connection = seated;
    const waits = Array.from({ length: 9 }, () => {
      connection = after(connection, { type: "retry" }, closed(1006, 1000));
      return connection.status.is === "waiting" ? connection.status.until - 1000 : null;
    });
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 20_000, 20_000, 20_000]);
  });

  test("begins anew once it was there", () => {
    const twice = after(seated, closed(1006), { type: "retry" }, closed(1006), { type: "retry" }, received(joined()));
    expect(twice.failures).toBe(0);
  });

  test("does not begin anew while a command breaks it each time", () => {
    const round = [closed(closing.failed), { type: "retry" }, received(joined())] as const;
    const thrice = after(seated, { type: "command", command: rock }, ...round, ...round, ...round);
    expect(thrice.failures).toBe(3);
    expect(after(thrice, received({ type: "ack", key: "a", seq: 4 })).failures).toBe(0);
  });

  test("keeps what is known, and says why it was closed", () => {
    const lost = after(seated, closed(closing["going-away"]));
    expect(lost.status).toMatchObject({ is: "waiting", why: "going-away" });
    expect(lost.snapshot).toEqual(seated.snapshot);
  });

  test("why there is nothing to join is kept when the connection is closed", () => {
    const refusal = { code: "does-not-replay", message: "Match x does not replay any more." };
    const refused = after(fresh, received({ type: "refused", key: null, refusal }));
    const ended = after(refused, closed(closing["unknown-match"]));
    expect(ended).toMatchObject({ status: { is: "ended", why: "unknown-match" }, refusal });
  });

  test.each(["unknown-match", "wrong-token"] as const)("after %s there is nothing to try", (why) => {
    const ended = after(fresh, closed(closing[why]));
    expect(ended.status).toEqual({ is: "ended", why });
    expect(after(ended, { type: "retry" })).toEqual(ended);
  });
});

describe("coming back", () => {
  const later = joined({ seq: 9, view: view({ step: 4 }) });

  test("it is said how many steps were played meanwhile", () => {
    const back = after(seated, closed(1006), { type: "retry" }, received(later));
    expect(back.log).toEqual([{ seq: 9, missed: 3 }]);
  });

  test("and what was to be received; the board shows the last of it", () => {
    const heardBefore = { seq: 3, events: ["begun"] };
    const lost = after({ ...seated, log: [heardBefore] }, closed(1006), { type: "retry" });
    expect(step(lost, { type: "opened" }).send).toEqual([
      { type: "join", match: fresh.match, since: 3, token, version: VERSION },
    ]);
    const missed = [
      { seq: 5, events: ["one"] },
      { seq: 9, events: ["two", "three"] },
    ];
    const back = after(lost, received({ ...later, missed }));
    expect(back.log).toEqual([heardBefore, { seq: 9, missed: 3 }, ...missed]);
    expect(back.snapshot?.events).toEqual(["two", "three"]);
  });

  test("a page without a log gets all of it, and where it was left", () => {
    const again = newConnection(fresh.match, token, { log: [], seen: { seq: 5, step: 2 } });
    const missed = [
      { seq: 5, events: ["one"] },
      { seq: 9, events: ["two"] },
    ];
    expect(after(again, received({ ...later, missed })).log).toEqual([missed[0], { seq: 9, missed: 2 }, missed[1]]);
  });

  test("where the server leaves out the beginning, the log says so", () => {
    const again = newConnection(fresh.match, token, { log: [], seen: null });
    const missed = [{ seq: 7, events: ["one"] }];
    const left = { seq: 7, isShortened: true };
    expect(after(again, received({ ...later, missed, isShortened: true })).log).toEqual([left, ...missed]);
    expect(after(again, received({ ...later, isShortened: true })).log).toEqual([{ ...left, seq: 9 }]);
  });

  test("where the server leaves out the events of a change, the log says so, and the view goes on", () => {
    const update = { type: "update", seq: 4, events: [], isShortened: true, changes: [[["step"], 2]] } as const;
    const next = after(seated, received(update));
    expect(next.log).toEqual([{ seq: 4, isShortened: true }]);
    expect(next.snapshot?.view.step).toBe(2);
  });

  test("to a page that was closed as well", () => {
    const again = newConnection(fresh.match, token, { log: [], seen: { seq: 1, step: 0 } });
    expect(after(again, received(later)).log).toEqual([{ seq: 9, missed: 3 }]);
  });

  test("what was received last is still known where nothing was played", () => {
    const mine = joined({ view: view({ sight: sight([0]) }) });
    const moved: ServerMessage = { type: "update", seq: 4, events: [{ type: "moved" }], changes: [[["step"], 2]] };
    const once = after(fresh, received(mine), received(moved), closed(1006), { type: "retry" });
    const same = after(once, received(joined({ seq: 4, view: view({ step: 2 }) })));
    expect(same.snapshot).toMatchObject({ events: [{ type: "moved" }] });
    expect(after(once, received(later)).snapshot).toMatchObject({ events: [] });
    const reloaded = newConnection(fresh.match, token, { log: once.log, seen: once.seen });
    const known = after(reloaded, received(joined({ seq: 4, view: view({ step: 2 }) })));
    expect(known.snapshot?.events).toEqual([{ type: "moved" }]);
  });

  test("where nothing was played, and on the first visit, nothing is said", () => {
    expect(after(seated, closed(1006), { type: "retry" }, received(joined())).log).toEqual([]);
    expect(after(fresh, received(later)).log).toEqual([]);
  });
});

describe("a page of another version than the server's", () => {
  test("does not understand it, and goes on with what it has", () => {
    const odd = after(seated, { type: "garbled" });
    expect(odd.isOutdated).toBe(true);
    expect(odd.snapshot).toEqual(seated.snapshot);
  });

  test("is told so by a server that does not understand it any more, and does not try again", () => {
    const refusal = { code: "old-client", message: "Load the page again.", version: 1, oldest: 2 };
    const told = after(fresh, received({ type: "refused", key: null, refusal }), closed(closing["unknown-match"]));
    expect(told).toMatchObject({ isOutdated: true, status: { is: "ended" }, refusal });
  });

  test("takes a server that says no version for today's, and one that is too old for none", () => {
    expect(after(fresh, received(joined({ version: VERSION }))).status).toEqual({ is: "joined" });
    const old = after(fresh, received(joined({ version: OLDEST_VERSION - 1 })));
    expect(old.status).toEqual({ is: "ended", why: "old-server" });
    expect(old.refusal).toEqual({ code: "old-server", version: OLDEST_VERSION - 1, oldest: OLDEST_VERSION });
    expect(after(old, { type: "retry" })).toEqual(old);
  });

  test("is not understood: nothing is sent for ever", () => {
    const refusal = { code: "bad-message", message: "…" };
    const odd = after(seated, { type: "command", command: rock }, received({ type: "refused", key: null, refusal }));
    expect(odd.isOutdated).toBe(true);
    expect(odd.pending).toEqual([]);
  });
});
