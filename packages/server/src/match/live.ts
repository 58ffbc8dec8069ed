import { err, type MatchEvent, ok, type Refusal, type Result, type Seat, type Viewer } from "@umpire/kernel";
import type { Kits } from "@umpire/kit";
import type { MatchView, ServerMessage } from "@umpire/protocol";
import type { Bundles } from "../bundles/bundles.ts";
import { pagesAfter } from "../store/pages.ts";
import type { StoredEntry } from "../store/store.ts";
import type { Cancel, World } from "../world.ts";
import type { FileBot } from "./bots/file-bots.ts";
import type { Thinkers } from "./bots/thinkers.ts";
import { NOBODY, readingFor } from "./budget.ts";
import type { Pause } from "./clock.ts";
import type { Peers } from "./cluster/peers.ts";
import type { Debts } from "./debts.ts";
import { DOES_NOT_RETURN, damageOf, isSetAside, replay, SetAside } from "./replay.ts";
import type { Room } from "./room.ts";

/** Receives everything that one player or spectator may know, in its order. */
export type Listener = (message: ServerMessage) => void;

/** Why a listener is cut off: its token is revoked, it has another seat now, or the match is cancelled. */
export type Ending = "wrong-token" | "going-away" | "cancelled";
/** The hash of the token by which somebody watches from a seat, null for a spectator, and what to do when that ends. */
export type Pass = { readonly by: string | null; readonly end: (why: Ending) => void };

/** All listeners with the same view. The next difference starts from `view`. */
export type Audience = {
  readonly viewer: Viewer;
  view: MatchView;
  /** Whether a listener was shown a later clock than that of `view`: the next update then has the whole clock. */
  isClockAhead: boolean;
  readonly listeners: Map<Listener, Pass>;
};

export type BotRefused = {
  readonly match: string;
  readonly game: string;
  readonly bot: string;
  readonly step: number;
  readonly code: string;
};

export type HostSettings = {
  readonly world: World;
  readonly games: Kits;
  /** The code of games that come from files; undefined where there are none. */
  readonly bundles?: Bundles;
  readonly thinkers: Thinkers;
  /** Bots from files; undefined where there are none. */
  readonly fileBots?: readonly FileBot[];
  /** Server time, in milliseconds. */
  readonly now: () => number;
  /** The share of the server's time that one address may use, from 0 to 1; without it, all. */
  readonly share?: number;
  /** Whether matches may have rules that are no preset; true by default. */
  readonly packs?: boolean;
  /** Min time until a bot decides, in milliseconds. */
  readonly botDelay: number;
  /** Called once for every match that is damaged or does not replay any more. */
  readonly onSetAside?: (refusal: Refusal) => void;
  /** Called where a bot has decided what the rules do not allow. */
  readonly onBotRefused?: (what: BotRefused) => void;
  /** Matches in which a game's call has twice not returned: they are not opened any more. */
  readonly struckOut?: ReadonlySet<string>;
  /** The other servers on the store; undefined where there can be none, and this one owns every match. */
  readonly peers?: Peers;
};

/** The events of an entry, and their length as JSON. */
type Happened = { readonly seq: number; readonly events: readonly MatchEvent[]; readonly bytes: number };

/** The events of the last entries. */
export type RecentEvents = {
  readonly happened: readonly Happened[];
  readonly bytes: number;
  /** The last entry that is not remembered any more; 0 where all are. */
  readonly forgotten: number;
};

/** A room in memory, with those who watch it. */
export type LiveRoom = {
  room: Room;
  /** The length of its stored entries. */
  bytes: number;
  /** Null until somebody asks for it. */
  recent: RecentEvents | null;
  /** The address from which a player came last; null where none has since the room was loaded. */
  address: string | null;
  /** The epoch of this server's claim; null until it claims the match, and once another server has. */
  epoch: number | null;
  /** The end of the last task: tasks of a room run one after the other. */
  queue: Promise<unknown>;
  /** None of them is empty. */
  readonly audiences: Map<Viewer, Audience>;
  /** By server: the seats whose players are connected there. */
  readonly remoteSeats: Map<string, readonly Seat[]>;
  /** By seat: since when no player of it is connected. */
  readonly away: Map<Seat, number>;
  /** The last broadcast about absence, to broadcast changes only. */
  awayTold: string;
  timer: Cancel | null;
  /** Whether it is damaged or does not replay any more: its clock stands still, and every command is refused. */
  isSetAside: boolean;
  /** Whether something may be stored that this room does not know: an append failed, and so did reading afterwards. */
  isUnsure: boolean;
  /** Decisions that bots are thinking about, as `step:seat`. */
  readonly thinking: Set<string>;
  /** Times without any server that are not among the entries yet. */
  pauses: readonly Pause[];
};

