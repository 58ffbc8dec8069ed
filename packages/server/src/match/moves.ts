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
import { acceptTakeback, askTakeback, declineTakeback } from "./proposals.ts";
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
      | "ask-takeback"
      | "accept-takeback"
      | "decline-takeback"
      | "absent"
      | "out-of-time"
      | "claim-win";
  }
>;

/** What an entry does to the match, or why it may not. */
export function applyMove(room: Room, entry: Move): Result<Moved> {
  const { game, match } = room;
  if (match === null) return { ok: false, refusal: { code: "not-begun" } };
  if (entry.type === "out-of-time") return outOfTime(game, match, entry.seats);
  if (entry.type === "claim-win") return outOfTime(game, match, entry.away);
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
    case "ask-takeback":
      return askTakeback(room, match, seat);
    case "accept-takeback":
      return acceptTakeback(room, match, seat);
    case "decline-takeback":
      return declineTakeback(room, match, seat);
  }
}
