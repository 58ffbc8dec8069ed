import type { Machine } from "../cluster.ts";
import type { Run } from "../course.ts";
import { calmFrom, elapsed, endOf } from "../course.ts";
import type { Person } from "../people/person.ts";
import { DATABASE, type Flight, PEOPLE, type Place } from "../world/network.ts";
import { START } from "../world/universe.ts";

/** A machine, and the server on it. */
export type ServerScene = {
  readonly place: Place;
  /** Null where none runs. */
  readonly name: string | null;
  readonly state: "up" | "silent" | "paused" | "down";
  /** Milliseconds that its wall clock is ahead, and how much faster than time its even one runs, in millionths. */
  readonly skew: number;
  readonly drift: number;
  readonly rooms: number;
  readonly sockets: number;
};

/** A match in the store. */
export type MatchScene = {
  readonly match: string;
  readonly game: string;
  readonly entries: number;
  /** Where the server is that writes to it; null where that one is gone. */
  readonly owner: Place | null;
};

export type StoreScene = {
  readonly kind: "database" | "disk";
  readonly skew: number;
  readonly troubles: readonly ("away" | "full" | "sluggish" | "lie" | "broken-sync")[];
  /** Transactions that a loss of power may take; null where several servers share a database. */
  readonly unsynced: number | null;
};

export type PersonScene = {
  readonly name: string;
  /** Which of the tables it is at, from 0 on. */
  readonly table: number;
  readonly isPlayer: boolean;
  /** Where the server is that it is connected to. */
  readonly at: Place | null;
  /** What it has asked for and has no answer to. */
  readonly waiting: number;
};

export type FlightScene = {
  readonly id: number;
  readonly from: Place;
  readonly to: Place;
  readonly who: string | null;
  /** How far it has come, from 0 to 1. */
  readonly way: number;
  readonly isLost: boolean;
};

/** Everything that is drawn of a history at an instant. */
export type Scene = {
  /** Milliseconds since the beginning, until all is well, and until it is judged. */
  readonly at: number;
  readonly calmFrom: number;
  readonly end: number;
  readonly isCalm: boolean;
  readonly servers: readonly ServerScene[];
  readonly store: StoreScene;
  readonly matches: readonly MatchScene[];
  /** What is played at each table. */
  readonly tables: readonly string[];
  /** Table by table. */
  readonly people: readonly PersonScene[];
  readonly links: readonly { readonly one: Place; readonly other: Place; readonly state: "cut" | "slow" | "well" }[];
  readonly isLossy: boolean;
  readonly flights: readonly FlightScene[];
  readonly counts: {
    /** Commands that were acknowledged, and those of them that are not kept. */
    readonly acknowledged: number;
    readonly lost: number;
    /** Entries that are kept. */
    readonly kept: number;
    /** Messages that were compared with what is kept when they left a server. */
    readonly shown: number;
  };
  readonly trouble: string | null;
};

function serverScene({ cluster: { directory } }: Run, { place, process, clocks }: Machine): ServerScene {
  const server = process === null ? undefined : directory.get(process.name);
  const running = () => (server === undefined ? ("silent" as const) : ("up" as const));
  const alive = () => (process?.isPaused ? ("paused" as const) : running());
  return {
    place,
    name: process?.name ?? null,
    state: process === null ? "down" : alive(),
    skew: clocks.skew,
    drift: Math.round((clocks.rate - 1) * 1e6),
    rooms: server?.service.host.rooms.size ?? 0,
    sockets: server?.sockets.clients.size ?? 0,
  };
}

function storeScene({ cluster: { database, disk, clock } }: Run): StoreScene {
  const wrong = disk ?? database;
  const troubles = [
    database?.isAway ? ("away" as const) : null,
    wrong?.isFull ? ("full" as const) : null,
    (disk?.sync ?? 0) > 1000 || (database?.commit ?? 0) > 1000 ? ("sluggish" as const) : null,
    disk?.isLying ? ("lie" as const) : null,
    disk?.isBroken ? ("broken-sync" as const) : null,
  ].filter((each) => each !== null);
  const unsynced = disk === null ? null : disk.written.length - disk.synced;
  return { kind: disk === null ? "database" : "disk", skew: clock.skew, troubles, unsynced };
}

function matchScenes({ cluster }: Run): readonly MatchScene[] {
  const { directory, database, machines } = cluster;
  const ownerOf = (match: string): Place | null => {
    if (database !== null) return directory.get(database.owners.get(match) ?? "")?.place ?? null;
    return machines.find(({ process }) => process !== null)?.place ?? null;
  };
  return [...cluster.kept().matches].map(([match, { seq, listed }]) => ({
    match,
    game: listed?.game ?? "",
    entries: seq,
    owner: ownerOf(match),
  }));
}

const personScene = ({ name, seat, line, pending }: Person): PersonScene => ({
  name,
  table: Number(/\d+/.exec(name)?.[0] ?? 0) - 1,
  isPlayer: seat !== null,
  at: line?.isOpen && !line.server.process.isDown ? line.server.place : null,
  waiting: pending.size,
});

/** Milliseconds for which a message is drawn that is lost. */
const FALL = 12;

/** `linger` is for how long a message is drawn at least, in simulated milliseconds: else nobody saw it. */
export const flightScene = (flight: Flight, id: number, now: number, linger: number): FlightScene => {
  const { from, to, who, sent, due } = flight;
  const ms = Math.max(linger, due === null ? FALL : due - sent);
  return { id, from, to, who, way: Math.min(1, (now - sent) / ms), isLost: due === null };
};

function linksOf({ cluster: { machines, disk }, universe: { network } }: Run): Scene["links"] {
  const places = machines.map(({ place }) => place);
  const pairs = places.flatMap((place, at) => [
    [place, PEOPLE] as const,
    ...(disk === null ? [[place, DATABASE] as const] : []),
    ...places.slice(at + 1).map((other) => [place, other] as const),
  ]);
  return pairs.map(([one, other]) => ({ one, other, state: network.between(one, other) }));
}

function countsOf({ cluster, history, universe }: Run): Scene["counts"] {
  const { matches } = cluster.kept();
  const isKept = ({ match, key, seq }: { readonly match: string; readonly key: string; readonly seq: number }) =>
    matches.get(match)?.answers.get(key) === JSON.stringify({ seq });
  return {
    acknowledged: history.acks.size,
    lost: [...history.acks.values()].filter((ack) => !isKept(ack)).length,
    kept: [...matches.values()].reduce((sum, { seq }) => sum + seq, 0),
    shown: universe.heard.length,
  };
}

/** What is seen of a history as it stands; it changes nothing of it. */
export function sceneOf(run: Run, flights: readonly FlightScene[]): Scene {
  return {
    at: elapsed(run),
    calmFrom: calmFrom(run),
    end: endOf(run),
    isCalm: run.isCalm,
    servers: run.cluster.machines.map((machine) => serverScene(run, machine)),
    store: storeScene(run),
    matches: matchScenes(run),
    tables: run.plan.tables.map(({ game }) => game),
    people: run.people
      .filter(({ hasLeft }) => !hasLeft)
      .map(personScene)
      .toSorted((a, b) => a.table - b.table || Number(b.isPlayer) - Number(a.isPlayer)),
    links: linksOf(run),
    isLossy: run.universe.network.isLossy(),
    flights,
    counts: countsOf(run),
    trouble: run.universe.trouble,
  };
}

/** Simulated time as flights have it. */
export const nowOf = (run: Run): number => START + elapsed(run);
