import { describe, expect, test, vi } from "vitest";
import { openMemory } from "../store/memory.ts";
import { chargeTo, hasBudget, waitForBudget } from "./budget.ts";
import { charge, costOf, type Debts, longRun, waitOf } from "./debts.ts";
import { hand, hostOn, must, send, startMatch } from "./host.fixture.ts";
import { type Host, loadRoom } from "./live.ts";

const SHARE = 0.05;

describe("who holds everybody up has to wait", () => {
  const after = (stops: readonly number[], now = 0): number => {
    const debts: Debts = new Map();
    for (const ms of stops) charge(debts, "a", longRun(SHARE), costOf(ms), 0);
    return waitOf(debts, "a", longRun(SHARE), now);
  };

  test("a stop costs more by the square of its length, up to twenty times as much as the same time in short ones", () => {
    expect([3, 6, 12, 15, 30].map(costOf)).toEqual([3, 24, 192, 300, 600]);
    expect(after(Array.from({ length: 200 }, () => 1))).toBe(0);
    expect([after([20, 20]), after([20, 20, 20])]).toEqual([0, 4000]);
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
    charge(debts, "a", longRun(SHARE), 1000, 0);
    expect(waitOf(debts, "b", longRun(SHARE), 0)).toBe(0);
  });

  test("parties that owe nothing any more are forgotten", () => {
    const debts: Debts = new Map();
    for (let party = 0; party < 10_000; party += 1) charge(debts, `${party}`, longRun(SHARE), 1, 0);
    charge(debts, "last", longRun(SHARE), 1, 1000);
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
  const first = send(host, slow, 0, hand(1, "rock"));
  await vi.advanceTimersByTimeAsync(10_000);
  await first;
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

/** A server on which time passes only when `takes` says so, or while it pauses. */
function hostWithClock(share: number) {
  let now = 0;
  const clock = () => now;
  const takes = (ms: number) => {
    now += ms;
  };
  const plain = hostOn(openMemory());
  const pause = async (ms: number) => takes(ms);
  const world = { ...plain.world, ticks: clock, busy: clock, active: clock, pause };
  const host: Host = { ...plain, share, world };
  return { host, takes, clock };
}

test("short stops of one party are spread: a few at once, then one in a while", async () => {
  const { host, takes, clock } = hostWithClock(SHARE);
  const begun: number[] = [];
  for (let stop = 0; stop < 12; stop += 1) {
    await waitForBudget(host, () => "a");
    begun.push(Math.round(clock()));
    chargeTo(host, "a", () => takes(3));
    await host.world.nextTurn();
  }
  expect(begun).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 30, 50, 70, 90]);
  await waitForBudget(host, () => "b");
  expect(Math.round(clock())).toBe(93);
});

describe("a turn of the event loop is charged as a whole", () => {
  /** Nothing worth mentioning is forgiven meanwhile. */
  const LITTLE = 1e-6;

  /** What a party owes beyond its credit after tasks of these lengths in one turn that lasted `whole` milliseconds. */
  async function owedAfter(tasks: readonly number[], whole: number): Promise<number> {
    const { host, takes, clock } = hostWithClock(LITTLE);
    charge(host.debts, "a", longRun(LITTLE), 1000, 0);
    for (const ms of tasks) chargeTo(host, "a", () => takes(ms));
    takes(whole - clock());
    await host.world.nextTurn();
    return Math.round(waitOf(host.debts, "a", longRun(LITTLE), clock()) * LITTLE);
  }

  test("short tasks in one turn cost as much as one long task", async () => {
    expect([await owedAfter([30], 30), await owedAfter([10, 10, 10], 30)]).toEqual([600, 600]);
    expect([await owedAfter([60], 60), await owedAfter([1, 29, 30], 60)]).toEqual([1000, 1000]);
  });

  test("what nobody was charged for is shared out, up to four times what somebody was", async () => {
    expect([await owedAfter([6], 6), await owedAfter([6], 12)]).toEqual([24, 192]);
    expect([await owedAfter([3], 12), await owedAfter([3], 500)]).toEqual([192, 192]);
  });
});
