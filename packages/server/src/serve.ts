import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Product } from "@umpire/kit";
import { collectDefaultMetrics } from "prom-client";
import type { Authenticate } from "./authentication.ts";
import type { Bundles } from "./bundles/bundles.ts";
import { makeServer } from "./http.ts";
import { openThinkers } from "./match/bots/thinkers.ts";
import { joinCluster } from "./match/cluster.ts";
import { closeHost, openHost, resume } from "./match/host.ts";
import { dropIdleRooms, type Host } from "./match/live.ts";
import { listenForCounts } from "./monitoring/endpoints.ts";
import { type Health, openHealth } from "./monitoring/health.ts";
import { openMetrics, timed } from "./monitoring/metrics.ts";
import { openPeers } from "./peer.ts";
import { withSentence } from "./refusals.ts";
import { addressOf, type Settings } from "./settings.ts";
import { openPainter } from "./sharing/painter.ts";
import { openPostgres } from "./store/postgres/postgres.ts";
import { openFolder } from "./store/sqlite/folder.ts";
import type { Store } from "./store/store.ts";

/** A running server. */
export type Serving = {
  readonly port: number;
  /** The port of the metrics, if they have their own. */
  readonly countsPort: number | null;
  /** Ends it after `drain` milliseconds in which /health fails already, so that load balancers send nobody new. */
  readonly close: (drain?: number) => Promise<void>;
};

/** Where matches are kept: in a PostgreSQL database, if there is one, else in a folder. */
export const openData = ({ data, database }: Pick<Settings, "data" | "database">): Promise<Store> =>
  database === null ? openFolder(data) : openPostgres(database);

/** The interval at which idle rooms are dropped, in milliseconds. */
const TIDY = 60_000;

/** A clock in milliseconds that starts at `start` and runs evenly, even when the wall clock is set. */
export function evenClock(start: number): () => number {
  const begun = performance.now();
  return () => Math.floor(start + performance.now() - begun);
}

/** Takes up the matches that are running: all of them, or its share where there are peers. Gives what ends that. */
async function takeUp(host: Host, { host: name, node }: Settings, port: number): Promise<() => unknown> {
  if (host.peers !== undefined) return joinCluster(host, host.peers, node ?? addressOf(name, port));
  const resuming = resume(host);
  return () => resuming;
}

/** What was begun last ends first. */
async function endInTurn(ends: readonly (() => unknown)[]): Promise<void> {
  for (const end of ends.toReversed()) await end();
}

/** Ends everything once, however often it is asked for. */
function closer(health: Health, usual: number, endAll: () => Promise<void>): Serving["close"] {
  let closing: Promise<void> | null = null;
  return (drain = usual) => {
    health.close();
    closing ??= sleep(drain).then(endAll);
    return closing;
  };
}

/** What is served: games, with the code of those that come from files; and who may play. */
export type ServedProduct = Pick<Product, "games" | "module"> & {
  readonly bundles?: Bundles;
  readonly struckOut?: ReadonlySet<string>;
  readonly authenticate?: Authenticate;
};

/** Serves pages and matches. Takes ownership of the store, and closes it. */
export async function serve(
  settings: Settings,
  root: string | null,
  store: Store,
  { games, module, bundles, struckOut, authenticate }: ServedProduct,
  thinkers = openThinkers(module, settings.botTime, settings.tables),
): Promise<Serving> {
  const { botDelay, host: name, port: wanted, metricsPort, limits } = settings;
  const metrics = openMetrics();
  const ends: (() => unknown)[] = [() => bundles?.close(), () => store.close(), () => thinkers.close()];
  const endAll = () => endInTurn(ends);
  try {
    const now = evenClock((await store.shared?.now()) ?? Date.now());
    const health = await openHealth(store, now);
    ends.push(health.stop);
    const peers = store.shared && (await openPeers(store.shared));
    const host = openHost({
      games,
      ...(bundles && { bundles }),
      ...(struckOut && { struckOut }),
      store: timed(health.store, metrics),
      thinkers,
      now,
      botDelay,
      packs: settings.packs,
      ...(peers && { peers }),
      ...(limits.share < 1 && { share: limits.share }),
      onBotRefused: (what) => server.log.error(what, "a bot decided what the rules do not allow; they decided for it"),
      onSetAside: (refusal) => server.log.error(refusal, withSentence(settings.language, null, refusal).message),
    });
    ends.push(() => closeHost(host));
    // Standard output is for people.
    const painter = openPainter();
    ends.push(() => painter.close());
    const auth = authenticate && { authenticate };
    const options = {
      ...settings,
      ...auth,
      root,
      host,
      painter,
      metrics,
      logTo: process.stderr,
      ailment: health.ailment,
    };
    const server = await makeServer(options);
    const tidying = setInterval(() => dropIdleRooms(host).catch(() => undefined), TIDY).unref();
    ends.push(
      () => clearInterval(tidying),
      () => server.close(),
    );
    const counts = metricsPort === null ? null : await listenForCounts(name, metricsPort, options);
    ends.push(() => counts?.close());
    await server.listen({ host: name, port: wanted });
    const { port } = server.server.address() as AddressInfo;
    // After it listens: running matches are loaded one by one, and one that is asked for is loaded at once.
    ends.push(await takeUp(host, settings, port));
    collectDefaultMetrics({ register: metrics.register });
    return { port, countsPort: counts?.port ?? null, close: closer(health, settings.drain, endAll) };
  } catch (error) {
    await endAll();
    throw error;
  }
}
