import { err, type Game, ok, type Refusal, type Result } from "@umpire/kernel";
import type { ClientMessage, Closing, Language, ServerMessage } from "@umpire/protocol";
import { closing, tooOld, VERSION } from "@umpire/protocol";
import { knownKit } from "../bundles/library.ts";
import { waitForBudget } from "../match/budget.ts";
import { type Subscription, watch } from "../match/cluster/watch.ts";
import type { Actor, Command } from "../match/commands.ts";
import { execute, parseMessage } from "../match/execution.ts";
import type { Ending, Host } from "../match/live.ts";
import { withSentence } from "../refusals.ts";
import { every } from "../world.ts";
import {
  type AddressUsage,
  addressPace,
  admit,
  type Bucket,
  CHAT_COST,
  fullBucket,
  type Limits,
  release,
  type SocketCounts,
  takeTokens,
} from "./limits.ts";
import { flush, type Outbox, post, type Recipient, type Socket, type Wire } from "./outbox.ts";
import { count, type Tally } from "./tally.ts";

/** What is counted of sockets. */
type SocketMetrics = {
  readonly messages: { readonly in: Tally; readonly out: Tally };
  readonly refusals: { inc(labels: { readonly code: string }): void };
  readonly acknowledged: { inc(): void };
  readonly closings: { inc(labels: { readonly why: string }): void };
};

/** All sockets of a server, and what they share. */
export type Sockets = {
  readonly host: Host;
  readonly limits: Limits;
  readonly metrics: SocketMetrics;
  readonly log: { error(what: { readonly err: unknown }, message: string): void };
  readonly counts: SocketCounts;
  readonly clients: Set<Client>;
  readonly outbox: Outbox;
};

/** The client at the other end of a socket. */
type Client = Recipient & {
  language: Language;
  game: Game | null;
  /** The match that it plays or watches; null until it has joined. */
  joined: (Subscription & { readonly match: string }) | null;
  readonly bucket: Bucket;
  /** All sockets of its address. */
  readonly usage: AddressUsage;
  readonly address: string;
  badMessages: number;
  /** Messages that are not handled yet; the first of them is under way. */
  readonly inbox: (string | null)[];
  isClosed: boolean;
};

/** Time for the other end to answer a closing frame, in milliseconds. */
export const CLOSE_GRACE = 1000;

/** A new socket: its stream, the address that it comes from, and the language that it asks for. */
export type OpenedSocket = { readonly wire: Wire; readonly address: string; readonly language: Language };

/** Of a socket that is not admitted. */
const noUsage: AddressUsage = { count: 0, bucket: { tokens: 0, at: 0 } };

/** Takes a socket that has just been opened. */
export function accept(sockets: Sockets, socket: Socket, { wire, address, language }: OpenedSocket): void {
  const { limits, counts, clients } = sockets;
  const now = sockets.host.world.ticks();
  const usage = admit(counts, address, limits, now);
  const client: Client = {
    socket,
    wire,
    frames: "",
    language,
    address,
    usage: usage ?? noUsage,
    game: null,
    joined: null,
    bucket: fullBucket(limits, now),
    badMessages: 0,
    inbox: [],
    isClosed: false,
  };
  if (usage === null) {
    close(sockets, client, "too-many");
    return;
  }
  clients.add(client);
  const stop = keepAlive(sockets, client);
  socket.on("message", (data, isBinary) => receive(sockets, client, isBinary ? null : String(data)));
  // The library's own pong is off: it would cost the sender nothing.
  socket.on("ping", (data) => isPaid(sockets, client) && isReading(sockets, client) && socket.pong(data));
  socket.on("pong", () => isPaid(sockets, client));
  socket.on("close", () => {
    stop();
    release(counts, address);
    clients.delete(client);
    client.joined?.leave();
  });
}

export function closeAll(sockets: Sockets, why: Closing): void {
  for (const client of sockets.clients) close(sockets, client, why);
}

/** Closes a socket with its reason; cuts it off if the other end does not answer. */
function close({ metrics, host }: Sockets, client: Client, why: Closing): void {
  if (client.isClosed) return;
  flush(client);
  client.isClosed = true;
  metrics.closings.inc({ why });
  client.socket.close(closing[why], why);
  host.world.after(CLOSE_GRACE, () => client.socket.terminate());
}

/** Closes sockets whose other end is gone or never joins. The function returned stops the timers. */
function keepAlive(sockets: Sockets, client: Client): () => void {
  const { pingEvery, joinWithin } = sockets.limits;
  let isAlive = true;
  client.socket.on("pong", () => {
    isAlive = true;
  });
  const { world } = sockets.host;
  const endPings = every(world, pingEvery, () => {
    if (!isAlive) return close(sockets, client, "silent");
    isAlive = false;
    client.socket.ping();
  });
  const endWait = world.after(joinWithin, () => client.joined === null && close(sockets, client, "silent"));
  return () => {
    endPings();
    endWait();
  };
}

function pays({ limits, host }: Sockets, { bucket, usage }: Client, cost: number): boolean {
  const now = host.world.ticks();
  return takeTokens(bucket, now, limits, cost) && takeTokens(usage.bucket, now, addressPace(limits), cost);
}

/** Charges a frame to its socket and its address. A socket that cannot pay is closed and not read any more. */
function isPaid(sockets: Sockets, client: Client): boolean {
  const { limits } = sockets;
  if (client.isClosed) return false;
  if (client.inbox.length < limits.burst && pays(sockets, client, 1)) return true;
  close(sockets, client, "too-fast");
  client.socket.pause();
  return false;
}

