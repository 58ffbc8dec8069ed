import { type Json, type MatchEvent, type Result, type Seat, type Viewer, yes } from "@umpire/kernel";
import { changesBetween, type MatchView, type ServerMessage } from "@umpire/protocol";
import type { Dated, RoomEntry } from "./entries.ts";
import type { Live } from "./live.ts";
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
    const before = live.room;
    live.room = room;
    const line = entry.type === "chat" ? room.chat.at(-1) : undefined;
    if (line !== undefined) for (const { tell } of live.watchers) tell({ type: "chat", line });
    else tellAll(live, before, events);
  }
}

/** Each viewer gets the difference of its own view, and the events that it may hear. */
function tellAll(live: Live, before: Room, events: readonly MatchEvent[]): void {
  const { room: after, shown } = live;
  const known = shown.room === before ? shown.views : new Map<Viewer, MatchView>();
  const views = new Map<Viewer, MatchView>();
  const updates = new Map<Viewer, ServerMessage | null>();
  for (const { viewer, tell } of live.watchers) {
    let update = updates.get(viewer);
    if (update === undefined) {
      const view = viewOf(after, viewer);
      views.set(viewer, view);
      update = updateOf(known.get(viewer) ?? viewOf(before, viewer), view, heardBy(after, events, viewer), after.seq);
      updates.set(viewer, update);
    }
    if (update !== null) tell(update);
  }
  live.shown = { room: after, views };
}

/** Null where this viewer is to know of nothing. */
function updateOf(before: MatchView, after: MatchView, events: readonly Json[], seq: number): ServerMessage | null {
  const changes = changesBetween(before as unknown as Json, after as unknown as Json);
  return changes.length + events.length > 0 ? { type: "update", seq, events, changes } : null;
}

/** The seats whose players look on now. */
export function hereIn({ watchers }: Live): readonly Seat[] {
  const seats = [...watchers].flatMap(({ viewer }) => (viewer === "spectator" ? [] : [viewer]));
  return [...new Set(seats)].sort((a, b) => a - b);
}

export function tellHere(live: Live): void {
  const seats = hereIn(live);
  for (const { tell } of live.watchers) tell({ type: "here", seats });
}
