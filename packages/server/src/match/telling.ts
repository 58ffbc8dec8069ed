import { type Json, type MatchEvent, type Result, type Seat, type Viewer, yes } from "@umpire/kernel";
import { changesBetween, type ServerMessage } from "@umpire/protocol";
import type { Dated, RoomEntry } from "./entries.ts";
import type { Audience, Hosting, Live, Tell } from "./live.ts";
import { type Folded, heardBy, type Room, tried, viewOf } from "./room.ts";

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
  return yes(steps);
}

/** Puts steps that are on the disk into effect, and tells everybody who looks on. */
export function take(live: Live, steps: readonly Step[]): void {
  for (const { entry, room, events } of steps) {
    live.room = room;
    const line = entry.type === "chat" ? room.chat.at(-1) : undefined;
    if (line !== undefined) tellAll(live, { type: "chat", line });
    else for (const audience of live.audiences.values()) update(audience, room, events);
  }
}

/** Those who see the same get the same: the difference of their view, and the events that they may hear. */
function update(audience: Audience, room: Room, events: readonly MatchEvent[]): void {
  const { viewer, view: before } = audience;
  const view = viewOf(room, viewer);
  audience.view = view;
  const changes = changesBetween(before as unknown as Json, view as unknown as Json);
  const heard = heardBy(room, events, viewer);
  if (changes.length + heard.length === 0) return;
  for (const tell of audience.tells) tell({ type: "update", seq: room.seq, events: heard, changes });
}

function tellAll({ audiences }: Live, message: ServerMessage): void {
  for (const { tells } of audiences.values()) for (const tell of tells) tell(message);
}

/** Somebody looks on from now on. What is given back ends it. */
export function attend(live: Live, viewer: Viewer, tell: Tell): () => void {
  const audience = live.audiences.get(viewer) ?? { viewer, view: viewOf(live.room, viewer), tells: new Set() };
  live.audiences.set(viewer, audience);
  audience.tells.add(tell);
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
