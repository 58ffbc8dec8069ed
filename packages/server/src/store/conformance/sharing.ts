import { describe, expect, test } from "vitest";
import type { ListCursor as Aged, Shared, Store } from "../store.ts";
import { type NewStore, opened, summary, T, to } from "./tools.ts";

/** Lets the store's time pass. */
type Pass = (ms: number) => Promise<void>;

function sharedOf({ shared }: Store): Shared {
  if (shared === undefined) throw new Error("it cannot be shared");
  return shared;
}

/** Tests that every store must pass that several servers share. */
export function sharing(place: NewStore, pass: Pass): void {
  describe("owning", () => owning(place, pass));
  describe("outages of several servers", () => outages(place));
}

function owning(place: NewStore, pass: Pass): void {
  test("a match belongs to whoever has claimed it last, while that server says that it is there", async () => {
    const open = place();
    const [one, two] = [await opened(open), await opened(open)];
    const [a, b] = [sharedOf(one), sharedOf(two)];
    await one.append(to("m", { epoch: await one.claim("m"), summary }));
    expect([await b.ownerOf("m"), await b.orphans(9, null)]).toEqual([
      { epoch: 1, node: null, address: null },
      [{ match: "m", at: T }],
    ]);
    await a.lease("http://one/", 60_000);
    expect([await b.ownerOf("m"), await b.orphans(9, null)]).toEqual([
      { epoch: 1, node: a.node, address: "http://one/" },
      [],
    ]);
    expect(await b.take("m", 1)).toBe(2);
    expect(await a.take("m", 1)).toBeNull();
    expect(await one.append(to("m", { expected: 1, epoch: 1 }))).toEqual({ ok: false, why: "fenced", epoch: 2 });
    await b.lease("http://two/", 1);
    await pass(5);
    expect([await a.ownerOf("m"), await a.orphans(9, null), await a.orphans(0, null)]).toEqual([
      { epoch: 2, node: null, address: null },
      [{ match: "m", at: T }],
      [],
    ]);
    expect(await a.heads(["m", "nowhere"])).toEqual([{ match: "m", seq: 1, epoch: 2 }]);
    expect([await a.nodes(), (await a.secret()) === (await b.secret())]).toEqual([[a.node], true]);
    // One clock for all of them, in whole milliseconds.
    const [before, after] = [await a.now(), await b.now()];
    expect(after).toBeGreaterThanOrEqual(before);
    expect(after - before).toBeLessThan(60_000);
    expect([before, after].every(Number.isSafeInteger)).toBe(true);
  });

  test("of those who take a match at once, one gets it", async () => {
    const open = place();
    const [one, two] = [await opened(open), await opened(open)];
    await one.append(to("m", { epoch: await one.claim("m"), summary }));
    for (const epoch of [1, 2, 3]) {
      const taken = await Promise.all([sharedOf(one).take("m", epoch), sharedOf(two).take("m", epoch)]);
      expect([...taken].sort()).toEqual([epoch + 1, null]);
    }
    expect(await sharedOf(one).take("nowhere", 0)).toBeNull();
  });

  test("matches without a server come page by page, newest first", async () => {
    const store = await opened(place());
    const names = ["a", "b", "c", "d", "e"];
    for (const [age, name] of names.entries())
      await store.append(to(name, { epoch: await store.claim(name), summary, at: T + Math.floor(age / 2) }));
    const found: string[][] = [];
    for (let after: Aged | null = null; found.length < 4; ) {
      const page: readonly Aged[] = await sharedOf(store).orphans(2, after);
      found.push(page.map(({ match }) => match));
      after = page.at(-1) ?? null;
    }
    expect(found).toEqual([["e", "d"], ["c", "b"], ["a"], []]);
  });
}

function outages(place: NewStore): void {
  test("there is none while another server is there", async () => {
    const open = place();
    const [one, two] = [await opened(open), await opened(open)];
    await one.beat(T);
    await two.beat(T + 50);
    await one.close();
    await two.beat(T + 70);
    const three = await opened(open);
    await three.beat(T + 100);
    expect(await three.outages()).toEqual([]);
  });

  test("after the last has gone there is one, and those who come at once make it once", async () => {
    const open = place();
    const [one, two] = [await opened(open), await opened(open)];
    await one.beat(T);
    await two.beat(T + 50);
    await Promise.all([one.close(), two.close()]);
    const [three, four] = [await opened(open), await opened(open)];
    await Promise.all([three.beat(T + 200), four.beat(T + 200)]);
    expect(await three.outages()).toEqual([{ from: T + 50, to: T + 200 }]);
  });
}
