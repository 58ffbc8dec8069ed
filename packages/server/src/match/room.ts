import {
  type Game,
  hashText,
  type Json,
  type Match,
  type MatchEvent,
  nextOf,
  observe,
  ok,
  type Registry,
  type Result,
  type Seat,
  start,
  type Viewer,
  visibleEvents,
} from "@umpire/kernel";
import type { MatchView } from "@umpire/protocol";
import { note } from "../bundles/watchdog/doing.ts";
import { Fault } from "../fault.ts";
import { type Chats, noChats, withLine } from "./chat.ts";
import { advanceClock, type Clock, clockAt, expiryOf, newClock, type Pause } from "./clock.ts";
import type { Created, DatedEntry, RoomEntry } from "./entries.ts";
import { applyMove, type Move } from "./moves.ts";
import { noProposals, type Proposals, proposalsAfter, withProposals } from "./proposals.ts";

type Player = {
  readonly name: string;
  readonly bot: string | null;
  /** Hashes of the tokens that may act for this seat. */
  readonly tokens: readonly string[];
  /** Its contribution to the match's seed; null while the seat is reserved for a player of the match before. */
  readonly seed: string | null;
  /** The player's id at the site that authenticated them. */
  readonly person?: string;
};

/** A match on the server: players, state, clock and chat. It follows from the entries alone. */
export type Room = {
  readonly created: Created;
  /** The hash of the secret. */
  readonly commitment: string;
  readonly game: Game;
  readonly players: readonly (Player | null)[];
  readonly match: Match | null;
  readonly clock: Clock;
  readonly chats: Chats;
  readonly proposals: Proposals;
  /** Cancelled before it began: it is not shown any more. */
  readonly isCancelled: boolean;
  readonly rematch: { readonly by: readonly Seat[]; readonly match: string | null };
  readonly seq: number;
};

/** A room after one more entry, and the entry's events. */
export type Folded = { readonly room: Room; readonly events: readonly MatchEvent[] };

/** The room after its first entry. Its game and edition must be known: another edition would replay it differently. */
export function openRoom(games: Pick<Registry, "find">, created: Created, seq: number, at: number): Result<Room> {
  const game = games.find(created.game, created.edition);
  if (!game.ok) return game;
  const players = created.seats.map((bot, seat): Player | null => {
    if (bot !== null) return { name: bot, bot, tokens: [], seed: "" };
    const kept = created.reserved?.[seat] ?? null;
    return kept && { ...kept, bot: null, seed: null };
  });
  const clock = newClock(created.clock, players.length, at);
  const empty: Room = {
    created,
    commitment: hashText(created.secret),
    game: game.value,
    players,
    match: null,
    clock,
    chats: noChats(players.length),
    proposals: noProposals,
    isCancelled: false,
    rematch: { by: [], match: null },
    seq,
  };
  noteRoom(empty);
  const begun = startIfFull(empty, at);
  return begun.ok ? ok(begun.value.room) : begun;
}

/** For the watchdog: the game's code is about to run for this room. */
const noteRoom = ({ created, match }: Room): void => note(created.game, created.match, match?.step ?? 0);

/** Folds a stored entry: it was checked before it was stored, so it cannot be refused. */
export function foldStored(room: Room, dated: DatedEntry): Folded {
  const done = fold(room, dated);
  if (!done.ok) throw new Fault(`kept, and yet refused: ${done.refusal.code}`);
  return done.value;
}

/** The fold: a room and the next entry give the next room, or why the entry may not follow. */
export function fold(room: Room, { seq, at, entry }: DatedEntry): Result<Folded> {
  noteRoom(room);
  const next = (): Room => ({ ...room, seq });
  switch (entry.type) {
    case "created":
      throw new Fault("a room is made once");
    case "seated": {
      const { seat, name, token, seed, person } = entry;
      const tokens = room.players[seat]?.tokens ?? [token];
      const player = { name, bot: null, tokens, seed, ...(person !== undefined && { person }) };
      return startIfFull(withPlayer(next(), seat, player), at);
    }
    case "linked": {
      const player = room.players[entry.seat] ?? throwEmptySeat();
      return withoutEvents(withPlayer(next(), entry.seat, { ...player, tokens: [...player.tokens, entry.token] }));
    }
    case "revoked": {
      const player = room.players[entry.seat] ?? throwEmptySeat();
      return withoutEvents(withPlayer(next(), entry.seat, { ...player, tokens: [entry.token] }));
    }
    case "left":
      return withoutEvents(withPlayer(next(), entry.seat, null));
    case "moved": {
      const player = room.players[entry.seat] ?? throwEmptySeat();
      return withoutEvents(withPlayer(withPlayer(next(), entry.seat, null), entry.to, player));
    }
    case "cancelled":
      return withoutEvents({ ...next(), isCancelled: true });
    case "chat": {
      const { name, seat, text } = entry;
      return withoutEvents({ ...next(), chats: withLine(room.chats, { seq, name, seat, text }) });
    }
    case "resumed":
      return withoutEvents({ ...next(), clock: { ...clockAt(room.clock, at, [entry]), at } });
    case "rematch":
      return withoutEvents({ ...next(), rematch: { ...room.rematch, by: [...room.rematch.by, entry.seat] } });
    case "rematched":
      return withoutEvents({ ...next(), rematch: { ...room.rematch, match: entry.match } });
    default:
      return afterMove(room, entry, seq, at);
  }
}

