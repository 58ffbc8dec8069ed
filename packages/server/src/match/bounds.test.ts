import { type Game, type Json, readRecord, writeRecord } from "@umpire/kernel";
import type { CreateMatch, PlayerCommand, ServerMessage } from "@umpire/protocol";
import { rps } from "@umpire/rps/game";
import { games } from "umpire";
import { describe, expect, test } from "vitest";
import { worldOn } from "../node-world.ts";
import { emptyContents, openMemory } from "../store/memory.ts";
import type { Store } from "../store/store.ts";
import { MAX_CHAT_PER_SEAT } from "./chat.ts";
import { viewMatch, watch } from "./cluster/watch.ts";
import { createMatch } from "./creation.ts";
import { MAX_MATCH_BYTES } from "./execution.ts";
import { hand, hostOn, must, plain, send, startMatch } from "./host.fixture.ts";
import { openHost, resume } from "./host.ts";
import { type Host, loadRoom } from "./live.ts";
import { recordOf } from "./record.ts";

/** How often others get their turn from here on, until somebody asks. */
function turnsOfOthers() {
  let turns = 0;
  let isOver = false;
  const next = () => {
    turns += 1;
    if (!isOver) setImmediate(next);
  };
  setImmediate(next);
  return {
    count() {
      isOver = true;
      return turns;
    },
  };
}

describe("what one match may hold", () => {
  const chat = (key: string): PlayerCommand => ({ type: "chat", key, text: "again" });

  test("a seat has a max number of chat lines, and the other may still answer; also after a restart", async () => {
    const contents = emptyContents();
    const host = hostOn(openMemory(contents));
    const match = await startMatch(host);
    for (let line = 0; line < MAX_CHAT_PER_SEAT; line += 1) await send(host, match, 0, chat(`${line}`));
    const full = { ok: false, refusal: { code: "chat-full", limit: MAX_CHAT_PER_SEAT } };
    expect(await send(host, match, 0, chat("more"))).toEqual(full);
    expect(await send(host, match, 1, chat("b"))).toMatchObject({ ok: true });
    expect(await send(hostOn(openMemory(contents)), match, 0, chat("later"))).toEqual(full);
    expect(await send(host, match, 0, hand(1, "rock"))).toMatchObject({ ok: true });
  });

  test("a match that has grown too large takes nothing but a resignation", async () => {
    const contents = emptyContents();
    const match = await startMatch(hostOn(openMemory(contents)));
    // As an earlier server may have kept it.
    const long = JSON.stringify({ type: "chat", seat: 0, name: "Ann", text: "x".repeat(2 ** 20) });
    const store = openMemory(contents);
    const epoch = await store.claim(match);
    const entries = Array.from({ length: 9 }, () => long);
    await store.append({ match, expected: 3, key: null, epoch, at: 1000, answer: "", summary: null, entries });
    const host = hostOn(openMemory(contents));
    const full = { ok: false, refusal: { code: "match-full", limit: MAX_MATCH_BYTES } };
    expect(await send(host, match, 0, hand(1, "rock"))).toEqual(full);
    expect(await send(host, match, 1, chat("b"))).toEqual(full);
    expect(await send(host, match, 0, { type: "resign", key: "r" })).toMatchObject({ ok: true });
  });
});

test("a record is as long as what is kept of the match, and a hundred bytes more for each step", async () => {
  const contents = emptyContents();
  const host = hostOn(openMemory(contents));
  const match = await startMatch(host, { ...plain, rules: { wins: 1000, rounds: 300 } });
  for (let step = 1; step <= 300; step += 1)
    for (const seat of [0, 1]) await send(host, match, seat, hand(step, "rock"));
  const kept = contents.matches.get(match)?.entries.reduce((sum, { text }) => sum + text.length, 0) ?? 0;
  const record = must(await recordOf(host, match));
  expect(record).toContain("end 300");
  expect(record.length).toBeLessThan(kept + 300 * 100);
});

test("where only presets are played, a pack of one's own is refused, and a preset's own switches are not", async () => {
  const thinkers = { think: async () => null, close: async () => undefined };
  const host = openHost({ games, world: worldOn(openMemory()), thinkers, now: () => 1000, botDelay: 0, packs: false });
  const made = (rules: Json) => createMatch(host, { ...plain, game: "shapeships", rules } as CreateMatch);
  const refusal = { code: "presets-only", presets: ["standard", "tuned"] };
  expect(await made({ health: 40 })).toEqual({ ok: false, refusal });
  expect(await made("tuned")).toMatchObject({ ok: true });
  expect(await made({})).toMatchObject({ ok: true });
});

