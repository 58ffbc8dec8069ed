import { expect, test } from "vitest";
import { ALL } from "../pages.ts";
import type { Append, Listed, Query, Store, Summary } from "../store.ts";
import { type NewStore, type Open, opened, summary, T, texts, textsOf, to } from "./tools.ts";

/** Every page of a list, one after another. */
async function pages(store: Store, query: Omit<Query, "before">): Promise<readonly Listed[]> {
  const all: Listed[] = [];
  for (let before: Query["before"] = null; ; before = all.at(-1) ?? null) {
    const page = await store.list({ ...query, before: before && { at: before.at, match: before.match } });
    expect(page.length).toBeLessThanOrEqual(query.limit);
    all.push(...page);
    if (page.length < query.limit) return all;
  }
}

const fill = (store: Store, count: number, rest: (index: number) => Partial<Append>) =>
  Promise.all(
    Array.from({ length: count }, (_, index) => store.append(to(`m${index + 10}`, { summary, ...rest(index) }))),
  );

export function listing(place: NewStore): void {
  test("newest first, and by name where the time is the same, page by page", async () => {
    const store = await opened(place());
    await fill(store, 23, (index) => ({ at: T + (index % 4) }));
    const all = await store.list({ status: "running", game: null, before: null, limit: 100 });
    expect(all).toHaveLength(23);
    const order = all.map(({ at, match }) => `${at} ${match}`);
    expect(order).toEqual([...order].sort().reverse());
    for (const limit of [1, 2, 5, 22, 23, 24]) {
      expect(await pages(store, { status: "running", game: null, limit })).toEqual(all);
      expect(await pages(store, { status: "running", game: "hands", limit })).toEqual(all);
    }
    expect(await store.list({ status: "running", game: null, before: null, limit: 0 })).toEqual([]);
  });

  test("names are ordered by their bytes in UTF-8", async () => {
    const store = await opened(place());
    for (const match of ["\u{1f600}", "\uffee", "z", "Z", "ä"]) await store.append(to(match, { summary }));
    const listed = await pages(store, { status: "running", game: null, limit: 2 });
    expect(listed.map(({ match }) => match)).toEqual(["\u{1f600}", "\uffee", "ä", "z", "Z"]);
  });

  test("a page is not disturbed by matches that come in newer", async () => {
    const store = await opened(place());
    await fill(store, 6, (index) => ({ at: T + index }));
    const first = await store.list({ status: "running", game: null, before: null, limit: 3 });
    await store.append(to("new", { at: T + 99, summary }));
    const last = first.at(-1) ?? { at: 0, match: "" };
    const before = { at: last.at, match: last.match };
    const second = await store.list({ status: "running", game: null, before, limit: 3 });
    expect([...first, ...second].map(({ match }) => match)).toEqual(["m15", "m14", "m13", "m12", "m11", "m10"]);
  });
}

const listedOf = ({ status, game, text }: Summary) => ({ status, game, text });

