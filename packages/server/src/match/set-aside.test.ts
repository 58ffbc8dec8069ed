import type { CreateMatch } from "@umpire/protocol";
import { rps } from "@umpire/rps/game";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Cluster, join, type Member, newCluster } from "./cluster/cluster.fixture.ts";
import { viewMatch } from "./cluster/watch.ts";
import { createMatch } from "./creation.ts";
import { must, send } from "./host.fixture.ts";
import { joinMatch } from "./host.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The answer, with time going on until it is there. */
async function settled<T>(asked: Promise<T>): Promise<T> {
  let isDone = false;
  const done = asked.finally(() => (isDone = true));
  while (!isDone) await vi.advanceTimersByTimeAsync(5);
  return done;
}

/** A hundred looks of every server, and time enough for every lease and clock to run out. */
const manyLooks = () => vi.advanceTimersByTimeAsync(60_000);

const timed: CreateMatch = {
  game: "rps",
  rules: { wins: 1000, rounds: 1000 },
  clock: { kind: "move", ms: 5000 },
  isPublic: true,
};

type World = { readonly cluster: Cluster; readonly refused: string[]; readonly match: string; readonly one: Member };

const start = (cluster: Cluster, refused: string[], node: string) =>
  settled(join(cluster, node, 0, () => void refused.push(node)));

/** A match with a clock at the first of several servers. */
async function underWay(): Promise<World> {
  const [cluster, refused]: [Cluster, string[]] = [newCluster(), []];
  const one = await start(cluster, refused, "one");
  const { match } = must(await settled(createMatch(one.host, timed)));
  for (const name of ["Ann", "Bob"])
    must(await settled(joinMatch(one.host, match, { name, seed: "0011223344556677" })));
  return { cluster, refused, match, one };
}

const rock = ({ one, match }: World) =>
  settled(send(one.host, match, 0, { type: "decide", key: "k", step: 1, action: "rock" }));

/** The same edition with other rules: rock is allowed no more. */
const withoutRock = () =>
  vi
    .spyOn(rps, "check")
    .mockImplementation((_view, _seat, hand) => (hand === "rock" ? ({ code: "no-rock" } as never) : null));

const epochIn = ({ cluster, match }: World): number => cluster.contents.matches.get(match)?.epoch ?? 0;

test("a match that does not replay is claimed by none of the servers that find it without one", async () => {
  const world = await underWay();
  const { cluster, refused, match, one } = world;
  expect(await rock(world)).toMatchObject({ ok: true });
  one.kill();
  withoutRock();
  const before = epochIn(world);
  const others = [await start(cluster, refused, "two"), await start(cluster, refused, "three")];
  await manyLooks();
  expect(epochIn(world)).toBe(before);
  expect(refused.toSorted()).toEqual(["three", "two"]);
  for (const { host } of others)
    expect(await settled(viewMatch(host, match))).toMatchObject({ refusal: { code: "does-not-replay" } });
});

test("servers that have it at hand when it stops replaying claim it once each, and leave it then", async () => {
  const world = await underWay();
  const { cluster, refused, match, one } = world;
  const others = [await start(cluster, refused, "two"), await start(cluster, refused, "three")];
  for (const { host } of others) must(await settled(viewMatch(host, match)));
  expect(await rock(world)).toMatchObject({ ok: true });
  one.kill();
  withoutRock();
  const before = epochIn(world);
  await manyLooks();
  expect(epochIn(world)).toBe(before + 1);
  const [first] = refused;
  others[first === "two" ? 0 : 1]?.kill();
  await manyLooks();
  expect(epochIn(world)).toBeLessThanOrEqual(before + 2);
  // Whoever looks after them is told once by each.
  expect(refused.toSorted()).toEqual(["three", "two"]);
  expect(cluster.contents.matches.get(match)?.seq).toBe(4);
});
