import { type ClientMessage, type Closing, closing, type ServerMessage, tooOld, VERSION } from "@umpire/protocol";
import type { ServerRefusal } from "../api.ts";
import { type LogEntry, lastEvents, missedEntries, type Progress, withEntry, withMissed } from "./log-entry.ts";
import { awayAt, type Snapshot, snapshotOnJoin, snapshotOnUpdate } from "./snapshot.ts";

type Distributed<M, K extends PropertyKey> = M extends unknown ? Omit<M, K> : never;

/** What a player asks the server for; its key is made when it is sent for the first time. */
export type Command = Exclude<ClientMessage, { type: "join" | "ping" }>;
/** Something that a player wants, before it has a key. */
export type NewCommand = Distributed<Command, "key">;

/** Connecting, connected, disconnected until the next attempt, or closed for good. */
type Status =
  | { readonly is: "connecting" }
  | { readonly is: "joined" }
  | { readonly is: "waiting"; readonly until: number; readonly why: Closing | null }
  | { readonly is: "ended"; readonly why: "unknown-match" | "wrong-token" | "old-server" };

/** All that a page knows of a match: a fold over what the socket brings, see `step`. */
export type Connection = {
  readonly match: string;
  readonly token: string | null;
  readonly status: Status;
  /** Attempts that failed in a row. */
  readonly failures: number;
  /** Null until the server has answered the first time. */
  readonly snapshot: Snapshot | null;
  /** Commands that are not acknowledged, in their order: after a reconnection they are sent again with the same key. */
  readonly pending: readonly Command[];
  /** The entry of the last acknowledged decision; its update may still be on the way. */
  readonly decidedAt: number;
  /** Why the last command, or joining, was refused; until the next command. */
  readonly refusal: ServerRefusal | null;
  readonly log: readonly LogEntry[];
  /** The last entry that this browser has seen, from an earlier visit. */
  readonly seen: Progress | null;
  /** The page and the server do not understand each other's messages: one of them is older. */
  readonly isOutdated: boolean;
};

export type Input =
  | { readonly type: "opened" }
  | { readonly type: "received"; readonly message: ServerMessage; readonly now: number }
  | { readonly type: "garbled" }
  | { readonly type: "closed"; readonly code: number; readonly now: number; readonly random: number }
  | { readonly type: "retry" }
  | { readonly type: "command"; readonly command: Command }
  | { readonly type: "dismiss" }
  /** Something beside the connection was refused, such as a seat. */
  | { readonly type: "refused"; readonly refusal: ServerRefusal }
  | { readonly type: "time"; readonly clockOffset: number };

/** The connection after an input, and the messages to send. */
export type Outcome = { readonly connection: Connection; readonly send: readonly ClientMessage[] };

export type StoredMatch = Pick<Connection, "log" | "seen">;

const nothingStored: StoredMatch = { log: [], seen: null };

export const newConnection = (
  match: string,
  token: string | null,
  { log, seen }: StoredMatch = nothingStored,
): Connection => ({
  match,
  token,
  status: { is: "connecting" },
  failures: 0,
  snapshot: null,
  pending: [],
  decidedAt: 0,
  refusal: null,
  log,
  seen,
  isOutdated: false,
});

/** Everything that can happen to a connection. */
export function step(connection: Connection, input: Input): Outcome {
  switch (input.type) {
    case "opened":
      return { connection, send: [joinMessage(connection)] };
    case "received":
      return receive(connection, input.message, input.now);
    case "garbled":
      return silently({ ...connection, isOutdated: true });
    case "closed":
      return silently(close(connection, input));
    case "retry":
      return silently(connection.status.is === "ended" ? connection : { ...connection, status: { is: "connecting" } });
    case "command":
      return enqueue(connection, input.command);
    case "dismiss":
      return silently({ ...connection, refusal: null });
    case "refused":
      return silently({ ...connection, refusal: input.refusal });
    case "time":
      return silently(withSnapshot(connection, (snapshot) => ({ ...snapshot, clockOffset: input.clockOffset })));
  }
}

const silently = (connection: Connection): Outcome => ({ connection, send: [] });

/** A page without a log asks for all of it. */
const joinMessage = ({ match, token, log, seen }: Connection): ClientMessage => ({
  type: "join",
  match,
  since: log.length === 0 ? 0 : (seen?.seq ?? 0),
  ...(token !== null && { token }),
  version: VERSION,
});

const withSnapshot = (connection: Connection, change: (snapshot: Snapshot) => Snapshot): Connection =>
  connection.snapshot === null ? connection : { ...connection, snapshot: change(connection.snapshot) };

function enqueue(connection: Connection, command: Command): Outcome {
  const after = { ...connection, pending: [...connection.pending, command], refusal: null };
  // Without a connection it waits, and is sent after the next join.
  return { connection: after, send: connection.status.is === "joined" ? [command] : [] };
}

