import type { ServerMessage } from "@umpire/protocol";
import type { Machine } from "../world.ts";
import { frameOf } from "./frame.ts";

/** A socket, as far as it is used here. */
export type Socket = {
  readonly OPEN: number;
  readonly CLOSED: number;
  readonly readyState: number;
  /** Bytes that wait to be sent. */
  readonly bufferedAmount: number;
  send(text: string): void;
  ping(): void;
  pong(data: unknown): void;
  /** Reads no more of it. */
  pause(): void;
  close(code: number, why: string): void;
  /** Cuts it off. */
  terminate(): void;
  on(event: "message", listener: (data: unknown, isBinary: boolean) => void): unknown;
  on(event: "ping", listener: (data: unknown) => void): unknown;
  on(event: "pong" | "close", listener: () => void): unknown;
};

/** The stream below a socket, on which frames can be written as bytes. */
export type Wire = { readonly writable: boolean; write(bytes: string, encoding: "latin1"): unknown };

/** A socket, and the stream below it. */
export type Recipient = {
  readonly socket: Socket;
  readonly wire: Wire;
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
export function post(
  { atEndOfTurn }: Pick<Machine, "atEndOfTurn">,
  outbox: Outbox,
  to: Recipient,
  message: ServerMessage,
): void {
  if (outbox.last.message !== message) outbox.last = encode(message);
  const { text, frame } = outbox.last;
  if (frame === null) {
    flush(to);
    to.socket.send(text);
    return;
  }
  if (to.frames === "" && outbox.pending.push(to) === 1) atEndOfTurn(() => flushAll(outbox.pending));
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
