import { canonical, type Json } from "@umpire/kernel";
import type { MatchView, ServerMessage } from "@umpire/protocol";
import { withChanges } from "@umpire/protocol";
import { games } from "umpire";
import { describe, expect, test } from "vitest";
import { worldOn } from "../node-world.ts";
import { openFlaky } from "../store/flaky.ts";
import { emptyContents, openMemory } from "../store/memory.ts";
import type { Store } from "../store/store.ts";
import type { Thinkers } from "./bots/thinkers.ts";
import { viewMatch, watch } from "./cluster/watch.ts";
import { createMatch } from "./creation.ts";
import { execute } from "./execution.ts";
import { hand, hostOn, must, plain, send, startMatch } from "./host.fixture.ts";
import { closeHost, joinMatch, openHost, resume } from "./host.ts";
import type { BotRefused } from "./live.ts";
import { dropIdleRooms, type Host } from "./live.ts";
import { recordOf } from "./record.ts";

/** Somebody who looks on, and what the view comes to by the differences that were told. */
async function onlooker(host: Host, match: string, token: string | null = null) {
  const messages: ServerMessage[] = [];
  const seat = must(await watch(host, match, { token, since: null }, (message) => messages.push(message)));
  const view = () =>
    messages.reduce<Json>((before, message) => {
      if (message.type === "joined") return message.view as unknown as Json;
      return message.type === "update" ? withChanges(before, message.changes) : before;
    }, null) as unknown as MatchView;
  return { messages, view, ...seat };
}

describe("a host", () => {
  test("the difference applied to the last view gives the new one, to the end of a match", async () => {
    const host = hostOn(openMemory());
    const match = await startMatch(host);
    const { view, messages } = await onlooker(host, match);
    for (let step = 1; (await statusOf(host, match)) === "running"; step += 1) {
      await send(host, match, 1, hand(step, "paper"));
      await send(host, match, 0, hand(step, "rock"));
    }
    expect(canonical(view() as unknown as Json)).toBe(
      canonical(must(await viewMatch(host, match)).view as unknown as Json),
    );
    expect(view()).toMatchObject({ status: "over", sight: { next: { over: { winners: [1] } } } });
    expect(messages.filter(({ type }) => type === "update")).toHaveLength(6);
    expect(must(await recordOf(host, match))).toContain("\nend 3\n");
  });

  test("[SC25] sent again, a request has one effect and the same answer, also on another server", async () => {
    const contents = emptyContents();
    const host = hostOn(openMemory(contents));
    const match = await startMatch(host);
    const first = await send(host, match, 0, hand(1, "rock"));
    expect(await send(host, match, 0, hand(1, "rock"))).toEqual(first);
    const other = hostOn(openMemory(contents));
    expect(await send(other, match, 0, hand(1, "rock"))).toEqual(first);
    expect(await send(other, match, 0, hand(1, "rock", "another"))).toMatchObject({
      refusal: { code: "already-decided" },
    });
    expect(must(await viewMatch(other, match)).view.sight).toMatchObject({ decided: [0] });
  });

  test("the sender is told before anybody else, and nobody before it is on the disk", async () => {
    const store = openFlaky();
    const host = hostOn(store);
    const match = await startMatch(host);
    const { messages } = await onlooker(host, match);
    store.set({ delay: null });
    const told: string[] = [];
    const decision = { type: "wish", seat: 0, wanted: hand(1, "rock") } as const;
    const done = execute(host, match, decision, () => told.push(`ack after ${messages.length}`));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([told.length, messages.length]).toEqual([0, 1]);
    store.sync();
    await done;
    expect([told, messages.length]).toEqual([["ack after 1"], 2]);
  });

  test("a crash loses what was not acknowledged, and nothing else", async () => {
    const store = openFlaky();
    const host = hostOn(store);
    const match = await startMatch(host);
    await send(host, match, 0, hand(1, "rock"));
    store.set({ delay: null });
    send(host, match, 1, hand(1, "paper")).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 20));
    const after = hostOn(openMemory(store.crash()));
    expect(must(await viewMatch(after, match)).view.sight).toMatchObject({ decided: [0], next: { awaiting: [0, 1] } });
    await send(after, match, 1, hand(1, "paper"));
    expect(must(await viewMatch(after, match)).view.sight).toMatchObject({ view: { score: [0, 1] } });
  });
});

