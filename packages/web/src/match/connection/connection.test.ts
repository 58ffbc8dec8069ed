import type { ServerMessage } from "@umpire/protocol";
import { closing } from "@umpire/protocol";
import { describe, expect, test } from "vitest";
import { type Connection, type Input, isDeciding, newConnection, step, type Wish } from "./connection.ts";
import { joined, sight, view } from "./match-view.fixture.ts";

const token = "q0Yb3jT1sXJ5uVd8wKcR2mZaLhPnGfEoIxSvBtCyD4M";
const fresh = newConnection("8Epy-FlCSz_GQ-cW", token, { told: [], seen: null });
const rock: Wish = { type: "decide", key: "a", step: 1, action: "rock" };
const hello: Wish = { type: "chat", key: "b", text: "Hello" };

const heard = (message: ServerMessage): Input => ({ type: "heard", message, at: 0 });
const closed = (code: number, at = 0): Input => ({ type: "closed", code, at, luck: 0.5 });

/** The connection after all of these. */
const after = (from: Connection, ...inputs: readonly Input[]): Connection =>
  inputs.reduce((connection, input) => step(connection, input).connection, from);

const seated = after(fresh, { type: "opened" }, heard(joined()));

describe("joining", () => {
  test("an open socket says which match and which seat", () => {
    expect(step(fresh, { type: "opened" }).send).toEqual([{ type: "join", match: fresh.match, since: 0, token }]);
    expect(step({ ...fresh, token: null }, { type: "opened" }).send).toEqual([
      { type: "join", match: fresh.match, since: 0 },
    ]);
  });

  test("then everything is known", () => {
    expect(seated.line).toEqual({ is: "joined" });
    expect(seated.table).toMatchObject({ seq: 3, seat: 0, here: [0, 1] });
  });

  test("changes are made to what is known", () => {
    const next = after(
      seated,
      heard({ type: "update", seq: 4, events: [{ type: "shown" }], changes: [[["step"], 2]] }),
    );
    expect(next.table?.view.step).toBe(2);
    expect(next.told).toEqual([{ seq: 4, events: [{ type: "shown" }] }]);
    expect(next.seen).toEqual({ seq: 4, step: 2 });
  });

  test("chat and presence too", () => {
    const line = { seq: 5, name: "Bob", seat: 1, text: "Good luck!" };
    const next = after(seated, heard({ type: "chat", line }), heard({ type: "here", seats: [1] }));
    expect(next.table?.chat).toEqual([line]);
    expect(next.table?.here).toEqual([1]);
  });
});

describe("wishes", () => {
  test("are sent at once, and wait for their acknowledgement", () => {
    const { connection, send } = step(seated, { type: "wish", wish: rock });
    expect(send).toEqual([rock]);
    expect(isDeciding(connection)).toBe(true);
    expect(isDeciding(after(connection, heard({ type: "ack", key: "a", seq: 4 })))).toBe(false);
  });

  test("are sent again after a lost connection, in their order, with the same keys", () => {
    const lost = after(seated, { type: "wish", wish: rock }, closed(1006), { type: "wish", wish: hello });
    expect(step(lost, { type: "retry" }).send).toEqual([]);
    const back = step(after(lost, { type: "retry" }), { type: "opened" });
    expect(back.send).toEqual([{ type: "join", match: fresh.match, since: 0, token }]);
    expect(step(back.connection, heard(joined())).send).toEqual([rock, hello]);
  });

  test("that were acknowledged are not", () => {
    const kept = after(seated, { type: "wish", wish: rock }, heard({ type: "ack", key: "a", seq: 4 }), closed(1006));
    expect(step(after(kept, { type: "retry" }), heard(joined())).send).toEqual([]);
  });

  test("that were refused are gone, and it is said why until the next one", () => {
    const refusal = { code: "stale-step", message: "…", step: 2 };
    const next = after(seated, { type: "wish", wish: rock }, heard({ type: "refused", key: "a", refusal }));
    expect(next.wishes).toEqual([]);
    expect(next.refused).toEqual(refusal);
    expect(after(next, { type: "dismiss" }).refused).toBeNull();
    expect(after(next, { type: "wish", wish: hello }).refused).toBeNull();
  });
});

describe("a line that breaks", () => {
  test("is tried again, each time later, and never later than twenty seconds and a little", () => {
    let connection = seated;
    const waits = Array.from({ length: 9 }, () => {
      connection = after(connection, { type: "retry" }, closed(1006, 1000));
      return connection.line.is === "waiting" ? connection.line.until - 1000 : null;
    });
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 20_000, 20_000, 20_000]);
  });

  test("begins anew once it was there", () => {
    const twice = after(seated, closed(1006), { type: "retry" }, closed(1006), { type: "retry" }, heard(joined()));
    expect(twice.failures).toBe(0);
  });

  test("does not begin anew while a wish breaks it each time", () => {
    const round = [closed(closing.failed), { type: "retry" }, heard(joined())] as const;
    const thrice = after(seated, { type: "wish", wish: rock }, ...round, ...round, ...round);
    expect(thrice.failures).toBe(3);
    expect(after(thrice, heard({ type: "ack", key: "a", seq: 4 })).failures).toBe(0);
  });

  test("keeps what is known, and says why it was closed", () => {
    const lost = after(seated, closed(closing["going-away"]));
    expect(lost.line).toMatchObject({ is: "waiting", why: "going-away" });
    expect(lost.table).toEqual(seated.table);
  });

  test("why there is nothing to join is kept when the line is closed", () => {
    const refusal = { code: "does-not-replay", message: "Match x does not replay any more." };
    const told = after(fresh, heard({ type: "refused", key: null, refusal }));
    const ended = after(told, closed(closing["unknown-match"]));
    expect(ended).toMatchObject({ line: { is: "ended", why: "unknown-match" }, refused: refusal });
  });

  test.each(["unknown-match", "wrong-token"] as const)("after %s there is nothing to try", (why) => {
    const ended = after(fresh, closed(closing[why]));
    expect(ended.line).toEqual({ is: "ended", why });
    expect(after(ended, { type: "retry" })).toEqual(ended);
  });
});

