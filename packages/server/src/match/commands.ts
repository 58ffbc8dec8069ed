import { canonical, err, hashText, type Json, ok, type Refusal, type Result, type Seat } from "@umpire/kernel";
import type { JoinMatch, PlayerCommand } from "@umpire/protocol";
import { Fault } from "../fault.ts";
import type { Absence } from "./away.ts";
import { MAX_CHAT_PER_SEAT, MAX_SPECTATOR_CHAT } from "./chat.ts";
import type { Reserved, RoomEntry } from "./entries.ts";
import { isDeclined } from "./proposals.ts";
import { isHolder, isOver, type Room, seatOf, seatsToDecide } from "./room.ts";

/** The seat that somebody acts for. */
export type Actor = {
  readonly seat: Seat;
  /** The hash of the token: it may be revoked before the command is executed. Older servers send none. */
  readonly by?: string;
};

/** What somebody wants of a match. Servers forward it to each other as JSON: names are part of that format. */
export type Command =
  | ({ readonly type: "wish"; readonly wanted: PlayerCommand } & Actor)
  | { readonly type: "join"; readonly request: JoinMatch; readonly token: string; readonly person?: string }
  | ({ readonly type: "link"; readonly token: string } & Actor)
  /** The seat for this token alone. */
  | ({ readonly type: "revoke"; readonly token: string; readonly key: string } & Actor)
  /** Before the match begins: gives the seat up, takes another one, or takes the match away. */
  | ({ readonly type: "leave" | "cancel" } & Actor)
  | ({ readonly type: "move"; readonly to: Seat } & Actor)
  /** A spectator talks; `payer` is the address to which that is charged. */
  | {
      readonly type: "say";
      readonly key: string;
      readonly name: string;
      readonly text: string;
      readonly payer: string;
    }
  /** Creates the rematch if everybody wants one: repeated in case a server stopped between the last wish and this. */
  | { readonly type: "again" };

/** Commands that a server gives itself; they are never forwarded. */
type ServerCommand =
  /** A bot's decision on what it was shown at a step; null where it failed, and the rules decide for its seat. */
  | {
      readonly type: "bot-decision";
      readonly seat: Seat;
      readonly step: number;
      readonly view: Json;
      readonly action: Json | null;
    }
  /** A seat claims the match, with what this server knows of those who are away. */
  | ({ readonly type: "claim"; readonly key: string } & Actor & Absence)
  | { readonly type: "rematched"; readonly match: string };

/** Commands that become entries. */
export type EntryCommand = Exclude<Command, { type: "again" }> | ServerCommand;

/** The result of a command. `answer` is sent to its sender, now and whenever the same command is repeated. */
export type Outcome =
  | { readonly ok: true; readonly answer: string }
  | { readonly ok: false; readonly refusal: Refusal };
/** The same, or "elsewhere": another server owns the match, and nothing was done. */
export type OwnerOutcome = Outcome | "elsewhere";

/** The idempotency key of a command; null where a repetition is another command. */
export function keyOf(command: EntryCommand): string | null {
  switch (command.type) {
    case "wish":
      // Keys are a seat's own: nobody learns from a collision that another seat used one.
      return `${command.seat}:${command.wanted.key}`;
    case "claim":
      return `${command.seat}:${command.key}`;
    case "revoke":
      // The same token may revoke again, after further links.
      return `revoke:${command.key}`;
    case "leave":
    case "cancel":
    case "move":
      // A repetition is refused and has no effect.
      return null;
    case "say":
      return `spectator:${command.key}`;
    case "bot-decision":
      // After an undo the same step awaits a new decision, which is no repetition of this one.
      return null;
    case "rematched":
      return "rematch";
    default:
      // A client that missed the answer repeats the request with the same token, and has the seat already.
      return `${command.type}:${hashText(command.token)}`;
  }
}

type Entries = Result<readonly RoomEntry[]>;

