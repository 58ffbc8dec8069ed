import { accessSync, constants, existsSync, mkdirSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { dirname, join, resolve } from "node:path";
import { collectDefaultMetrics } from "prom-client";
import { makeServer } from "./http.ts";
import { follow } from "./match/following.ts";
import { closeHost, openHost, resume, tidy } from "./match/host.ts";
import { openThinkers } from "./match/think.ts";
import { openMetrics, timed } from "./metrics.ts";
import { openPeers } from "./peer.ts";
import { sent } from "./refusals.ts";
import { addressOf, type Settings } from "./settings.ts";
import { StoreError } from "./store/error.ts";
import { openPostgres } from "./store/postgres.ts";
import { openSqlite } from "./store/sqlite.ts";
import type { Store } from "./store/store.ts";
import type { Ailment } from "./words/words.ts";

/** A server at work: the port it has, and the way to end it. */
export type Serving = { readonly port: number; readonly close: () => Promise<void> };

/** Step by step: below /proc and its like Node.js 20 would try for ever to make all of a path at once. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  // What is kept holds the secrets of matches that are not over.
  mkdirSync(folder, { mode: 0o700 });
}

/** Where matches are kept: in a PostgreSQL database, if there is one, else in a folder. */
export const openData = ({ data, database }: Pick<Settings, "data" | "database">): Promise<Store> =>
  database === null ? openFolder(data) : openPostgres(database);

/** A folder that is not there is made. */
async function openFolder(folder: string): Promise<Store> {
  makeFolder(resolve(folder));
  accessSync(folder, constants.W_OK | constants.X_OK);
  const file = join(folder, "umpire.sqlite");
  // SQLite would make it for everybody to read; what it makes beside it has the permissions of this one.
  if (!existsSync(file)) writeFileSync(file, "", { mode: 0o600, flag: "a" });
  return openSqlite(file);
}

/** So often the store is told that the server is there, and rooms that nobody needs are let go, in milliseconds. */
const BEAT = 2000;
const TIDY = 60_000;

/** A store that takes longer to hear a beat is not well, in milliseconds. */
const SLOW = 1000;

/** What those who look after the server are told of a trouble. */
function ailmentOf(error: unknown): Ailment {
  const code = error instanceof StoreError ? error.code : null;
  return code === "away" || code === "slow" || code === "full" || code === "newer" ? code : "failed";
}

/** Time in milliseconds from here on. A wall clock that is set anew changes nothing: it goes on evenly. */
export function evenClock(start: number): () => number {
  const begun = performance.now();
  return () => Math.floor(start + performance.now() - begun);
}

/** Tells the store from now on that the server is there; what it gives back says whether the store still hears it. */
export async function startBeating(store: Store, now: () => number, every = BEAT) {
  let ailment: Ailment | null = null;
  let begun: number | null = null;
  const beat = async (): Promise<void> => {
    if (begun !== null) return;
    begun = performance.now();
    const found = await store.beat(now()).then(() => null, ailmentOf);
    ailment = found ?? (performance.now() - begun > SLOW ? "slow" : null);
    begun = null;
  };
  await store.beat(now());
  const timer = setInterval(beat, every).unref();
  return {
    ailment: (): Ailment | null => (begun !== null && performance.now() - begun > SLOW ? "slow" : ailment),
    stop: () => clearInterval(timer),
  };
}

/** Serves pages and matches. It owns the store from now on, and closes it. */
export async function serve(
  settings: Settings,
  root: string,
  store: Store,
  thinkers = openThinkers(settings.botTime, settings.tables),
): Promise<Serving> {
  const { botDelay, host: name, port: wanted } = settings;
  const metrics = openMetrics();
  const ends: (() => unknown)[] = [() => store.close(), () => thinkers.close()];
  const close = async () => {
    for (const end of ends.toReversed()) await end();
  };
  try {
    const now = evenClock((await store.shared?.now()) ?? Date.now());
    const { ailment, stop } = await startBeating(store, now);
    ends.push(stop);
    const peers = store.shared && (await openPeers(store.shared));
    const host = openHost({
      ...{ store: timed(store, metrics), thinkers, now, botDelay, packs: settings.packs, ...(peers && { peers }) },
      onBotRefused: (what) => server.log.error(what, "a bot decided what the rules do not allow; they decided for it"),
      onSetAside: (refusal) => server.log.error(refusal, sent(settings.language, null, refusal).message),
    });
    ends.push(() => closeHost(host));
    // What is meant for people goes to the standard output.
    const server = await makeServer({ ...settings, root, host, metrics, logTo: process.stderr, ailment });
    const tidying = setInterval(() => tidy(host).catch(() => undefined), TIDY).unref();
    ends.push(
      () => clearInterval(tidying),
      () => server.close(),
    );
    await server.listen({ host: name, port: wanted });
    const { port } = server.server.address() as AddressInfo;
    // After it listens: matches that are under way come one by one, and whoever asks for one has it at once.
    if (peers === undefined) {
      const resuming = resume(host);
      ends.push(() => resuming);
    } else ends.push(await follow(host, peers, settings.node ?? addressOf(name, port)));
    collectDefaultMetrics({ register: metrics.register });
    return { port, close };
  } catch (error) {
    await close();
    throw error;
  }
}
