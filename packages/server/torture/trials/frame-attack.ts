import { connect, type Socket } from "node:net";
import { type Json, type Rng, readJson } from "@umpire/kernel";
import type { PlayerCommand } from "@umpire/protocol";
import { clientMessage, type ServerMessage } from "@umpire/protocol";
import WebSocket from "ws";
import type { SentCommand } from "../players/player.ts";
import type { Ticket } from "../players/rest.ts";
import { playAt } from "../players/socket-link.ts";
import { bytesOf, TEXT } from "../players/wire.ts";
import { newMarker, oneIn } from "../tools.ts";
import { nextFrames } from "./frame-bytes.ts";

/** What one connection sent. */
export type Attack = {
  readonly frames: number;
  /** Everything sent that the server may read as a command. */
  readonly commands: readonly SentCommand[];
  /** It was open until everything was answered. */
  readonly isSettled: boolean;
  readonly troubles: readonly string[];
};

type Line = {
  readonly socket: WebSocket;
  readonly tcp: Socket;
  readonly heard: ServerMessage[];
  readonly troubles: string[];
  isClosed: boolean;
  wake: () => void;
};

/** Timeout of an answer or a close, in milliseconds. */
const PATIENCE = 15_000;
/** Pause after an incomplete frame before the connection is ended, in milliseconds. */
const PAUSE = 15;

/** A socket with hand-written bytes. */
async function openLine(url: string): Promise<Line | null> {
  const { hostname, port } = new URL(url);
  const tcp = connect({ host: hostname, port: Number(port), noDelay: true });
  const socket = new WebSocket(playAt(url), { perMessageDeflate: false, createConnection: () => tcp });
  const line: Line = { socket, tcp, heard: [], troubles: [], isClosed: false, wake: () => undefined };
  socket.on("error", () => undefined);
  socket.on("message", (data) => {
    line.heard.push(JSON.parse(String(data)));
    line.wake();
  });
  socket.on("close", () => {
    line.isClosed = true;
    line.wake();
  });
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once("open", () => resolve(true));
    socket.once("close", () => resolve(false));
  });
  return isOpen ? line : null;
}

/** Waits for such a message or for the close; false where neither comes. */
async function listenFor(line: Line, isIt: (message: ServerMessage) => boolean, patience = PATIENCE): Promise<boolean> {
  const late = performance.now() + patience;
  while (!line.isClosed && !line.heard.some(isIt)) {
    const left = late - performance.now();
    if (left <= 0) return false;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, left);
      line.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
  return true;
}

const writeText = ({ tcp }: Line, message: Json, rng: Rng): void => {
  if (!tcp.destroyed) tcp.write(bytesOf({ opcode: TEXT, payload: Buffer.from(JSON.stringify(message)) }, rng));
};

/** The command in a text as the server would parse it; null for none. */
function commandIn(text: string): PlayerCommand | null {
  if (!text.includes("key")) return null;
  const value = readJson(text);
  const read = value.ok ? clientMessage.safeParse(value.value) : null;
  if (!read?.success || read.data.type === "join" || read.data.type === "ping") return null;
  // A client that has a seat already is refused.
  return read.data.type === "spectator-chat" ? null : read.data;
}

export type Target = Ticket & { readonly url: string; readonly step: number; readonly actions: readonly Json[] };

type Sent = { frames: number; readonly texts: string[]; isLast: boolean };

/** Sends up to 40 pieces, or until the connection is closed. */
async function fire(line: Line, target: Target, rng: Rng): Promise<Sent> {
  const sent: Sent = { frames: 0, texts: [], isLast: false };
  for (let left = 1 + rng.int(40); left > 0 && !line.isClosed && !sent.isLast; left -= 1) {
    const shot = nextFrames(rng, { ...target, key: `f-${newMarker(rng)}` });
    if (!line.tcp.destroyed) line.tcp.write(shot.bytes);
    sent.frames += 1;
    sent.texts.push(...shot.texts);
    sent.isLast = shot.isLast;
    if (oneIn(rng, 3)) await new Promise((resolve) => setImmediate(resolve));
  }
  return sent;
}

/** Sends a last command: when that is answered, everything before it is. */
async function settle(line: Line, rng: Rng): Promise<PlayerCommand> {
  const last: PlayerCommand = { type: "chat", key: `last-${newMarker(rng)}`, text: "the last" };
  writeText(line, last, rng);
  const isAnswer = (message: ServerMessage) => "key" in message && message.key === last.key;
  if (!(await listenFor(line, isAnswer))) line.troubles.push("a socket was neither answered nor closed");
  return last;
}

/** One connection: mostly joins, and then sends invalid data. */
export async function attack(target: Target, rng: Rng): Promise<Attack> {
  const { url, match, token, seat } = target;
  const line = await openLine(url);
  if (line === null) return { frames: 0, commands: [], isSettled: false, troubles: ["a socket could not be opened"] };
  const isJoined = !oneIn(rng, 6);
  if (isJoined) {
    writeText(line, { type: "join", match, token }, rng);
    await listenFor(line, ({ type }) => type === "joined");
  }
  const sent = await fire(line, target, rng);
  const texts = [...sent.texts];
  if (sent.isLast) await listenFor(line, () => false, PAUSE);
  else if (!line.isClosed) texts.push(JSON.stringify(await settle(line, rng)));
  const isSettled = !sent.isLast && !line.isClosed;
  line.tcp.destroy();
  const isKnown = isJoined || texts.some((text) => text.includes(token));
  const isIn = line.heard.some((message) => message.type === "joined" && message.seat !== null);
  if (isIn && !isKnown) line.troubles.push("a seat was given away without its token");
  const commands = texts.flatMap((text): SentCommand[] => {
    const command = commandIn(text);
    return command === null ? [] : [{ match, seat, command, acks: acksOf(line, command), refusals: [] }];
  });
  return { frames: sent.frames, commands, isSettled, troubles: line.troubles };
}

const acksOf = ({ heard }: Line, { key }: PlayerCommand): number[] =>
  heard.flatMap((message) => (message.type === "ack" && message.key === key ? [message.seq] : []));
