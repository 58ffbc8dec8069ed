import type { ServerMessage } from "@umpire/protocol";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { emptyContents, openMemory } from "../store/memory.ts";
import { CLAIM_AFTER } from "./away.ts";
import { join, newCluster } from "./cluster/cluster.fixture.ts";
import { viewMatch, watch } from "./cluster/watch.ts";
import { createMatch } from "./creation.ts";
import { execute } from "./execution.ts";
import { hand, hostOn, must, plain, send } from "./host.fixture.ts";
import { joinMatch } from "./host.ts";
import type { Host } from "./live.ts";

/** A match of two people, and their tokens. */
async function table(host: Host, request = plain) {
  const { match } = must(await createMatch(host, request));
  const tokens: string[] = [];
  for (const name of ["Ann", "Bob"])
    tokens.push(must(await joinMatch(host, match, { name, seed: "0011223344556677" })).token);
  return { match, tokens };
}

/** Somebody connects, and hears. */
async function connect(host: Host, match: string, token: string | null) {
  const heard: ServerMessage[] = [];
  const { leave } = must(await watch(host, match, { token, since: null }, (message) => heard.push(message)));
  const away = () => heard.findLast((message) => message.type === "away")?.seats ?? [];
  return { heard, away, leave };
}

let count = 0;
async function claim(host: Host, match: string, seat = 0) {
  count += 1;
  const done = await send(host, match, seat, { type: "claim-win", key: `c${count}` });
  return done.ok ? "ok" : done.refusal;
}

describe("who is away", () => {
  test("is told with since when and when it can be claimed, to whoever comes later too", async () => {
    const time = { now: 1000 };
    const host = hostOn(openMemory(), time);
    const { match, tokens } = await table(host);
    const ann = await connect(host, match, tokens[0] ?? "");
    const bob = await connect(host, match, tokens[1] ?? "");
    expect(ann.away()).toEqual([]);
    time.now = 5000;
    bob.leave();
    expect(ann.away()).toEqual([{ seat: 1, for: 0, claimIn: CLAIM_AFTER }]);
    time.now = 8000;
    const carol = await connect(host, match, null);
    expect(carol.away()).toEqual([{ seat: 1, for: 3000, claimIn: CLAIM_AFTER - 3000 }]);
    const tab = await connect(host, match, tokens[0] ?? "");
    expect(tab.away()).toEqual(carol.away());
    await connect(host, match, tokens[1] ?? "");
    for (const each of [ann, carol, tab]) expect(each.away()).toEqual([]);
  });

  test("can be claimed against only while the match waits for that seat", async () => {
    const time = { now: 1000 };
    const host = hostOn(openMemory(), time);
    const { match, tokens } = await table(host);
    const ann = await connect(host, match, tokens[0] ?? "");
    expect(ann.away()).toMatchObject([{ seat: 1, claimIn: CLAIM_AFTER }]);
    await send(host, match, 1, hand(1, "rock"));
    expect(ann.away()).toMatchObject([{ seat: 1, claimIn: null }]);
    time.now += 60_000;
    await send(host, match, 0, hand(1, "rock"));
    expect(ann.away()).toMatchObject([{ seat: 1, for: 60_000, claimIn: CLAIM_AFTER }]);
  });
});

