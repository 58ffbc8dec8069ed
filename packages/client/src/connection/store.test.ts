import { type ClientMessage, closing, type ServerMessage } from "@umpire/protocol";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Line, Receiver } from "./line.ts";
import { joined } from "./match-view.fixture.ts";
import { type MatchStore, openStore } from "./store.ts";

/** A server that keeps every command under its key and does it once, behind a line that a test can cut. */
function server() {
  const done = new Map<string, number>();
  const sent: ClientMessage[] = [];
  let [receiver, isDeaf]: [Receiver | null, boolean] = [null, false];
  const say = (message: ServerMessage) => receiver?.received(message);
  const hear = (message: ClientMessage) => {
    sent.push(message);
    if (message.type === "join") return say(joined());
    if (message.type === "ping") return say({ type: "pong" });
    done.set(message.key, (done.get(message.key) ?? 0) + (done.has(message.key) ? 0 : 1));
    if (!isDeaf) say({ type: "ack", key: message.key, seq: 4 });
  };
  const line: Line = {
    open: (next) => {
      receiver = next;
      queueMicrotask(next.opened);
      return { send: hear, close: () => undefined };
    },
    clockOffset: async () => null,
  };
  return {
    ...{ line, done, sent, say },
    cut: (code = 1006) => receiver?.closed(code),
    /** Answers are lost from now on, or arrive again. */
    lose: (isLost: boolean) => {
      isDeaf = isLost;
    },
  };
}

const at = (line: Line): MatchStore => openStore({ match: "8Epy-FlCSz_GQ-cW", token: null, line });
const rock = { type: "decide", step: 1, action: "rock" } as const;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function opened() {
  const remote = server();
  const store = at(remote.line);
  const close = store.open();
  await vi.advanceTimersByTimeAsync(1);
  return { ...remote, store, close };
}

describe("a command", () => {
  test("comes to null when it is acknowledged", async () => {
    const { store, close } = await opened();
    expect(await store.send(rock)).toBeNull();
    close();
  });

  test("whose answer is lost is sent again under the same key, takes effect once, and comes to one answer", async () => {
    const { store, close, done, sent, lose, cut } = await opened();
    lose(true);
    const answered = store.send(rock);
    cut();
    await vi.advanceTimersByTimeAsync(1000);
    cut();
    lose(false);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await answered).toBeNull();
    expect(sent.filter(({ type }) => type === "decide")).toHaveLength(3);
    expect([...done.values()]).toEqual([1]);
    close();
  });

  test("that is refused comes to the refusal, and those beside it to their own answers", async () => {
    const { store, close, say, lose, sent } = await opened();
    lose(true);
    const [first, second] = [store.send(rock), store.send({ type: "chat", text: "Hello" })];
    const keys = sent.flatMap((message) => ("key" in message ? [message.key] : []));
    const refusal = { code: "stale-step", message: "…", step: 2 };
    say({ type: "ack", key: keys[1] ?? "", seq: 4 });
    say({ type: "refused", key: keys[0] ?? "", refusal });
    expect(await second).toBeNull();
    expect(await first).toEqual(refusal);
    close();
  });

  test("that the server cannot read, or that comes after the end, is not waited for in vain", async () => {
    const { store, close, say, lose, cut } = await opened();
    lose(true);
    const unread = store.send(rock);
    say({ type: "refused", key: null, refusal: { code: "bad-message", message: "…" } });
    expect(await unread).toMatchObject({ code: "bad-message" });
    const waiting = store.send(rock);
    cut(closing["wrong-token"]);
    expect(await waiting).toMatchObject({ code: "wrong-token" });
    expect(await store.send(rock)).toMatchObject({ code: "wrong-token" });
    close();
  });
});

test("a silent line is asked, and given up when it does not answer", async () => {
  const { store, close, sent } = await opened();
  await vi.advanceTimersByTimeAsync(26_000);
  expect(sent.at(-1)).toEqual({ type: "ping" });
  expect(store.read().status.is).toBe("joined");
  close();
  const dead = at({ open: () => ({ send: () => undefined, close: () => undefined }), clockOffset: async () => null });
  const end = dead.open();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(dead.read()).toMatchObject({ status: { is: "waiting" }, failures: 1 });
  end();
});
