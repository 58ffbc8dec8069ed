import type { Seat } from "@umpire/kernel";
import type { ServerMessage } from "@umpire/protocol";
import { announcePresence, presentSeats, sendToAll } from "./broadcast.ts";
import type { Host, Listener, LiveRoom } from "./live.ts";
import { type AppliedEntry, isOver, type Room, seatsToDecide } from "./room.ts";

/**
 * Time that a seat must be away while others wait for its decision, before they may claim the match, in milliseconds.
 * Only where there is no clock: else the clock decides.
 */
export const CLAIM_AFTER = 3 * 60_000;

/** Somebody whose connections are gone since a time, and when the others may claim the match; null for never. */
type AwaySeat = { readonly seat: Seat; readonly since: number; readonly claimAt: number | null };

/** Notes who is away as of now. Nothing of it is stored: a server that starts begins to count anew. */
function noteAway(now: number, live: LiveRoom): void {
  const present = presentSeats(live);
  for (const [seat, player] of live.room.players.entries()) {
    if (player?.bot !== null || present.includes(seat)) live.away.delete(seat);
    else if (!live.away.has(seat)) live.away.set(seat, now);
  }
}

/** Those who are away from a match that runs. */
function awaySeats({ room, away }: LiveRoom): readonly AwaySeat[] {
  if (room.match === null || isOver(room)) return [];
  return [...away]
    .map(([seat, since]) => ({ seat, since, claimAt: claimAt(room, seat, since) }))
    .sort((a, b) => a.seat - b.seat);
}

/** The time counts from when the seat is away and its decision is owed, whichever came later. */
function claimAt({ created, game, match, clock }: Room, seat: Seat, since: number): number | null {
  const isOwed = match !== null && seatsToDecide(game, match).includes(seat);
  return created.clock.kind === "none" && isOwed ? Math.max(since, clock.at) + CLAIM_AFTER : null;
}

function awayMessage(now: number, seats: readonly AwaySeat[]): ServerMessage {
  const told = seats.map(({ seat, since, claimAt: at }) => ({
    seat,
    for: Math.max(0, now - since),
    claimIn: at === null ? null : Math.max(0, at - now),
  }));
  return { type: "away", seats: told };
}

/** Tells everybody who is away, if that has changed; a client that has just joined is told in any case. */
export function broadcastAway(host: Host, live: LiveRoom, newcomer?: Listener): void {
  if (live.away.size === 0 && live.awayTold === "") return;
  const seats = awaySeats(live);
  const text = seats.map(({ seat, since, claimAt: at }) => `${seat}:${since}:${at}`).join();
  const message = awayMessage(host.now(), seats);
  if (text !== live.awayTold) sendToAll(live, message);
  else if (text !== "") newcomer?.(message);
  live.awayTold = text;
}

/** Tells everybody who is connected, and who is away. */
export function broadcastPresence(host: Host, live: LiveRoom, newcomer?: Listener): void {
  sendToAll(live, { type: "here", seats: presentSeats(live) });
  noteAway(host.now(), live);
  broadcastAway(host, live, newcomer);
}

/** After entries, play may wait for other seats; a player who sits down without a connection is away from then on. */
export function updateAway(host: Host, live: LiveRoom, applied: readonly AppliedEntry[]): void {
  const isSeating = applied.some(({ entry }) => entry.type === "seated");
  if (isSeating && presentSeats(live).length > 0) noteAway(host.now(), live);
  broadcastAway(host, live);
}

/** Those who are away and owe a decision, as the owner of the match knows: in how many ms each can be claimed against. */
export type Absence = { readonly absent: readonly { readonly seat: Seat; readonly claimIn: number }[] };

/** Time for the other servers to say whose players are connected there, in milliseconds. */
const PRESENCE_WAIT = 300;

/**
 * Who is away, by the owner's clock and by what every server says. The others are asked only where somebody can be
 * claimed against: the room waits for their answers, and nobody shall hold it up by claiming all the time.
 */
export async function absenceIn(host: Host, live: LiveRoom): Promise<Absence> {
  const known = absentNow(host.now(), live);
  if (host.peers === undefined || known.absent.every(({ claimIn }) => claimIn > 0)) return known;
  announcePresence(host, live, true);
  await host.world.pause(PRESENCE_WAIT);
  return absentNow(host.now(), live);
}

function absentNow(now: number, live: LiveRoom): Absence {
  noteAway(now, live);
  const absent = awaySeats(live).flatMap(({ seat, claimAt: at }) =>
    at === null ? [] : [{ seat, claimIn: Math.max(0, at - now) }],
  );
  return { absent };
}