describe("rooms that nobody needs", () => {
  test("are let go, and are the same when somebody comes again", async () => {
    const time = { now: 1000 };
    const host = hostOn(openMemory(), time);
    const match = await startMatch(host);
    const { leave } = await onlooker(host, match);
    const before = must(await viewMatch(host, match));
    time.now += 3_600_000;
    await dropIdleRooms(host);
    expect(host.rooms.size).toBe(1);
    leave();
    await dropIdleRooms(host);
    expect(host.rooms.size).toBe(0);
    expect(must(await viewMatch(host, match))).toEqual(before);
  });

  test("are kept for whoever comes in the same instant", async () => {
    const time = { now: 1000 };
    const host = hostOn(openMemory(), time);
    const match = await startMatch(host);
    time.now += 3_600_000;
    const tidied = dropIdleRooms(host);
    const { view } = await onlooker(host, match);
    await tidied;
    await send(host, match, 0, { type: "resign", key: "r" });
    expect(view().status).toBe("over");
  });
});

describe("whoever comes back", () => {
  test("hears what it missed, as its seat would have heard it, and nothing twice", async () => {
    const host = hostOn(openMemory());
    const match = await startMatch(host);
    const heard: ServerMessage[] = [];
    const { leave } = must(await watch(host, match, { token: null, since: null }, (each) => heard.push(each)));
    await send(host, match, 0, hand(1, "rock"));
    await send(host, match, 1, hand(1, "paper"));
    leave();
    await send(host, match, 0, hand(2, "rock"));
    await send(host, match, 1, hand(2, "rock"));
    await send(host, match, 0, hand(3, "scissors"));
    const missedSince = async (since: number | null) => {
      const told: ServerMessage[] = [];
      must(await watch(host, match, { token: null, since }, (each) => told.push(each)));
      return told[0]?.type === "joined" ? told[0].missed : null;
    };
    const shown = (round: number, hands: readonly string[]) => expect.objectContaining({ round, hands });
    const last = heard.at(-1);
    expect(last).toMatchObject({ type: "update", seq: 5, events: [shown(1, ["rock", "paper"])] });
    // The hand that waits in the third round is not among it.
    const second = { seq: 7, events: [shown(2, ["rock", "rock"])] };
    expect(await missedSince(5)).toEqual([second]);
    expect(await missedSince(0)).toEqual([{ seq: 5, events: [shown(1, ["rock", "paper"])] }, second]);
    expect(await missedSince(8)).toEqual([]);
    expect(await missedSince(null)).toEqual([]);
  });

  test("sees a clock that did not run while no server was there", async () => {
    const contents = emptyContents();
    const time = { now: 1000 };
    const store = openMemory(contents);
    await store.beat(1000);
    const host = hostOn(store, time);
    const match = await startMatch(host, { ...plain, clock: { kind: "game", ms: 60_000, increment: 0 } });
    const later = openMemory(contents);
    await later.beat(31_000);
    time.now = 33_000;
    const { clock } = must(await viewMatch(hostOn(later, time), match)).view;
    expect((clock.left[0] ?? 0) - (time.now - clock.at)).toBe(58_000);
  });
});

