import { err, type MatchEvent, ok, type Refusal, type Result, type Seat, type Viewer } from "@umpire/kernel";
import type { Kits } from "@umpire/kit";
import type { MatchView, ServerMessage } from "@umpire/protocol";
import { pagesAfter } from "../store/pages.ts";
import type { Kept, Store } from "../store/store.ts";
import type { Thinkers } from "./bots/thinkers.ts";
import type { Pause } from "./clock.ts";
import { charge, type Debts, waitOf } from "./debts.ts";
import type { Peers } from "./peers.ts";
import { damageOf, isSetAside, replayed, SetAside } from "./replay.ts";
import type { Room } from "./room.ts";

/** Tells somebody who looks on, at a seat or from outside, everything in the order in which it happened. */
export type Tell = (message: ServerMessage) => void;

/** By which token somebody looks on from a seat, as a hash, and what to do once that is revoked. */
export type Pass = { readonly by: string; readonly revoked: () => void };

/** All those who see the same, and what they see now: the next difference starts from it. */
export type Audience = { readonly viewer: Viewer; view: MatchView; readonly tells: Map<Tell, Pass | null> };

export type BotRefused = {
  readonly match: string;
  readonly game: string;
  readonly bot: string;
  readonly step: number;
  readonly code: string;
};

export type HostSettings = {
  readonly games: Kits;
  readonly store: Store;
  readonly thinkers: Thinkers;
  /** Server time, in milliseconds. */
  readonly now: () => number;
  /** The part of the server's time that one address may have; without it, all. */
  readonly share?: number;
  /** What stops of the server are measured with, in milliseconds; the machine's own unless it is said. */
  readonly ticks?: () => number;
  /** Whether matches may have rules of their own beside the presets; they may unless it is said. */
  readonly packs?: boolean;
  /** A bot is no faster than this. */
  readonly botDelay: number;
  /** Told once of every match that is damaged or does not replay any more, for whoever looks after the server. */
  readonly onSetAside?: (refusal: Refusal) => void;
  /** Told where a bot has decided what the rules do not allow. */
  readonly onBotRefused?: (what: BotRefused) => void;
  /** The other servers on the store; where it can have no others, this one has every match. */
  readonly peers?: Peers;
};

/** What was to be heard with an entry, and its length as text. */
type Happened = { readonly seq: number; readonly events: readonly MatchEvent[]; readonly bytes: number };

/** What was to be heard with the last entries. */
export type Recent = {
  readonly happened: readonly Happened[];
  readonly bytes: number;
  /** The last entry that is not remembered any more; 0 where all are. */
  readonly forgotten: number;
};

/** A room at hand, with those who look on. */
export type Live = {
  room: Room;
  /** How much is kept of it. */
  bytes: number;
  /** Null until somebody asks for it. */
  recent: Recent | null;
  /** Whence somebody at the table came last; null where nobody has since it was read. */
  address: string | null;
  /** What this server appends with; null until it has claimed the match, and when somebody else has. */
  epoch: number | null;
  /** Whatever is done to a room waits for what was asked before. */
  line: Promise<unknown>;
  /** None of them is empty. */
  readonly audiences: Map<Viewer, Audience>;
  /** By server: the seats whose players look on there. */
  readonly elsewhere: Map<string, readonly Seat[]>;
  timer: NodeJS.Timeout | null;
  /** Whether it is damaged or does not replay any more: its clock stands, and it is refused. */
  isSetAside: boolean;
  /** Whether something may have been kept that this room does not know of: an append failed, and so did reading it up. */
  isUnsure: boolean;
  /** Decisions that bots are thinking about, so that none is asked twice. */
  readonly thinking: Set<string>;
  /** Times in which no server was there, and of which the room's entries do not tell yet. */
  pauses: readonly Pause[];
};

/** The rooms of one server. */
export type Hosting = HostSettings & { readonly lives: Map<string, Lodged>; readonly debts: Debts; isClosed: boolean };
/** A room that is or will be at hand, and when somebody last asked for it: known at once, even while it is read. */
type Lodged = { readonly loading: Promise<Result<Live>>; asked: number };

/** The room, loaded if it is not at hand. */
export function liveOf(host: Hosting, match: string): Promise<Result<Live>> {
  const known = host.lives.get(match);
  if (known !== undefined) {
    known.asked = host.now();
    return known.loading;
  }
  const loading = unlessSetAside(() => load(host, match));
  host.lives.set(match, { loading, asked: host.now() });
  // Whoever asks for what is not there leaves nothing behind.
  const forget = () => void host.lives.delete(match);
  loading.then((found) => (found.ok || isSetAside(found.refusal) ? undefined : forget()), forget);
  return loading;
}

