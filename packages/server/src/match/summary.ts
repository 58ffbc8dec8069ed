import { canonical, type Json, nextOf } from "@umpire/kernel";
import type { Summary } from "../store/store.ts";
import { type Room, statusOf, viewOf } from "./room.ts";

/** What lists show of a room: what everybody may know. */
export function summaryOf(room: Room): Summary {
  const { created, game, match } = room;
  const { players, status } = viewOf(room, "spectator");
  const next = match === null ? null : nextOf(game, match);
  const over = next !== null && "over" in next ? next.over : null;
  const text = canonical({ players, clock: created.clock, over } as unknown as Json);
  return { status, isPublic: created.isPublic && !room.isCancelled, game: created.game, text };
}

/** What lists show after a change; null where they show the same as before. */
export function changedSummary(before: Room, after: Room): Summary | null {
  const isSame = before.players === after.players && statusOf(before) === statusOf(after);
  return isSame ? null : summaryOf(after);
}
