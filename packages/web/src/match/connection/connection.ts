import type { Json } from "@umpire/kernel";
import { type ClientMessage, type Closing, closing, type SentRefusal, type ServerMessage } from "@umpire/protocol";
import { caughtUp, lastHeard, linesOf, type Seen, type Told, withTold } from "../log/log-entry.ts";
import { seatedBy, type Table, updatedBy } from "./snapshot.ts";

type Distributed<M, K extends PropertyKey> = M extends unknown ? Omit<M, K> : never;

/** What somebody at the table asks for; its key is made when it is sent for the first time. */
export type Wish = Exclude<ClientMessage, { type: "join" | "ping" }>;
export type Wanted = Distributed<Wish, "key">;

/** How the line to the server is: trying, there, broken until it is tried again, or at an end for good. */
type Line =
  | { readonly is: "connecting" }
  | { readonly is: "joined" }
  | { readonly is: "waiting"; readonly until: number; readonly why: Closing | null }
  | { readonly is: "ended"; readonly why: "unknown-match" | "wrong-token" };

/** All that a page knows of a match: a value that messages change and nothing else. */
export type Connection = {
  readonly match: string;
  readonly token: string | null;
  readonly line: Line;
  /** Attempts that failed in a row. */
  readonly failures: number;
  /** Null until the server has said how things are. */
  readonly table: Table | null;
  /** Wishes that are not acknowledged, in their order: they are sent again under the same key. */
  readonly wishes: readonly Wish[];
  /** What was decided here last, and at which step. */
  readonly sent: Extract<Wish, { type: "decide" }> | null;
  /** Why the last wish, or joining, was refused; until the next wish. */
  readonly refused: SentRefusal | null;
  readonly told: readonly Told[];
  /** How far this browser had seen the match before. */
  readonly seen: Seen | null;
  /** The server says what this page does not understand, or the other way round. */
  readonly isOutdated: boolean;
};

export type Input =
  | { readonly type: "opened" }
  | { readonly type: "heard"; readonly message: ServerMessage; readonly at: number }
  | { readonly type: "garbled" }
  | { readonly type: "closed"; readonly code: number; readonly at: number; readonly luck: number }
  | { readonly type: "retry" }
  | { readonly type: "wish"; readonly wish: Wish }
  | { readonly type: "dismiss" }
  | { readonly type: "time"; readonly ahead: number };

/** What is known afterwards, and what has to be sent. */
export type Outcome = { readonly connection: Connection; readonly send: readonly ClientMessage[] };

export type Kept = { readonly told: readonly Told[]; readonly seen: Seen | null };

export const newConnection = (match: string, token: string | null, { told, seen }: Kept): Connection => ({
  ...{ match, token, line: { is: "connecting" }, failures: 0, table: null, wishes: [], sent: null, refused: null },
  ...{ told, seen, isOutdated: false },
});

/** Everything that can happen to a connection. */
export function step(connection: Connection, input: Input): Outcome {
  switch (input.type) {
    case "opened":
      return { connection, send: [joining(connection)] };
    case "heard":
      return hear(connection, input.message, input.at);
    case "garbled":
      return quiet({ ...connection, isOutdated: true });
    case "closed":
      return quiet(closed(connection, input));
    case "retry":
      return quiet(connection.line.is === "ended" ? connection : { ...connection, line: { is: "connecting" } });
    case "wish":
      return wish(connection, input.wish);
    case "dismiss":
      return quiet({ ...connection, refused: null });
    case "time":
      return quiet(withTable(connection, (table) => ({ ...table, ahead: input.ahead })));
  }
}

const quiet = (connection: Connection): Outcome => ({ connection, send: [] });

/** Who has no log asks for all of it. */
const joining = ({ match, token, told, seen }: Connection): ClientMessage => ({
  ...{ type: "join", match, since: told.length === 0 ? 0 : (seen?.seq ?? 0) },
  ...(token !== null && { token }),
});

const withTable = (connection: Connection, change: (table: Table) => Table): Connection =>
  connection.table === null ? connection : { ...connection, table: change(connection.table) };

