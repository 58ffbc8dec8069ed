import { isDeepStrictEqual } from "node:util";
import { type Json, type Viewer, writeRecord } from "@umpire/kernel";
import { type ChatLine, type ListAnswer, type MatchView, type ServerMessage, withChanges } from "@umpire/protocol";
import { games } from "umpire";
import { lastLine } from "./chat.ts";
import type { Cluster } from "./cluster/cluster.fixture.ts";
import { parseEntry } from "./entries.ts";
import { eventsFor, type Folded, foldStored, isOver, openRoom, type Room, viewOf } from "./room.ts";
import { summaryOf } from "./summary.ts";

/** The stored entries of all matches, each folded once. */
export type Ledger = {
  readonly cluster: Cluster;
  readonly folds: Map<string, Folded[]>;
  /** By match: the keys when it was last counted, and those of players' commands among them. */
  readonly wishes: Map<string, { readonly keys: number; readonly count: number }>;
};

export const newLedger = (cluster: Cluster): Ledger => ({ cluster, folds: new Map(), wishes: new Map() });

/** By sequence number, from 1 on. */
function foldsOf({ cluster, folds }: Ledger, match: string): readonly Folded[] {
  const known = folds.get(match) ?? [];
  folds.set(match, known);
  for (const { seq, at, text } of cluster.contents.matches.get(match)?.entries.slice(known.length) ?? []) {
    const entry = parseEntry(text);
    const before = known.at(-1);
    known.push(before === undefined ? madeBy(entry, seq, at) : foldStored(before.room, { seq, at, entry }));
  }
  return known;
}

function madeBy(entry: ReturnType<typeof parseEntry>, seq: number, at: number): Folded {
  const room = entry.type === "created" ? openRoom(games, entry, seq, at) : null;
  if (!room?.ok) throw new Error("it does not begin with its making");
  return { room: room.value, events: [] };
}

/** Something was shown that no store holds. */
class Shown extends Error {}

/** The room after an entry, and the entry's events. */
function keptAt(ledger: Ledger, match: string, seq: number, what: string): Folded {
  const folds = foldsOf(ledger, match);
  const found = folds[seq - 1];
  if (found === undefined) throw new Shown(`${what}: entry ${seq} is shown, ${folds.length} are kept`);
  return found;
}

/** The room as it is stored at this instant. */
export function keptRoom(ledger: Ledger, match: string): Room {
  return keptAt(ledger, match, foldsOf(ledger, match).length, "what is kept").room;
}

function mustBe(what: string, shown: unknown, kept: unknown): void {
  if (isDeepStrictEqual(shown, kept)) return;
  throw new Shown(`${what}: shown ${JSON.stringify(shown)}, kept ${JSON.stringify(kept)}`);
}

/** A view must follow from the stored entries up to that one: board, clock, seats and all. */
export function checkView(ledger: Ledger, match: string, viewer: Viewer, seq: number, view: MatchView): void {
  const kept = viewOf(keptAt(ledger, match, seq, "view").room, viewer);
  mustBe("clock", view.clock, kept.clock);
  mustBe("view", view, kept);
}

function checkHeard(ledger: Ledger, match: string, viewer: Viewer, seq: number, events: readonly Json[]): void {
  const { room, events: kept } = keptAt(ledger, match, seq, "events");
  mustBe("events", events, eventsFor(room, kept, viewer));
}

function checkLine(ledger: Ledger, match: string, line: ChatLine): void {
  mustBe("chat", line, lastLine(keptAt(ledger, match, line.seq, "chat").room.chats, line.seat));
}

/** Nobody is present whose seat is not stored. */
function checkHere(ledger: Ledger, match: string, seats: readonly number[]): void {
  const { players } = keptRoom(ledger, match);
  for (const seat of seats) if (players[seat] == null) throw new Shown(`here: nobody is kept at seat ${seat}`);
}

function checkAck({ cluster }: Ledger, match: string, seat: Viewer, key: string, seq: number): void {
  const answer = cluster.contents.matches.get(match)?.answers.get(`${seat}:${key}`);
  if (answer !== JSON.stringify({ seq })) throw new Shown(`acknowledgement: ${key} at ${seq}, kept: ${answer}`);
}

type Joined = Extract<ServerMessage, { type: "joined" }>;

function checkJoined(ledger: Ledger, match: string, viewer: Viewer, { seq, view, missed, chat, here }: Joined): void {
  checkView(ledger, match, viewer, seq, view);
  for (const each of missed) checkHeard(ledger, match, viewer, each.seq, each.events);
  for (const line of chat) checkLine(ledger, match, line);
  checkHere(ledger, match, here);
}

/** A listener that compares every message with what is stored at that instant. */
export function newWitness(ledger: Ledger, match: string, viewer: Viewer): (message: ServerMessage) => void {
  let view: MatchView | null = null;
  return (message) => {
    if (message.type === "joined") {
      ({ view } = message);
      checkJoined(ledger, match, viewer, message);
    } else if (message.type === "update") {
      view = withChanges(view as unknown as Json, message.changes) as unknown as MatchView;
      checkView(ledger, match, viewer, message.seq, view);
      checkHeard(ledger, match, viewer, message.seq, message.events);
    } else if (message.type === "chat") checkLine(ledger, match, message.line);
    else if (message.type === "here") checkHere(ledger, match, message.seats);
    else if (message.type === "ack") checkAck(ledger, match, viewer, message.key, message.seq);
  };
}

/** A list must show what is stored at this instant. */
export function checkList(ledger: Ledger, { matches }: ListAnswer): void {
  for (const { match, game, status, at: _at, ...rest } of matches) {
    const kept = summaryOf(keptRoom(ledger, match));
    mustBe("list", { game, status }, { game: kept.game, status: kept.status });
    mustBe("list", rest, JSON.parse(kept.text));
  }
}

/** A record must exist only when the end is stored, and match the entries. */
export function checkRecord(ledger: Ledger, match: string, record: string): void {
  const room = keptRoom(ledger, match);
  if (!isOver(room) || room.match === null) throw new Shown("record: the end is not kept");
  if (record !== writeRecord(room.game, room.match))
    throw new Shown("record: it tells something else than what is kept");
}

/** The number of players' commands stored with a key. */
function wishesIn({ cluster, wishes }: Ledger): number {
  let sum = 0;
  for (const [match, { answers }] of cluster.contents.matches) {
    if (wishes.get(match)?.keys !== answers.size) {
      const count = [...answers.keys()].filter((key) => /^(\d|spectator):/.test(key)).length;
      wishes.set(match, { keys: answers.size, count });
    }
    sum += wishes.get(match)?.count ?? 0;
  }
  return sum;
}

/** No more may be counted as acknowledged than is stored with a key. */
export function checkCount(ledger: Ledger, counted: number): void {
  const kept = wishesIn(ledger);
  if (counted > kept) throw new Shown(`metrics: ${counted} are counted as acknowledged, ${kept} are kept`);
}
