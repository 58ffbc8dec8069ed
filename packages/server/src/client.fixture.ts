import { randomUUID } from "node:crypto";
import type { Json, JsonObject, Observation, Seat } from "@umpire/kernel";
import { type ClientMessage, type MatchView, type ServerMessage, serverMessage, withChanges } from "@umpire/protocol";
import { games } from "umpire";
import { WebSocket } from "ws";
import { made, type Served, sat } from "./server.fixture.ts";

type Of<T extends ServerMessage["type"]> = Extract<ServerMessage, { type: T }>;
type Closed = { readonly code: number; readonly why: string };

/** A client: everything received, and the view after all differences. */
export type Client = {
  readonly socket: WebSocket;
  readonly heard: ServerMessage[];
  readonly bytes: Map<ServerMessage, number>;
  readonly closed: Promise<Closed>;
  readonly send: (message: ClientMessage | Json) => void;
  /** The next message of a type; others before it are skipped. */
  readonly next: <T extends ServerMessage["type"]>(type: T) => Promise<Of<T>>;
  /** Sends a command under a new key, or this one, and waits for its answer. */
  readonly wish: (wanted: JsonObject, key?: string) => Promise<Of<"ack"> | Of<"refused">>;
  readonly view: () => MatchView;
  /** Waits until everything up to this sequence number has arrived. */
  readonly upTo: (seq: number) => Promise<void>;
  readonly leave: () => Promise<Closed>;
};

type State = { view: MatchView | null; seq: number; read: number };

function hear(state: State, message: ServerMessage): void {
  if (message.type === "joined") state.view = message.view;
  if (message.type === "update")
    state.view = withChanges(state.view as unknown as Json, message.changes) as unknown as MatchView;
  if (message.type === "joined" || message.type === "update") state.seq = message.seq;
  if (message.type === "chat") state.seq = message.line.seq;
}

/** Waits until a condition holds, checked after every message. */
function waiting(socket: WebSocket) {
  return async <T>(look: () => T | undefined, what: string): Promise<T> => {
    for (;;) {
      const found = look();
      if (found !== undefined) return found;
      if (socket.readyState === WebSocket.CLOSED) throw new Error(`closed while waiting for ${what}`);
      await new Promise<void>((resolve) => {
        const wake = () => {
          socket.off("message", wake).off("close", wake);
          resolve();
        };
        socket.on("message", wake).on("close", wake);
      });
    }
  };
}

/** Opens a socket. Every message that the server sends fits the schema of the protocol, or it is an error. */
export async function connected({ port }: Pick<Served, "port">, headers: Record<string, string> = {}): Promise<Client> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/play`, { headers });
  const state: State = { view: null, seq: 0, read: 0 };
  const heard: ServerMessage[] = [];
  const bytes = new Map<ServerMessage, number>();
  socket.on("message", (data) => {
    const text = String(data);
    const message = serverMessage.parse(JSON.parse(text));
    bytes.set(message, Buffer.byteLength(text));
    heard.push(message);
    hear(state, message);
  });
  const closed = new Promise<Closed>((resolve) => {
    socket.on("close", (code, reason) => resolve({ code, why: String(reason) }));
  });
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
  socket.on("error", () => undefined);
  return { socket, heard, bytes, closed, ...verbsOf(socket, state, heard, closed) };
}

function verbsOf(socket: WebSocket, state: State, heard: ServerMessage[], closed: Promise<Closed>) {
  const wait = waiting(socket);
  const send = (message: ClientMessage | Json) => socket.send(JSON.stringify(message));
  const next = <T extends ServerMessage["type"]>(type: T): Promise<Of<T>> =>
    wait(() => {
      const at = heard.findIndex((message, index) => index >= state.read && message.type === type);
      if (at < 0) return undefined;
      state.read = at + 1;
      return heard[at] as Of<T>;
    }, type);
  const wish = async (wanted: JsonObject, key?: string) => {
    const own = key ?? randomUUID();
    const from = heard.length;
    send({ ...wanted, key: own });
    return wait(() => {
      const isAnswer = (message: ServerMessage): message is Of<"ack"> | Of<"refused"> =>
        (message.type === "ack" || message.type === "refused") && message.key === own;
      return heard.slice(from).find(isAnswer);
    }, `an answer to ${own}`);
  };
  const view = () => {
    if (state.view === null) throw new Error("not joined");
    return state.view;
  };
  const upTo = async (seq: number) => {
    await wait(() => (state.seq >= seq ? true : undefined), `what happened up to ${seq}`);
  };
  const leave = () => {
    socket.close();
    return closed;
  };
  return { send, next, wish, view, upTo, leave };
}

/** A socket that has joined. */
export async function joined(at: Pick<Served, "port">, match: string, token?: string): Promise<Client> {
  const client = await connected(at);
  client.send({ type: "join", match, ...(token !== undefined && { token }) });
  await client.next("joined");
  return client;
}

/** How many sit at the table that is asked for, unless it says more of it. */
export function seatsOf({ game }: JsonObject): number {
  const found = games.find(String(game));
  const options = found.ok ? found.value.parse.options({}) : found;
  return found.ok && options.ok ? found.value.seats(options.value) : 0;
}

/** A match with a client at each open seat. */
export async function table(at: Served, request: JsonObject) {
  const match = await made(at, request);
  const bots = Array.isArray(request["seats"])
    ? request["seats"]
    : Array.from({ length: seatsOf(request) }, () => "open");
  const seats = [...bots.entries()].flatMap(([seat, who]) => (who === "open" ? [seat] : []));
  const tokens: string[] = [];
  for (const seat of seats) tokens.push(await sat(at, match, `Player ${seat}`, seat));
  const clients: Client[] = [];
  for (const token of tokens) clients.push(await joined(at, match, token));
  return { match, tokens, clients };
}

export const observationOf = (client: Client): Observation => client.view().sight as unknown as Observation;

/** Whether this seat owes a decision, as far as its client knows. */
export function owes(client: Client, seat: Seat): boolean {
  const { next, decided } = observationOf(client);
  return "awaiting" in next && next.awaiting.includes(seat) && !decided.includes(seat);
}

/** Decides for the step that the client sees. */
export const decide = (client: Client, action: Json, key?: string) =>
  client.wish({ type: "decide", step: client.view().step, action }, key);
