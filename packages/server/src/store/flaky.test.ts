import { expect, test } from "vitest";
import { textsOf, to } from "./conformance/tools.ts";
import { openFlaky } from "./flaky.ts";
import { type Contents, openMemory } from "./memory.ts";
import { ALL } from "./pages.ts";
import type { Append } from "./store.ts";

const next = (expected: number, rest: Partial<Append> = {}) =>
  to("a", { expected, entries: [`entry ${expected + 1}`], key: `k${expected}`, answer: "yes", ...rest });
const left = (contents: Contents) => textsOf(openMemory(contents), "a");

/** What has become of a promise so far. */
async function stateOf(promise: Promise<unknown>): Promise<"kept" | "failed" | "open"> {
  const open = new Promise<"open">((resolve) => setImmediate(() => resolve("open")));
  return Promise.race([promise.then(() => "kept" as const).catch(() => "failed" as const), open]);
}

test("nobody is told before the disk has it, readers neither", async () => {
  const store = openFlaky();
  store.set({ delay: null });
  const asked = [store.append(next(0)), store.claim("a"), store.read("a", 0, ALL), store.append(next(0))];
  expect(await Promise.all(asked.map(stateOf))).toEqual(["open", "open", "open", "open"]);
  store.sync();
  expect(await Promise.all(asked)).toEqual([
    { ok: true, seq: 1 },
    1,
    [{ seq: 1, at: to("a").at, text: "entry 1" }],
    { ok: false, why: "duplicate", answer: "yes" },
  ]);
});

test("a crash takes what was not synced; whoever was waiting fails, and so does whoever comes later", async () => {
  const store = openFlaky();
  await store.append(next(0));
  store.set({ delay: null });
  const waiting = store.append(next(1));
  const disk = store.crash();
  await expect(waiting).rejects.toThrow("crashed");
  await expect(store.append(next(1))).rejects.toThrow("crashed");
  store.sync();
  expect(await left(disk)).toEqual(["entry 1"]);
});

test("a write may have reached the disk before the crash, though nobody was told", async () => {
  const store = openFlaky();
  store.set({ delay: null });
  const waiting = Promise.allSettled([store.append(next(0)), store.append(next(1))]);
  const disk = store.crash(1);
  expect((await waiting).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await left(disk)).toEqual(["entry 1"]);
});

test("whenever it crashes, what was acknowledged is there", async () => {
  for (let turns = 0; turns < 30; turns += 1) {
    const store = openFlaky();
    store.set({ delay: turns % 3 });
    let acknowledged = 0;
    const writer = (async () => {
      for (;;) acknowledged = (await store.append(next(acknowledged))).ok ? acknowledged + 1 : acknowledged;
    })();
    for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
    const disk = store.crash();
    await expect(writer).rejects.toThrow("crashed");
    expect(await left(disk)).toHaveLength(acknowledged);
  }
});

test("a store goes on with what another one left", async () => {
  const store = openFlaky();
  await store.append(next(0));
  await store.beat(5);
  const later = openFlaky(store.crash());
  await later.beat(to("a").at + 9);
  expect(await later.outages()).toEqual([{ from: to("a").at, to: to("a").at + 9 }]);
  expect(await later.append(next(1))).toEqual({ ok: true, seq: 2 });
  await later.close();
  await expect(later.read("a", 0, ALL)).rejects.toThrow("closed");
});

test("faults on purpose: as many as set, and then no more", async () => {
  const store = openFlaky();
  store.set({ rejects: 2 });
  await expect(store.append(next(0))).rejects.toThrow("not kept");
  await expect(store.append(next(0))).rejects.toThrow("not kept");
  expect(await store.append(next(0))).toEqual({ ok: true, seq: 1 });
  store.set({ conflicts: 2 });
  expect(await store.append(next(1))).toEqual({ ok: false, why: "conflict", seq: 1 });
  expect(await store.append(next(1))).toEqual({ ok: false, why: "conflict", seq: 1 });
  expect(await store.append(next(1))).toEqual({ ok: true, seq: 2 });
  store.set({ lost: 1 });
  await expect(store.append(next(2))).rejects.toThrow("nobody hears of it");
  expect(await store.append(next(2))).toEqual({ ok: false, why: "duplicate", answer: "yes" });
  expect(await textsOf(store, "a")).toEqual(["entry 1", "entry 2", "entry 3"]);
});
