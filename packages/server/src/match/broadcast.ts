import { type Json, type MatchEvent, type Observation, ok, type Result, type Seat, type Viewer } from "@umpire/kernel";
import { changesBetween, type MatchView, type ServerMessage } from "@umpire/protocol";
import type { Dated, RoomEntry } from "./entries.ts";
import type { Audience, Hosting, Live, Pass, Tell } from "./live.ts";
import { withLatest } from "./missed.ts";
import { type Folded, heardBy, isHeld, type Room, tried, viewOf } from "./room.ts";

/** An entry, and what it leads to. */
export type Step = Folded & { readonly entry: RoomEntry };

/** Where entries lead, one after the other, from a room on; or why one of them may not follow. */
export function stepsOf(from: Room, dated: readonly Dated[]): Result<readonly Step[]> {
  const steps: Step[] = [];
  let room = from;
  for (const each of dated) {
    const step = tried(room, each);
    if (!step.ok) return step;
    room = step.value.room;
    steps.push({ room, events: step.value.events, entry: each.entry });
  }
  return ok(steps);
}

/** Puts steps that are on the disk into effect, and tells everybody who looks on. */
export function take(live: Live, steps: readonly Step[]): void {
  for (const { entry, room, events } of steps) {
    live.room = room;
    if (entry.type === "revoked") expel(live, entry.seat);
    if (live.recent !== null) live.recent = withLatest(live.recent, room.seq, events);
    const line = entry.type === "chat" ? room.chat.at(-1) : undefined;
    if (line !== undefined) tellAll(live, { type: "chat", line });
    else {
      let said: Said | null = null;
      for (const audience of live.audiences.values()) said = update(audience, room, events, said);
    }
  }
}

/** What somebody saw before a step and sees after it, what there was to hear, and what it was therefore told. */
type Said = {
  readonly before: MatchView;
  readonly after: MatchView;
  readonly heard: readonly Json[];
  readonly message: ServerMessage | null;
};

/** Those who see the same get the same: the difference of their view, and the events that they may hear. */
function update(audience: Audience, room: Room, events: readonly MatchEvent[], said: Said | null): Said {
  const { viewer, view: before, tells } = audience;
  const after = viewOf(room, viewer);
  const heard = heardBy(room, events, viewer);
  // In an open game everybody does: it is worked out and written down once.
  const isSaid =
    said !== null && isAlike(said.before, before) && isAlike(said.after, after) && isSame(said.heard, heard);
  const saying = isSaid ? said : sayingOf(room.seq, before, after, heard);
  audience.view = saying.after;
  if (saying.message !== null) for (const tell of tells.keys()) tell(saying.message);
  return saying;
}

function sayingOf(seq: number, before: MatchView, after: MatchView, heard: readonly Json[]): Said {
  const changes = changesBetween(before as unknown as Json, after as unknown as Json);
  const isNothing = changes.length + heard.length === 0;
  return { before, after, heard, message: isNothing ? null : { type: "update", seq, events: heard, changes } };
}

/** Whether two views of one room are the same: all but what the game shows a seat, and its own sealed decision, is. */
function isAlike(one: MatchView, other: MatchView): boolean {
  const [a, b] = [one.sight, other.sight] as (Observation | null)[];
  return a == null || b == null ? a === b : a.view === b.view && a.own === b.own;
}

const isSame = (one: readonly Json[], other: readonly Json[]): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at]);

function tellAll({ audiences }: Live, message: ServerMessage): void {
  for (const { tells } of audiences.values()) for (const tell of tells.keys()) tell(message);
}

/** Whoever looks on from a seat by a token that is revoked does so no more. */
function expel({ audiences, room }: Live, seat: Seat): void {
  for (const pass of [...(audiences.get(seat)?.tells.values() ?? [])])
    if (pass !== null && !isHeld(room, seat, pass.by)) pass.revoked();
}

/** Somebody looks on from now on. What is given back ends it. */
export function attend(live: Live, viewer: Viewer, tell: Tell, pass: Pass | null): () => void {
  const audience = live.audiences.get(viewer) ?? { viewer, view: viewOf(live.room, viewer), tells: new Map() };
  live.audiences.set(viewer, audience);
  audience.tells.set(tell, pass);
  return () => {
    audience.tells.delete(tell);
    if (audience.tells.size === 0 && live.audiences.get(viewer) === audience) live.audiences.delete(viewer);
  };
}

const seatsIn = ({ audiences }: Live): readonly Seat[] =>
  [...audiences.keys()].filter((viewer) => viewer !== "spectator");

/** The seats whose players look on now, at whichever server. */
export const hereIn = (live: Live): readonly Seat[] =>
  [...new Set([...seatsIn(live), ...[...live.elsewhere.values()].flat()])].sort((a, b) => a - b);

export const tellHere = (live: Live): void => tellAll(live, { type: "here", seats: hereIn(live) });

/** Tells the other servers who looks on here; they say the same if they are asked. */
export function announce({ peers }: Hosting, live: Live, isAsking: boolean): void {
  if (peers === undefined) return;
  const { node } = peers.shared;
  peers.shared.tell({ type: "here", match: live.room.created.match, node, seats: seatsIn(live), isAsking });
}
