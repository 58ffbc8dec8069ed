import type { Duplex } from "node:stream";
import type { WebSocket } from "@fastify/websocket";
import { err, type Game, type Refusal, type Result, readJson } from "@umpire/kernel";
import type { ServerMessage } from "@umpire/protocol";
import { type ClientMessage, type Closing, clientMessage, closing, type Language } from "@umpire/protocol";
import type { FastifyBaseLogger } from "fastify";
import { frameOf } from "./frame.ts";
import {
  addressPace,
  type Bucket,
  CHAT_COST,
  type Crowd,
  type Door,
  enter,
  fullBucket,
  type Limits,
  leave,
  take,
} from "./limits.ts";
import type { Acting } from "./match/commands.ts";
import { type Hosting, type Seated, watch, wish } from "./match/host.ts";
import { count, type Metrics } from "./monitoring/metrics.ts";
import { readWith, sent } from "./refusals.ts";

/** All sockets of a server, and what they share. */
export type Sockets = {
  readonly host: Hosting;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  readonly door: Door;
  readonly clients: Set<Client>;
  /** Those to whom something was said in this turn: it goes out at its end, in one piece each. */
  readonly told: Client[];
  /** What was last said, and how it is written: the same is often said to several, one after the other. */
  written: Written;
};
type Written = { readonly message: ServerMessage | null; readonly text: string; readonly frame: string | null };

export const nothingWritten: Written = { message: null, text: "", frame: null };

/** Whoever is at the other end of a socket. */
type Client = {
  readonly socket: WebSocket;
  readonly wire: Duplex;
  language: Language;
  game: Game | null;
  /** Where it sits or looks on; null until it has joined. */
  table: (Seated & { readonly match: string }) | null;
  readonly bucket: Bucket;
  /** All sockets of its address. */
  readonly crowd: Crowd;
  readonly address: string;
  bad: number;
  /** Messages that are not handled yet; the first of them is under way. */
  readonly inbox: (string | null)[];
  isShut: boolean;
  /** Frames that go out at the end of this turn. */
  outbox: string;
};

type Wish = Exclude<ClientMessage, { type: "join" | "ping" }>;
type Place = { readonly match: string; readonly acting: Acting };

/** So long a socket that was closed may take to say goodbye, in milliseconds. */
export const GRACE = 1000;

/** What is known of a socket when it is opened: what it is made of, whence it comes, and which language it asks for. */
export type Opened = { readonly wire: Duplex; readonly address: string; readonly language: Language };

/** Of a socket that is not let in. */
const nobody: Crowd = { count: 0, bucket: { tokens: 0, at: 0 } };

/** Takes a socket that has just been opened. */
export function accept(sockets: Sockets, socket: WebSocket, from: Opened): void {
  const { wire, address, language } = from;
  const { limits, door, clients } = sockets;
  const crowd = enter(door, address, limits, performance.now());
  const client: Client = {
    socket,
    wire,
    language,
    address,
    crowd: crowd ?? nobody,
    game: null,
    table: null,
    bucket: fullBucket(limits, performance.now()),
    bad: 0,
    inbox: [],
    isShut: false,
    outbox: "",
  };
  if (crowd === null) {
    shut(sockets, client, "too-many");
    return;
  }
  clients.add(client);
  const rest = keepAlive(sockets, client);
  socket.on("message", (data, isBinary) => receive(sockets, client, isBinary ? null : String(data)));
  // The server's own answer to a ping is off: it would come for free.
  socket.on("ping", (data) => isPaid(sockets, client) && isReading(sockets, client) && socket.pong(data));
  socket.on("pong", () => isPaid(sockets, client));
  socket.on("close", () => {
    rest();
    leave(door, address);
    clients.delete(client);
    client.table?.leave();
  });
}

export function shutAll(sockets: Sockets, why: Closing): void {
  for (const client of sockets.clients) shut(sockets, client, why);
}

/** Closes a socket and says why; whoever does not answer is cut off. */
function shut({ metrics }: Sockets, client: Client, why: Closing): void {
  if (client.isShut) return;
  send(client);
  client.isShut = true;
  metrics.closings.inc({ why });
  client.socket.close(closing[why], why);
  setTimeout(() => client.socket.terminate(), GRACE).unref();
}

/** Finds sockets whose other end is gone or never joins. What it gives back ends the search. */
function keepAlive(sockets: Sockets, client: Client): () => void {
  const { pingEvery, joinWithin } = sockets.limits;
  let isHeard = true;
  client.socket.on("pong", () => {
    isHeard = true;
  });
  const pings = setInterval(() => {
    if (!isHeard) return shut(sockets, client, "silent");
    isHeard = false;
    client.socket.ping();
  }, pingEvery).unref();
  const wait = setTimeout(() => client.table === null && shut(sockets, client, "silent"), joinWithin).unref();
  return () => {
    clearInterval(pings);
    clearTimeout(wait);
  };
}

function pays(limits: Limits, { bucket, crowd }: Client, cost: number): boolean {
  const now = performance.now();
  return take(bucket, now, limits, cost) && take(crowd.bucket, now, addressPace(limits), cost);
}

/** Every frame is paid for by its socket and its address; whoever cannot is closed and not read any more. */
function isPaid(sockets: Sockets, client: Client): boolean {
  const { limits } = sockets;
  if (client.isShut) return false;
  if (client.inbox.length < limits.burst && pays(limits, client, 1)) return true;
  shut(sockets, client, "too-fast");
  client.socket.pause();
  return false;
}

/** A message has come: null for one that is not text. */
function receive(sockets: Sockets, client: Client, text: string | null): void {
  if (isPaid(sockets, client) && client.inbox.push(text) === 1) handleAll(sockets, client);
}

