import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client as Database } from "pg";
import { product } from "umpire/product-fixture";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import { openData, type Serving, serve } from "./serve.ts";
import { thinkers } from "./server.fixture.ts";
import type { Settings } from "./settings.ts";
import { defaultLimits } from "./socket/limits.ts";
import { PATIENCE, type Postgres, startPostgres } from "./store/postgres/postgres.fixture.ts";

const limits = {
  ...defaultLimits,
  burst: 1e6,
  rate: 1e6,
  addressBurst: 1e6,
  addressRate: 1e6,
  requests: 1e6,
  creations: 1e6,
};
export const settingsFor = (database: string): Settings => ({
  port: 0,
  host: "127.0.0.1",
  language: "en",
  data: "",
  database,
  node: null,
  log: "silent",
  origins: [],
  proxies: null,
  metricsPort: null,
  metricsToken: null,
  packs: true,
  limits,
  drain: 0,
  botDelay: 0,
  botTime: 5000,
  tables: null,
  games: [],
  board: null,
  watch: false,
  bots: [],
});

export const endless = { game: "rps", rules: { wins: 1000, rounds: 1000 } };

export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 1000; tries += 1) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error("it never came");
}

/** A server that ends with the test, unless it has ended before. */
async function serveAt(root: string, url: string, own: Partial<Settings>): Promise<Serving> {
  const settings = { ...settingsFor(url), ...own };
  const serving = await serve(settings, root, await openData(settings), product, thinkers);
  let ended: Promise<void> | null = null;
  const close = () => {
    ended ??= serving.close();
    return ended;
  };
  onTestFinished(close);
  return { ...serving, close };
}

/** Real servers on a real PostgreSQL, for the tests of one file. */
export function onPostgres() {
  const root = mkdtempSync(join(tmpdir(), "umpire-several-"));
  writeFileSync(join(root, "index.html"), "<title>app</title>");
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, PATIENCE);
  afterAll(async () => {
    await postgres.end();
    rmSync(root, { recursive: true, force: true });
  }, PATIENCE);
  const newPlace = async () => {
    const url = await postgres.newPlace();
    const database = new Database(url);
    await database.connect();
    onTestFinished(() => database.end());
    return { url, database };
  };
  const node = (url: string, own: Partial<Settings> = {}) => serveAt(root, url, own);
  const nodes = async () => {
    const { url, database } = await newPlace();
    const epochOf = async (match: string): Promise<number> =>
      Number((await database.query("SELECT epoch FROM matches WHERE name = $1", [match])).rows[0]?.epoch);
    return { url, database, epochOf, one: await node(url), two: await node(url) };
  };
  return { newPlace, node, nodes };
}
