import { readJson } from "@umpire/kernel";
import { serverMessage } from "@umpire/protocol";
import { newKey } from "../random-id.ts";
import { keepSeen, keepTold, recallSeen, recallTold } from "../storage.ts";
import { serverAhead } from "./api.ts";
import { type Connection, type Input, newConnection, step, type Wanted, type Wish } from "./connection.ts";

/** A match that is looked at: what is known of it, and what can be asked for. */
export type MatchStore = {
  readonly subscribe: (changed: () => void) => () => void;
  readonly read: () => Connection;
  readonly wish: (wanted: Wanted) => void;
  readonly retry: () => void;
  readonly dismiss: () => void;
  /** Opens the line; what it gives back closes it. */
  readonly open: () => () => void;
};

/** Silence after which the server is asked whether it is there, and how long it may take to answer or to open. */
const ASK_AFTER = 20_000;
const ANSWER_WITHIN = 15_000;
const BEAT = 5000;

const address = (): string => `${location.origin.replace(/^http/, "ws")}/api/play`;

function parsed(data: unknown): Input {
  const value = readJson(String(data));
  const read = value.ok ? serverMessage.safeParse(value.value) : null;
  return read?.success ? { type: "heard", message: read.data, at: Date.now() } : { type: "garbled" };
}

/** The socket and its timers, and what is known. */
type Shell = {
  connection: Connection;
  socket: WebSocket | null;
  timer: ReturnType<typeof setTimeout> | undefined;
  heardAt: number;
  /** Since when an answer is awaited; null where none is. */
  askedAt: number | null;
  readonly watchers: Set<() => void>;
};

/** Whatever socket and timers bring goes through `step`, which decides everything. */
function take(shell: Shell, input: Input): void {
  const before = shell.connection;
  const { connection, send } = step(before, input);
  shell.connection = connection;
  for (const message of send) shell.socket?.send(JSON.stringify(message));
  const { match, seen, told } = connection;
  if (seen !== before.seen && seen !== null) keepSeen(match, seen);
  if (told !== before.told) keepTold(match, told);
  for (const changed of shell.watchers) changed();
}

function connect(shell: Shell): void {
  clearTimeout(shell.timer);
  take(shell, { type: "retry" });
  const fresh = new WebSocket(address());
  shell.socket = fresh;
  shell.askedAt = Date.now();
  fresh.onopen = () => shell.socket === fresh && take(shell, { type: "opened" });
  fresh.onclose = ({ code }) => shell.socket === fresh && lose(shell, code);
  fresh.onmessage = ({ data }) => shell.socket === fresh && hear(shell, data);
}

function hear(shell: Shell, data: unknown): void {
  shell.heardAt = Date.now();
  shell.askedAt = null;
  const input = parsed(data);
  take(shell, input);
  if (input.type === "heard" && input.message.type === "joined") askTime(shell);
}

async function askTime(shell: Shell): Promise<void> {
  if (shell.connection.table?.view.clock.control.kind === "none") return;
  const ahead = await serverAhead();
  if (ahead !== null) take(shell, { type: "time", ahead });
}

function cut(shell: Shell): void {
  const { socket } = shell;
  // First, or what it still says would count.
  shell.socket = null;
  socket?.close();
}

function lose(shell: Shell, code: number): void {
  cut(shell);
  take(shell, { type: "closed", code, at: Date.now(), luck: Math.random() });
  const { line } = shell.connection;
  if (line.is === "waiting") shell.timer = setTimeout(() => connect(shell), line.until - Date.now());
}

/** A line that says nothing for long may be broken without anybody having said so. */
function listen(shell: Shell): void {
  const { socket, heardAt, askedAt } = shell;
  const now = Date.now();
  if (socket === null) return;
  if (askedAt !== null) {
    if (now - askedAt > ANSWER_WITHIN) lose(shell, 0);
  } else if (now - heardAt > ASK_AFTER) {
    shell.askedAt = now;
    socket.send(JSON.stringify({ type: "ping" }));
  }
}

export function openStore(match: string, token: string | null): MatchStore {
  const connection = newConnection(match, token, { told: recallTold(match), seen: recallSeen(match) });
  const shell: Shell = { connection, socket: null, timer: undefined, heardAt: 0, askedAt: null, watchers: new Set() };
  const retry = () => void (shell.connection.line.is === "waiting" && connect(shell));
  // A phone that was asleep finds out at once, and not at the next beat.
  const wake = () => {
    if (document.hidden) return;
    retry();
    listen(shell);
  };
  return {
    subscribe: (changed) => {
      shell.watchers.add(changed);
      return () => shell.watchers.delete(changed);
    },
    read: () => shell.connection,
    wish: (wanted) => take(shell, { type: "wish", wish: { ...wanted, key: newKey() } as Wish }),
    retry,
    dismiss: () => take(shell, { type: "dismiss" }),
    open: () => {
      connect(shell);
      const beat = setInterval(() => listen(shell), BEAT);
      addEventListener("online", wake);
      document.addEventListener("visibilitychange", wake);
      return () => {
        clearInterval(beat);
        clearTimeout(shell.timer);
        removeEventListener("online", wake);
        document.removeEventListener("visibilitychange", wake);
        cut(shell);
      };
    },
  };
}
