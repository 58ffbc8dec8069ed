import { expect, test } from "vitest";
import { ALL } from "../pages.ts";
import type { Appended, Store } from "../store.ts";
import { type NewStore, opened, summary, T, texts, textsOf, to } from "./tools.ts";

export function appending(place: NewStore): void {
  test("what is appended is read in its order, numbered from 1 without a gap", async () => {
    const store = await opened(place());
    expect(await store.append(to("a", { entries: texts(3) }))).toEqual({ ok: true, seq: 3 });
    expect(await store.append(to("a", { expected: 3, entries: ["later"], at: T + 5 }))).toEqual({ ok: true, seq: 4 });
    expect(await store.read("a", 0, ALL)).toEqual([
      { seq: 1, at: T, text: "entry 1" },
      { seq: 2, at: T, text: "entry 2" },
      { seq: 3, at: T, text: "entry 3" },
      { seq: 4, at: T + 5, text: "later" },
    ]);
    expect((await store.read("a", 2, ALL)).map(({ seq }) => seq)).toEqual([3, 4]);
    expect(await store.read("a", 4, ALL)).toEqual([]);
    expect(await store.read("a", 9, ALL)).toEqual([]);
  });

  test("no more entries are read than were asked for, and the next ones go on from there", async () => {
    const store = await opened(place());
    await store.append(to("a", { entries: texts(5) }));
    expect((await store.read("a", 0, 2)).map(({ seq }) => seq)).toEqual([1, 2]);
    expect((await store.read("a", 2, 2)).map(({ seq }) => seq)).toEqual([3, 4]);
    expect((await store.read("a", 4, 2)).map(({ seq }) => seq)).toEqual([5]);
    expect(await store.read("a", 0, 0)).toEqual([]);
  });

  test("a match that is not there has no entries and no answers", async () => {
    const store = await opened(place());
    expect(await store.read("nowhere", 0, ALL)).toEqual([]);
    expect(await store.answered("nowhere", "k")).toBeNull();
  });

  test("matches do not touch each other", async () => {
    const store = await opened(place());
    await store.append(to("a", { key: "k", answer: "of a" }));
    expect(await store.append(to("b", { key: "k", answer: "of b", entries: ["b"] }))).toEqual({ ok: true, seq: 1 });
    expect(await textsOf(store, "a")).toEqual(["entry 1"]);
    expect(await textsOf(store, "b")).toEqual(["b"]);
    expect(await store.answered("b", "k")).toBe("of b");
  });
}

export function appendingInVain(place: NewStore): void {
  test("an append of no entries keeps its answer and its summary", async () => {
    const store = await opened(place());
    await store.append(to("a", { entries: texts(2) }));
    const empty = to("a", { expected: 2, entries: [], key: "k", answer: "noted", summary });
    expect(await store.append(empty)).toEqual({ ok: true, seq: 2 });
    expect(await store.answered("a", "k")).toBe("noted");
    expect(await store.unfinished()).toEqual(["a"]);
    expect(await store.append({ ...empty, key: "l", expected: 1 })).toEqual({ ok: false, why: "conflict", seq: 2 });
  });

  test("an append that is refused leaves nothing: no entry, no answer, no summary", async () => {
    const store = await opened(place());
    await store.append(to("a", { entries: texts(2) }));
    const refused = to("a", { expected: 1, entries: texts(5, "lost"), key: "k", answer: "lost", summary });
    expect(await store.append(refused)).toEqual({ ok: false, why: "conflict", seq: 2 });
    expect(await store.append({ ...refused, match: "b" })).toEqual({ ok: false, why: "conflict", seq: 0 });
    expect(await textsOf(store, "a")).toEqual(texts(2));
    expect(await store.read("b", 0, ALL)).toEqual([]);
    expect(await store.answered("a", "k")).toBeNull();
    expect(await store.unfinished()).toEqual([]);
  });
}

export function racing(place: NewStore): void {
  test("too low and too high an expected number are conflicts that tell the last one", async () => {
    const store = await opened(place());
    await store.append(to("a", { entries: texts(4) }));
    for (const expected of [0, 3, 5])
      expect(await store.append(to("a", { expected }))).toEqual({ ok: false, why: "conflict", seq: 4 });
  });

  test("of two writers that expect the same, exactly one wins", async () => {
    const open = place();
    const [one, two] = [await opened(open), await opened(open)];
    for (let expected = 0; expected < 40; expected += 1) {
      const both = await Promise.all([
        one.append(to("a", { expected, entries: [`${expected} one`] })),
        two.append(to("a", { expected, entries: [`${expected} two`] })),
      ]);
      expect(both.filter(({ ok }) => ok)).toEqual([{ ok: true, seq: expected + 1 }]);
      expect(both.filter(({ ok }) => !ok)).toEqual([{ ok: false, why: "conflict", seq: expected + 1 }]);
      const winner = both[0].ok ? "one" : "two";
      expect((await one.read("a", expected, ALL)).map(({ text }) => text)).toEqual([`${expected} ${winner}`]);
      expect(await two.read("a", expected, ALL)).toEqual(await one.read("a", expected, ALL));
    }
  });

  test("the same request sent many times at once is kept once", async () => {
    const open = place();
    const [one, two] = [await opened(open), await opened(open)];
    const request = to("a", { key: "k", answer: "first" });
    const sent = await Promise.all(
      Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? one : two).append(request)),
    );
    expect(sent.filter((each) => each.ok)).toHaveLength(1);
    expect(sent.filter((each) => !each.ok)).toEqual(
      Array.from({ length: 49 }, () => ({ ok: false, why: "duplicate", answer: "first" })),
    );
    expect(await textsOf(one, "a")).toEqual(["entry 1"]);
  });
}

