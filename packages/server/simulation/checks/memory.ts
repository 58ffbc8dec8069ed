import type { Server } from "../world/server.ts";

/** What a server still has in memory although nobody has asked it for anything for long. */
export function leftIn({ process: { name }, service: { host }, sockets }: Server): string | null {
  const sizes = {
    rooms: host.rooms.size,
    sockets: sockets.clients.size,
    "sockets counted": sockets.counts.inside,
    addresses: sockets.counts.byAddress.size,
    "sockets with something to send": sockets.outbox.pending.length,
    "unreadable matches": host.peers?.unreadable.size ?? 0,
    debts: host.debts.size,
    bursts: host.bursts.size,
    readings: host.readings.size,
    blocked: host.blocked.size,
  };
  const [left] = Object.entries(sizes).filter(([, size]) => size > 0);
  return left === undefined ? null : `${name} still has ${left[1]} ${left[0]} after everybody has been gone for long`;
}
