import { EventEmitter } from "node:events";
import type { Duplex } from "node:stream";
import type { WebSocket } from "@fastify/websocket";
import type { ClientMessage, ServerMessage } from "@umpire/protocol";
import type { FastifyBaseLogger } from "fastify";
import { type Metrics, openMetrics } from "../monitoring/metrics.ts";
import { defaultLimits, newSocketCounts } from "../socket/limits.ts";
import { newOutbox } from "../socket/outbox.ts";
import { accept, type Sockets } from "../socket/socket.ts";
import type { Host } from "./live.ts";

/** No socket is closed for being fast, and the errors of killed servers are not logged. */
const limits = { ...defaultLimits, burst: 1e9, rate: 1e9, addressBurst: 1e9, addressRate: 1e9, socketsPerAddress: 1e9 };
const log = { error: () => undefined } as unknown as FastifyBaseLogger;

/** The sockets and metrics of a server, without a network. */
export const newSockets = (host: Host): Sockets & { readonly metrics: Metrics } => ({
  host,
  limits,
  metrics: openMetrics(),
  log,
  counts: newSocketCounts(),
  clients: new Set(),
  outbox: newOutbox(),
});

export type Client = { readonly say: (message: ClientMessage) => void; readonly close: () => void };

/** The texts in the bytes that go out: frames as `frameOf` makes them. */
function textsIn(bytes: string): readonly string[] {
  const texts: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    const short = bytes.charCodeAt(at + 1);
    const [head, length] = short < 126 ? [2, short] : [4, bytes.charCodeAt(at + 2) * 256 + bytes.charCodeAt(at + 3)];
    texts.push(bytes.slice(at + head, at + head + length));
    at += head + length;
  }
  return texts;
}

/** A client of a server, without a network: it gets every message when it would go out. */
export function connect(sockets: Sockets, hear: (message: ServerMessage) => void): Client {
  const events = new EventEmitter();
  const tell = (text: string) => hear(JSON.parse(text));
  const end = () => {
    socket.readyState = 3;
    events.emit("close");
  };
  const socket = Object.assign(events, {
    OPEN: 1,
    CLOSED: 3,
    readyState: 1,
    bufferedAmount: 0,
    send: tell,
    pause: () => undefined,
    ping: () => void events.emit("pong"),
    pong: () => undefined,
    close: end,
    terminate: () => undefined,
  });
  const wire = { writable: true, write: (bytes: string) => textsIn(bytes).forEach(tell) };
  accept(sockets, socket as unknown as WebSocket, {
    wire: wire as unknown as Duplex,
    address: "127.0.0.1",
    language: "en",
  });
  return { say: (message) => void events.emit("message", JSON.stringify(message), false), close: end };
}
