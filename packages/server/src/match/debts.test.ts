import { describe, expect, test, vi } from "vitest";
import { openMemory } from "../store/memory.ts";
import { chargeTo, hasBudget } from "./budget.ts";
import { charge, type Debts, waitOf } from "./debts.ts";
import { hand, hostOn, must, send, startMatch } from "./host.fixture.ts";
import { type Host, loadRoom } from "./live.ts";

const SHARE = 0.05;

describe("who holds everybody up has to wait", () => {
  const after = (stops: readonly number[], now = 0): number => {
    const debts: Debts = new Map();
    for (const ms of stops) charge(debts, "a", SHARE, ms, 0);
    return waitOf(debts, "a", SHARE, now);
  };

  test("one long stop costs up to twenty times as much as the same time in short ones", () => {
    expect(after(Array.from({ length: 200 }, () => 1))).toBe(0);
    expect(after(Array.from({ length: 7 }, () => 20))).toBe(0);
    expect(after([20, 20, 20, 20, 20, 20, 20, 20])).toBeGreaterThan(0);
  });

  test("one stop alone makes nobody wait, however long; each further one costs a whole credit", () => {
    expect([after([110]), after([900])]).toEqual([0, 0]);
    expect([after([110, 110]), after([110, 110, 110])]).toEqual([20_000, 40_000]);
    expect(after([3000])).toBe(40_000);
  });

  test("what is owed is forgiven as time goes by, and others owe nothing", () => {
    const stops = [200, 200, 200];
    expect([after(stops, 10_000), after(stops, 40_000)]).toEqual([30_000, 0]);
    const debts: Debts = new Map();
    charge(debts, "a", SHARE, 1000, 0);
    expect(waitOf(debts, "b", SHARE, 0)).toBe(0);
  });

  test("parties that owe nothing any more are forgotten", () => {
    const debts: Debts = new Map();
    for (let party = 0; party < 10_000; party += 1) charge(debts, `${party}`, SHARE, 1, 0);
    charge(debts, "last", SHARE, 1, 1000);
    expect(debts.size).toBe(1);
  });
});

/** A server on which each task takes as long as the test says. */
function slowHost() {
  let stop = 0;
  let now = 0;
  const ticks = () => {
    now += stop;
    return now + performance.now();
  };
  const plain = hostOn(openMemory());
  const host: Host = { ...plain, share: SHARE, world: { ...plain.world, ticks, busy: ticks } };
  const takes = (ms: number) => {
    stop = ms;
  };
  return { host, takes };
}

async function seated(host: Host, address: string): Promise<string> {
  const match = await startMatch(host);
  must(await loadRoom(host, match)).address = address;
  return match;
}

test("a match whose every step stops the server goes on slowly, and those of others at once", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  const { host, takes } = slowHost();
  const [slow, quick] = [await seated(host, "10.0.0.1"), await seated(host, "10.0.0.2")];
  takes(200);
  await send(host, slow, 0, hand(1, "rock"));
  takes(0);
  const done: string[] = [];
  const second = send(host, slow, 1, hand(1, "paper")).then(() => done.push("slow"));
  await send(host, quick, 0, hand(1, "rock")).then(() => done.push("quick"));
  expect(done).toEqual(["quick"]);
  await vi.advanceTimersByTimeAsync(200_000);
  await second;
  expect(done).toEqual(["quick", "slow"]);
  vi.useRealTimers();
});

test("whoever has blocked for a moment lets others have their turn, with many matches at once too", async () => {
  const { host, takes } = slowHost();
  const matches: string[] = [];
  for (let each = 0; each < 10; each += 1) matches.push(await seated(host, "10.0.0.1"));
  const quick = await seated(host, "10.0.0.2");
  await host.world.nextTurn();
  takes(2);
  const done: string[] = [];
  const slow = matches.map((match) => send(host, match, 0, hand(1, "rock")).then(() => done.push("slow")));
  await host.world.nextTurn();
  await send(host, quick, 0, hand(1, "rock")).then(() => done.push("quick"));
  await Promise.all(slow);
  expect(done.indexOf("quick")).toBeLessThan(5);
});

test("time in which the processor worked on something else is on nobody's account", () => {
  const host: Host = { ...hostOn(openMemory()), share: SHARE };
  vi.spyOn(performance, "now").mockReturnValueOnce(0).mockReturnValueOnce(500).mockReturnValue(500);
  chargeTo(host, "a", () => undefined);
  expect(hasBudget(host, "a")).toBe(true);
  vi.restoreAllMocks();
});