describe("what a crash cuts off", () => {
  test("a rematch that everybody wished for comes when somebody looks again", async () => {
    const contents = emptyContents();
    const memory = openMemory(contents);
    let isOver = false;
    // The server goes before it makes the next match.
    const claim: Store["claim"] = (id) => (isOver ? Promise.reject(new Error("gone")) : memory.claim(id));
    const host = hostOn({ ...memory, claim });
    const match = await startMatch(host);
    await send(host, match, 0, { type: "resign", key: "r" });
    isOver = true;
    await send(host, match, 0, { type: "rematch", key: "a" });
    await expect(send(host, match, 1, { type: "rematch", key: "b" })).rejects.toThrow("gone");
    const after = hostOn(openMemory(contents));
    const { view } = await onlooker(after, match);
    await until(() => view().rematch.match !== null);
    expect(must(await viewMatch(after, view().rematch.match ?? "")).view.status).toBe("open");
  });

  test("whoever did not hear that it sits asks again with its token, and has its seat", async () => {
    const store = openFlaky();
    const host = hostOn(store);
    const { match } = must(await createMatch(host, plain));
    const token = "a".repeat(43);
    const request = { name: "Ann", seed: "0011223344556677", token };
    store.set({ lost: 1 });
    await expect(joinMatch(host, match, request)).rejects.toThrow();
    expect(must(await joinMatch(host, match, request))).toEqual({ seat: 0, token });
    const other = { ...request, name: "Bob", token: "b".repeat(43) };
    expect(must(await joinMatch(host, match, other)).seat).toBe(1);
    expect(must(await joinMatch(host, match, request))).toEqual({ seat: 0, token });
    expect(must(await viewMatch(host, match)).view.players.map((player) => player?.name)).toEqual(["Ann", "Bob"]);
  });
});

const statusOf = async (host: Host, match: string) => must(await viewMatch(host, match)).view.status;

describe("two servers on one store", () => {
  test("[SC109] the last two orders at the same time: both are kept, and opened once", async () => {
    const contents = emptyContents();
    const [one, two] = [hostOn(openMemory(contents)), hostOn(openMemory(contents))];
    const match = await startMatch(one);
    await onlooker(two, match);
    const settled = await Promise.all([send(one, match, 0, hand(1, "rock")), send(two, match, 1, hand(1, "paper"))]);
    expect(settled.map(({ ok }) => ok)).toEqual([true, true]);
    const fresh = hostOn(openMemory(contents));
    expect(must(await viewMatch(fresh, match))).toMatchObject({
      seq: 5,
      view: { sight: { view: { round: 2, score: [0, 1] } } },
    });
  });

  test("[SC108] an order against the clock: whoever is kept first decides, and the other learns of it", async () => {
    const contents = emptyContents();
    const time = { now: 0 };
    const clock = { kind: "game", ms: 5000, increment: 0 } as const;
    const [one, two] = [hostOn(openMemory(contents), time), hostOn(openMemory(contents), { now: 6000 })];
    const match = await startMatch(one, { ...plain, clock });
    time.now = 4999;
    await viewMatch(two, match);
    const settled = await Promise.all([
      send(one, match, 0, hand(1, "rock")),
      send(two, match, 1, { type: "chat", key: "c", text: "still there?" }),
    ]);
    const kept = await openMemory(contents).read(match, 0, 1000);
    expect(kept.map(({ seq }) => seq)).toEqual(kept.map((_, at) => at + 1));
    const fresh = hostOn(openMemory(contents), { now: 6000 });
    // Either the order came first, and then only the other's time was up; or both were late, and it was refused.
    const winners = settled[0].ok ? [0] : [];
    expect(settled[0]).toMatchObject(settled[0].ok ? { ok: true } : { refusal: { code: "match-over" } });
    expect(must(await viewMatch(fresh, match)).view.sight).toMatchObject({
      next: { over: { winners, reason: "time" } },
    });
  });
});

describe("a store that fails", () => {
  test("[SC110] conflicts again and again: told so, and nothing leaks from what was given up", async () => {
    const store = openFlaky();
    const host = hostOn(store);
    const match = await startMatch(host);
    const { messages } = await onlooker(host, match);
    store.set({ conflicts: 3 });
    expect(await send(host, match, 0, hand(1, "rock"))).toMatchObject({ refusal: { code: "conflict" } });
    expect(messages).toHaveLength(1);
    expect(await send(host, match, 0, hand(1, "rock"))).toMatchObject({ ok: true });
  });

  test("[SC111] kept, though it said it failed: the move stands, and sent again it is a success", async () => {
    const store = openFlaky();
    const host = hostOn(store);
    const match = await startMatch(host);
    store.set({ lost: 1 });
    await expect(send(host, match, 0, hand(1, "rock"))).rejects.toThrow();
    expect(await send(host, match, 0, hand(1, "rock"))).toMatchObject({ ok: true });
    expect(must(await viewMatch(host, match)).view.sight).toMatchObject({ decided: [0] });
    expect(must(await viewMatch(host, match)).seq).toBe(4);
  });
});