function wish(connection: Connection, wanted: Wish): Outcome {
  const sent = wanted.type === "decide" ? wanted : connection.sent;
  const after = { ...connection, wishes: [...connection.wishes, wanted], sent, refused: null };
  // Without a line it waits; it is sent when the server has said how things are.
  return { connection: after, send: connection.line.is === "joined" ? [wanted] : [] };
}

function hear(connection: Connection, message: ServerMessage, at: number): Outcome {
  switch (message.type) {
    case "joined":
      return join(connection, message);
    case "update":
      return quiet(update(connection, message, at));
    case "ack":
      return quiet(without(connection, message.key));
    case "refused":
      return quiet(refused(connection, message.key, message.refusal));
    case "chat":
      return quiet(withTable(connection, (table) => ({ ...table, chat: [...table.chat, message.line] })));
    case "here":
      return quiet(withTable(connection, (table) => ({ ...table, here: message.seats })));
    case "pong":
      return quiet(connection);
  }
}

function join(connection: Connection, message: Extract<ServerMessage, { type: "joined" }>): Outcome {
  const { seen, told, table: before, wishes, failures } = connection;
  const isSame = seen?.step === message.view.step;
  const table = seatedBy(message, {
    events: lastHeard([...(isSame ? told : []), ...message.missed]),
    undoable: isSame ? (before?.undoable ?? []) : [],
    ahead: before?.ahead ?? 0,
  });
  const now = seenOf(table);
  // A wish that breaks the line breaks it whenever it is sent again: the waits grow until one is answered.
  const trouble = wishes.length === 0 ? 0 : failures;
  const lines = caughtUp(told, seen, now, linesOf(message));
  const after = { ...connection, failures: trouble, table, told: lines, seen: now };
  return { connection: { ...after, line: { is: "joined" } }, send: wishes };
}

const seenOf = ({ seq, view }: Table): Seen => ({ seq, step: view.step });

function update(connection: Connection, message: Extract<ServerMessage, { type: "update" }>, at: number): Connection {
  if (connection.table === null) return connection;
  const { sent } = connection;
  const action = sent?.step === connection.table.view.step ? sent.action : null;
  const table = updatedBy(connection.table, message, at, action as Json);
  const told = withTold(connection.told, { seq: message.seq, events: message.events });
  return { ...connection, table, told: message.events.length > 0 ? told : connection.told, seen: seenOf(table) };
}

const without = (connection: Connection, key: string): Connection => ({
  ...connection,
  failures: 0,
  wishes: connection.wishes.filter((each) => each.key !== key),
});

function refused(connection: Connection, key: string | null, refusal: SentRefusal): Connection {
  if (key !== null) return { ...without(connection, key), refused: refusal };
  // It does not say which one it could not read: kept, all of them would be sent and refused for ever.
  if (refusal.code === "bad-message") return { ...connection, wishes: [], isOutdated: true };
  // Why there is nothing to join, which is told before the line is closed.
  return { ...connection, refused: refusal };
}

/** The first attempt after so long, then twice as long each time, up to the most; in milliseconds. */
const FIRST_WAIT = 500;
const MOST_WAIT = 20_000;

const reasons = Object.keys(closing) as readonly Closing[];
const reasonOf = (code: number): Closing | null => reasons.find((why) => closing[why] === code) ?? null;

function closed(connection: Connection, { code, at, luck }: Extract<Input, { type: "closed" }>): Connection {
  const why = reasonOf(code);
  if (why === "unknown-match" || why === "wrong-token") return { ...connection, line: { is: "ended", why } };
  const failures = connection.failures + 1;
  const wait = Math.min(MOST_WAIT, FIRST_WAIT * 2 ** (failures - 1));
  // Not all at the same instant, or a server that comes back would be overrun.
  const until = at + wait * (0.75 + luck / 2);
  return { ...connection, failures, line: { is: "waiting", until, why } };
}

/** Whether a decision of this seat is under way to the server. */
export const isDeciding = ({ wishes }: Connection): boolean => wishes.some(({ type }) => type === "decide");
