import type { Seat } from "@umpire/kernel";
import { type MatchView, type PlayerCommand, type ServerMessage, withChanges } from "@umpire/protocol";
import { asJson, within } from "../tools.ts";

export type Answer =
  | { readonly kind: "ack"; readonly seq: number }
  | { readonly kind: "refused"; readonly code: string };

/** The socket has closed: whether the last command was stored is unknown. */
export class SocketClosed extends Error {
  readonly code: number;
  constructor(code: number) {
    super(`the socket was closed: ${code}`);
    this.code = code;
  }
}

/** What a client knows of its match. */
export type ClientState = { readonly seq: number; readonly seat: Seat | null; readonly view: MatchView };

/** A client that has joined a match. */
export type Link = {
  /** The state of the match as the client knows it. */
  state(): ClientState;
  /** Sends a command, and resolves with the server's answer. */
  ask(command: PlayerCommand): Promise<Answer>;
  /** Resolves as soon as the state fulfils a condition. */
  until(isSo: (known: ClientState) => boolean): Promise<void>;
  /** Resolves with the pong: everything sent before it has arrived. */
  ping(): Promise<void>;
  close(): void;
  /** Ends it without a closing handshake: a server that is stopped would not answer it. */
  cut(): void;
};

/** Timeouts of the server's answer and of the other players' decisions, in milliseconds. */
const ANSWER_TIMEOUT = 30_000;
const UPDATE_TIMEOUT = 120_000;

type Waiting<T> = { readonly settle: (value: T) => void; readonly fail: (error: SocketClosed) => void };
type Waiter = Waiting<void> & { readonly isSo: (known: ClientState) => boolean };

/** A client's state, and the answers that it waits for. */
export type Inbox = {
  known: ClientState | null;
  gone: SocketClosed | null;
  readonly answers: Map<string, readonly Waiting<Answer>[]>;
  waiters: readonly Waiter[];
  pings: readonly Waiting<void>[];
};

export const newInbox = (): Inbox => ({ known: null, gone: null, answers: new Map(), waiters: [], pings: [] });

/** A message has come. */
export function receive(inbox: Inbox, message: ServerMessage): void {
  learn(inbox, message);
  wake(inbox);
}

function learn(inbox: Inbox, message: ServerMessage): void {
  const { known } = inbox;
  if (message.type === "joined") inbox.known = { seq: message.seq, seat: message.seat, view: message.view };
  else if (message.type === "ack") settle(inbox, message.key, { kind: "ack", seq: message.seq });
  else if (message.type === "pong") answerPing(inbox);
  else if (message.type === "refused") settle(inbox, message.key, { kind: "refused", code: message.refusal.code });
  else if (known !== null && message.type === "update") {
    const view = withChanges(asJson(known.view), message.changes) as unknown as MatchView;
    inbox.known = { ...known, seq: message.seq, view };
  } else if (known !== null && message.type === "chat") inbox.known = { ...known, seq: message.line.seq };
}

/** Answers to one key come in the order in which it was sent. */
function settle({ answers }: Inbox, key: string | null, answer: Answer): void {
  if (key === null) return;
  const [first, ...rest] = answers.get(key) ?? [];
  if (rest.length > 0) answers.set(key, rest);
  else answers.delete(key);
  first?.settle(answer);
}

function answerPing(inbox: Inbox): void {
  const [first, ...rest] = inbox.pings;
  inbox.pings = rest;
  first?.settle();
}

function wake(inbox: Inbox): void {
  const { known, waiters } = inbox;
  if (known === null || waiters.length === 0) return;
  const due = waiters.filter(({ isSo }) => isSo(known));
  if (due.length === 0) return;
  inbox.waiters = waiters.filter((waiter) => !due.includes(waiter));
  for (const each of due) each.settle();
}

/** The other side is gone: everything that waits fails. */
export function closeInbox(inbox: Inbox, gone: SocketClosed): void {
  inbox.gone = gone;
  for (const each of [...inbox.waiters, ...inbox.pings, ...[...inbox.answers.values()].flat()]) each.fail(gone);
  inbox.waiters = [];
  inbox.pings = [];
  inbox.answers.clear();
}

function waitFor<T>(
  inbox: Inbox,
  what: string,
  begin: (waiting: Waiting<T>) => void,
  patience = ANSWER_TIMEOUT,
): Promise<T> {
  if (inbox.gone !== null) return Promise.reject(inbox.gone);
  return within(patience, what, new Promise<T>((settle, fail) => begin({ settle, fail })));
}

export function waitUntil(inbox: Inbox, isSo: Waiter["isSo"]): Promise<void> {
  if (inbox.gone === null && inbox.known !== null && isSo(inbox.known)) return Promise.resolve();
  const begin = (waiting: Waiting<void>) => {
    inbox.waiters = [...inbox.waiters, { ...waiting, isSo }];
  };
  return waitFor<void>(inbox, "an update", begin, UPDATE_TIMEOUT);
}

export const answerTo = (inbox: Inbox, { key, type }: PlayerCommand, send: () => void): Promise<Answer> =>
  waitFor<Answer>(inbox, `an answer to ${type}`, (waiting) => {
    inbox.answers.set(key, [...(inbox.answers.get(key) ?? []), waiting]);
    send();
  });

export const pongTo = (inbox: Inbox, send: () => void): Promise<void> =>
  waitFor<void>(inbox, "a pong", (waiting) => {
    inbox.pings = [...inbox.pings, waiting];
    send();
  });

export function currentState({ known }: Inbox): ClientState {
  if (known === null) throw new Error("it has joined, and yet knows nothing");
  return known;
}
