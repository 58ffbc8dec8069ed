import type { Json, MatchEvent, Seat, Viewer } from "@umpire/kernel";
import { type Change, changesBetween } from "@umpire/protocol";
import type { Dated, RoomEntry } from "./entries.ts";
import type { Live } from "./live.ts";
import { type Folded, folded, heardBy, type Room, viewOf } from "./room.ts";

/** An entry, and what it leads to. */
export type Step = Folded & { readonly entry: RoomEntry };

/** Where entries lead, one after the other, from a room on. */
export function stepsOf(from: Room, dated: readonly Dated[]): readonly Step[] {
  let room = from;
  return dated.map((each) => {
    const step = folded(room, each);
    room = step.room;
    return { ...step, entry: each.entry };
  });
}

/** Puts steps that are on the disk into effect, and tells everybody who looks on. */
export function take(live: Live, steps: readonly Step[]): void {
  for (const { entry, room, events } of steps) {
    const before = live.room;
    live.room = room;
    const line = entry.type === "chat" ? room.chat.at(-1) : undefined;
    if (line !== undefined) for (const { tell } of live.watchers) tell({ type: "chat", line });
    else tellAll(live, before, events);
  }
}

/** Each viewer gets the difference of its own view, and the events that it may hear. */
function tellAll(live: Live, before: Room, events: readonly MatchEvent[]): void {
  const changes = new Map<Viewer, readonly Change[]>();
  const { room: after } = live;
  for (const { viewer, tell } of live.watchers) {
    const found = changes.get(viewer) ?? differenceFor(viewer, before, after);
    changes.set(viewer, found);
    const heard = heardBy(after, events, viewer);
    if (found.length + heard.length > 0) tell({ type: "update", seq: after.seq, events: heard, changes: found });
  }
}

const differenceFor = (viewer: Viewer, before: Room, after: Room): readonly Change[] =>
  changesBetween(viewOf(before, viewer) as unknown as Json, viewOf(after, viewer) as unknown as Json);

/** The seats whose players look on now. */
export function hereIn({ watchers }: Live): readonly Seat[] {
  const seats = [...watchers].flatMap(({ viewer }) => (viewer === "spectator" ? [] : [viewer]));
  return [...new Set(seats)].sort((a, b) => a - b);
}

export function tellHere(live: Live): void {
  const seats = hereIn(live);
  for (const { tell } of live.watchers) tell({ type: "here", seats });
}
