import {
  acceptDraw,
  decide,
  declineDraw,
  type Moved,
  offerDraw,
  outOfTime,
  type Result,
  resign,
  takeBack,
  timeOut,
  undo,
} from "@umpire/kernel";
import type { RoomEntry } from "./entries.ts";
import type { Room } from "./room.ts";

/** Entries that change the match itself. */
export type Move = Extract<
  RoomEntry,
  {
    type:
      | "decide"
      | "take-back"
      | "undo"
      | "resign"
      | "offer-draw"
      | "accept-draw"
      | "decline-draw"
      | "absent"
      | "out-of-time";
  }
>;

/** What an entry does to the match, or why it may not. */
export function applyMove({ game, match }: Room, entry: Move): Result<Moved> {
  if (match === null) return { ok: false, refusal: { code: "not-begun" } };
  if (entry.type === "out-of-time") return outOfTime(game, match, entry.seats);
  const { seat } = entry;
  switch (entry.type) {
    case "decide": {
      const action = game.parse.action(entry.action);
      return action.ok ? decide(game, match, seat, action.value) : action;
    }
    case "absent":
      return timeOut(game, match, seat);
    case "take-back":
      return takeBack(game, match, seat);
    case "undo":
      return undo(game, match, seat);
    case "resign":
      return resign(game, match, seat);
    case "offer-draw":
      return offerDraw(game, match, seat);
    case "accept-draw":
      return acceptDraw(game, match, seat);
    case "decline-draw":
      return declineDraw(game, match, seat);
  }
}