/** Takes a frame: null for one that is not text. */
function receive(sockets: Sockets, client: Client, text: string | null): void {
  if (isPaid(sockets, client) && client.inbox.push(text) === 1) handleAll(sockets, client);
}

/** Handles the messages of one socket in their order. */
async function handleAll(sockets: Sockets, client: Client): Promise<void> {
  while (client.inbox.length > 0 && !client.isClosed) {
    try {
      await handle(sockets, client, client.inbox[0] ?? null);
    } catch (error) {
      sockets.log.error({ err: error }, "a message could not be handled");
      close(sockets, client, "failed");
    }
    client.inbox.shift();
  }
}

async function handle(sockets: Sockets, client: Client, text: string | null): Promise<void> {
  const read = parseMessage(text, client.language);
  count(sockets.metrics.messages.in, read.ok ? read.value.type : "bad");
  if (!read.ok) return refuseBad(sockets, client, read.refusal);
  const message = read.value;
  const { joined } = client;
  if (message.type === "join")
    return joined === null ? join(sockets, client, message) : refuse(sockets, client, null, { code: "already-joined" });
  if (joined === null) return close(sockets, client, "not-joined");
  if (message.type === "ping") return send(sockets, client, { type: "pong" });
  const isChat = message.type === "chat" || message.type === "spectator-chat";
  const command = commandOf(client, joined.actor, message);
  if (!command.ok) return refuse(sockets, client, message.key, command.refusal);
  if (isChat && !pays(sockets, client, CHAT_COST)) return refuse(sockets, client, message.key, { code: "too-fast" });
  return act(sockets, client, joined.match, message.key, command.value);
}

function refuseBad(sockets: Sockets, client: Client, refusal: Refusal): void {
  client.badMessages += 1;
  refuse(sockets, client, null, refusal);
  if (client.badMessages >= sockets.limits.badMessages) close(sockets, client, "bad-message");
}

async function join(
  sockets: Sockets,
  client: Client,
  { match, token, since, language, version }: Extract<ClientMessage, { type: "join" }>,
): Promise<void> {
  client.language = language ?? client.language;
  const outdated = tooOld(version);
  if (outdated !== null) {
    refuse(sockets, client, null, { code: "old-client", ...outdated });
    return close(sockets, client, "unknown-match");
  }
  const end = (why: Ending) => {
    if (why !== "going-away") refuse(sockets, client, null, { code: why });
    close(sockets, client, why === "cancelled" ? "unknown-match" : why);
  };
  const request = { token: token ?? null, since: since ?? null, address: client.address, end };
  const watched = await watch(sockets.host, match, request, (message) => {
    if (message.type !== "joined") return send(sockets, client, message);
    client.game = knownKit(sockets.host, message.view)?.game ?? null;
    // Only to clients that have said theirs: older ones reject fields that they do not know.
    send(sockets, client, version === undefined ? message : { ...message, version: VERSION });
  });
  if (!watched.ok) {
    refuse(sockets, client, null, watched.refusal);
    return close(sockets, client, watched.refusal.code === "wrong-token" ? "wrong-token" : "unknown-match");
  }
  client.joined = { match, ...watched.value };
  // It closed while the match was loaded: its close handler found nothing to leave.
  if (client.socket.readyState === client.socket.CLOSED) watched.value.leave();
}

type KeyedMessage = Exclude<ClientMessage, { type: "join" | "ping" }>;

/** What somebody wants of the match, from its seat or without one; or why it may not. */
function commandOf({ address: payer }: Client, actor: Actor | null, message: KeyedMessage): Result<Command> {
  if (message.type === "spectator-chat") {
    const { key, name, text } = message;
    return actor === null ? ok({ type: "say", key, name, text, payer }) : err({ code: "players-talk-apart" });
  }
  return actor === null ? err({ code: "spectators-watch" }) : ok({ ...actor, type: "wish", wanted: message });
}

/** Executes a command. Its sender is told that it is stored before anybody is told what came of it. */
async function act(sockets: Sockets, client: Client, match: string, key: string, command: Command): Promise<void> {
  if (command.type === "say") await waitForBudget(sockets.host, () => command.payer);
  const acknowledge = (answer: string) => {
    sockets.metrics.acknowledged.inc();
    send(sockets, client, { type: "ack", key, seq: JSON.parse(answer).seq });
  };
  const done = await execute(sockets.host, match, command, acknowledge);
  if (!done.ok) refuse(sockets, client, key, done.refusal);
}

function refuse(sockets: Sockets, client: Client, key: string | null, refusal: Refusal): void {
  sockets.metrics.refusals.inc({ code: refusal.code });
  send(sockets, client, { type: "refused", key, refusal: withSentence(client.language, client.game, refusal) });
}

function send(sockets: Sockets, client: Client, message: ServerMessage): void {
  const { socket } = client;
  if (client.isClosed || socket.readyState !== socket.OPEN || !isReading(sockets, client)) return;
  count(sockets.metrics.messages.out, message.type);
  post(sockets.host.world, sockets.outbox, client, message);
}

/** Closes a socket whose other end does not read, before too much waits for it. */
function isReading(sockets: Sockets, client: Client): boolean {
  if (client.socket.bufferedAmount <= sockets.limits.buffered) return true;
  close(sockets, client, "too-slow");
  return false;
}
