import { closing } from "@umpire/protocol";
import WebSocket from "ws";
import { answerTo, end, Gone, hear, knownAt, type Link, newDesk, pongTo, untilSo } from "./inbox.ts";

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
  const desk = newDesk();
  const send = (message: object) => socket.send(JSON.stringify(message), () => undefined);
  const enter = () => send({ type: "join", match, ...(token !== undefined && { token }) });
  // A socket that cannot be opened closes too, and whoever waits hears of it there.
  socket.on("error", () => undefined);
  socket.on("close", (code) => end(desk, new Gone(code)));
  socket.on("message", (data) => {
    const text = String(data);
    onText?.(text);
    hear(desk, JSON.parse(text));
  });
  if (socket.readyState === socket.OPEN) enter();
  else socket.on("open", enter);
  try {
    await untilSo(desk, () => true);
  } catch (error) {
    socket.terminate();
    throw error;
  }
  return {
    known: () => knownAt(desk),
    ask: (wish) => answerTo(desk, wish, () => send(wish)),
    until: (isSo) => untilSo(desk, isSo),
    ping: () => pongTo(desk, () => send({ type: "ping" })),
    close: () => socket.close(1000),
    cut: () => socket.terminate(),
  };
}

/** Whether a socket was closed because the server went away, and not because of what it was sent. */
export const isAway = (error: unknown): boolean =>
  error instanceof Gone && [1005, 1006, closing["going-away"]].includes(error.code);