/** The rooms of one server. */
export type Host = HostSettings & {
  readonly rooms: Map<string, LoadedRoom>;
  /** By party: what it has cost in the long run, and how much time it has used in a moment. */
  readonly debts: Debts;
  readonly bursts: Debts;
  /** By party: how much time matches were read up for it. */
  readonly readings: Debts;
  /** By party: how long it has blocked the event loop since others had their turn, in milliseconds. */
  readonly blocked: Map<string, number>;
  /** Renews the timers and bots of a room after a change. */
  readonly schedule: (live: LiveRoom) => void;
  isClosed: boolean;
};
/** A room that is loaded or being loaded, and when somebody last asked for it. */
type LoadedRoom = { readonly loading: Promise<Result<LiveRoom>>; asked: number };

/** The room, from memory or from the store. Reading it up is charged to a party; null for the server itself. */
export function loadRoom(host: Host, match: string, party: string | null = NOBODY): Promise<Result<LiveRoom>> {
  const known = host.rooms.get(match);
  if (known !== undefined) {
    known.asked = host.now();
    return known.loading;
  }
  const loading = unlessSetAside(() => readRoom(host, match, party));
  host.rooms.set(match, { loading, asked: host.now() });
  // Requests for unknown matches must not fill the memory.
  const forget = () => void host.rooms.delete(match);
  loading.then((found) => (found.ok || isSetAside(found.refusal) ? undefined : forget()), forget);
  return loading;
}

/**
 * Sets a match aside whose entries are damaged or do not replay: every further command is refused, and its room, if it
 * is loaded, stands still. The error returned is for the current caller to throw.
 */
export function setAside(host: Host, match: string, live: LiveRoom | null, refusal: Refusal): SetAside {
  host.rooms.set(match, { loading: Promise.resolve(err(refusal)), asked: host.now() });
  // Tasks that were queued before may come here too.
  if (!live?.isSetAside) host.onSetAside?.(refusal);
  if (live !== null) live.isSetAside = true;
  return new SetAside(refusal);
}

/** The result of a task, or the refusal where it set the match aside. */
export async function unlessSetAside<T>(task: () => Promise<T>): Promise<T | { ok: false; refusal: Refusal }> {
  try {
    return await task();
  } catch (error) {
    if (error instanceof SetAside) return err(error.refusal);
    throw error;
  }
}

/** Whether this server may write to a room and runs its clocks and bots; always where it is alone. */
export const isOwner = ({ peers }: Host, { epoch }: LiveRoom): boolean => peers === undefined || epoch !== null;

/** Time without requests after which a room is dropped from memory, in milliseconds. */
const IDLE = 10 * 60_000;

/** Drops idle rooms that nobody watches and in which no clock runs. */
export async function dropIdleRooms(host: Host): Promise<void> {
  for (const [match, lodged] of host.rooms) {
    const found = await lodged.loading.catch(() => null);
    if (found === null || host.now() - lodged.asked < IDLE) continue;
    if (found.ok && (found.value.audiences.size > 0 || found.value.timer !== null)) continue;
    host.rooms.delete(match);
    if (found.ok) await found.value.queue;
  }
}

/** The stored entries of a loaded room after a sequence number, page by page. A damaged match is set aside. */
export const storedPages = (host: Host, live: LiveRoom, after: number): AsyncGenerator<readonly StoredEntry[]> =>
  pagesOrSetAside(host, live.room.created.match, live, after);

async function* pagesOrSetAside(
  host: Host,
  match: string,
  live: LiveRoom | null,
  after: number,
): AsyncGenerator<readonly StoredEntry[]> {
  try {
    yield* pagesAfter(host.world.store, match, after);
  } catch (error) {
    const refusal = damageOf(error);
    throw refusal === null ? error : setAside(host, match, live, refusal);
  }
}

async function readRoom(host: Host, match: string, party: string | null): Promise<Result<LiveRoom>> {
  if (host.struckOut?.has(match)) return err({ code: DOES_NOT_RETURN, match });
  let room: Room | null = null;
  let [bytes, last] = [0, 0];
  const { run, breathe } = readingFor(host, party);
  for await (const step of replay(host, pagesOrSetAside(host, match, null, 0), breathe, run)) {
    if (!step.ok && isSetAside(step.refusal)) host.onSetAside?.(step.refusal);
    if (!step.ok) return step;
    ({ room } = step.value);
    bytes += step.value.kept.text.length;
    last = step.value.kept.at;
  }
  if (room === null) return err({ code: "unknown-match", match });
  const pauses = (await host.world.store.outages()).filter(({ to }) => to > last);
  return ok({
    room,
    bytes,
    recent: null,
    address: null,
    epoch: null,
    queue: Promise.resolve(),
    audiences: new Map(),
    remoteSeats: new Map(),
    away: new Map(),
    awayTold: "",
    thinking: new Set(),
    timer: null,
    isSetAside: false,
    isUnsure: false,
    pauses,
  });
}

/** Runs a task after everything that was asked of the room before. */
export function enqueue<T>(live: LiveRoom, task: () => Promise<T>): Promise<T> {
  const done = live.queue.then(task);
  live.queue = done.catch(() => undefined);
  return done;
}
