import { expect, test } from "vitest";
import { StoreError } from "../store/error.ts";
import { openMemory } from "../store/memory.ts";
import type { Store } from "../store/store.ts";
import { viewMatch } from "./cluster/watch.ts";
import { hand, hostOn, must, send, startMatch } from "./host.fixture.ts";

/** A store that can go away just after it has kept something, before it has said so. */
function leaving(inner: Store): { readonly store: Store; isAway: boolean } {
  const trouble = () => Promise.reject(new StoreError("away", "the connection is gone"));
  const link = { isAway: false };
  const store: Store = {
    ...inner,
    append: (append) => inner.append(append).then((done) => (link.isAway ? trouble() : done)),
    read: (...given) => (link.isAway ? trouble() : inner.read(...given)),
  };
  return Object.assign(link, { store });
}

test("a look after an append that failed and was kept all the same shows what is kept", async () => {
  const link = leaving(openMemory());
  const host = hostOn(link.store);
  const match = await startMatch(host);
  const before = must(await viewMatch(host, match)).seq;
  link.isAway = true;
  await expect(send(host, match, 0, hand(1, "rock"))).rejects.toThrow();
  link.isAway = false;
  const kept = await link.store.read(match, before, 10);
  expect(kept).toHaveLength(1);
  expect(must(await viewMatch(host, match)).seq).toBe(before + 1);
});