/** The entries that a command asks for, or why it is refused before the fold; the rules judge a move in the fold. */
export function entriesFor(room: Room, command: EntryCommand): Entries {
  if (room.isCancelled) return err({ code: "cancelled" });
  // A server that forwards may not know yet that the token is revoked.
  if ("by" in command && command.by !== undefined && !isHolder(room, command.seat, command.by))
    return err({ code: "wrong-token" });
  switch (command.type) {
    case "wish":
      return playerEntries(room, command.seat, command.wanted);
    case "join":
      return join(room, command);
    case "link":
      return link(room, command.seat, command.token);
    case "revoke":
      return ok([{ type: "revoked", seat: command.seat, token: hashText(command.token) }]);
    case "leave":
    case "cancel":
    case "move":
      return beforeBeginning(room, command);
    case "say":
      return say(room, command);
    case "bot-decision":
      return botEntries(room, command);
    case "claim":
      return claim(room, command);
    case "rematched":
      return ok([{ type: "rematched", match: command.match }]);
  }
}

/** Takes a seat: the one reserved for this token, the one asked for, or the first that is free; who has one gets a token for it. */
function join(room: Room, { request, token, person }: Extract<Command, { type: "join" }>): Entries {
  const { name, seat: wanted, seed } = request;
  const { players } = room;
  const own = seatOf(room, token);
  const known = person === undefined ? -1 : players.findIndex((player) => player?.person === person);
  const seated = {
    type: "seated",
    name,
    token: hashText(token),
    seed,
    ...(person !== undefined && { person }),
  } as const;
  if (own === null && known >= 0) {
    const linked = link(room, known, token);
    const isKept = players[known]?.seed === null;
    return linked.ok && isKept ? ok([{ ...seated, seat: known }, ...linked.value]) : linked;
  }
  if (own !== null && players[own]?.seed === null) return ok([{ ...seated, seat: own }]);
  const seat = own ?? wanted ?? players.indexOf(null);
  if (seat < 0) return err({ code: "table-full" });
  if (seat >= players.length) return err({ code: "no-such-seat", seat, seats: players.length });
  if (players[seat] !== null) return err({ code: "seat-taken", seat });
  return ok([{ ...seated, seat }]);
}

/** Max tokens of a seat, one for each device. */
const MAX_TOKENS = 20;

/** Another token for a seat. */
function link({ players }: Room, seat: Seat, token: string): Entries {
  if ((players[seat]?.tokens.length ?? 0) >= MAX_TOKENS) return err({ code: "too-many-links", limit: MAX_TOKENS });
  return ok([{ type: "linked", seat, token: hashText(token) }]);
}

type BeforeBeginning = Extract<Command, { type: "leave" | "cancel" | "move" }>;

/** What players can do while a seat is free. */
function beforeBeginning({ match, players }: Room, command: BeforeBeginning): Entries {
  const { seat } = command;
  if (match !== null) return err({ code: "already-begun" });
  if (command.type === "leave") return ok([{ type: "left", seat }]);
  if (command.type === "move") {
    const { to } = command;
    if (to >= players.length) return err({ code: "no-such-seat", seat: to, seats: players.length });
    return players[to] === null ? ok([{ type: "moved", seat, to }]) : err({ code: "seat-taken", seat: to });
  }
  // Where a seat is kept for somebody who has not come, nobody sits.
  const isAlone = players.every((other, at) => at === seat || other?.bot !== null || other.seed === null);
  return isAlone ? ok([{ type: "cancelled", seat }]) : err({ code: "others-sit" });
}

function say({ chats }: Room, { name, text }: Extract<Command, { type: "say" }>): Entries {
  if (chats.saidBySpectators >= MAX_SPECTATOR_CHAT)
    return err({ code: "spectator-chat-full", limit: MAX_SPECTATOR_CHAT });
  return ok([{ type: "chat", seat: null, name, text }]);
}

