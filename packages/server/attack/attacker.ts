import { closing } from "@umpire/protocol";
import type WebSocket from "ws";
import type { Ticket } from "../torture/players/rest.ts";
import { sleep } from "../torture/tools.ts";
import { openSocket, type Source, setUp } from "./source.ts";

/** A hostile address: everything that it does is counted here. */
export type Attacker = Source & {
  readonly counts: Map<string, number>;
  /** Frames that it may still send: just below the server's limit for one address, so that no socket is closed. */
  readonly purse: { frames: number; at: number };
  isOn: boolean;
};

/** What the server takes from one address in a second, and at once. */
const RATE = 590;
const BURST = 300;

export const newAttacker = (url: string, address: string): Attacker => ({
  url,
  address,
  counts: new Map(),
  purse: { frames: BURST, at: performance.now() },
  isOn: true,
});

export const note = ({ counts }: Attacker, what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1);

/** Waits until `frames` frames may be sent. */
export async function pay({ purse }: Attacker, frames: number): Promise<void> {
  for (;;) {
    const now = performance.now();
    purse.frames = Math.min(BURST, purse.frames + ((now - purse.at) / 1000) * RATE);
    purse.at = now;
    if (purse.frames >= frames) break;
    await sleep(5);
  }
  purse.frames -= frames;
}

/** A match of its own; null where it is refused. */
export async function createOwnMatch(attacker: Attacker, wanted: object, seats = 2): Promise<readonly Ticket[] | null> {
  const tickets = await setUp(attacker, JSON.stringify(wanted), seats);
  if (typeof tickets !== "string") return tickets;
  note(attacker, `match: ${tickets}`);
  return null;
}

const names = Object.fromEntries(Object.entries(closing).map(([why, code]) => [code, why]));

export const closedAs = (code: number): string => `closed: ${names[code] ?? code}`;

/** An answer to what was sent. */
type Answer = { readonly type: "ack" } | { readonly type: "refused"; readonly code: string; readonly step: number };

/** A socket of a match that parses answers only. */
export type MatchSocket = {
  readonly send: (message: object) => void;
  /** The answer to a key; null where none comes. */
  readonly answer: (key: string) => Promise<Answer | null>;
  readonly isOpen: () => boolean;
  readonly close: () => void;
};

/** Longer messages are updates. */
const LONGEST_ANSWER = 1000;
const PATIENCE = 10_000;

function answerIn(text: string): { key: string; answer: Answer } | null {
  const { type, key, refusal } = JSON.parse(text);
  if (type === "ack") return { key, answer: { type } };
  return type === "refused" ? { key, answer: { type, code: refusal.code, step: refusal.step ?? 0 } } : null;
}

/** Joins a match; null where the socket is not opened. */
export async function openMatchSocket(attacker: Attacker, joining: object): Promise<MatchSocket | null> {
  const socket = openSocket(attacker);
  const waiting = new Map<string, (answer: Answer | null) => void>();
  socket.on("error", () => note(attacker, "socket: not opened"));
  socket.on("close", (code) => {
    if (code !== 1000 && code !== 1005) note(attacker, closedAs(code));
    for (const settle of waiting.values()) settle(null);
  });
  socket.on("message", (data: Buffer) => {
    const found = data.length < LONGEST_ANSWER ? answerIn(String(data)) : null;
    if (found === null) return;
    if (found.answer.type === "refused") note(attacker, `refused: ${found.answer.code}`);
    waiting.get(found.key)?.(found.answer);
  });
  const isOpen = await untilOpen(socket);
  if (!isOpen) return null;
  await pay(attacker, 1);
  socket.send(JSON.stringify({ type: "join", ...joining }));
  return matchSocketOn(socket, waiting);
}

const untilOpen = (socket: WebSocket): Promise<boolean> =>
  new Promise((resolve) => {
    socket.once("open", () => resolve(true));
    socket.once("close", () => resolve(false));
  });

function matchSocketOn(socket: WebSocket, waiting: Map<string, (answer: Answer | null) => void>): MatchSocket {
  return {
    send: (message) => socket.send(JSON.stringify(message), () => undefined),
    answer: (key) =>
      new Promise((resolve) => {
        const settle = (answer: Answer | null) => {
          clearTimeout(late);
          waiting.delete(key);
          resolve(answer);
        };
        const late = setTimeout(settle, PATIENCE, null);
        waiting.set(key, settle);
        if (socket.readyState !== socket.OPEN) settle(null);
      }),
    isOpen: () => socket.readyState === socket.OPEN,
    close: () => socket.close(1000),
  };
}

/** Both seats of the attacker's own match; how far the step moves on after both have decided is found out by trying. */
export type BothSeats = {
  readonly tickets: readonly Ticket[];
  lines: readonly (MatchSocket | null)[];
  step: number;
  growth: number;
  count: number;
};

export const newBothSeats = (tickets: readonly Ticket[]): BothSeats => ({
  tickets,
  lines: [],
  step: 1,
  growth: 1,
  count: 0,
});

async function reopen(attacker: Attacker, both: BothSeats): Promise<readonly MatchSocket[]> {
  const lines = both.tickets.map(async ({ match, token }, at) => {
    const line = both.lines[at];
    return line?.isOpen() ? line : openMatchSocket(attacker, { match, token });
  });
  both.lines = await Promise.all(lines);
  return both.lines.flatMap((line) => line ?? []);
}

async function sendBoth(attacker: Attacker, both: BothSeats, action: unknown): Promise<readonly (Answer | null)[]> {
  const lines = await reopen(attacker, both);
  await pay(attacker, lines.length);
  both.count += 1;
  return Promise.all(
    lines.map((line, at) => {
      const key = `${both.count}.${at}`;
      line.send({ type: "decide", key, step: both.step, action });
      return line.answer(key);
    }),
  );
}

/** Both seats decide; false where the match accepts no more decisions. */
export async function decideBoth(attacker: Attacker, both: BothSeats, action: unknown, tries = 2): Promise<boolean> {
  const answers = await sendBoth(attacker, both, action);
  const stale = answers.find((answer) => answer?.type === "refused" && answer.code === "stale-step");
  if (stale?.type === "refused") {
    both.growth += Math.max(0, stale.step - both.step);
    both.step = stale.step;
    return tries > 0 ? decideBoth(attacker, both, action, tries - 1) : true;
  }
  if (answers.every((answer) => answer?.type === "refused")) return false;
  both.step += both.growth;
  return true;
}

export function closeBoth({ lines }: BothSeats): void {
  for (const line of lines) line?.close();
}
