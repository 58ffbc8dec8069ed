import { canonical, type Json } from "@umpire/kernel";
import { expect, test } from "vitest";
import { openMemory } from "../../store/memory.ts";
import type { Store } from "../../store/store.ts";
import { must, startMatch } from "../host.fixture.ts";
import { type Cluster, join, newCluster } from "./cluster.fixture.ts";
import { adoptOrphans, MAX_ADOPTED, MAX_UNREADABLE } from "./cluster.ts";
import { viewMatch } from "./watch.ts";

const idOf = (count: number) => `unreadable-${String(count).padStart(6, "0")}`;

const created = { type: "created", game: "gone", edition: 1, rules: {}, options: {}, seats: [null], secret: "s" };
/** Of a game that is not here, or damaged. */
const unknown = (match: string) => canonical({ ...created, match } as unknown as Json);
const damaged = () => "{";

/** Matches under way that cannot be read, all of them newer than what was there before. */
async function addUnreadable({ contents }: Cluster, count: number, textOf: (match: string) => string): Promise<void> {
  const store = openMemory(contents);
  for (let at = 0; at < count; at += 1) {
    const match = idOf(at);
    await store.append({
      match,
      expected: 0,
      key: null,
      epoch: await store.claim(match),
      at: Date.now() + 1000,
      answer: "",
      entries: [textOf(match)],
      summary: { status: "running", isPublic: false, game: "gone", text: "{}" },
    });
  }
}

/** A match whose server was killed, listed behind unreadable ones, and a server that adopts what it can read. */
async function crowded(unreadable: number, textOf = unknown) {
  const cluster = newCluster();
  const first = await join(cluster, "first", 0);
  const match = await startMatch(first.host);
  first.kill();
  cluster.leases.delete("first");
  await addUnreadable(cluster, unreadable, textOf);
  const second = await join(cluster, "second", 0);
  const { peers } = second.host;
  if (peers === undefined) throw new Error("it is not alone");
  return { cluster, match, ...second, peers };
}

test.each([
  ["unknown", unknown],
  ["damaged", damaged],
])("a match is taken up behind more %s ones than are looked at in one go", async (_kind, textOf) => {
  const { cluster, match, host, peers, kill } = await crowded(2 * MAX_ADOPTED + 1, textOf);
  expect(cluster.owners.get(match)).toBe("first");
  // Two are enough, unless the server's own looks come in between.
  for (let looks = 0; looks < 6 && cluster.owners.get(match) !== "second"; looks += 1) await adoptOrphans(host, peers);
  expect(cluster.owners.get(match)).toBe("second");
  expect(must(await viewMatch(host, match)).view.status).toBe("running");
  kill();
});

test("what could not be read is not read at every look", async () => {
  const { host, peers, kill } = await crowded(MAX_ADOPTED + 1);
  for (let looks = 0; looks < 6 && peers.unreadable.size <= MAX_ADOPTED; looks += 1) await adoptOrphans(host, peers);
  const reads: string[] = [];
  const store = {
    ...host.world.store,
    read: (...args: Parameters<Store["read"]>) => {
      if (args[0].startsWith("unreadable")) reads.push(args[0]);
      return host.world.store.read(...args);
    },
  };
  for (let looks = 0; looks < 3; looks += 1) await adoptOrphans({ ...host, world: { ...host.world, store } }, peers);
  expect(reads).toEqual([]);
  kill();
});

test("how many are remembered as unreadable is bounded, and what is forgotten keeps nobody waiting for ever", async () => {
  const { host, peers, kill, cluster, match } = await crowded(MAX_ADOPTED + 1);
  while (peers.unreadable.size < MAX_UNREADABLE) peers.unreadable.add(`another-${peers.unreadable.size}`);
  for (let looks = 0; looks < 6 && cluster.owners.get(match) !== "second"; looks += 1) await adoptOrphans(host, peers);
  expect(peers.unreadable.size).toBeLessThanOrEqual(MAX_UNREADABLE);
  expect(cluster.owners.get(match)).toBe("second");
  kill();
});