function receive(connection: Connection, message: ServerMessage, now: number): Outcome {
  switch (message.type) {
    case "joined":
      return join(connection, message);
    case "update":
      return silently(applyUpdate(connection, message, now));
    case "ack":
      return silently(acknowledge(connection, message.key, message.seq));
    case "refused":
      return silently(refuse(connection, message.key, message.refusal));
    case "chat":
      return silently(withSnapshot(connection, (now) => ({ ...now, chat: [...now.chat, message.line] })));
    case "here":
      return silently(withSnapshot(connection, (now) => ({ ...now, present: message.seats })));
    case "away":
      return silently(withSnapshot(connection, (before) => ({ ...before, away: awayAt(message, now) })));
    case "pong":
      return silently(connection);
  }
}

const ended = (
  connection: Connection,
  why: Extract<Status, { is: "ended" }>["why"],
  refusal: ServerRefusal | null,
): Connection => ({ ...connection, status: { is: "ended", why }, refusal });

function join(connection: Connection, message: Extract<ServerMessage, { type: "joined" }>): Outcome {
  const outdated = tooOld(message.version);
  if (outdated !== null) return silently(ended(connection, "old-server", { code: "old-server", ...outdated }));
  const { seen, log, snapshot: before, pending, failures } = connection;
  const isSameStep = seen?.step === message.view.step;
  const snapshot = snapshotOnJoin(message, {
    events: lastEvents([...(isSameStep ? log : []), ...message.missed]),
    clockOffset: before?.clockOffset ?? 0,
  });
  const progress = progressOf(snapshot);
  const after: Connection = {
    ...connection,
    status: { is: "joined" },
    // A command that breaks the connection would break it on every retry: the waits grow until one is answered.
    failures: pending.length === 0 ? 0 : failures,
    snapshot,
    log: withMissed(log, seen, progress, missedEntries(message)),
    seen: progress,
  };
  return { connection: after, send: pending };
}

const progressOf = ({ seq, view }: Snapshot): Progress => ({ seq, step: view.step });

function applyUpdate(
  connection: Connection,
  message: Extract<ServerMessage, { type: "update" }>,
  now: number,
): Connection {
  const { snapshot: before, log } = connection;
  if (before === null) return connection;
  const snapshot = snapshotOnUpdate(before, message, now);
  const { seq, events, isShortened } = message;
  const entry = isShortened ? { seq, isShortened } : { seq, events };
  const after = isShortened || events.length > 0 ? withEntry(log, entry) : log;
  return { ...connection, snapshot, log: after, seen: progressOf(snapshot) };
}

function acknowledge(connection: Connection, key: string, seq: number): Connection {
  const { pending, decidedAt } = connection;
  const isDecision = pending.some((each) => each.key === key && each.type === "decide");
  return { ...answered(connection, key), decidedAt: isDecision ? seq : decidedAt };
}

const answered = (connection: Connection, key: string): Connection => ({
  ...connection,
  failures: 0,
  pending: connection.pending.filter((each) => each.key !== key),
});

function refuse(connection: Connection, key: string | null, refusal: ServerRefusal): Connection {
  if (key !== null) return { ...answered(connection, key), refusal };
  // The server does not say which message it could not read: kept, all of them would be sent and refused for ever.
  if (refusal.code === "bad-message") return { ...connection, pending: [], isOutdated: true };
  // Why there is nothing to join; the server says it and then closes the connection.
  return { ...connection, refusal, isOutdated: connection.isOutdated || refusal.code === "old-client" };
}

/** Wait before the first attempt, in ms; it doubles with each failure up to the maximum. */
const FIRST_WAIT = 500;
const MAX_WAIT = 20_000;

const reasons = Object.keys(closing) as readonly Closing[];
const reasonOf = (code: number): Closing | null => reasons.find((why) => closing[why] === code) ?? null;

function close(connection: Connection, { code, now, random }: Extract<Input, { type: "closed" }>): Connection {
  const why = reasonOf(code);
  if (why === "unknown-match" || why === "wrong-token") return ended(connection, why, connection.refusal);
  const failures = connection.failures + 1;
  const wait = Math.min(MAX_WAIT, FIRST_WAIT * 2 ** (failures - 1));
  // Jitter of ±25 %, or all clients would reconnect to a restarted server at the same instant.
  const until = now + wait * (0.75 + random / 2);
  return { ...connection, failures, status: { is: "waiting", until, why } };
}

/** Whether a decision of this seat is on its way to the server, or what came of it on its way back. */
export const isDeciding = ({ pending, decidedAt, snapshot }: Connection): boolean =>
  pending.some(({ type }) => type === "decide") || decidedAt > (snapshot?.seq ?? 0);
