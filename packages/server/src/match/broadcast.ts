import type { Json, MatchEvent, Observation, Seat, Viewer } from "@umpire/kernel";
import { changesBetween, type MatchView, type ServerMessage } from "@umpire/protocol";
import { hears, heldBack, lastLine } from "./chat.ts";
import type { RoomEntry } from "./entries.ts";
import { isWithin } from "./json-bytes.ts";
import type { Audience, Host, Listener, LiveRoom, Pass } from "./live.ts";
import { withLatest } from "./missed.ts";
import { type AppliedEntry, eventsFor, isHolder, isOver, type Room, viewOf } from "./room.ts";

/** Max bytes of the events in an update: four of them may wait for a socket that does not read. */
export const MAX_UPDATE_BYTES = 2 ** 18;

/** Puts stored entries into effect, and sends everybody who watches what changed for them. */
export function broadcast(live: LiveRoom, applied: readonly AppliedEntry[]): void {
  for (const { entry, room, events } of applied) {
    const before = live.room;
    live.room = room;
    endPasses(live, entry);
    if (live.recent !== null) live.recent = withLatest(live.recent, room.seq, events);
    if (entry.type === "chat") sendLine(live, entry.seat);
    else {
      let previous: Update | null = null;
      for (const audience of live.audiences.values()) previous = sendUpdate(audience, room, events, previous);
      sendHeldBack(live, before);
    }
  }
}

/** Sends the line that was said last to those who may hear it. */
function sendLine({ audiences, room }: LiveRoom, seat: Seat | null): void {
  const line = lastLine(room.chats, seat);
  if (line === undefined) return;
  const isEnd = isOver(room);
  for (const { viewer, listeners } of audiences.values())
    if (hears(viewer, seat, isEnd)) for (const listener of listeners.keys()) listener({ type: "chat", line });
}

/** When the match has just ended, sends everybody what was said in the other room. */
function sendHeldBack({ audiences, room }: LiveRoom, before: Room): void {
  const { players, spectators } = room.chats;
  if (players.length + spectators.length === 0 || !isOver(room) || isOver(before)) return;
  for (const { viewer, listeners } of audiences.values())
    for (const line of heldBack(room.chats, viewer))
      for (const listener of listeners.keys()) listener({ type: "chat", line });
}

/** One entry for one audience: its view before and after, the events it may see, and the message; null for no change. */
type Update = {
  readonly before: MatchView;
  readonly after: MatchView;
  readonly isClockWhole: boolean;
  readonly events: readonly Json[];
  readonly message: ServerMessage | null;
};

/** Sends an audience the difference of its views. Audiences that see the same share one message, encoded once. */
function sendUpdate(audience: Audience, room: Room, events: readonly MatchEvent[], previous: Update | null): Update {
  const { viewer, view: before, isClockAhead, listeners } = audience;
  const after = viewOf(room, viewer);
  const visible = eventsFor(room, events, viewer);
  const isSame =
    previous !== null &&
    previous.isClockWhole === isClockAhead &&
    isSameView(previous.before, before) &&
    isSameView(previous.after, after) &&
    isSameList(previous.events, visible);
  const update = isSame ? previous : newUpdate(room.seq, before, after, visible, isClockAhead);
  audience.view = update.after;
  audience.isClockAhead = false;
  if (update.message !== null) for (const listener of listeners.keys()) listener(update.message);
  return update;
}

function newUpdate(
  seq: number,
  before: MatchView,
  after: MatchView,
  events: readonly Json[],
  isClockWhole: boolean,
): Update {
  const known = isClockWhole ? { ...before, clock: null } : before;
  const changes = changesBetween(known as unknown as Json, after as unknown as Json);
  const isEmpty = changes.length + events.length === 0;
  const told = isWithin(events, MAX_UPDATE_BYTES) ? { events } : ({ events: [], isShortened: true } as const);
  return { before, after, isClockWhole, events, message: isEmpty ? null : { type: "update", seq, ...told, changes } };
}

/** Whether two views of one room are equal: they can differ only in the game's view and in the own sealed decision. */
function isSameView(one: MatchView, other: MatchView): boolean {
  const [a, b] = [one.sight, other.sight] as (Observation | null)[];
  return a == null || b == null ? a === b : a.view === b.view && a.own === b.own;
}

const isSameList = (one: readonly Json[], other: readonly Json[]): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index]);

export function sendToAll({ audiences }: LiveRoom, message: ServerMessage): void {
  for (const { listeners } of audiences.values()) for (const listener of listeners.keys()) listener(message);
}

/** Ends the subscriptions of those who may not watch as they do any more. */
function endPasses({ audiences, room }: LiveRoom, entry: RoomEntry): void {
  if (entry.type === "cancelled") {
    for (const pass of [...audiences.values()].flatMap(({ listeners }) => [...listeners.values()]))
      pass.end("cancelled");
  } else if (entry.type === "revoked" || entry.type === "left" || entry.type === "moved") {
    // A listener whose seat has changed is to join again: its token says as what.
    const why = entry.type === "revoked" ? "wrong-token" : "going-away";
    for (const { by, end } of [...(audiences.get(entry.seat)?.listeners.values() ?? [])])
      if (by === null || !isHolder(room, entry.seat, by)) end(why);
  }
}

/**
 * Sends a listener everything from now on. The function returned ends that. `isClockAhead`: it is shown the clock as it
 * stands now, and not as it is stored.
 */
export function subscribe(
  live: LiveRoom,
  viewer: Viewer,
  listener: Listener,
  pass: Pass,
  isClockAhead = false,
): () => void {
  const audience = live.audiences.get(viewer) ?? {
    viewer,
    view: viewOf(live.room, viewer),
    isClockAhead: false,
    listeners: new Map(),
  };
  live.audiences.set(viewer, audience);
  audience.listeners.set(listener, pass);
  audience.isClockAhead ||= isClockAhead;
  return () => {
    audience.listeners.delete(listener);
    if (audience.listeners.size === 0 && live.audiences.get(viewer) === audience) live.audiences.delete(viewer);
  };
}

const localSeats = ({ audiences }: LiveRoom): readonly Seat[] =>
  [...audiences.keys()].filter((viewer) => viewer !== "spectator");

/** The seats whose players are connected now, to any server. */
export const presentSeats = (live: LiveRoom): readonly Seat[] =>
  [...new Set([...localSeats(live), ...[...live.remoteSeats.values()].flat()])].sort((a, b) => a - b);

/** Tells the other servers which seats are connected here; with `isAsking` they answer with theirs. */
export function announcePresence({ peers }: Host, live: LiveRoom, isAsking: boolean): void {
  if (peers === undefined) return;
  const { node } = peers.shared;
  peers.shared.publish({ type: "here", match: live.room.created.match, node, seats: localSeats(live), isAsking });
}