/**
 * A match whose entries are damaged, or do not replay here: from now on it is refused, and its room, if it was at hand,
 * stands still. The error is for who asked now.
 */
export function setAside(host: Hosting, match: string, live: Live | null, refusal: Refusal): SetAside {
  host.lives.set(match, { loading: Promise.resolve(err(refusal)), asked: host.now() });
  // What was asked of the room before may still come here.
  if (!live?.isSetAside) host.onSetAside?.(refusal);
  if (live !== null) live.isSetAside = true;
  return new SetAside(refusal);
}

/** What came of a task, or that the match was set aside meanwhile. */
export async function unlessSetAside<T>(task: () => Promise<T>): Promise<T | { ok: false; refusal: Refusal }> {
  try {
    return await task();
  } catch (error) {
    if (error instanceof SetAside) return err(error.refusal);
    throw error;
  }
}

/** Whether this server may write to a room, and lets its clocks and bots run: alone it may always. */
export const isOurs = ({ peers }: Hosting, { epoch }: Live): boolean => peers === undefined || epoch !== null;

/** A room that nobody has asked for so long is read again when somebody does. */
const IDLE = 10 * 60_000;

/** Lets go of rooms in which nothing can happen by itself, and which nobody looks at. */
export async function tidy(host: Hosting): Promise<void> {
  for (const [match, lodged] of host.lives) {
    const found = await lodged.loading.catch(() => null);
    if (found === null || host.now() - lodged.asked < IDLE) continue;
    if (found.ok && (found.value.audiences.size > 0 || found.value.timer !== null)) continue;
    host.lives.delete(match);
    if (found.ok) await found.value.line;
  }
}

/** What is kept of the match of a room at hand after an entry, page by page. Where that is damaged, the match is set aside. */
export const keptOf = (host: Hosting, live: Live, after: number): AsyncGenerator<readonly Kept[]> =>
  keptAfter(host, live.room.created.match, live, after);

async function* keptAfter(
  host: Hosting,
  match: string,
  live: Live | null,
  after: number,
): AsyncGenerator<readonly Kept[]> {
  try {
    yield* pagesAfter(host.store, match, after);
  } catch (error) {
    const refusal = damageOf(error);
    throw refusal === null ? error : setAside(host, match, live, refusal);
  }
}

async function load(host: Hosting, match: string): Promise<Result<Live>> {
  let room: Room | null = null;
  let [bytes, last] = [0, 0];
  for await (const step of replayed(host.games, keptAfter(host, match, null, 0))) {
    if (!step.ok && isSetAside(step.refusal)) host.onSetAside?.(step.refusal);
    if (!step.ok) return step;
    ({ room } = step.value);
    bytes += step.value.kept.text.length;
    last = step.value.kept.at;
  }
  if (room === null) return err({ code: "unknown-match", match });
  const pauses = (await host.store.outages()).filter(({ to }) => to > last);
  return ok({
    room,
    bytes,
    recent: null,
    address: null,
    epoch: null,
    line: Promise.resolve(),
    audiences: new Map(),
    elsewhere: new Map(),
    thinking: new Set(),
    timer: null,
    isSetAside: false,
    isUnsure: false,
    pauses,
  });
}

/** Waits for everything that was asked of the room before. */
export function inLine<T>(live: Live, task: () => Promise<T>): Promise<T> {
  const done = live.line.then(task);
  live.line = done.catch(() => undefined);
  return done;
}

/** Whose account it is on when a clock runs out in a match to which nobody has come: there may be thousands of them. */
export const NOBODY = "nobody";

const ticksOf = ({ ticks }: Hosting): number => (ticks ?? performance.now.bind(performance))();

/** Does what nothing can interrupt, on somebody's account. */
export function paidBy<T>(host: Hosting, party: string, task: () => T): T {
  const { debts, share } = host;
  if (share === undefined) return task();
  const begun = ticksOf(host);
  try {
    return task();
  } finally {
    const now = ticksOf(host);
    charge(debts, party, share, now - begun, now);
  }
}

const waitFor = (host: Hosting, party: string): number =>
  host.share === undefined ? 0 : waitOf(host.debts, party, host.share, ticksOf(host));

/** Whether somebody has had no more of the server than is its share. */
export const isWelcome = (host: Hosting, party: string): boolean => waitFor(host, party) === 0;

/** Poll interval while an address waits for its share, in milliseconds: the server may close, or another party pay. */
const LOOK = 250;

/** Waits while somebody has had more of the server than is left to others. */
export async function untilWelcome(host: Hosting, party: () => string): Promise<void> {
  for (let wait = waitFor(host, party()); wait > 0 && !host.isClosed; wait = waitFor(host, party()))
    await new Promise((resolve) => setTimeout(resolve, Math.min(LOOK, wait)));
}