function playerEntries(room: Room, seat: Seat, wanted: PlayerCommand): Entries {
  switch (wanted.type) {
    case "chat":
      if ((room.chats.said[seat] ?? 0) >= MAX_CHAT_PER_SEAT)
        return err({ code: "chat-full", limit: MAX_CHAT_PER_SEAT });
      return ok([{ type: "chat", seat, name: room.players[seat]?.name ?? "", text: wanted.text }]);
    case "rematch":
      return rematch(room, seat);
    case "claim-win":
      throw new Fault("a claim needs to know who is away");
    case "decide": {
      const step = room.match?.step ?? 0;
      // A decision for another step was made before the player saw the current one.
      if (wanted.step !== step) return err({ code: "stale-step", step });
      return ok([{ type: "decide", seat, action: wanted.action }]);
    }
    case "offer-draw":
      return isDeclined(room.proposals, "draw", seat)
        ? err({ code: "draw-declined" })
        : ok([{ type: wanted.type, seat }]);
    case "ask-takeback":
      return isDeclined(room.proposals, "takeback", seat)
        ? err({ code: "takeback-declined" })
        : ok([{ type: wanted.type, seat }]);
    default:
      return ok([{ type: wanted.type, seat }]);
  }
}

function rematch(room: Room, seat: Seat): Entries {
  if (!isOver(room)) return err({ code: "not-over" });
  if (room.rematch.match !== null) return err({ code: "rematch-there", match: room.rematch.match });
  return room.rematch.by.includes(seat) ? err({ code: "rematch-asked" }) : ok([{ type: "rematch", seat }]);
}

/** Those who are away for long enough have lost, as if their time were up. */
function claim({ created, match }: Room, { seat, absent }: Extract<EntryCommand, { type: "claim" }>): Entries {
  if (match === null) return err({ code: "not-begun" });
  if (created.clock.kind !== "none") return err({ code: "clock-decides" });
  if (match.resigned.includes(seat)) return err({ code: "already-resigned", seat });
  const others = absent.filter((other) => other.seat !== seat);
  if (others.length === 0) return err({ code: "nobody-away" });
  const away = others.flatMap((other) => (other.claimIn === 0 ? [other.seat] : []));
  if (away.length > 0) return ok([{ type: "claim-win", seat, away }]);
  return err({ code: "not-away-yet", seconds: Math.ceil(Math.min(...others.map(({ claimIn }) => claimIn)) / 1000) });
}

type BotDecision = Extract<EntryCommand, { type: "bot-decision" }>;

const isSameView = (asked: Json, view: Json): boolean => asked === view || canonical(asked) === canonical(view);

function botEntries({ game, match }: Room, { seat, step, view, action }: BotDecision): Entries {
  const isAwaited = match !== null && match.step === step && seatsToDecide(game, match).includes(seat);
  // After an undo the same step may come again from another decision: what was thought out for the first is not for it.
  if (!isAwaited || !isSameView(view, game.view(match.state, seat, match.rules))) return err({ code: "stale-step" });
  return ok([action === null ? { type: "absent", seat } : { type: "decide", seat, action }]);
}

/** Whether every seat but the bots' wants another match, and there is none yet. */
export const isRematchDue = ({ players, rematch: { by, match } }: Room): boolean =>
  by.length > 0 && match === null && players.every((player, seat) => player?.bot != null || by.includes(seat));

/** For whom the seats of a rematch are reserved: without bots, everybody moves on by one seat. */
export function rematchSeats({ players }: Room): readonly (Reserved | null)[] {
  const shift = players.some((player) => player?.bot != null) ? 0 : 1;
  return players.map((_, seat) => {
    const before = players[(seat - shift + players.length) % players.length] ?? null;
    if (before === null || before.bot !== null) return null;
    const { name, tokens, person } = before;
    return { name, tokens, ...(person !== undefined && { person }) };
  });
}