describe("a match is folded anew as seldom as can be", () => {
  test("whoever comes back costs one fold, and those after it none", async () => {
    const memory = openMemory();
    let reads = 0;
    const store: Store = {
      ...memory,
      read: (...asked) => {
        reads += 1;
        return memory.read(...asked);
      },
    };
    const host = hostOn(store);
    const match = await startMatch(host);
    await send(host, match, 0, hand(1, "rock"));
    await send(host, match, 1, hand(1, "paper"));
    const missed = async () => {
      const told: ServerMessage[] = [];
      must(await watch(host, match, { token: null, since: 0 }, (message) => told.push(message)));
      return told[0]?.type === "joined" ? told[0].missed : null;
    };
    const before = reads;
    const first = await missed();
    expect(first).toMatchObject([{ seq: 5 }]);
    expect(reads - before).toBe(1);
    await send(host, match, 0, hand(2, "rock"));
    await send(host, match, 1, hand(2, "rock"));
    expect(await missed()).toMatchObject([{ seq: 5 }, { seq: 7 }]);
    expect(await missed()).toMatchObject([{ seq: 5 }, { seq: 7 }]);
    expect(reads - before).toBe(1);
  });

  test("others have their turn while a long record is written, which is the kernel's own", async () => {
    const contents = emptyContents();
    const host = hostOn(openMemory(contents));
    const match = await startMatch(host, { ...plain, rules: { wins: 100_000, rounds: 100_000 } });
    const decide = (seat: number) => JSON.stringify({ type: "decide", seat, action: "rock" });
    const entries = [
      ...Array.from({ length: 10_000 }, (_, at) => decide(at % 2)),
      JSON.stringify({ type: "resign", seat: 0 }),
    ];
    const epoch = await host.world.store.claim(match);
    await host.world.store.append({
      match,
      expected: 3,
      key: null,
      epoch,
      at: 1000,
      answer: "",
      summary: null,
      entries,
    });
    const later = hostOn(openMemory(contents));
    await viewMatch(later, match);
    const turns = turnsOfOthers();
    const record = must(await recordOf(later, match));
    expect(turns.count()).toBeGreaterThan(3);
    const read = readRecord(games, record);
    if (!read.ok) throw new Error(read.refusal.code);
    expect(writeRecord(rps as Game, read.value.match)).toBe(record);
  });

  /** The store of a match with this number of rounds. */
  async function storeOfLongMatch(rounds: number) {
    const contents = emptyContents();
    const memory = openMemory(contents);
    const match = await startMatch(hostOn(memory), { ...plain, rules: { wins: 100_000, rounds: 100_000 } });
    const decide = (seat: number) => JSON.stringify({ type: "decide", seat, action: "rock" });
    const entries = Array.from({ length: 2 * rounds }, (_, at) => decide(at % 2));
    const epoch = await memory.claim(match);
    await memory.append({ match, expected: 3, key: null, epoch, at: 1000, answer: "", summary: null, entries });
    return { contents, match };
  }

  test("others have their turn while a long match is folded", async () => {
    const { contents, match } = await storeOfLongMatch(5000);
    const turns = turnsOfOthers();
    const { view } = must(await viewMatch(hostOn(openMemory(contents)), match));
    expect(turns.count()).toBeGreaterThan(3);
    expect(view.step).toBe(5001);
  });

  test("whoever has long matches read up rests in between; the server itself does not", async () => {
    const { contents, match } = await storeOfLongMatch(1000);
    /** Rests while the match is read up, in milliseconds, where each look at the clock takes half of one. */
    const restsIn = async (read: (host: Host) => Promise<unknown>): Promise<number> => {
      let [now, rests] = [0, 0];
      const ticks = () => {
        now += 0.5;
        return now;
      };
      const pause = async (ms: number) => {
        now += ms;
        rests += ms;
      };
      const plainHost = hostOn(openMemory(contents));
      await read({ ...plainHost, share: 0.01, world: { ...plainHost.world, ticks, busy: () => 0, pause } });
      return rests;
    };
    expect(await restsIn((host) => loadRoom(host, match, "10.0.0.1"))).toBeGreaterThan(1000);
    expect(await restsIn((host) => loadRoom(host, match))).toBeGreaterThan(1000);
    expect(await restsIn(resume)).toBe(0);
  });
});
