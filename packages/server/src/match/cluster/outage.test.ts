import type { Json } from "@umpire/kernel";
import { type MatchView, type ServerMessage, withChanges } from "@umpire/protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { machine, worldOn } from "../../node-world.ts";
import { openService } from "../../service.ts";
import { emptyContents, openMemory } from "../../store/memory.ts";
import { createMatch } from "../creation.ts";
import { hand, hostOn, must, plain, send } from "../host.fixture.ts";
import { joinMatch } from "../host.ts";
import { loadRoom } from "../live.ts";
import { viewOf } from "../room.ts";
import { join, newCluster } from "./cluster.fixture.ts";
import { watch } from "./watch.ts";

const player = { name: "Ann", seed: "0011223344556677" };
const timed = { ...plain, clock: { kind: "game", ms: 60_000, increment: 0 } } as const;

/** Somebody who watches, with the view as the messages have made it. */
function newWatcher() {
  const told: ServerMessage[] = [];
  let view: MatchView | null = null;
  const hear = (message: ServerMessage) => {
    told.push(message);
    if (message.type === "joined") ({ view } = message);
    else if (message.type === "update")
      view = withChanges(view as unknown as Json, message.changes) as unknown as MatchView;
  };
  return { hear, told, view: () => view };
}

test("whoever comes after a time without a server, and stays, sees the clock as it is stored from then on", async () => {
  const contents = emptyContents();
  const store = openMemory(contents);
  const before = hostOn(store);
  const perMove = { ...plain, game: "kalah", clock: { kind: "move", ms: 60_000 } } as const;
  const { match } = must(await createMatch(before, perMove));
  for (const name of ["Ann", "Bob"]) must(await joinMatch(before, match, { ...player, name }));
  contents.outages.push({ from: 1500, to: 3500 });
  const host = hostOn(store, { now: 4000 });
  // The server that has the match keeps an entry of it; another one that follows has read it already.
  must(await loadRoom(host, match)).pauses = contents.outages;
  const watcher = newWatcher();
  must(await watch(host, match, { token: null, since: null }, watcher.hear));
  expect(watcher.view()?.clock).toMatchObject({ left: [59_000, 60_000], at: 4000 });
  must(await loadRoom(host, match)).pauses = [];
  // The last stone falls into the store: the same seat decides again, with all of its time.
  await send(host, match, 0, hand(1, 2));
  const { room } = must(await loadRoom(host, match));
  expect(room.clock.left).toEqual([60_000, 60_000]);
  expect(watcher.view()).toEqual(viewOf(room, "spectator"));
});

test("a server whose time is behind shows the clock as it is stored, after a time without a server too", async () => {
  const contents = emptyContents();
  const before = hostOn(openMemory(contents), { now: 5000 });
  const { match } = must(await createMatch(before, timed));
  for (const name of ["Ann", "Bob"]) must(await joinMatch(before, match, { ...player, name }));
  contents.outages.push({ from: 1500, to: 3500 });
  const host = hostOn(openMemory(contents), { now: 4100 });
  must(await loadRoom(host, match)).pauses = contents.outages;
  const watcher = newWatcher();
  must(await watch(host, match, { token: null, since: null }, watcher.hear));
  expect(watcher.view()?.clock).toMatchObject({ left: [60_000, 60_000], at: 5000 });
});

test("server time does not begin before what is stored, even if the wall clock was set back meanwhile", async () => {
  const contents = emptyContents();
  const before = hostOn(openMemory(contents), { now: machine.wall() + 3_600_000 });
  await createMatch(before, timed);
  const { host, close } = await openService(worldOn(openMemory(contents)), {
    games: before.games,
    thinkers: before.thinkers,
    botDelay: 0,
  });
  expect(host.now()).toBeGreaterThanOrEqual(before.now());
  await close();
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("who is there is told again between servers: the first time may have been lost", async () => {
  const settled = async <T>(asked: Promise<T>): Promise<T> => {
    await vi.advanceTimersByTimeAsync(2000);
    return asked;
  };
  const cluster = newCluster();
  const one = await settled(join(cluster, "one", 0));
  const two = await settled(join(cluster, "two", 0));
  const { match } = must(await settled(createMatch(one.host, plain)));
  const { token } = must(await settled(joinMatch(one.host, match, player)));
  const guest = newWatcher();
  await settled(watch(one.host, match, { token: null, since: null }, guest.hear));
  const hearing = cluster.nodes.get("one");
  cluster.nodes.set("one", { host: one.host, hear: () => undefined });
  await settled(watch(two.host, match, { token, since: null }, () => undefined));
  expect(guest.told.at(-1)).toMatchObject({ type: "joined", here: [] });
  if (hearing !== undefined) cluster.nodes.set("one", hearing);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(guest.told.filter(({ type }) => type === "here")).toEqual([{ type: "here", seats: [0] }]);
  one.kill();
  two.kill();
});