/** An entry, and what it leads to. */
export type AppliedEntry = Folded & { readonly entry: RoomEntry };

/** Folds entries one after the other; or why one of them may not follow. */
export function foldAll(from: Room, dated: readonly DatedEntry[]): Result<readonly AppliedEntry[]> {
  const applied: AppliedEntry[] = [];
  let room = from;
  for (const each of dated) {
    const folded = fold(room, each);
    if (!folded.ok) return folded;
    room = folded.value.room;
    applied.push({ room, events: folded.value.events, entry: each.entry });
  }
  return ok(applied);
}

const withoutEvents = (room: Room): Result<Folded> => ok({ room, events: [] });
function throwEmptySeat(): never {
  throw new Fault("nobody sits there");
}

const withPlayer = (room: Room, seat: Seat, player: Player | null): Room => ({
  ...room,
  players: room.players.map((other, at) => (at === seat ? player : other)),
});

/** Starts the match once every seat is taken, with the server's secret and every player's seed. */
function startIfFull(room: Room, at: number): Result<Folded> {
  const { created, game, players } = room;
  if (players.some((player) => player === null || player.seed === null)) return withoutEvents(room);
  const begun = start(game, seedOf(room), created.options as never, created.rules as never);
  if (!begun.ok) return begun;
  const { match, events } = begun.value;
  return ok({ room: withMatch(room, match, room.seq, at, null), events });
}

/** The secret first, then what each seat brought; bots bring nothing. All of it is in the record afterwards. */
export const seedOf = ({ created, players }: Room): string =>
  [created.secret, ...players.map((player) => player?.seed ?? "")].join(".");

function afterMove(room: Room, entry: Move, seq: number, at: number): Result<Folded> {
  const moved = applyMove(room, entry);
  return moved.ok
    ? ok({ room: withMatch(room, moved.value.match, seq, at, entry), events: moved.value.events })
    : moved;
}

/** The room with its match as it is now, and the clocks of those who owe a decision. */
function withMatch(room: Room, match: Match, seq: number, at: number, entry: Move | null): Room {
  const owing = seatsToDecide(room.game, match);
  const clock = advanceClock(room.clock, at, owing, match.step);
  const { created, commitment, game, players, chats, rematch, isCancelled } = room;
  const proposals = proposalsAfter(room, entry, match);
  // Field by field, for the same reason as in `viewOf`.
  return { created, commitment, game, players, match, clock, chats, proposals, isCancelled, rematch, seq };
}

export function seatsToDecide(game: Game, match: Match): readonly Seat[] {
  const next = nextOf(game, match);
  const decided = match.sealed.map(({ seat }) => seat);
  return "awaiting" in next ? next.awaiting.filter((seat) => !decided.includes(seat)) : [];
}

export const isOver = ({ game, match }: Room): boolean => match !== null && "over" in nextOf(game, match);

export const statusOf = (room: Room): MatchView["status"] =>
  room.isCancelled || isOver(room) ? "over" : room.match === null ? "open" : "running";

/** Entries for the clocks that have run out: with a clock per move the rules decide for the seat; else it has lost. */
export function expiredEntries(room: Room, now: number, pauses: readonly Pause[] = []): RoomEntry[] {
  const expiry = room.match === null || isOver(room) ? null : expiryOf(room.clock, pauses);
  if (expiry === null || expiry.at > now) return [];
  if (room.created.clock.kind === "game") return [{ type: "out-of-time", seats: expiry.seats }];
  return expiry.seats.map((seat) => ({ type: "absent", seat }));
}

/** What one viewer may know: only what is permitted is copied. */
export function viewOf(room: Room, viewer: Viewer): MatchView {
  noteRoom(room);
  const { created, commitment, game, match, players, clock, rematch } = room;
  const status = statusOf(room);
  const isTimed = clock.control.kind !== "none";
  // Field by field: a spread would cost as much as all the rest, for every player at every step.
  const view: MatchView = {
    match: created.match,
    game: created.game,
    edition: created.edition,
    ...(created.bundle !== undefined && { bundle: created.bundle }),
    rules: created.rules,
    options: created.options,
    status,
    isPublic: created.isPublic,
    players: players.map((player) => player && { name: player.name, bot: player.bot !== null }),
    commitment,
    secret: status === "over" ? created.secret : null,
    step: match?.step ?? 0,
    sight: match === null ? null : (observe(game, match, viewer) as unknown as Json),
    clock: {
      control: clock.control,
      left: clock.left,
      running: isTimed ? clock.running : [],
      at: isTimed ? clock.at : 0,
    },
    rematch,
  };
  return withProposals(view, room);
}

export const eventsFor = ({ game }: Room, events: readonly MatchEvent[], viewer: Viewer): readonly Json[] =>
  visibleEvents(game, events, viewer) as unknown as readonly Json[];

/** Whether the token with this hash still acts for a seat. */
export const isHolder = ({ players }: Room, seat: Seat, hash: string): boolean =>
  players[seat]?.tokens.includes(hash) ?? false;

/** The seat that a token acts for; null for none. */
export function seatOf({ players }: Room, token: string): Seat | null {
  const hash = hashText(token);
  const seat = players.findIndex((player) => player?.tokens.includes(hash));
  return seat < 0 ? null : seat;
}
