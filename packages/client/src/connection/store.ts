import type { ServerMessage } from "@umpire/protocol";
import type { ServerRefusal } from "../api.ts";
import { newKey } from "../seats/random-id.ts";
import {
  type Command,
  type Connection,
  type Input,
  type NewCommand,
  newConnection,
  type StoredMatch,
  step,
} from "./connection.ts";
import type { Line, Wire } from "./line.ts";

/** The connection to a match as a store of what is known, and the commands that can be sent. */
export type MatchStore = {
  readonly subscribe: (changed: () => void) => () => void;
  readonly read: () => Connection;
  /** Null when it was acknowledged, else why it was not. */
  readonly send: (command: NewCommand) => Promise<ServerRefusal | null>;
  readonly retry: () => void;
  readonly dismiss: () => void;
  /** Says why something beside the connection was refused, such as a seat. */
  readonly refuse: (refusal: ServerRefusal) => void;
  /** Opens the connection; the function it returns closes it. */
  readonly open: () => () => void;
};

export type StoreOptions = {
  readonly match: string;
  readonly token: string | null;
  readonly line: Line;
  /** What an earlier visit has kept. */
  readonly stored?: StoredMatch;
  /** Called after every change, to keep what the next visit shall have. */
  readonly onChange?: (after: Connection, before: Connection) => void;
};

/** Silence before a ping, max time for an answer or for opening, and how often both are checked; in ms. */
const PING_AFTER = 20_000;
const REPLY_TIMEOUT = 15_000;
const CHECK_INTERVAL = 5000;

/** The wire, its timers and the connection that they feed. */
type Session = Pick<StoreOptions, "line" | "onChange"> & {
  connection: Connection;
  wire: Wire | null;
  timer: ReturnType<typeof setTimeout> | undefined;
  lastMessageAt: number;
  /** When the unanswered ping was sent, or the wire began to open; null when nothing is awaited. */
  pingSentAt: number | null;
  readonly listeners: Set<() => void>;
  /** Who waits for the answer to a command, by its key. */
  readonly waiting: Map<string, (refusal: ServerRefusal | null) => void>;
};

/** All input from the wire and the timers goes through the pure function `step`. */
function dispatch(session: Session, input: Input): void {
  const before = session.connection;
  const { connection, send } = step(before, input);
  session.connection = connection;
  for (const message of send) session.wire?.send(message);
  session.onChange?.(connection, before);
  for (const changed of session.listeners) changed();
}

function connect(session: Session): void {
  clearTimeout(session.timer);
  dispatch(session, { type: "retry" });
  session.pingSentAt = Date.now();
  session.wire = session.line.open({
    opened: () => dispatch(session, { type: "opened" }),
    received: (message) => receive(session, message),
    closed: (code) => disconnect(session, code),
  });
}

function receive(session: Session, message: ServerMessage | null): void {
  session.lastMessageAt = Date.now();
  session.pingSentAt = null;
  dispatch(session, message === null ? { type: "garbled" } : { type: "received", message, now: Date.now() });
  if (message?.type === "joined") syncClock(session);
  if (message?.type === "ack") answer(session, message.key, null);
  if (message?.type === "refused") refuse(session, message.key, message.refusal);
  if (session.connection.status.is === "ended") detach(session);
  refuseIfEnded(session);
}

function answer({ waiting }: Session, key: string, refusal: ServerRefusal | null): void {
  const settle = waiting.get(key);
  waiting.delete(key);
  settle?.(refusal);
}

/** A refusal without a key is of joining, or of a message that could not be read: nothing that waits is sent again. */
function refuse(session: Session, key: string | null, refusal: ServerRefusal): void {
  const isPending = (waiting: string) => session.connection.pending.some((each) => each.key === waiting);
  const refused = key === null ? [...session.waiting.keys()].filter((each) => !isPending(each)) : [key];
  for (const each of refused) answer(session, each, refusal);
}

/** Nothing is sent any more. */
function refuseIfEnded(session: Session): void {
  const { status, refusal } = session.connection;
  if (status.is !== "ended") return;
  for (const key of [...session.waiting.keys()]) answer(session, key, refusal ?? { code: status.why });
}

async function syncClock(session: Session): Promise<void> {
  if (session.connection.snapshot?.view.clock.control.kind === "none") return;
  const clockOffset = await session.line.clockOffset();
  if (clockOffset !== null) dispatch(session, { type: "time", clockOffset });
}

function detach(session: Session): void {
  const { wire } = session;
  session.wire = null;
  wire?.close();
}

function disconnect(session: Session, code: number): void {
  detach(session);
  dispatch(session, { type: "closed", code, now: Date.now(), random: Math.random() });
  const { status } = session.connection;
  if (status.is === "waiting") session.timer = setTimeout(() => connect(session), status.until - Date.now());
  refuseIfEnded(session);
}

/** Pings after a long silence: a broken connection is not always reported as closed. */
function checkAlive(session: Session): void {
  const { wire, lastMessageAt, pingSentAt } = session;
  const now = Date.now();
  if (wire === null) return;
  if (pingSentAt !== null) {
    if (now - pingSentAt > REPLY_TIMEOUT) disconnect(session, 0);
  } else if (now - lastMessageAt > PING_AFTER) {
    session.pingSentAt = now;
    wire.send({ type: "ping" });
  }
}

/** Calls `wake` when a window comes back to life; outside of a browser there is none. */
function whenAwake(wake: () => void): () => void {
  if (typeof document === "undefined") return () => undefined;
  addEventListener("online", wake);
  document.addEventListener("visibilitychange", wake);
  return () => {
    removeEventListener("online", wake);
    document.removeEventListener("visibilitychange", wake);
  };
}

function openSession(session: Session, retry: () => void): () => void {
  connect(session);
  const timer = setInterval(() => checkAlive(session), CHECK_INTERVAL);
  // A phone that was asleep finds out at once, not at the next check.
  const sleep = whenAwake(() => {
    if (document.hidden) return;
    retry();
    checkAlive(session);
  });
  return () => {
    clearInterval(timer);
    clearTimeout(session.timer);
    sleep();
    detach(session);
  };
}

/** Opens a line to a match, and keeps what comes over it. */
export function openStore({ match, token, line, stored, onChange }: StoreOptions): MatchStore {
  const session: Session = {
    connection: newConnection(match, token, stored),
    line,
    ...(onChange && { onChange }),
    wire: null,
    timer: undefined,
    lastMessageAt: 0,
    pingSentAt: null,
    listeners: new Set(),
    waiting: new Map(),
  };
  const retry = () => void (session.connection.status.is === "waiting" && connect(session));
  const send = (command: NewCommand) => {
    const key = newKey();
    return new Promise<ServerRefusal | null>((resolve) => {
      session.waiting.set(key, resolve);
      dispatch(session, { type: "command", command: { ...command, key } as Command });
      refuseIfEnded(session);
    });
  };
  return {
    subscribe: (changed) => {
      session.listeners.add(changed);
      return () => session.listeners.delete(changed);
    },
    read: () => session.connection,
    send,
    retry,
    dismiss: () => dispatch(session, { type: "dismiss" }),
    refuse: (refusal) => dispatch(session, { type: "refused", refusal }),
    open: () => openSession(session, retry),
  };
}
