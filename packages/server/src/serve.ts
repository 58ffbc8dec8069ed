import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Refusal } from "@umpire/kernel";
import type { Product } from "@umpire/kit";
import { collectDefaultMetrics } from "prom-client";
import type { Bundles } from "./bundles/bundles.ts";
import type { Authenticate } from "./http/authentication.ts";
import { makeServer } from "./http/http.ts";
import { addressOf } from "./listening.ts";
import { type FileBot, findFileBot } from "./match/bots/file-bots.ts";
import { openThinkers } from "./match/bots/thinkers.ts";
import type { BotRefused } from "./match/live.ts";
import { listenForCounts } from "./monitoring/endpoints.ts";
import type { Health } from "./monitoring/health.ts";
import { openMetrics, timed } from "./monitoring/metrics.ts";
import { worldOn } from "./node-world.ts";
import { forwardingTo } from "./peer.ts";
import { withSentence } from "./refusals.ts";
import { openService } from "./service.ts";
import type { Settings } from "./settings.ts";
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

/** What was begun last ends first. */
async function endInTurn(ends: readonly (() => unknown)[]): Promise<void> {
  for (const end of ends.toReversed()) await end();
}

/** Ends everything once, however often it is asked for. */
function closer(health: Pick<Health, "close">, usual: number, endAll: () => Promise<void>): Serving["close"] {
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
  readonly fileBots?: readonly FileBot[];
};

/** Serves pages and matches. Takes ownership of the store, and closes it. */
export async function serve(
  settings: Settings,
  root: string | null,
  store: Store,
  { games, module, bundles, struckOut, authenticate, fileBots = [] }: ServedProduct,
  thinkers = openThinkers(module, settings.botTime, settings.tables, fileBots),
): Promise<Serving> {
  const { botDelay, host: name, port: wanted, metricsPort, limits } = settings;
  const metrics = openMetrics();
  const ends: (() => unknown)[] = [() => bundles?.close(), () => store.close(), () => thinkers.close()];
  const endAll = () => endInTurn(ends);
  try {
    const world = worldOn(store, store.shared && (await forwardingTo(store.shared)));
    const hosting = {
      games,
      ...(bundles && { bundles }),
      ...(struckOut && { struckOut }),
      thinkers,
      fileBots,
      botDelay,
      packs: settings.packs,
      ...(limits.share < 1 && { share: limits.share }),
      onBotRefused: (what: BotRefused) => {
        server.log.error(what, "a bot decided what the rules do not allow; they decided for it");
        findFileBot(fileBots, what.game, what.bot)?.onMisplay({ is: "illegal", code: what.code });
      },
      onSetAside: (refusal: Refusal) =>
        server.log.error(refusal, withSentence(settings.language, null, refusal).message),
    };
    const { host, health, takeUp, close } = await openService(world, hosting, (kept) => timed(kept, metrics));
    ends.push(close);
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
    ends.push(() => server.close());
    const counts = metricsPort === null ? null : await listenForCounts(name, metricsPort, options);
    ends.push(() => counts?.close());
    await server.listen({ host: name, port: wanted });
    const { port } = server.server.address() as AddressInfo;
    // After it listens: running matches are loaded one by one, and one that is asked for is loaded at once.
    ends.push(await takeUp(settings.node ?? addressOf(name, port)));
    collectDefaultMetrics({ register: metrics.register });
    return { port, countsPort: counts?.port ?? null, close: closer(health, settings.drain, endAll) };
  } catch (error) {
    await endAll();
    throw error;
  }
}
