import type { News } from "../store/store.ts";
import { announce, tellHere } from "./broadcast.ts";
import { arrange, renew } from "./commit.ts";
import { type Hosting, inLine, type Live, liveOf } from "./live.ts";
import { take } from "./ownership.ts";
import { isSure, LEASE, type Peers, TICK } from "./peers.ts";

/** Every so many looks, everything at hand is compared with what is kept: news can be lost. */
const SWEEP = 2;
/** Max matches adopted in one pass, so that other servers get some too. */
export const MOST = 300;
/** Unreadable matches that are remembered; those forgotten are tried again. */
export const MOST_UNKNOWN = 10_000;

/** A room that is at hand; null while it is read, or where there is none. */
async function atHand({ lives }: Hosting, match: string): Promise<Live | null> {
  const found = await lives.get(match)?.loading.catch(() => null);
  return found?.ok ? found.value : null;
}

/** Something was told of a match: those who look on here hear of it. */
async function hear(host: Hosting, peers: Peers, news: News): Promise<void> {
  const live = await atHand(host, news.match);
  if (live === null) return;
  if (news.type === "kept") return readUpTo(host, live, news.seq);
  const { node, seats, isAsking } = news;
  if (node === peers.shared.node) return;
  live.elsewhere.set(node, seats);
  tellHere(live);
  if (isAsking && live.audiences.size > 0) announce(host, live, false);
}

/** A match has come so far, elsewhere. */
async function readUpTo(host: Hosting, live: Live, seq: number): Promise<void> {
  // Where nobody looks on and nothing is done, it is read when it is asked for.
  if (live.room.seq >= seq || (live.audiences.size === 0 && live.epoch === null)) return;
  await inLine(live, async () => {
    if (live.room.seq >= seq) return;
    lose(host, live);
    await renew(host, live);
  });
}

/** Somebody else writes: the match is not ours any more, if it was. */
function lose(host: Hosting, live: Live): void {
  if (live.epoch === null) return;
  live.epoch = null;
  arrange(host, live);
}

/** Whatever is at hand and has gone on elsewhere. */
async function sweep(host: Hosting, { shared }: Peers): Promise<void> {
  const names = [...host.lives.keys()];
  if (names.length === 0) return;
  const there = await shared.nodes();
  for (const { match, seq, epoch } of await shared.heads(names)) {
    const live = await atHand(host, match);
    if (live === null) continue;
    if (live.epoch !== null && live.epoch < epoch) lose(host, live);
    await readUpTo(host, live, seq);
    forget(live, there);
  }
}

/** Whoever looked on at a server that is gone does so no more. */
function forget(live: Live, there: readonly string[]): void {
  const gone = [...live.elsewhere.keys()].filter((node) => !there.includes(node));
  for (const node of gone) live.elsewhere.delete(node);
  if (gone.length > 0) tellHere(live);
}

/** Takes up matches whose server is not there any more: clocks run, and bots owe decisions. */
export async function adopt(host: Hosting, peers: Peers): Promise<void> {
  const page = await peers.shared.orphans(MOST, peers.place);
  // The next look goes on behind this one: else as many that cannot be read would hide all others for ever.
  peers.place = page.length < MOST ? null : (page.at(-1) ?? null);
  for (const { match } of page) {
    if (peers.unknown.has(match)) continue;
    const { epoch } = await peers.shared.ownerOf(match);
    // One match that cannot be read keeps nobody from the others.
    const found = await liveOf(host, match).catch(() => null);
    if (found?.ok) await inLine(found.value, () => take(host, peers, found.value, epoch)).catch(() => false);
    else if (found !== null) remember(peers, match);
  }
}

function remember({ unknown }: Peers, match: string): void {
  unknown.add(match);
  const [oldest] = unknown;
  if (unknown.size > MOST_UNKNOWN && oldest !== undefined) unknown.delete(oldest);
}

/** Says that this server is there. Whoever has been away itself cannot tell at once who else is. */
async function lease(peers: Peers, address: string): Promise<void> {
  const at = performance.now();
  await peers.shared.lease(address, LEASE);
  if (!isSure(peers)) peers.sureSince = at;
  peers.leasedAt = at;
}

async function look(host: Hosting, peers: Peers, count: number): Promise<void> {
  if (isSure(peers) && performance.now() - peers.sureSince > LEASE) await adopt(host, peers);
  if (count % SWEEP === 0) await sweep(host, peers);
}

/** Does something again and again, one after the other. What it gives back ends that. */
function every(ms: number, task: (count: number) => Promise<void>): () => Promise<void> {
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
export async function follow(host: Hosting, peers: Peers, address: string): Promise<() => Promise<void>> {
  await lease(peers, address);
  peers.shared.listen((news) => void hear(host, peers, news).catch(() => undefined));
  await adopt(host, peers);
  const ends = [every(TICK, () => lease(peers, address)), every(TICK, (count) => look(host, peers, count))];
  return async () => void (await Promise.all(ends.map((end) => end())));
}
