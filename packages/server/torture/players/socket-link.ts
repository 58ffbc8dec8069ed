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

/** What is wanted of a socket. */
export type Joining = {
  readonly match: string;
  readonly token?: string;
  /** Gets every message as it came. */
  readonly onText?: (text: string) => void;
};

export const playAt = (url: string): URL => new URL("/api/play", url.replace("http", "ws"));

function newSocket(url: string, isPlain: boolean): WebSocket {
  const options = { perMessageDeflate: false };
  // Frames that are not masked can be read by whoever traces the server.
  const plain = { ...options, generateMask: (mask: Buffer) => void mask.fill(0) };
  return new WebSocket(playAt(url), isPlain ? plain : options);
}

/** Joins a match over a socket of its own; fails if the server does not let it. */
export const join = (url: string, joining: Joining, isPlain = false): Promise<Link> =>
  joinOver(newSocket(url, isPlain), joining);

/** Joins a match over a socket that is open or being opened. */
export async function joinOver(socket: WebSocket, { match, token, onText }: Joining): Promise<Link> {
  const inbox = newInbox();
  const send = (message: object) => socket.send(JSON.stringify(message), () => undefined);
  const enter = () => send({ type: "join", match, ...(token !== undefined && { token }) });
  // A socket that cannot be opened closes too, and whoever waits hears of it there.
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
