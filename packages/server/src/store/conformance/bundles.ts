import { expect, test } from "vitest";
import type { StoredBundle } from "../store.ts";
import { type NewStore, opened, T } from "./tools.ts";

const bundleOf = (digit: string, rest: Partial<StoredBundle> = {}): StoredBundle => ({
  ...{ hash: digit.repeat(64), game: "piles", edition: 1, at: T, text: `{"code":"${digit} ж \u{1f600}"}` },
  ...rest,
});
const listed = ({ hash, game, edition, at }: StoredBundle) => ({ hash, game, edition, at });

export function keepingBundles(place: NewStore): void {
  test("code is kept by its hash, once, and listed in the order in which it came", async () => {
    const open = place();
    const store = await opened(open);
    expect(await store.bundles()).toEqual([]);
    expect(await store.bundle("a".repeat(64))).toBeNull();
    const [first, second] = [bundleOf("b"), bundleOf("a", { edition: 2, at: T - 1 })];
    await store.keepBundle(first);
    await store.keepBundle(second);
    await store.keepBundle({ ...first, at: T + 9 });
    expect(await store.bundles()).toEqual([listed(first), listed(second)]);
    expect(await store.bundle(first.hash)).toBe(first.text);
    for (const strange of ["__proto__", "constructor", ""]) expect(await store.bundle(strange)).toBeNull();
  });

  test("it is there for whoever opens the store next, and a long one comes back whole", async () => {
    const open = place();
    const before = await open();
    const long = bundleOf("c", { text: '"\\\n'.repeat(300_000) });
    await Promise.all([before.keepBundle(long), before.keepBundle(long)]);
    await before.close();
    const after = await opened(open);
    expect(await after.bundle(long.hash)).toBe(long.text);
    expect(await after.bundles()).toEqual([listed(long)]);
  });
}
