import { readJson } from "@umpire/kernel";
import { serverMessage } from "@umpire/protocol";
import { newKey } from "../random-id.ts";
import { loadLog, loadProgress, storeLog, storeProgress } from "../storage.ts";
import { serverClockOffset } from "./api.ts";
import { type Command, type Connection, type Input, type NewCommand, newConnection, step } from "./connection.ts";

/** The connection to a match as a React store, and the commands a page can send. */
export type MatchStore = {
  readonly subscribe: (changed: () => void) => () => void;
  readonly read: () => Connection;
  readonly send: (command: NewCommand) => void;
  readonly retry: () => void;
  readonly dismiss: () => void;
  /** Opens the connection; the function it returns closes it. */
  readonly open: () => () => void;
};

/** Silence before a ping, max time for an answer or for opening, and how often both are checked; in ms. */
const PING_AFTER = 20_000;
const REPLY_TIMEOUT = 15_000;
const CHECK_INTERVAL = 5000;

const address = (): string => `${location.origin.replace(/^http/, "ws")}/api/play`;

function parseMessage(data: unknown): Input {
  const value = readJson(String(data));
  const read = value.ok ? serverMessage.safeParse(value.value) : null;
  return read?.success ? { type: "received", message: read.data, now: Date.now() } : { type: "garbled" };
}

/** The socket, its timers and the connection that they feed. */
type Session = {
  connection: Connection;
  socket: WebSocket | null;
  timer: ReturnType<typeof setTimeout> | undefined;
  lastMessageAt: number;
  /** When the unanswered ping was sent, or the socket began to open; null when nothing is awaited. */
  pingSentAt: number | null;
  readonly listeners: Set<() => void>;
};

/** Whatever socket and timers bring goes through `step`, which decides everything. */
function dispatch(session: Session, input: Input): void {
  const before = session.connection;
  const { connection, send } = step(before, input);
  session.connection = connection;
  for (const message of send) session.socket?.send(JSON.stringify(message));
  const { match, seen, log } = connection;
  if (seen !== before.seen && seen !== null) storeProgress(match, seen);
  if (log !== before.log) storeLog(match, log);
  for (const changed of session.listeners) changed();
}

function connect(session: Session): void {
  clearTimeout(session.timer);
  dispatch(session, { type: "retry" });
  const fresh = new WebSocket(address());
  session.socket = fresh;
  session.pingSentAt = Date.now();
  fresh.onopen = () => session.socket === fresh && dispatch(session, { type: "opened" });
  fresh.onclose = ({ code }) => session.socket === fresh && disconnect(session, code);
  fresh.onmessage = ({ data }) => session.socket === fresh && receive(session, data);
}

function receive(session: Session, data: unknown): void {
  session.lastMessageAt = Date.now();
  session.pingSentAt = null;
  const input = parseMessage(data);
  dispatch(session, input);
  if (input.type === "received" && input.message.type === "joined") syncClock(session);
}

async function syncClock(session: Session): Promise<void> {
  if (session.connection.snapshot?.view.clock.control.kind === "none") return;
  const clockOffset = await serverClockOffset();
  if (clockOffset !== null) dispatch(session, { type: "time", clockOffset });
}

function detach(session: Session): void {
  const { socket } = session;
  // First, or its last messages would still be received.
  session.socket = null;
  socket?.close();
}

function disconnect(session: Session, code: number): void {
  detach(session);
  dispatch(session, { type: "closed", code, now: Date.now(), random: Math.random() });
  const { status } = session.connection;
  if (status.is === "waiting") session.timer = setTimeout(() => connect(session), status.until - Date.now());
}

/** Pings after a long silence: a broken connection is not always reported as closed. */
function checkAlive(session: Session): void {
  const { socket, lastMessageAt, pingSentAt } = session;
  const now = Date.now();
  if (socket === null) return;
  if (pingSentAt !== null) {
    if (now - pingSentAt > REPLY_TIMEOUT) disconnect(session, 0);
  } else if (now - lastMessageAt > PING_AFTER) {
    session.pingSentAt = now;
    socket.send(JSON.stringify({ type: "ping" }));
  }
}

export function openStore(match: string, token: string | null): MatchStore {
  const connection = newConnection(match, token, { log: loadLog(match), seen: loadProgress(match) });
  const session: Session = {
    connection,
    socket: null,
    timer: undefined,
    lastMessageAt: 0,
    pingSentAt: null,
    listeners: new Set(),
  };
  const retry = () => void (session.connection.status.is === "waiting" && connect(session));
  // A phone that was asleep finds out at once, not at the next check.
  const wake = () => {
    if (document.hidden) return;
    retry();
    checkAlive(session);
  };
  return {
    subscribe: (changed) => {
      session.listeners.add(changed);
      return () => session.listeners.delete(changed);
    },
    read: () => session.connection,
    send: (command) => dispatch(session, { type: "command", command: { ...command, key: newKey() } as Command }),
    retry,
    dismiss: () => dispatch(session, { type: "dismiss" }),
    open: () => {
      connect(session);
      const timer = setInterval(() => checkAlive(session), CHECK_INTERVAL);
      addEventListener("online", wake);
      document.addEventListener("visibilitychange", wake);
      return () => {
        clearInterval(timer);
        clearTimeout(session.timer);
        removeEventListener("online", wake);
        document.removeEventListener("visibilitychange", wake);
        detach(session);
      };
    },
  };
}