describe("bots", () => {
  test("what a bot may not do is told to whoever looks after the server, and the rules decide for it", async () => {
    const refused: BotRefused[] = [];
    const thinkers: Thinkers = { think: async () => "lizard", close: async () => undefined };
    const onBotRefused = (what: BotRefused) => void refused.push(what);
    const host = openHost({
      games,
      world: worldOn(openMemory()),
      thinkers,
      now: () => 1000,
      botDelay: 0,
      onBotRefused,
    });
    const { match } = must(await createMatch(host, { ...plain, seats: ["open", { bot: "random" }] }));
    await joinMatch(host, match, { name: "Ann", seed: "0011223344556677" });
    await send(host, match, 0, hand(1, "paper"));
    await until(() => refused.length > 0);
    expect(refused[0]).toEqual({ match, game: "rps", bot: "random", step: 1, code: "bad-request" });
    await until(async () => must(await viewMatch(host, match)).view.step === 2);
    expect(must(await viewMatch(host, match)).view.sight).toMatchObject({ view: { score: [1, 0] } });
    await closeHost(host);
  });

  test("[SC114][SC115] a bot's sealed order shows nowhere, and it goes on without anybody asking", async () => {
    const host = hostOn(openMemory());
    const { match } = must(await createMatch(host, { ...plain, seats: ["open", { bot: "random" }] }));
    const { token } = must(await joinMatch(host, match, { name: "Ann", seed: "0011223344556677" }));
    const { messages, view } = await onlooker(host, match, token);
    await until(() => view().sight !== null && JSON.stringify(view().sight).includes('"decided":[1]'));
    expect(JSON.stringify(messages)).not.toMatch(/rock|paper|scissors/);
    for (let step = 1; view().status === "running"; step += 1) {
      await until(() => view().step === step && JSON.stringify(view().sight).includes('"decided":[1]'));
      await send(host, match, 0, hand(step, "rock"));
    }
    expect(view().status).toBe("over");
    await closeHost(host);
  });

  test("what one thought out before an undo is not decided after it, though the step is the same", async () => {
    const asked: { view: Json; answer: (action: Json) => void }[] = [];
    const thinkers: Thinkers = {
      think: ({ view }) => new Promise((answer) => asked.push({ view, answer })),
      close: async () => undefined,
    };
    const host = openHost({ games, world: worldOn(openMemory()), thinkers, now: () => 1000, botDelay: 0 });
    const wanted = { ...plain, game: "four-in-a-row", seats: ["open" as const, { bot: "random" }] };
    const { match } = must(await createMatch(host, wanted));
    await joinMatch(host, match, { name: "Ann", seed: "0011223344556677" });
    const at = must(await viewMatch(host, match)).view.step;
    await send(host, match, 0, hand(at, 0, "first"));
    await until(() => asked.length === 1);
    await send(host, match, 0, { type: "undo", key: "undo" });
    await send(host, match, 0, hand(at, 1, "second"));
    asked[0]?.answer(0);
    await until(() => asked.length === 2);
    expect(asked[1]?.view).not.toEqual(asked[0]?.view);
    expect(must(await viewMatch(host, match)).view.sight).toMatchObject({ next: { awaiting: [1] } });
    asked[1]?.answer(1);
    await until(async () => JSON.stringify(must(await viewMatch(host, match)).view.sight).includes('"awaiting":[0]'));
    await closeHost(host);
  });

  test("after a restart they take up what they owe", async () => {
    const contents = emptyContents();
    const silent: Thinkers = { think: () => new Promise(() => undefined), close: async () => undefined };
    const host = openHost({ games, world: worldOn(openMemory(contents)), thinkers: silent, now: () => 0, botDelay: 0 });
    const { match } = must(await createMatch(host, { ...plain, seats: ["open", { bot: "random" }] }));
    await joinMatch(host, match, { name: "Ann", seed: "0011223344556677" });
    const after = hostOn(openMemory(contents));
    await resume(after);
    await until(async () => JSON.stringify(must(await viewMatch(after, match)).view.sight).includes('"decided":[1]'));
  });
});

/** Waits for something that comes by itself. */
async function until(is: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    if (await is()) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error("it never came");
}
