import {
  acceptDraw,
  allSeats,
  decide,
  declineDraw,
  err,
  type Game,
  hashText,
  type Json,
  type Match,
  type MatchEvent,
  type Moved,
  nextOf,
  observe,
  offerDraw,
  ok,
  type Result,
  resign,
  rewind,
  type Seat,
  takeBack,
  timeOut,
  undo,
  type Viewer,
} from "@umpire/kernel";
import { fixedAfter, type MatchView, type PlayerCommand, undoingOf } from "@umpire/protocol";

/** A match in the page: who sits where, and how it stands. Plain data, and the whole of it: only views of it are shown. */
export type LocalRoom = {
  readonly id: string;
  readonly game: Game;
  readonly players: MatchView["players"];
  readonly match: Match;
  /** The number of entries of the log that can never be taken back. */
  readonly fixed: number;
  /** Counts the changes, as a server does. */
  readonly seq: number;
};

/** A room after a change, and what happened on the way. */
export type Changed = { readonly room: LocalRoom; readonly events: readonly MatchEvent[] };

/** The seats at which somebody sits here. */
export const peopleIn = ({ players }: Pick<LocalRoom, "players">): readonly Seat[] =>
  players.flatMap((player, seat) => (player?.bot === false ? [seat] : []));

/** The seats that have yet to decide. */
export function seatsToDecide({ game, match }: LocalRoom): readonly Seat[] {
  const next = nextOf(game, match);
  const hasDecided = (seat: Seat) => match.sealed.some((order) => order.seat === seat);
  return "awaiting" in next ? next.awaiting.filter((seat) => !hasDecided(seat)) : [];
}

/** What a seat's command does to the match, or why it may not. */
function moved({ game, match }: LocalRoom, seat: Seat, command: PlayerCommand): Result<Moved> {
  switch (command.type) {
    case "decide": {
      if (command.step !== match.step) return err({ code: "stale-step", step: match.step });
      const action = game.parse.action(command.action);
      return action.ok ? decide(game, match, seat, action.value) : action;
    }
    case "take-back":
      return takeBack(game, match, seat);
    case "undo":
      return undo(game, match, seat);
    // Bots agree to everything, and other people at this screen can be asked aloud.
    case "ask-takeback":
      return rewind(game, match, seat);
    case "resign":
      return resign(game, match, seat);
    case "offer-draw":
      return offerDraw(game, match, seat);
    case "accept-draw":
      return acceptDraw(game, match, seat);
    case "decline-draw":
      return declineDraw(game, match, seat);
    default:
      return err({ code: "no-server" });
  }
}

function after(room: LocalRoom, result: Result<Moved>): Result<Changed> {
  if (!result.ok) return result;
  const { match, events } = result.value;
  const fixed = fixedAfter(room.game, room.fixed, room.match, match);
  return ok({ room: { ...room, match, fixed, seq: room.seq + 1 }, events });
}

/** The room after a seat's command, or why it is refused. */
export const obey = (room: LocalRoom, seat: Seat, command: PlayerCommand): Result<Changed> =>
  after(room, moved(room, seat, command));

/** The room after a seat's decision; where it decides nothing that is allowed, the rules decide for it. */
export function decideFor(room: LocalRoom, seat: Seat, action: Json): Result<Changed> {
  const decided = obey(room, seat, { type: "decide", key: "bot", step: room.match.step, action });
  return decided.ok ? decided : after(room, timeOut(room.game, room.match, seat));
}

/** What one viewer may know, as a server would show it. */
export function viewOf(room: LocalRoom, viewer: Viewer): MatchView {
  const { id, game, players, match, fixed } = room;
  const { rules, options, seed, step } = match;
  const isOver = "over" in nextOf(game, match);
  const undoing = undoingOf(match, fixed, peopleIn(room));
  const mayTakeBack = !isOver && undoing.mayUndo.length + undoing.mayAsk.length > 0;
  return {
    ...{ match: id, game: game.id, edition: game.edition, rules, options, step, players, isPublic: false },
    status: isOver ? "over" : "running",
    commitment: hashText(seed),
    secret: isOver ? seed : null,
    sight: observe(game, match, viewer) as unknown as Json,
    clock: { control: { kind: "none" }, left: allSeats(game, match).map(() => 0), running: [], at: 0 },
    rematch: { by: [], match: null },
    ...(mayTakeBack && { proposals: { ...undoing, takeback: null, declined: { draw: [], takeback: [] } } }),
  };
}
