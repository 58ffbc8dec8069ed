import type { News } from "../../store/store.ts";
import type { Cancel, World } from "../../world.ts";
import { broadcastPresence } from "../away.ts";
import { announcePresence } from "../broadcast.ts";
import { catchUp } from "../commit.ts";
import { enqueue, type Host, type LiveRoom, loadRoom } from "../live.ts";
import { takeOver } from "./ownership.ts";
import { hasLease, LEASE_INTERVAL, LEASE_MS, type Peers } from "./peers.ts";

/** Every nth pass compares all loaded rooms with the store: news can be lost. */
const SWEEP_EVERY = 2;
/** Each room's presence is told again once in this number of comparisons, for the same reason. */
const PRESENCE_SWEEPS = 10;
/** Max matches adopted in one pass, so that other servers get some too. */
export const MAX_ADOPTED = 300;
/** Max unreadable matches remembered; older ones are tried again. */
export const MAX_UNREADABLE = 10_000;

/** A loaded room; null where it cannot be read, or is not loaded. */
async function findLoaded({ rooms: lives }: Host, match: string): Promise<LiveRoom | null> {
  const found = await lives.get(match)?.loading.catch(() => null);
  return found?.ok ? found.value : null;
}

/** Another server has news of a match: passes it on to those who watch here. */
async function onNews(host: Host, peers: Peers, news: News): Promise<void> {
  const live = await findLoaded(host, news.match);
  if (live === null) return;
  if (news.type === "kept") return catchUpTo(host, live, news.seq);
  const { node, seats, isAsking } = news;
  if (node === peers.shared.node) return;
  const before = live.remoteSeats.get(node) ?? [];
  live.remoteSeats.set(node, seats);
  if (before.join() !== seats.join()) broadcastPresence(host, live);
  if (isAsking && live.audiences.size > 0) announcePresence(host, live, false);
}

/** Reads what another server has stored, up to an entry. */
async function catchUpTo(host: Host, live: LiveRoom, seq: number): Promise<void> {
  // Where nobody watches and this server does not own it, it is read when it is asked for.
  if (live.room.seq >= seq || (live.audiences.size === 0 && live.epoch === null)) return;
  await enqueue(live, async () => {
    if (live.room.seq >= seq) return;
    loseOwnership(host, live);
    await catchUp(host, live);
  });
}

/** Another server writes: this one does not own the match any more. */
function loseOwnership(host: Host, live: LiveRoom): void {
  if (live.epoch === null) return;
  live.epoch = null;
  host.schedule(live);
}

/** Reads what other servers have stored of the loaded rooms. */
async function sweep(host: Host, { shared }: Peers): Promise<void> {
  const names = [...host.rooms.keys()];
  if (names.length === 0) return;
  const there = await shared.nodes();
  for (const { match, seq, epoch } of await shared.heads(names)) {
    const live = await findLoaded(host, match);
    if (live === null) continue;
    if (live.epoch !== null && live.epoch < epoch) loseOwnership(host, live);
    await catchUpTo(host, live, seq);
    forgetGoneServers(host, live, there);
  }
}

/** Tells the other servers who is connected here: of each loaded room in its turn, for such news can be lost too. */
async function repeatPresence(host: Host, turn: number): Promise<void> {
  for (const [index, match] of [...host.rooms.keys()].entries()) {
    if (index % PRESENCE_SWEEPS !== turn % PRESENCE_SWEEPS) continue;
    const live = await findLoaded(host, match);
    if (live !== null) announcePresence(host, live, false);
  }
}

/** Players at a server that is gone are not present any more. */
function forgetGoneServers(host: Host, live: LiveRoom, there: readonly string[]): void {
  const gone = [...live.remoteSeats.keys()].filter((node) => !there.includes(node));
  for (const node of gone) live.remoteSeats.delete(node);
  if (gone.length > 0) broadcastPresence(host, live);
}

/** Takes over running matches whose owner is gone: clocks run, and bots owe decisions. */
export async function adoptOrphans(host: Host, peers: Peers): Promise<void> {
  const page = await peers.shared.orphans(MAX_ADOPTED, peers.orphanCursor);
  // The next pass starts behind this page: else a page of unreadable matches would hide all others for ever.
  peers.orphanCursor = page.length < MAX_ADOPTED ? null : (page.at(-1) ?? null);
  for (const { match } of page) {
    if (peers.unreadable.has(match)) continue;
    const { epoch } = await peers.shared.ownerOf(match);
    // One unreadable match must not stop the others.
    const found = await loadRoom(host, match, null).catch(() => null);
    if (found?.ok) await enqueue(found.value, () => takeOver(host, peers, found.value, epoch)).catch(() => false);
    else if (found !== null) rememberUnreadable(peers, match);
  }
}

function rememberUnreadable({ unreadable: unknown }: Peers, match: string): void {
  unknown.add(match);
  const [oldest] = unknown;
  if (unknown.size > MAX_UNREADABLE && oldest !== undefined) unknown.delete(oldest);
}

/** Renews this server's lease. After a gap it cannot know at once which others are alive. */
async function renewLease({ world }: Host, peers: Peers, address: string): Promise<void> {
  const at = world.ticks();
  await peers.shared.lease(address, LEASE_MS);
  if (!hasLease(world, peers)) peers.leasedSince = at;
  peers.leasedAt = at;
}

async function adoptAndSweep(host: Host, peers: Peers, count: number): Promise<void> {
  if (hasLease(host.world, peers) && host.world.ticks() - peers.leasedSince > LEASE_MS) await adoptOrphans(host, peers);
  if (count % SWEEP_EVERY !== 0) return;
  await sweep(host, peers);
  await repeatPresence(host, count / SWEEP_EVERY);
}

/** Repeats a task at an interval, one run after the other. The function returned ends that. */
function repeat({ after }: World, ms: number, task: (count: number) => Promise<void>): () => Promise<void> {
  let isOn = true;
  let cancel: Cancel = () => undefined;
  let last: Promise<void> = Promise.resolve();
  const again = (count: number): void => {
    cancel = after(ms, () => {
      const next = () => (isOn ? again(count + 1) : undefined);
      last = task(count).then(next, next);
    });
  };
  again(0);
  return async () => {
    isOn = false;
    cancel();
    await last;
  };
}

/** Joins the servers on a shared store. The function returned leaves them. */
export async function joinCluster(host: Host, peers: Peers, address: string): Promise<() => Promise<void>> {
  await renewLease(host, peers, address);
  peers.shared.listen((news) => void onNews(host, peers, news).catch(() => undefined));
  await adoptOrphans(host, peers);
  const ends = [
    repeat(host.world, LEASE_INTERVAL, () => renewLease(host, peers, address)),
    repeat(host.world, LEASE_INTERVAL, (count) => adoptAndSweep(host, peers, count)),
  ];
  return async () => void (await Promise.all(ends.map((end) => end())));
}
