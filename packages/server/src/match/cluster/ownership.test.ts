import { expect, test } from "vitest";
import { hand, must, send, startMatch } from "../host.fixture.ts";
import { loadRoom } from "../live.ts";
import { join, newCluster } from "./cluster.fixture.ts";
import { takeOver } from "./ownership.ts";
import { viewMatch } from "./watch.ts";

test("a server that has lost a match without knowing it shows what is stored all the same", async () => {
  const cluster = newCluster();
  const first = await join(cluster, "first", 0);
  const second = await join(cluster, "second", 0);
  const match = await startMatch(first.host);
  // As where a lease ran out while the database was away, or nobody answered for a while; and the news is lost.
  cluster.nodes.set("first", { host: first.host, hear: () => undefined });
  const live = must(await loadRoom(second.host, match));
  const { peers } = second.host;
  if (peers === undefined) throw new Error("it is not alone");
  const { epoch } = await peers.shared.ownerOf(match);
  expect(await takeOver(second.host, peers, live, epoch)).toBe(true);
  expect(await send(second.host, match, 0, hand(1, "rock"))).toMatchObject({ ok: true });
  const [shown, stored] = [must(await viewMatch(first.host, match)), must(await viewMatch(second.host, match))];
  expect(shown.seq).toBe(stored.seq);
  first.kill();
  second.kill();
});
