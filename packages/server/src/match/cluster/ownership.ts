import { err, type Result } from "@umpire/kernel";
import type { Command, OwnerOutcome } from "../commands.ts";
import { catchUp } from "../commit.ts";
import { enqueue, type Host, type LiveRoom, loadRoom, unlessSetAside } from "../live.ts";
import type { Peer, Peers } from "./peers.ts";

/** Makes this server the owner, unless another one has claimed the match since that epoch. */
export async function takeOver(host: Host, { shared }: Peers, live: LiveRoom, epoch: number): Promise<boolean> {
  const taken = await shared.take(live.room.created.match, epoch);
  if (taken === null) return false;
  live.epoch = taken;
  try {
    await catchUp(host, live);
    // There may have been times without any server since the room was read.
    live.pauses = (await host.world.store.outages()).filter(({ to }) => to > live.room.clock.at);
  } finally {
    // This server owns it now, even if reading failed: no other one would run its clocks.
    host.schedule(live);
  }
  return true;
}

/** Another server that owns a match, and by which epoch. */
type MatchOwner = Peer & { readonly epoch: number };

/** The server that owns the match: null for this one, which takes it over where no server has it. */
export async function ownerOf(host: Host, peers: Peers, live: LiveRoom): Promise<MatchOwner | null | "unsure"> {
  if (live.epoch !== null) return null;
  const { epoch, node, address } = await peers.shared.ownerOf(live.room.created.match);
  if (node !== null && address !== null && node !== peers.shared.node) return { node, address, epoch };
  return (await takeOver(host, peers, live, epoch)) ? null : "unsure";
}

type Forwarding = {
  readonly command: Command;
  readonly owner: MatchOwner;
  readonly acknowledge: (answer: string) => void;
};

/** Has the owner execute a command; acknowledges it here, and then broadcasts what came of it. */
export async function forward(
  host: Host,
  peers: Peers,
  live: LiveRoom,
  { command, owner, acknowledge }: Forwarding,
): Promise<OwnerOutcome> {
  const forwarded = await host.world.forward(owner, live.room.created.match, command);
  // No need to wait for its lease: if it is still there, its appends are refused, and the key keeps the command single.
  if (forwarded.kind === "gone") await takeOver(host, peers, live, owner.epoch);
  if (forwarded.kind !== "settled") return "elsewhere";
  const { settled } = forwarded;
  if (settled.ok) {
    acknowledge(settled.answer);
    if (live.room.seq < JSON.parse(settled.answer).seq) await catchUp(host, live);
  }
  return settled;
}

/**
 * The room with everything that is stored of it. A loaded room may be behind: an append that failed may be stored, or
 * another server may own the match, of which this one need not know. So it asks the store even where it has a lease.
 */
export async function freshRoom(host: Host, match: string, party?: string): Promise<Result<LiveRoom>> {
  const found = await loadRoom(host, match, party);
  if (!found.ok) return found;
  const live = found.value;
  if (host.peers !== undefined || live.isUnsure) {
    const caughtUp = await unlessSetAside(() => enqueue(live, () => catchUp(host, live)).then(() => found));
    if (!caughtUp.ok) return caughtUp;
  }
  return live.room.isCancelled ? err({ code: "cancelled" }) : found;
}
