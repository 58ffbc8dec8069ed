import type { ServerMessage } from "@umpire/protocol";
import type { Socket } from "../../src/socket/outbox.ts";
import { accept } from "../../src/socket/socket.ts";
import { PEOPLE } from "../world/network.ts";
import type { Server } from "../world/server.ts";
import { note, type Universe } from "../world/universe.ts";

/** A socket between a person and a server. */
export type Line = {
  readonly server: Server;
  /** Sends a frame. */
  readonly send: (text: string) => void;
  /** Closes it; the server hears of it later. */
  readonly close: () => void;
  isOpen: boolean;
};

export type Hearing = {
  /** When a message leaves the server: nobody has to wait for the network to know that it should not. */
  readonly left: (message: ServerMessage) => void;
  readonly came: (message: ServerMessage) => void;
  readonly closed: (code: number) => void;
};

/** The texts in the bytes that go out: frames as `src/frame.ts` makes them. */
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

type Listeners = {
  message: ((data: unknown, isBinary: boolean) => void)[];
  ping: ((data: unknown) => void)[];
  pong: (() => void)[];
  close: (() => void)[];
};

/** What comes out in the order in which it went in, however long each takes. */
function openPipe({ events, network }: Universe, who: string, from: string, to: string) {
  let last = 0;
  return (task: () => void, process: Server["process"] | null): void => {
    last = network.inOrder(from, to, last, who);
    events.after(last - events.now(), task, process);
  };
}

/** The server's end of a socket: what comes in, and what it is told to do. */
function socketOf(
  deliver: (text: string) => void,
  hangUp: (code: number) => void,
  waiting: () => number,
  ping: () => void,
) {
  const listeners: Listeners = { message: [], ping: [], pong: [], close: [] };
  const end = () => {
    if (socket.readyState === 3) return;
    socket.readyState = 3;
    for (const hear of listeners.close) hear();
  };
  const socket = {
    OPEN: 1,
    CLOSED: 3,
    readyState: 1,
    get bufferedAmount() {
      return waiting();
    },
    send: deliver,
    ping,
    pong: () => undefined,
    pause: () => undefined,
    close: (code: number) => {
      end();
      hangUp(code);
    },
    terminate: end,
    on: (event: keyof Listeners, hear: never) => void listeners[event].push(hear),
  };
  const take = (text: string) => {
    if (socket.readyState === 1) for (const hear of listeners.message) hear(text, false);
  };
  const pong = () => {
    for (const hear of listeners.pong) hear();
  };
  return { socket, take, pong, end };
}

/** Connects somebody to a server. */
export function connect(universe: Universe, server: Server, name: string, hearing: Hearing): Line {
  const { process, place, sockets } = server;
  const [up, down] = [openPipe(universe, name, PEOPLE, place), openPipe(universe, name, place, PEOPLE)];
  let waiting = 0;
  const deliver = (text: string) => {
    if (socket.readyState !== 1) return;
    universe.heard.push({ at: universe.events.now(), name, text });
    hearing.left(JSON.parse(text));
    waiting += text.length;
    down(() => {
      waiting -= text.length;
      if (!line.isOpen) return;
      note(universe, name, `from ${process.name}: ${text}`);
      hearing.came(JSON.parse(text));
    }, null);
  };
  const hangUp = (code: number) =>
    down(() => {
      if (!line.isOpen) return;
      line.isOpen = false;
      note(universe, name, `${process.name} closes: ${code}`);
      hearing.closed(code);
    }, null);
  const ping = () => down(() => line.isOpen && up(pong, process), null);
  const { socket, take, pong, end } = socketOf(deliver, hangUp, () => waiting, ping);
  const line: Line = {
    server,
    isOpen: true,
    send: (text) => {
      universe.counts.commands += 1;
      note(universe, name, `to ${process.name}: ${text}`);
      up(() => take(text), process);
    },
    close: () => {
      if (!line.isOpen) return;
      line.isOpen = false;
      up(end, process);
    },
  };
  const wire = {
    writable: true,
    write: (bytes: string) => {
      for (const text of textsIn(bytes)) deliver(text);
    },
  };
  const from = { wire, address: name, language: "en" } as const;
  up(() => accept(sockets, socket as unknown as Socket, from), process);
  return line;
}