export function choosing(place: NewStore): void {
  test("a match that is not for everybody is in no list, and still among those that are under way", async () => {
    const store = await opened(place());
    await fill(store, 6, (index) => ({ summary: { ...summary, isPublic: index % 3 === 0 } }));
    const query = { status: "running", game: null, before: null, limit: 2 } as const;
    expect((await store.list(query)).map(({ match }) => match)).toEqual(["m13", "m10"]);
    expect((await store.list({ ...query, game: "hands" })).map(({ match }) => match)).toEqual(["m13", "m10"]);
    expect(await store.unfinished()).toHaveLength(6);
  });

  test("a list is of one status and, if asked, of one game; it shows the last summary and its time", async () => {
    const store = await opened(place());
    await fill(store, 3, (index) => ({ summary: { ...summary, status: "open", game: `g${index}` } }));
    const over: Summary = { status: "over", isPublic: true, game: "g1", text: "won" };
    await store.append(to("m11", { expected: 1, at: T + 7, summary: over }));
    await store.append(to("m12", { expected: 1, at: T + 8 }));
    const list = (status: Summary["status"], game: string | null) =>
      store.list({ status, game, before: null, limit: 9 });
    expect((await list("open", null)).map(({ match, at }) => [match, at])).toEqual([
      ["m12", T],
      ["m10", T],
    ]);
    expect(await list("over", null)).toEqual([{ match: "m11", at: T + 7, ...listedOf(over) }]);
    expect(await list("open", "g2")).toEqual([{ match: "m12", at: T, status: "open", game: "g2", text: "{}" }]);
    expect(await list("open", "g1")).toEqual([]);
    expect(await list("running", null)).toEqual([]);
  });

  test("unfinished are those that run: not open ones, not those that are over, not those without a summary", async () => {
    const store = await opened(place());
    await store.append(to("none"));
    await store.claim("claimed");
    for (const status of ["open", "running", "over"] as const)
      await store.append(to(status, { summary: { ...summary, status } }));
    await store.append(to("ended", { summary }));
    expect([...(await store.unfinished())].sort()).toEqual(["ended", "running"]);
    await store.append(to("ended", { expected: 1, summary: { ...summary, status: "over" } }));
    expect(await store.unfinished()).toEqual(["running"]);
  });
}

/** Opens a store, runs a task, and closes it. */
async function session<R>(open: Open, what: (store: Store) => Promise<R>): Promise<R> {
  const store = await opened(open);
  const result = await what(store);
  await store.close();
  return result;
}

export function beating(place: NewStore): void {
  test("the latest time is that of the last heartbeat or entry, whichever is later", async () => {
    const open = place();
    const latest: (number | null)[] = [];
    await session(open, async (store) => {
      latest.push(await store.latest());
      await store.append(to("a", { at: T + 20 }));
      latest.push(await store.latest());
      await store.beat(T + 10);
      await store.append(to("b", { at: T + 5 }));
      latest.push(await store.latest());
      await store.beat(T + 30);
    });
    await session(open, async (store) => void latest.push(await store.latest()));
    expect(latest).toEqual([null, T + 20, T + 20, T + 30]);
  });

  test("the first beat after opening makes an outage since the last beat; a store that is new has none", async () => {
    const open = place();
    await session(open, async (store) => {
      for (const at of [T, T + 10, T + 90]) await store.beat(at);
      expect(await store.outages()).toEqual([]);
    });
    await session(open, async (store) => {
      for (const at of [T + 100, T + 200]) await store.beat(at);
      expect(await store.outages()).toEqual([{ from: T + 90, to: T + 100 }]);
    });
    await session(open, (store) => store.beat(T + 500));
    expect(await session(open, (store) => store.outages())).toEqual([
      { from: T + 90, to: T + 100 },
      { from: T + 200, to: T + 500 },
    ]);
  });

  test("a clock that was set back makes no outage", async () => {
    const open = place();
    await session(open, (store) => store.beat(T));
    await session(open, (store) => store.beat(T - 50));
    await session(open, (store) => store.beat(T - 50));
    expect(await session(open, (store) => store.outages())).toEqual([]);
  });
}

export function living(place: NewStore): void {
  test("an entry later than the last beat is a sign of life, but none since the opening", async () => {
    const open = place();
    await session(open, async (store) => {
      await store.beat(T);
      await store.append(to("a", { at: T + 30 }));
      await store.append(to("a", { expected: 1, at: T + 20 }));
      await store.append(to("b", { at: T + 10 }));
    });
    await session(open, async (store) => {
      await store.append(to("c", { at: T + 70 }));
      await store.beat(T + 80);
      expect(await store.outages()).toEqual([{ from: T + 30, to: T + 80 }]);
    });
  });

  test("entries alone are a sign of life; a claim is none", async () => {
    const open = place();
    await session(open, (store) => store.claim("a"));
    await session(open, async (store) => {
      await store.beat(T);
      expect(await store.outages()).toEqual([]);
    });
    const other = place();
    await session(other, (store) => store.append(to("a")));
    await session(other, async (store) => {
      await store.beat(T + 1);
      expect(await store.outages()).toEqual([{ from: T, to: T + 1 }]);
    });
  });
}

