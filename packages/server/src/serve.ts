import { accessSync, constants, existsSync, mkdirSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { dirname, join, resolve } from "node:path";
import { collectDefaultMetrics } from "prom-client";
import { makeServer } from "./http.ts";
import { closeHost, openHost, resume, tidy } from "./match/host.ts";
import { openThinkers } from "./match/think.ts";
import { openMetrics, timed } from "./metrics.ts";
import type { Settings } from "./settings.ts";
import { openSqlite } from "./store/sqlite.ts";
import type { Store } from "./store/store.ts";

/** A server at work: the port it has, and the way to end it. */
export type Serving = { readonly port: number; readonly close: () => Promise<void> };

/** Step by step: below /proc and its like Node.js 20 would try for ever to make all of a path at once. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  // What is kept holds the secrets of matches that are not over.
  mkdirSync(folder, { mode: 0o700 });
}

/** Where matches are kept; a folder that is not there is made. */
export async function openData(folder: string): Promise<Store> {
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

/** Tells the store from now on that the server is there; what it gives back says whether the store still hears it. */
async function startBeating(store: Store): Promise<{ readonly isWell: () => boolean; readonly stop: () => void }> {
  let isWell = true;
  const heard = (well: boolean) => () => {
    isWell = well;
  };
  await store.beat(Date.now());
  const timer = setInterval(() => store.beat(Date.now()).then(heard(true), heard(false)), BEAT).unref();
  return { isWell: () => isWell, stop: () => clearInterval(timer) };
}

/** Serves pages and matches. It owns the store from now on, and closes it. */
export async function serve(settings: Settings, root: string, store: Store): Promise<Serving> {
  const { botTime, botDelay, host: name, port } = settings;
  const metrics = openMetrics();
  const thinkers = openThinkers(botTime);
  const host = openHost({ store: timed(store, metrics), thinkers, now: Date.now, botDelay });
  const end = async () => {
    await closeHost(host);
    await thinkers.close();
    await store.close();
  };
  try {
    const { isWell, stop } = await startBeating(store);
    // What is meant for people goes to the standard output.
    const server = await makeServer({ ...settings, root, host, metrics, logTo: process.stderr, isWell });
    await resume(host);
    const tidying = setInterval(() => tidy(host).catch(() => undefined), TIDY).unref();
    await server.listen({ host: name, port });
    collectDefaultMetrics({ register: metrics.register });
    const close = async () => {
      clearInterval(tidying);
      await server.close();
      stop();
      await end();
    };
    return { port: (server.server.address() as AddressInfo).port, close };
  } catch (error) {
    await end();
    throw error;
  }
}