/** Those of one socket are handled in their order. */
async function handleAll(sockets: Sockets, client: Client): Promise<void> {
  while (client.inbox.length > 0 && !client.isShut) {
    try {
      await handle(sockets, client, client.inbox[0] ?? null);
    } catch (error) {
      sockets.log.error({ err: error }, "a message could not be handled");
      shut(sockets, client, "failed");
    }
    client.inbox.shift();
  }
}

async function handle(sockets: Sockets, client: Client, text: string | null): Promise<void> {
  const read = readMessage(text, client.language);
  count(sockets.metrics.messages.in, read.ok ? read.value.type : "bad");
  if (!read.ok) return refuseBad(sockets, client, read.refusal);
  const message = read.value;
  const { table } = client;
  if (message.type === "join")
    return table === null ? join(sockets, client, message) : refuse(sockets, client, null, { code: "already-joined" });
  if (table === null) return shut(sockets, client, "not-joined");
  if (message.type === "ping") return tell(sockets, client, { type: "pong" });
  if (table.acting === null) return refuse(sockets, client, message.key, { code: "spectators-watch" });
  if (message.type === "chat" && !pays(sockets.limits, client, CHAT_COST))
    return refuse(sockets, client, message.key, { code: "too-fast" });
  return act(sockets, client, { match: table.match, acting: table.acting }, message);
}

function readMessage(text: string | null, language: Language): Result<ClientMessage> {
  if (text === null) return err({ code: "bad-message", path: "", problem: "it is not text" });
  const value = readJson(text);
  const read = value.ok ? readWith(clientMessage, value.value, language) : value;
  return read.ok ? read : err({ path: "", ...read.refusal, code: "bad-message" });
}

function refuseBad(sockets: Sockets, client: Client, refusal: Refusal): void {
  client.bad += 1;
  refuse(sockets, client, null, refusal);
  if (client.bad >= sockets.limits.badMessages) shut(sockets, client, "bad-message");
}

async function join(
  sockets: Sockets,
  client: Client,
  { match, token, since, language }: Extract<ClientMessage, { type: "join" }>,
): Promise<void> {
  client.language = language ?? client.language;
  const coming = {
    ...{ token: token ?? null, since: since ?? null, address: client.address },
    revoked: () => {
      refuse(sockets, client, null, { code: "wrong-token" });
      shut(sockets, client, "wrong-token");
    },
  };
  const watched = await watch(sockets.host, match, coming, (message) => {
    if (message.type === "joined") client.game = gameOf(sockets, message.view);
    tell(sockets, client, message);
  });
  if (!watched.ok) {
    refuse(sockets, client, null, watched.refusal);
    return shut(sockets, client, watched.refusal.code === "wrong-token" ? "wrong-token" : "unknown-match");
  }
  client.table = { match, ...watched.value };
  // It went while the match was loaded: nobody would call this later.
  if (client.socket.readyState === client.socket.CLOSED) watched.value.leave();
}

function gameOf(
  { host: { games } }: Sockets,
  { game, edition }: { readonly game: string; readonly edition: number },
): Game | null {
  const found = games.find(game, edition);
  return found.ok ? found.value : null;
}

/** What somebody at the table wishes. Its sender hears that it is kept before anybody hears what came of it. */
async function act(sockets: Sockets, client: Client, { match, acting }: Place, message: Wish): Promise<void> {
  const { key } = message;
  let isTold = false;
  const told = (answer: string) => {
    isTold = true;
    sockets.metrics.acknowledged.inc();
    tell(sockets, client, { type: "ack", key, seq: JSON.parse(answer).seq });
  };
  const done = await wish(sockets.host, match, acting, message, told);
  if (!done.ok) refuse(sockets, client, key, done.refusal);
  // Sent before, and kept then: nothing happens, and the sender hears so once.
  else if (!isTold) told(done.answer);
}

function refuse(sockets: Sockets, client: Client, key: string | null, refusal: Refusal): void {
  sockets.metrics.refusals.inc({ code: refusal.code });
  tell(sockets, client, { type: "refused", key, refusal: sent(client.language, client.game, refusal) });
}

function tell(sockets: Sockets, client: Client, message: ServerMessage): void {
  const { socket } = client;
  if (client.isShut || socket.readyState !== socket.OPEN || !isReading(sockets, client)) return;
  count(sockets.metrics.messages.out, message.type);
  if (sockets.written.message !== message) sockets.written = writtenOf(message);
  const { text, frame } = sockets.written;
  if (frame !== null) put(sockets, client, frame);
  else {
    send(client);
    socket.send(text);
  }
}

/** Whoever does not read what it is told is closed before too much of it waits. */
function isReading(sockets: Sockets, client: Client): boolean {
  if (client.socket.bufferedAmount <= sockets.limits.buffered) return true;
  shut(sockets, client, "too-slow");
  return false;
}

function writtenOf(message: ServerMessage): Written {
  const text = JSON.stringify(message);
  return { message, text, frame: frameOf(text) };
}

/** An acknowledgement and what came of it go out together, in their order: each write of its own is a call to the system. */
function put({ told }: Sockets, client: Client, frame: string): void {
  if (client.outbox === "" && told.push(client) === 1) process.nextTick(sendAll, told);
  client.outbox += frame;
}

function sendAll(told: Client[]): void {
  for (const client of told) send(client);
  told.length = 0;
}

/** Nothing follows a goodbye. */
function send(client: Client): void {
  const { socket, wire, outbox } = client;
  client.outbox = "";
  if (outbox !== "" && wire.writable && socket.readyState === socket.OPEN) wire.write(outbox, "latin1");
}