export function lasting(place: NewStore): void {
  test("everything is there after closing and opening again", async () => {
    const open = place();
    const before = await opened(open);
    await before.append(to("a", { entries: texts(3), key: "k", answer: "yes", summary }));
    await before.claim("a");
    await before.beat(T);
    await before.close();
    const after = await opened(open);
    expect(await textsOf(after, "a")).toEqual(texts(3));
    expect(await after.answered("a", "k")).toBe("yes");
    expect(await after.list({ status: "running", game: null, before: null, limit: 5 })).toEqual([
      { match: "a", at: T, ...listedOf(summary) },
    ]);
    expect(await after.append(to("a", { expected: 3 }))).toEqual({ ok: false, why: "fenced", epoch: 1 });
    expect(await after.append(to("a", { expected: 3, epoch: 1 }))).toEqual({ ok: true, seq: 4 });
  });

  test("closing waits for what is under way, and what comes later fails", async () => {
    const open = place();
    const store = await opened(open);
    const underWay = Array.from({ length: 200 }, (_, index) => store.append(to(`m${index}`)));
    const closed = store.close();
    await expect(store.append(to("late"))).rejects.toThrow("closed");
    await closed;
    expect((await Promise.all(underWay)).every(({ ok }) => ok)).toBe(true);
    await expect(store.read("m0", 0, ALL)).rejects.toThrow("closed");
    await store.close();
    expect(await textsOf(await opened(open), "m199")).toEqual(["entry 1"]);
  });
}

const odd = [
  ...["", " ", "\n\r\t", "\u{1f600} \u200d Ω ж 漢", "e\u0301", "\u00e9", "\uffff\ufeff"],
  ...["'; DROP TABLE matches; --", "%", "a_b", "1", "null"],
];

export function texting(place: NewStore): void {
  test("texts come back as they were, however odd", async () => {
    const open = place();
    const store = await opened(open);
    const shown = (text: string): Summary => ({ ...summary, game: text, text });
    for (const text of odd)
      await store.append(to(text, { key: text, answer: text, entries: [text, text], summary: shown(text) }));
    await store.close();
    const after = await opened(open);
    for (const text of odd) {
      expect(await textsOf(after, text)).toEqual([text, text]);
      expect(await after.answered(text, text)).toBe(text);
      const query = { status: "running", game: text, before: null, limit: 9 } as const;
      expect(await after.list(query)).toEqual([{ match: text, at: T, ...listedOf(shown(text)) }]);
    }
    expect([...(await after.unfinished())].sort()).toEqual([...odd].sort());
  });

  test("a text of a megabyte comes back as it was", async () => {
    const store = await opened(place());
    const long = "0123456789abcde\u{1f600}".repeat(2 ** 16);
    await store.append(to("a", { key: "k", answer: long, entries: [long, "short", long] }));
    expect((await textsOf(store, "a")).map((text) => text === long)).toEqual([true, false, true]);
    expect((await store.answered("a", "k")) === long).toBe(true);
  });

  test("what no database gives back as it was is refused, and nothing of it is kept", async () => {
    const store = await opened(place());
    const bad = [{ entries: ["fine", "\ud800"] }, { key: "nul \0" }, { at: 0.5 }, { at: Number.NaN }, { expected: -1 }];
    for (const rest of bad) await expect(store.append(to("a", rest))).rejects.toMatchObject({ code: "unkeepable" });
    expect(await store.append(to("a"))).toEqual({ ok: true, seq: 1 });
  });
}
