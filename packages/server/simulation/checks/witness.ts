import type { Json, Viewer } from "@umpire/kernel";
import { type ChatLine, type MatchView, type ServerMessage, withChanges } from "@umpire/protocol";
import { lastLine } from "../../src/match/chat.ts";
import { clockAt } from "../../src/match/clock.ts";
import { eventsFor, type Folded, isOver, type Room, viewOf } from "../../src/match/room.ts";
import { foldsOf, keptRoom, type Ledger, rowOf } from "./ledger.ts";
import { isSame } from "./same.ts";

/** What is wrong with a message; null for nothing. */
type Verdict = string | null;

function keptAt(ledger: Ledger, match: string, seq: number): Folded | string {
  const folds = foldsOf(ledger, match);
  return folds[seq - 1] ?? `entry ${seq} is shown, ${folds.length} are kept`;
}

function differs(what: string, shown: unknown, kept: unknown): Verdict {
  if (isSame(shown, kept)) return null;
  return `${what}: shown ${JSON.stringify(shown)}, kept ${JSON.stringify(kept)}`;
}

/** A view must follow from the entries up to its number: board, clock, seats and all. */
export function judgeView(ledger: Ledger, match: string, viewer: Viewer, seq: number, view: MatchView): Verdict {
  const kept = keptAt(ledger, match, seq);
  if (typeof kept === "string") return kept;
  const { clock, ...rest } = viewOf(kept.room, viewer);
  const { clock: shownClock, ...shown } = view;
  return judgeClock(ledger, kept.room, clock, shownClock) ?? differs("view", shown, rest);
}

/** After a time without any server a clock is shown as it stands later: as it follows from the one that is kept. */
function judgeClock({ kept }: Ledger, room: Room, clock: MatchView["clock"], shown: MatchView["clock"]): Verdict {
  const later = shown.at > clock.at ? clockAt(room.clock, shown.at, kept().outages) : room.clock;
  return differs("clock", shown, { ...clock, left: later.left, at: Math.max(clock.at, shown.at) });
}

function judgeEvents(ledger: Ledger, match: string, viewer: Viewer, seq: number, events: readonly Json[]): Verdict {
  const kept = keptAt(ledger, match, seq);
  if (typeof kept === "string") return kept;
  return differs("events", events, eventsFor(kept.room, kept.events, viewer));
}

/** Players and those who look on talk apart, until the match is over. */
function judgeLine(ledger: Ledger, match: string, viewer: Viewer, line: ChatLine): Verdict {
  const kept = keptAt(ledger, match, line.seq);
  if (typeof kept === "string") return kept;
  const room = keptRoom(ledger, match);
  const isOthers = (viewer === "spectator") !== (line.seat === null);
  if (isOthers && room !== null && !isOver(room)) return `${viewer} hears what the others say: ${line.text}`;
  return differs("chat", line, lastLine(kept.room.chats, line.seat));
}

/** Nobody is present whose seat is not kept. */
function judgeHere(ledger: Ledger, match: string, seats: readonly number[]): Verdict {
  const players = keptRoom(ledger, match)?.players ?? [];
  const wrong = seats.find((seat) => players[seat] == null);
  return wrong === undefined ? null : `nobody is kept at seat ${wrong}`;
}

function judgeAck(ledger: Ledger, match: string, viewer: Viewer, key: string, seq: number): Verdict {
  const answer = rowOf(ledger, match)?.answers.get(`${viewer}:${key}`);
  return answer === JSON.stringify({ seq }) ? null : `${key} is acknowledged at ${seq}, kept: ${answer}`;
}

/** A refusal promises no effect, since a repeated command is acknowledged. Not so `too-fast`: it is unread. */
function judgeRefusal(
  ledger: Ledger,
  match: string,
  viewer: Viewer,
  { key, refusal }: Extract<ServerMessage, { type: "refused" }>,
): Verdict {
  const isKept = key !== null && rowOf(ledger, match)?.answers.has(`${viewer}:${key}`);
  return isKept && refusal.code !== "too-fast" ? `${key} is refused as ${refusal.code}, and is kept` : null;
}

/** What was decided or said is told once: a number that has been is not told again on the same line. */
function judgeOrder(seq: number, last: number): Verdict {
  return seq > last ? null : `entry ${seq} is told after ${last}`;
}

/** Compares every message of one line with what is kept at the instant at which it leaves the server. */
export function newWitness(
  ledger: Ledger,
  match: string,
  viewer: Viewer,
  since: number,
): (message: ServerMessage) => Verdict {
  let view: MatchView | null = null;
  let last = 0;
  return (message) => {
    switch (message.type) {
      case "joined": {
        ({ view, seq: last } = message);
        const missed = message.missed.map(({ seq, events }) => judgeEvents(ledger, match, viewer, seq, events));
        const known = message.missed.find(({ seq }) => seq <= since);
        const again = known === undefined ? null : `entry ${known.seq} is told as missed to whoever knows ${since}`;
        const lines = message.chat.map((line) => judgeLine(ledger, match, viewer, line));
        const seen = judgeView(ledger, match, viewer, message.seq, message.view);
        return (
          [seen, again, ...missed, ...lines, judgeHere(ledger, match, message.here)].find((each) => each !== null) ??
          null
        );
      }
      case "update": {
        if (view === null) return "an update before the view";
        view = withChanges(view as unknown as Json, message.changes) as unknown as MatchView;
        const order = judgeOrder(message.seq, last);
        last = message.seq;
        const events = message.isShortened ? null : judgeEvents(ledger, match, viewer, message.seq, message.events);
        return order ?? judgeView(ledger, match, viewer, message.seq, view) ?? events;
      }
      case "chat":
        return judgeLine(ledger, match, viewer, message.line);
      case "here":
        return judgeHere(ledger, match, message.seats);
      case "ack":
        return judgeAck(ledger, match, viewer, message.key, message.seq);
      case "refused":
        return judgeRefusal(ledger, match, viewer, message);
      default:
        return null;
    }
  };
}
