import type { Seat } from "@umpire/kernel";
import { type ClientMessage, type MatchView, type ServerMessage, withChanges } from "@umpire/protocol";
import { asJson, within } from "../tools.ts";

export type Wish = Exclude<ClientMessage, { type: "join" | "ping" }>;
export type Answer =
  | { readonly kind: "ack"; readonly seq: number }
  | { readonly kind: "refused"; readonly code: string };

/** The socket has closed: nobody knows what became of what was asked. */
export class Gone extends Error {
  readonly code: number;
  constructor(code: number) {
    super(`the socket was closed: ${code}`);
    this.code = code;
  }
}

/** What a client knows of its match. */
export type Known = { readonly seq: number; readonly seat: Seat | null; readonly view: MatchView };

/** A client that has joined a match. */
export type Link = {
  /** How things stand, as far as it was told. */
  known(): Known;
  /** What the server answers to a wish. */
  ask(wish: Wish): Promise<Answer>;
  /** Settled as soon as things stand so. */
  until(isSo: (known: Known) => boolean): Promise<void>;
  /** Settled when everything has come that the server has sent until it hears of this. */
  ping(): Promise<void>;
  close(): void;
  /** Ends it without a word: a server that stands still would not answer to a goodbye. */
  cut(): void;
};

/** So long a server may take to answer, and others at the table to decide. */
const PATIENCE = 30_000;
const TURN = 120_000;

type Waiting<T> = { readonly settle: (value: T) => void; readonly fail: (error: Gone) => void };
type Waiter = Waiting<void> & { readonly isSo: (known: Known) => boolean };

/** What a client keeps: what it knows, and what it waits for. */
export type Desk = {
  known: Known | null;
  gone: Gone | null;
  readonly answers: Map<string, readonly Waiting<Answer>[]>;
  waiters: readonly Waiter[];
  pings: readonly Waiting<void>[];
};

export const newDesk = (): Desk => ({ known: null, gone: null, answers: new Map(), waiters: [], pings: [] });

/** A message has come. */
export function hear(desk: Desk, message: ServerMessage): void {
  learn(desk, message);
  wake(desk);
}

function learn(desk: Desk, message: ServerMessage): void {
  const { known } = desk;
  if (message.type === "joined") desk.known = { seq: message.seq, seat: message.seat, view: message.view };
  else if (message.type === "ack") settle(desk, message.key, { kind: "ack", seq: message.seq });
  else if (message.type === "pong") answerPing(desk);
  else if (message.type === "refused") settle(desk, message.key, { kind: "refused", code: message.refusal.code });
  else if (known !== null && message.type === "update") {
    const view = withChanges(asJson(known.view), message.changes) as unknown as MatchView;
    desk.known = { ...known, seq: message.seq, view };
  } else if (known !== null && message.type === "chat") desk.known = { ...known, seq: message.line.seq };
}

/** Answers to one key come in the order in which it was sent. */
function settle({ answers }: Desk, key: string | null, answer: Answer): void {
  if (key === null) return;
  const [first, ...rest] = answers.get(key) ?? [];
  if (rest.length > 0) answers.set(key, rest);
  else answers.delete(key);
  first?.settle(answer);
}

function answerPing(desk: Desk): void {
  const [first, ...rest] = desk.pings;
  desk.pings = rest;
  first?.settle();
}

function wake(desk: Desk): void {
  const { known, waiters } = desk;
  if (known === null || waiters.length === 0) return;
  const due = waiters.filter(({ isSo }) => isSo(known));
  if (due.length === 0) return;
  desk.waiters = waiters.filter((waiter) => !due.includes(waiter));
  for (const each of due) each.settle();
}

/** The other side is gone: whoever waits for something hears so. */
export function end(desk: Desk, gone: Gone): void {
  desk.gone = gone;
  for (const each of [...desk.waiters, ...desk.pings, ...[...desk.answers.values()].flat()]) each.fail(gone);
  desk.waiters = [];
  desk.pings = [];
  desk.answers.clear();
}

function waitFor<T>(desk: Desk, what: string, begin: (waiting: Waiting<T>) => void, patience = PATIENCE): Promise<T> {
  if (desk.gone !== null) return Promise.reject(desk.gone);
  return within(patience, what, new Promise<T>((settle, fail) => begin({ settle, fail })));
}

export function untilSo(desk: Desk, isSo: Waiter["isSo"]): Promise<void> {
  if (desk.gone === null && desk.known !== null && isSo(desk.known)) return Promise.resolve();
  const begin = (waiting: Waiting<void>) => {
    desk.waiters = [...desk.waiters, { ...waiting, isSo }];
  };
  return waitFor<void>(desk, "an update", begin, TURN);
}

export const answerTo = (desk: Desk, { key, type }: Wish, send: () => void): Promise<Answer> =>
  waitFor<Answer>(desk, `an answer to ${type}`, (waiting) => {
    desk.answers.set(key, [...(desk.answers.get(key) ?? []), waiting]);
    send();
  });

export const pongTo = (desk: Desk, send: () => void): Promise<void> =>
  waitFor<void>(desk, "a pong", (waiting) => {
    desk.pings = [...desk.pings, waiting];
    send();
  });

export function knownAt({ known }: Desk): Known {
  if (known === null) throw new Error("it has joined, and yet knows nothing");
  return known;
}
