import type { Duplex } from "node:stream";
import type { WebSocket } from "@fastify/websocket";
import type { ServerMessage } from "@umpire/protocol";
import { frameOf } from "./frame.ts";

/** A socket, and the stream below it. */
export type Recipient = {
  readonly socket: WebSocket;
  readonly wire: Duplex;
  /** Frames that go out at the end of this turn of the event loop. */
  frames: string;
};

/** What all sockets of a server have to send. */
export type Outbox = {
  /** Those with frames to send. */
  readonly pending: Recipient[];
  /** The last message and its encoding: the same message often goes to several sockets, one after the other. */
  last: Encoded;
};
type Encoded = { readonly message: ServerMessage | null; readonly text: string; readonly frame: string | null };

export const newOutbox = (): Outbox => ({ pending: [], last: { message: null, text: "", frame: null } });

/**
 * Sends a message at the end of this turn of the event loop: an acknowledgement and the update after it go out in one
 * system call, in their order. A message that is no plain frame goes out at once.
 */
export function post(outbox: Outbox, to: Recipient, message: ServerMessage): void {
  if (outbox.last.message !== message) outbox.last = encode(message);
  const { text, frame } = outbox.last;
  if (frame === null) {
    flush(to);
    to.socket.send(text);
    return;
  }
  if (to.frames === "" && outbox.pending.push(to) === 1) process.nextTick(flushAll, outbox.pending);
  to.frames += frame;
}

function encode(message: ServerMessage): Encoded {
  const text = JSON.stringify(message);
  return { message, text, frame: frameOf(text) };
}

function flushAll(pending: Recipient[]): void {
  for (const each of pending) flush(each);
  pending.length = 0;
}

/** Sends what waits; nothing may follow a closing frame. */
export function flush(to: Recipient): void {
  const { socket, wire, frames } = to;
  to.frames = "";
  if (frames !== "" && wire.writable && socket.readyState === socket.OPEN) wire.write(frames, "latin1");
}
