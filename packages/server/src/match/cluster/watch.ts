import { err, hashText, ok, type Result } from "@umpire/kernel";
import type { MatchView } from "@umpire/protocol";
import { broadcastAway, broadcastPresence } from "../away.ts";
import { announcePresence, presentSeats, subscribe } from "../broadcast.ts";
import { chargeTo, clockPayerOf, hasBudget, NOBODY, waitForBudget, waitForTurn } from "../budget.ts";
import { chatFor } from "../chat.ts";
import { clockAt } from "../clock.ts";
import { type Actor, isRematchDue } from "../commands.ts";
import { commitExpired, execute } from "../execution.ts";
import { type Ending, enqueue, type Host, type Listener, type LiveRoom, unlessSetAside } from "../live.ts";
import { missedEvents } from "../missed.ts";
import { isOver, type Room, seatOf, viewOf } from "../room.ts";
import { freshRoom } from "./ownership.ts";

/** Somebody who watches: for a seat, or null for a spectator. */
export type Subscription = { readonly actor: Actor | null; readonly leave: () => void };

/** Who wants to watch: the token of a seat or null, the last entry known, and the address. */
export type WatchRequest = {
  readonly token: string | null;
  readonly since: number | null;
  readonly address?: string;
  /** Called when it may not watch so any more. */
  readonly end?: (why: Ending) => void;
};

const payerFor = ({ address }: WatchRequest): string => address ?? NOBODY;

/** Sends a listener the whole view first, and then everything as it happens. */
export async function watch(
  host: Host,
  match: string,
  request: WatchRequest,
  listener: Listener,
): Promise<Result<Subscription>> {
  await waitForBudget(host, () => payerFor(request));
  const found = await freshRoom(host, match, payerFor(request));
  if (!found.ok) return found;
  const live = found.value;
  const isFirst = live.audiences.size === 0;
  // In the queue, so that nothing happens between what was missed and what is sent.
  const joined = await unlessSetAside(() => enqueue(live, () => sendJoined(host, live, request, listener)));
  if (!joined.ok) return joined;
  const { actor, leave: unsubscribe } = joined.value;
  if (actor !== null) broadcastPresence(host, live, listener);
  else broadcastAway(host, live, listener);
  if (actor !== null || isFirst) announcePresence(host, live, isFirst);
  host.schedule(live);
  // The last server may have stopped between the last wish for a rematch and its creation. If this fails too, the next
  // one who watches tries again.
  if (isRematchDue(live.room)) execute(host, match, { type: "again" }).catch(() => undefined);
  const leave = () => {
    unsubscribe();
    if (actor === null) return;
    broadcastPresence(host, live);
    announcePresence(host, live, false);
  };
  return ok({ actor, leave });
}

/** Sends the current view, and subscribes to everything after it. */
async function sendJoined(
  host: Host,
  live: LiveRoom,
  request: WatchRequest,
  listener: Listener,
): Promise<Result<Subscription>> {
  const { token, since, address, end = () => undefined } = request;
  await tryExpireClocks(host, live);
  const seat = token === null ? null : seatOf(live.room, token);
  if (token !== null && seat === null) return err({ code: "wrong-token" });
  const viewer = seat ?? "spectator";
  const actor = token === null || seat === null ? null : { seat, by: hashText(token) };
  if (seat !== null && address !== undefined) live.address = address;
  const payer = payerFor(request);
  const missed = since === null ? { missed: [] } : await missedEvents(host, live, viewer, since, payer);
  await waitForTurn(host, payer);
  const leave = chargeTo(host, payer, () => {
    const shown = withCurrentClock(host, live);
    const pass = { by: actor?.by ?? null, end };
    const unsubscribe = subscribe(live, viewer, listener, pass, shown !== live.room);
    const { seq } = live.room;
    const chat = chatFor(live.room.chats, viewer, isOver(live.room));
    const view = viewOf(shown, viewer);
    listener({ type: "joined", seq, seat, view, chat, here: presentSeats(live), ...missed });
    return unsubscribe;
  });
  return ok({ actor, leave });
}

/**
 * Stores what expired before it is shown, if this server owns the match: no other server's clock counts. Where that
 * fails, or there is no budget for it, the stored state is shown.
 */
async function tryExpireClocks(host: Host, live: LiveRoom): Promise<void> {
  if (hasBudget(host, clockPayerOf(live))) await commitExpired(host, live).catch(() => undefined);
}

/**
 * The stored room; after an outage with its clock as of now, because nobody's time ran meanwhile. A server whose time is
 * behind that of what is stored shows that.
 */
function withCurrentClock(host: Host, { room, pauses }: LiveRoom): Room {
  const now = host.now();
  if (pauses.length === 0 || now <= room.clock.at) return room;
  return { ...room, clock: clockAt(room.clock, now, pauses) };
}

/** What a spectator sees, charged to a party. */
export async function viewMatch(
  host: Host,
  match: string,
  party = NOBODY,
): Promise<Result<{ seq: number; view: MatchView }>> {
  await waitForBudget(host, () => party);
  const live = await freshRoom(host, match, party);
  if (!live.ok) return live;
  await enqueue(live.value, () => tryExpireClocks(host, live.value));
  await waitForTurn(host, party);
  const view = chargeTo(host, party, () => viewOf(withCurrentClock(host, live.value), "spectator"));
  return ok({ seq: live.value.room.seq, view });
}
