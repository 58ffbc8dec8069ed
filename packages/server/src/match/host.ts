import { err, hashText, ok, type Result, type Seat } from "@umpire/kernel";
import type { JoinMatch } from "@umpire/protocol";
import { toBase64url } from "../bytes.ts";
import { NOBODY } from "./budget.ts";
import { freshRoom } from "./cluster/ownership.ts";
import { newId } from "./creation.ts";
import { execute } from "./execution.ts";
import { type Host, type HostSettings, loadRoom } from "./live.ts";
import { seatOf } from "./room.ts";
import { schedule } from "./schedule.ts";

/** A seat, and the token that acts for it. */
export type SeatToken = { readonly seat: Seat; readonly token: string };

const newToken = ({ world }: Host): string => toBase64url(world.randomBytes(32));

export function openHost(settings: HostSettings): Host {
  const host: Host = {
    ...settings,
    rooms: new Map(),
    debts: new Map(),
    bursts: new Map(),
    readings: new Map(),
    blocked: new Map(),
    isClosed: false,
    schedule: (live) => schedule(host, live),
  };
  return host;
}

/** Resumes every running match after a start: clocks run, and bots owe decisions. */
export async function resume(host: Host): Promise<void> {
  for (const match of await host.world.store.unfinished()) {
    // One unreadable match must not stop the others.
    const live = await loadRoom(host, match, null).catch(() => null);
    if (live?.ok) schedule(host, live.value);
  }
}

/** Waits for commands under way, and starts nothing more. */
export async function closeHost(host: Host): Promise<void> {
  host.isClosed = true;
  for (const live of await Promise.all([...host.rooms.values()].map(({ loading }) => loading))) {
    if (!live.ok) continue;
    live.value.timer?.();
    await live.value.queue;
  }
}

/** Takes a seat, charged to an address. The token is sent once; only its hash is stored. */
export async function joinMatch(
  host: Host,
  match: string,
  request: JoinMatch,
  address: string | null = null,
  person?: string,
): Promise<Result<SeatToken>> {
  const found = await loadRoom(host, match, address ?? NOBODY);
  if (found.ok) found.value.address ??= address;
  const token = request.token ?? newToken(host);
  const done = await execute(host, match, { type: "join", request, token, ...(person !== undefined && { person }) });
  if (!done.ok) return done;
  const live = await loadRoom(host, match);
  if (!live.ok) return live;
  const seat = seatOf(live.value.room, token);
  // The token had the seat, and is revoked.
  return seat === null ? err({ code: "wrong-token" }) : ok({ seat, token });
}

/** The seat that a token acts for, and how many tokens that seat has. */
async function findHolder(host: Host, match: string, token: string) {
  const live = await freshRoom(host, match);
  if (!live.ok) return live;
  const { room } = live.value;
  const seat = seatOf(room, token);
  if (seat === null) return err({ code: "wrong-token" });
  return ok({ actor: { seat, by: hashText(token) }, tokens: room.players[seat]?.tokens.length ?? 0 });
}

/** A further token for a seat, for another device. */
export async function linkSeat(host: Host, match: string, token: string): Promise<Result<SeatToken>> {
  const held = await findHolder(host, match, token);
  if (!held.ok) return held;
  const { actor } = held.value;
  const fresh = newToken(host);
  const done = await execute(host, match, { ...actor, type: "link", token: fresh });
  return done.ok ? ok({ seat: actor.seat, token: fresh }) : done;
}

/** What a player does before the match begins, with the token of a seat. */
type BeforeBeginning = { readonly type: "leave" | "cancel" } | { readonly type: "move"; readonly to: Seat };

/** Leaves a seat, moves to another one, or cancels the match; the seat where this player sits now, or sat last. */
export async function beforeBeginning(
  host: Host,
  match: string,
  token: string,
  wanted: BeforeBeginning,
): Promise<Result<Seat>> {
  const held = await findHolder(host, match, token);
  if (!held.ok) return held;
  const { actor } = held.value;
  const done = await execute(host, match, { ...actor, ...wanted });
  return done.ok ? ok(wanted.type === "move" ? wanted.to : actor.seat) : done;
}

/** Takes a seat away from every other token, such as shared links and lost devices. */
export async function revokeLinks(host: Host, match: string, token: string): Promise<Result<SeatToken>> {
  const held = await findHolder(host, match, token);
  if (!held.ok) return held;
  const { actor, tokens } = held.value;
  const alone = ok({ seat: actor.seat, token });
  // Nothing to store where no other token exists.
  if (tokens === 1) return alone;
  const done = await execute(host, match, { ...actor, type: "revoke", token, key: newId(host.world) });
  return done.ok ? alone : done;
}