describe("a claim", () => {
  test("is refused before three minutes, and then ends the match for the one who stayed", async () => {
    const [time, contents] = [{ now: 1000 }, emptyContents()];
    const host = hostOn(openMemory(contents), time);
    const { match, tokens } = await table(host);
    await connect(host, match, tokens[0] ?? "");
    time.now += CLAIM_AFTER - 1;
    expect(await claim(host, match)).toEqual({ code: "not-away-yet", seconds: 1 });
    time.now += 1;
    expect(await claim(host, match)).toBe("ok");
    const over = { winners: [0], reason: "time" };
    expect(must(await viewMatch(host, match)).view).toMatchObject({ status: "over", sight: { next: { over } } });
    const read = hostOn(openMemory(contents), time);
    expect(must(await viewMatch(read, match)).view).toMatchObject({ status: "over", sight: { next: { over } } });
  });

  test("sent again it is answered as it was", async () => {
    const time = { now: 1000 };
    const host = hostOn(openMemory(), time);
    const { match, tokens } = await table(host);
    await connect(host, match, tokens[0] ?? "");
    time.now += CLAIM_AFTER;
    const wish = { type: "wish", seat: 0, wanted: { type: "claim-win", key: "once" } } as const;
    const first = await execute(host, match, wish);
    expect(first.ok).toBe(true);
    expect(await execute(host, match, wish)).toEqual(first);
  });

  test("counts from when the decision is owed, and not while the other is there", async () => {
    const time = { now: 1000 };
    const host = hostOn(openMemory(), time);
    const { match, tokens } = await table(host);
    await connect(host, match, tokens[0] ?? "");
    await send(host, match, 1, hand(1, "rock"));
    time.now += 2 * CLAIM_AFTER;
    expect(await claim(host, match)).toEqual({ code: "nobody-away" });
    await send(host, match, 0, hand(1, "rock"));
    time.now += CLAIM_AFTER - 1000;
    expect(await claim(host, match)).toEqual({ code: "not-away-yet", seconds: 1 });
    const bob = await connect(host, match, tokens[1] ?? "");
    time.now += CLAIM_AFTER;
    expect(await claim(host, match)).toEqual({ code: "nobody-away" });
    bob.leave();
    expect(await claim(host, match)).toEqual({ code: "not-away-yet", seconds: 180 });
  });

  test("is not for the seat that is away itself, nor before the match begins or after it", async () => {
    const time = { now: 1000 };
    const host = hostOn(openMemory(), time);
    const { match: open } = must(await createMatch(host, plain));
    await joinMatch(host, open, { name: "Ann", seed: "0011223344556677" });
    expect(await claim(host, open)).toEqual({ code: "not-begun" });
    const { match, tokens } = await table(host);
    await connect(host, match, tokens[0] ?? "");
    time.now += CLAIM_AFTER;
    expect(await claim(host, match, 1)).toEqual({ code: "nobody-away" });
    expect(await claim(host, match)).toBe("ok");
    expect(await claim(host, match)).toEqual({ code: "nobody-away" });
  });

  test("is not for a seat that has left a larger table", async () => {
    const time = { now: 1000 };
    const host = hostOn(openMemory(), time);
    const homes = ["s0", "s1", "s2"];
    const options = { map: { systems: homes.map((id) => ({ id })) }, starts: homes.map((home) => ({ home })) };
    const { match } = must(await createMatch(host, { ...plain, game: "ti4", options }));
    for (const name of ["Ann", "Bob", "Cat"]) must(await joinMatch(host, match, { name, seed: "0011223344556677" }));
    await send(host, match, 0, { type: "resign", key: "r" });
    await claim(host, match);
    time.now += CLAIM_AFTER;
    expect(await claim(host, match)).toEqual({ code: "already-resigned", seat: 0 });
  });

  test("where there is a clock, it decides", async () => {
    const time = { now: 1000 };
    const host = hostOn(openMemory(), time);
    const { match, tokens } = await table(host, { ...plain, clock: { kind: "game", ms: 3_600_000, increment: 0 } });
    const ann = await connect(host, match, tokens[0] ?? "");
    expect(ann.away()).toMatchObject([{ seat: 1, claimIn: null }]);
    time.now += CLAIM_AFTER;
    expect(await claim(host, match)).toEqual({ code: "clock-decides" });
  });

  test("a server that starts begins to count anew", async () => {
    const [time, contents] = [{ now: 1000 }, emptyContents()];
    const { match, tokens } = await table(hostOn(openMemory(contents), time));
    time.now += 2 * CLAIM_AFTER;
    const host = hostOn(openMemory(contents), time);
    await connect(host, match, tokens[0] ?? "");
    expect(await claim(host, match)).toEqual({ code: "not-away-yet", seconds: 180 });
  });
});

describe("several servers", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const settled = async <T>(asked: Promise<T>): Promise<T> => {
    await vi.advanceTimersByTimeAsync(2000);
    return asked;
  };

  test("whoever is connected to any of them is not away, and the owner's clock counts", async () => {
    const cluster = newCluster();
    const one = await settled(join(cluster, "one", 0));
    const two = await settled(join(cluster, "two", 4000));
    const { match, tokens } = await settled(table(one.host));
    const ann = await settled(connect(one.host, match, tokens[0] ?? ""));
    const bob = await settled(connect(two.host, match, tokens[1] ?? ""));
    await vi.advanceTimersByTimeAsync(2 * CLAIM_AFTER);
    expect(ann.away()).toEqual([]);
    expect(await settled(claim(one.host, match))).toEqual({ code: "nobody-away" });
    bob.leave();
    await vi.advanceTimersByTimeAsync(CLAIM_AFTER - 5000);
    expect(ann.away()).toMatchObject([{ seat: 1 }]);
    expect(await settled(claim(one.host, match))).toMatchObject({ code: "not-away-yet" });
    await vi.advanceTimersByTimeAsync(5000);
    expect(await settled(claim(two.host, match))).toBe("ok");
    one.kill();
    two.kill();
  });
});
