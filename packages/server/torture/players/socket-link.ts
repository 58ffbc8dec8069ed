import { closing } from "@umpire/protocol";
import WebSocket from "ws";
import {
  answerTo,
  closeInbox,
  currentState,
  type Link,
  newInbox,
  pongTo,
  receive,
  SocketClosed,
  waitUntil,
} from "./inbox.ts";

/** How a socket joins. */
export type Joining = {
  readonly match: string;
  readonly token?: string;
  /** Called with every message as text. */
  readonly onText?: (text: string) => void;
};

export const playAt = (url: string): URL => new URL("/api/play", url.replace("http", "ws"));

function newSocket(url: string, isPlain: boolean): WebSocket {
  const options = { perMessageDeflate: false };
  // Unmasked payloads can be read in a trace of the server's system calls.
  const plain = { ...options, generateMask: (mask: Buffer) => void mask.fill(0) };
  return new WebSocket(playAt(url), isPlain ? plain : options);
}

/** Joins a match over a new socket; fails if the server refuses it. */
export const join = (url: string, joining: Joining, isPlain = false): Promise<Link> =>
  joinOver(newSocket(url, isPlain), joining);

/** Joins a match over a socket that is open or being opened. */
export async function joinOver(socket: WebSocket, { match, token, onText }: Joining): Promise<Link> {
  const inbox = newInbox();
  const send = (message: object) => socket.send(JSON.stringify(message), () => undefined);
  const enter = () => send({ type: "join", match, ...(token !== undefined && { token }) });
  // A socket that cannot be opened closes too, and that is handled there.
  socket.on("error", () => undefined);
  socket.on("close", (code) => closeInbox(inbox, new SocketClosed(code)));
  socket.on("message", (data) => {
    const text = String(data);
    onText?.(text);
    receive(inbox, JSON.parse(text));
  });
  if (socket.readyState === socket.OPEN) enter();
  else socket.on("open", enter);
  try {
    await waitUntil(inbox, () => true);
  } catch (error) {
    socket.terminate();
    throw error;
  }
  return {
    state: () => currentState(inbox),
    ask: (command) => answerTo(inbox, command, () => send(command)),
    until: (isSo) => waitUntil(inbox, isSo),
    ping: () => pongTo(inbox, () => send({ type: "ping" })),
    close: () => socket.close(1000),
    cut: () => socket.terminate(),
  };
}

/** Whether a socket was closed because the server went away, and not because of what it was sent. */
export const isAway = (error: unknown): boolean =>
  error instanceof SocketClosed && [1005, 1006, closing["going-away"]].includes(error.code);
