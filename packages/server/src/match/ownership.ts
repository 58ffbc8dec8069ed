import type { Done, Order } from "./commands.ts";
import { arrange, renew } from "./commit.ts";
import { type Hosting, inLine, type Live } from "./live.ts";
import { isSure, type Peer, type Peers } from "./peers.ts";

/** Max attempts to hand an order to the match's owner. */
const TRIES = 8;
/** Between two looks at a match that is just changing hands, in milliseconds. */
const PAUSE = 50;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Makes the match ours, unless somebody else has taken it since that epoch. */
export async function take(host: Hosting, { shared }: Peers, live: Live, epoch: number): Promise<boolean> {
  const taken = await shared.take(live.room.created.match, epoch);
  if (taken === null) return false;
  live.epoch = taken;
  try {
    await renew(host, live);
    // There may have been times without any server since the room was read.
    live.pauses = (await host.store.outages()).filter(({ to }) => to > live.room.clock.at);
  } finally {
    // It is ours now, whatever could not be read: nobody else would let its clocks run.
    arrange(host, live);
  }
  return true;
}

/** Another server that has a match, and since which epoch. */
type Owned = Peer & { readonly epoch: number };

/** Who has the match: null for this server, which takes it where nobody has it. */
async function ownerOf(host: Hosting, peers: Peers, live: Live): Promise<Owned | null | "unsure"> {
  if (live.epoch !== null) return null;
  const { epoch, node, address } = await peers.shared.ownerOf(live.room.created.match);
  if (node !== null && address !== null && node !== peers.shared.node) return { node, address, epoch };
  return (await take(host, peers, live, epoch)) ? null : "unsure";
}

type How = {
  readonly here: () => Promise<Done>;
  readonly told: (answer: string) => void;
  /** What another server has sent goes no further: two that are mistaken about each other would send it for ever. */
  readonly isForwarded: boolean;
};

/** Has an order carried out by the server that has the match: here, if that is this one. In line. */
export const settle = (host: Hosting, live: Live, order: Order, how: How): Promise<Done> =>
  host.peers === undefined ? how.here() : settleAmong(host, host.peers, live, order, how);

async function settleAmong(host: Hosting, peers: Peers, live: Live, order: Order, how: How): Promise<Done> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    if (tried > 0) await sleep(PAUSE);
    const owner = await ownerOf(host, peers, live);
    if (owner === "unsure") continue;
    if (owner !== null && how.isForwarded) break;
    const done = owner === null ? await how.here() : await sent(host, peers, live, { order, owner, told: how.told });
    if (done !== "elsewhere") return done;
  }
  return "elsewhere";
}

type Sending = { readonly order: Order; readonly owner: Owned; readonly told: (answer: string) => void };

/** What the owner says. The sender hears that it is kept, and then, as everybody here, what came of it. */
async function sent(host: Hosting, peers: Peers, live: Live, { order, owner, told }: Sending): Promise<Done> {
  const forwarded = await peers.forward(owner, live.room.created.match, order);
  // Its lease need not be waited for: should it still be there, what it writes is refused, and an order is kept once.
  if (forwarded.kind === "gone") await take(host, peers, live, owner.epoch);
  if (forwarded.kind !== "settled") return "elsewhere";
  const { settled } = forwarded;
  if (settled.ok) {
    told(settled.answer);
    if (live.room.seq < JSON.parse(settled.answer).seq) await renew(host, live);
  }
  return settled;
}

/** What is at hand may be old where another server has the match, or a failed append was kept: it is read up first. */
export async function freshen(host: Hosting, live: Live): Promise<void> {
  const { peers } = host;
  const isOwn = peers === undefined || (live.epoch !== null && isSure(peers));
  if (isOwn && !live.isUnsure) return;
  await inLine(live, () => renew(host, live));
}
