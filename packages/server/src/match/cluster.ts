import type { News } from "../store/store.ts";
import { announcePresence, broadcastPresence } from "./broadcast.ts";
import { catchUp } from "./commit.ts";
import { enqueue, type Host, type LiveRoom, loadRoom } from "./live.ts";
import { takeOver } from "./ownership.ts";
import { hasLease, LEASE_INTERVAL, LEASE_MS, type Peers } from "./peers.ts";

/** Every so many looks, everything at hand is compared with what is kept: news can be lost. */
const SWEEP_EVERY = 2;
/** Max matches adopted in one pass, so that other servers get some too. */
export const MAX_ADOPTED = 300;
/** Unreadable matches that are remembered; those forgotten are tried again. */
export const MAX_UNREADABLE = 10_000;

/** A room that is at hand; null while it is read, or where there is none. */
async function findLoaded({ rooms: lives }: Host, match: string): Promise<LiveRoom | null> {
  const found = await lives.get(match)?.loading.catch(() => null);
  return found?.ok ? found.value : null;
}

/** Something was told of a match: those who look on here hear of it. */
async function onNews(host: Host, peers: Peers, news: News): Promise<void> {
  const live = await findLoaded(host, news.match);
  if (live === null) return;
  if (news.type === "kept") return catchUpTo(host, live, news.seq);
  const { node, seats, isAsking } = news;
  if (node === peers.shared.node) return;
  live.remoteSeats.set(node, seats);
  broadcastPresence(live);
  if (isAsking && live.audiences.size > 0) announcePresence(host, live, false);
}

/** A match has come so far, elsewhere. */
async function catchUpTo(host: Host, live: LiveRoom, seq: number): Promise<void> {
  // Where nobody looks on and nothing is done, it is read when it is asked for.
  if (live.room.seq >= seq || (live.audiences.size === 0 && live.epoch === null)) return;
  await enqueue(live, async () => {
    if (live.room.seq >= seq) return;
    loseOwnership(host, live);
    await catchUp(host, live);
  });
}

/** Somebody else writes: the match is not ours any more, if it was. */
function loseOwnership(host: Host, live: LiveRoom): void {
  if (live.epoch === null) return;
  live.epoch = null;
  host.schedule(live);
}

/** Whatever is at hand and has gone on elsewhere. */
async function sweep(host: Host, { shared }: Peers): Promise<void> {
  const names = [...host.rooms.keys()];
  if (names.length === 0) return;
  const there = await shared.nodes();
  for (const { match, seq, epoch } of await shared.heads(names)) {
    const live = await findLoaded(host, match);
    if (live === null) continue;
    if (live.epoch !== null && live.epoch < epoch) loseOwnership(host, live);
    await catchUpTo(host, live, seq);
    forgetGoneServers(live, there);
  }
}

/** Whoever looked on at a server that is gone does so no more. */
function forgetGoneServers(live: LiveRoom, there: readonly string[]): void {
  const gone = [...live.remoteSeats.keys()].filter((node) => !there.includes(node));
  for (const node of gone) live.remoteSeats.delete(node);
  if (gone.length > 0) broadcastPresence(live);
}

/** Takes up matches whose server is not there any more: clocks run, and bots owe decisions. */
export async function adoptOrphans(host: Host, peers: Peers): Promise<void> {
  const page = await peers.shared.orphans(MAX_ADOPTED, peers.orphanCursor);
  // The next look goes on behind this one: else as many that cannot be read would hide all others for ever.
  peers.orphanCursor = page.length < MAX_ADOPTED ? null : (page.at(-1) ?? null);
  for (const { match } of page) {
    if (peers.unreadable.has(match)) continue;
    const { epoch } = await peers.shared.ownerOf(match);
    // One match that cannot be read keeps nobody from the others.
    const found = await loadRoom(host, match).catch(() => null);
    if (found?.ok) await enqueue(found.value, () => takeOver(host, peers, found.value, epoch)).catch(() => false);
    else if (found !== null) rememberUnreadable(peers, match);
  }
}

function rememberUnreadable({ unreadable: unknown }: Peers, match: string): void {
  unknown.add(match);
  const [oldest] = unknown;
  if (unknown.size > MAX_UNREADABLE && oldest !== undefined) unknown.delete(oldest);
}

/** Says that this server is there. Whoever has been away itself cannot tell at once who else is. */
async function renewLease(peers: Peers, address: string): Promise<void> {
  const at = performance.now();
  await peers.shared.lease(address, LEASE_MS);
  if (!hasLease(peers)) peers.leasedSince = at;
  peers.leasedAt = at;
}

async function adoptAndSweep(host: Host, peers: Peers, count: number): Promise<void> {
  if (hasLease(peers) && performance.now() - peers.leasedSince > LEASE_MS) await adoptOrphans(host, peers);
  if (count % SWEEP_EVERY === 0) await sweep(host, peers);
}

/** Does something again and again, one after the other. What it gives back ends that. */
function repeat(ms: number, task: (count: number) => Promise<void>): () => Promise<void> {
  let isOn = true;
  let timer: NodeJS.Timeout;
  let last: Promise<void> = Promise.resolve();
  const again = (count: number): void => {
    timer = setTimeout(() => {
      const next = () => (isOn ? again(count + 1) : undefined);
      last = task(count).then(next, next);
    }, ms).unref();
  };
  again(0);
  return async () => {
    isOn = false;
    clearTimeout(timer);
    await last;
  };
}

/** Is one of several servers from now on. What it gives back ends that. */
export async function joinCluster(host: Host, peers: Peers, address: string): Promise<() => Promise<void>> {
  await renewLease(peers, address);
  peers.shared.listen((news) => void onNews(host, peers, news).catch(() => undefined));
  await adoptOrphans(host, peers);
  const ends = [
    repeat(LEASE_INTERVAL, () => renewLease(peers, address)),
    repeat(LEASE_INTERVAL, (count) => adoptAndSweep(host, peers, count)),
  ];
  return async () => void (await Promise.all(ends.map((end) => end())));
}