describe("coming back", () => {
  const later = joined({ seq: 9, view: view({ step: 4 }) });

  test("it is said how many steps were played meanwhile", () => {
    const back = after(seated, closed(1006), { type: "retry" }, heard(later));
    expect(back.told).toEqual([{ seq: 9, missed: 3 }]);
  });

  test("and what was to be heard; the board shows the last of it", () => {
    const heardBefore = { seq: 3, events: ["begun"] };
    const lost = after({ ...seated, told: [heardBefore] }, closed(1006), { type: "retry" });
    expect(step(lost, { type: "opened" }).send).toEqual([{ type: "join", match: fresh.match, since: 3, token }]);
    const missed = [
      { seq: 5, events: ["one"] },
      { seq: 9, events: ["two", "three"] },
    ];
    const back = after(lost, heard({ ...later, missed }));
    expect(back.told).toEqual([heardBefore, { seq: 9, missed: 3 }, ...missed]);
    expect(back.table?.events).toEqual(["two", "three"]);
  });

  test("a page without a log gets all of it, and where it was left", () => {
    const again = newConnection(fresh.match, token, { told: [], seen: { seq: 5, step: 2 } });
    const missed = [
      { seq: 5, events: ["one"] },
      { seq: 9, events: ["two"] },
    ];
    expect(after(again, heard({ ...later, missed })).told).toEqual([missed[0], { seq: 9, missed: 2 }, missed[1]]);
  });

  test("where the server leaves out the beginning, the log says so", () => {
    const again = newConnection(fresh.match, token, { told: [], seen: null });
    const missed = [{ seq: 7, events: ["one"] }];
    const left = { seq: 7, isShortened: true };
    expect(after(again, heard({ ...later, missed, isShortened: true })).told).toEqual([left, ...missed]);
    expect(after(again, heard({ ...later, isShortened: true })).told).toEqual([{ ...left, seq: 9 }]);
  });

  test("to a page that was closed as well", () => {
    const again = newConnection(fresh.match, token, { told: [], seen: { seq: 1, step: 0 } });
    expect(after(again, heard(later)).told).toEqual([{ seq: 9, missed: 3 }]);
  });

  test("what was decided here is known with what was seen before it", () => {
    const mine = joined({ view: view({ sight: sight([0]) }) });
    const wished = after(fresh, heard(mine), { type: "wish", wish: rock }, heard({ type: "ack", key: "a", seq: 4 }));
    const moved = (to: number) => heard({ type: "update", seq: 4 + to, events: [], changes: [[["step"], to]] });
    expect(after(wished, moved(2)).table?.undoable).toEqual([{ view: mine.view, action: "rock" }]);
    expect(after(wished, moved(2), moved(3)).table?.undoable.map(({ action }) => action)).toEqual(["rock", null]);
  });

  test("what was heard last, and may be taken back, is still known where nothing was played", () => {
    const mine = joined({ view: view({ sight: sight([0]) }) });
    const moved: ServerMessage = { type: "update", seq: 4, events: [{ type: "moved" }], changes: [[["step"], 2]] };
    const once = after(fresh, heard(mine), heard(moved), closed(1006), { type: "retry" });
    const same = after(once, heard(joined({ seq: 4, view: view({ step: 2 }) })));
    expect(same.table).toMatchObject({ events: [{ type: "moved" }], undoable: [{ action: null }] });
    expect(after(once, heard(later)).table).toMatchObject({ events: [], undoable: [] });
    const reloaded = newConnection(fresh.match, token, { told: once.told, seen: once.seen });
    const known = after(reloaded, heard(joined({ seq: 4, view: view({ step: 2 }) })));
    expect(known.table?.events).toEqual([{ type: "moved" }]);
  });

  test("where nothing was played, and on the first visit, nothing is said", () => {
    expect(after(seated, closed(1006), { type: "retry" }, heard(joined())).told).toEqual([]);
    expect(after(fresh, heard(later)).told).toEqual([]);
  });
});

describe("a page of another version than the server's", () => {
  test("does not understand it, and goes on with what it has", () => {
    const odd = after(seated, { type: "garbled" });
    expect(odd.isOutdated).toBe(true);
    expect(odd.table).toEqual(seated.table);
  });

  test("is not understood: nothing is sent for ever", () => {
    const refusal = { code: "bad-message", message: "…" };
    const odd = after(seated, { type: "wish", wish: rock }, heard({ type: "refused", key: null, refusal }));
    expect(odd.isOutdated).toBe(true);
    expect(odd.wishes).toEqual([]);
  });
});