export function crowding(place: NewStore): void {
  test("thousands of appends at once to many matches: none is lost, none is there twice", async () => {
    const open = place();
    const [one, two] = [await opened(open), await opened(open)];
    const matches = Array.from({ length: 100 }, (_, index) => `match ${index}`);
    const writer = async (store: Store, match: string): Promise<void> => {
      for (let expected = 0; expected < 30; expected += 2) {
        const both = texts(2, `${match} ${expected}`);
        const done = await store.append(to(match, { expected, key: `k${expected}`, entries: both }));
        expect(done).toEqual({ ok: true, seq: expected + 2 });
      }
    };
    await Promise.all(matches.map((match, index) => writer(index % 10 === 0 ? two : one, match)));
    for (const match of matches) {
      const kept = await two.read(match, 0, ALL);
      expect(kept.map(({ seq }) => seq)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
      expect(new Set(kept.map(({ text }) => text)).size).toBe(30);
    }
  });
}

export function keys(place: NewStore): void {
  const again: Appended = { ok: false, why: "duplicate", answer: "first" };

  test("a key sent again gets the answer of the first time, whatever else the request says", async () => {
    const store = await opened(place());
    const first = to("a", { key: "k", answer: "first" });
    expect(await store.append(first)).toEqual({ ok: true, seq: 1 });
    expect(await store.append(first)).toEqual(again);
    expect(await store.append({ ...first, expected: 1, answer: "second", entries: texts(3) })).toEqual(again);
    expect(await store.append({ ...first, expected: 7 })).toEqual(again);
    expect(await store.answered("a", "k")).toBe("first");
    expect(await textsOf(store, "a")).toEqual(["entry 1"]);
  });

  test("a key sent again is answered even after somebody else has claimed the match", async () => {
    const store = await opened(place());
    const first = to("a", { key: "k", answer: "first" });
    await store.append(first);
    await store.claim("a");
    expect(await store.append(first)).toEqual(again);
  });

  test("a key is remembered when the store is opened again", async () => {
    const open = place();
    const store = await opened(open);
    await store.append(to("a", { key: "k", answer: "first" }));
    await store.close();
    const later = await opened(open);
    expect(await later.append(to("a", { key: "k", expected: 1, answer: "second" }))).toEqual(again);
    expect(await later.answered("a", "k")).toBe("first");
  });

  test("a key of a refused append is free", async () => {
    const store = await opened(place());
    expect(await store.append(to("a", { key: "k", expected: 1, answer: "x" }))).toMatchObject({ why: "conflict" });
    expect(await store.append(to("a", { key: "k", answer: "y" }))).toEqual({ ok: true, seq: 1 });
    expect(await store.answered("a", "k")).toBe("y");
  });

  test("appends without a key are never the same", async () => {
    const store = await opened(place());
    await store.append(to("a"));
    expect(await store.append(to("a", { expected: 1 }))).toEqual({ ok: true, seq: 2 });
  });
}

export function claiming(place: NewStore): void {
  test("every claim gives a higher epoch, also after opening again, also of a match that is not there yet", async () => {
    const open = place();
    const store = await opened(open);
    expect([await store.claim("a"), await store.claim("a"), await store.claim("b")]).toEqual([1, 2, 1]);
    await store.close();
    expect(await (await opened(open)).claim("a")).toBe(3);
  });

  test("after a claim only its epoch appends; fenced comes before conflict", async () => {
    const store = await opened(place());
    await store.append(to("a"));
    const epoch = await store.claim("a");
    for (const other of [0, epoch + 1])
      expect(await store.append(to("a", { expected: 9, epoch: other }))).toEqual({ ok: false, why: "fenced", epoch });
    expect(await store.append(to("a", { expected: 9, epoch }))).toEqual({ ok: false, why: "conflict", seq: 1 });
    expect(await store.append(to("a", { expected: 1, epoch }))).toEqual({ ok: true, seq: 2 });
    expect(await textsOf(store, "a")).toHaveLength(2);
  });

  test("claims at once all get different epochs", async () => {
    const open = place();
    const [one, two] = [await opened(open), await opened(open)];
    const epochs = await Promise.all(
      Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? one : two).claim("a")),
    );
    expect(epochs.sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  });

  test("a claim in the midst of another's appends: from then on nothing of the other's is kept", async () => {
    const open = place();
    const [old, next] = [await opened(open), await opened(open)];
    const epoch = await old.claim("a");
    const writing = (async () => {
      for (let expected = 0; ; expected += 1) {
        const appended = await old.append(to("a", { expected, epoch }));
        if (!appended.ok) return { appended, expected };
      }
    })();
    while ((await next.read("a", 0, ALL)).length < 5);
    const claimed = await next.claim("a");
    const seen = (await next.read("a", 0, ALL)).length;
    const { appended, expected } = await writing;
    expect(appended).toEqual({ ok: false, why: "fenced", epoch: claimed });
    expect(expected).toBe(seen);
    expect(await next.append(to("a", { expected: seen, epoch: claimed }))).toEqual({ ok: true, seq: seen + 1 });
  });
}
