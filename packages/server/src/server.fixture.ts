import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Json, JsonObject } from "@umpire/kernel";
import type { Kits } from "@umpire/kit";
import type { FastifyInstance } from "fastify";
import { games } from "umpire";
import { product } from "umpire/product-fixture";
import { makeServer, type ServerOptions } from "./http/http.ts";
import type { Thinkers } from "./match/bots/thinkers.ts";
import answer from "./match/bots/worker.ts";
import { closeHost, openHost } from "./match/host.ts";
import type { Host } from "./match/live.ts";
import { openMetrics, timed } from "./monitoring/metrics.ts";
import { worldOn } from "./node-world.ts";
import { withSentence } from "./refusals.ts";
import type { Painter } from "./sharing/painter.ts";
import { defaultLimits, type Limits } from "./socket/limits.ts";
import { openMemory } from "./store/memory.ts";
import type { Store } from "./store/store.ts";

/** A server with a store in memory, at a port of this machine, and all that it has logged. */
export type Served = {
  readonly server: FastifyInstance;
  readonly host: Host;
  readonly port: number;
  readonly logged: string[];
  readonly close: () => Promise<void>;
};

type TestServerOptions = {
  readonly games?: Kits;
  readonly limits?: Partial<Limits>;
  readonly store?: Store;
  readonly thinkers?: Thinkers;
  readonly options?: Partial<ServerOptions>;
};

/** Bots that think in this thread. */
export const thinkers: Thinkers = {
  think: async (question) => answer({ ...question, module: product.module, tables: null }),
  close: async () => undefined,
};

/** Pictures that are as good as their SVG. */
const painter: Painter = { paint: async (svg) => Buffer.from(svg), close: async () => undefined };

const plenty: Partial<Limits> = {
  burst: 100_000,
  rate: 100_000,
  addressBurst: 1_000_000,
  addressRate: 1_000_000,
  requests: 1_000_000,
  creations: 1_000_000,
};

export async function served(wanted: TestServerOptions = {}): Promise<Served> {
  const root = mkdtempSync(join(tmpdir(), "umpire-pages-"));
  writeFileSync(join(root, "index.html"), "<title>app</title>");
  const metrics = openMetrics();
  const store = timed(wanted.store ?? openMemory(), metrics);
  const host = openHost({
    games: wanted.games ?? games,
    world: worldOn(store),
    thinkers: wanted.thinkers ?? thinkers,
    now: Date.now,
    botDelay: 0,
    onSetAside: (refusal) => server.log.error(refusal, withSentence("en", null, refusal).message),
  });
  const logged: string[] = [];
  const server = await makeServer({
    root,
    host,
    painter,
    metrics,
    limits: { ...defaultLimits, ...plenty, ...wanted.limits },
    log: "debug",
    logTo: { write: (line) => void logged.push(line) },
    origins: [],
    proxies: null,
    ailment: () => null,
    metricsPort: null,
    metricsToken: null,
    ...wanted.options,
  });
  await server.listen({ port: 0, host: "127.0.0.1" });
  const { port } = server.server.address() as AddressInfo;
  const close = async () => {
    await server.close();
    await closeHost(host);
    rmSync(root, { recursive: true, force: true });
  };
  return { server, host, port, logged, close };
}

export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: JsonObject;
};

/** Asks the interface; what comes back as JSON is read. */
export async function ask({ port }: Pick<Served, "port">, path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.startsWith("application/json") ?? false;
  return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : {} };
}

export const post = (
  at: Pick<Served, "port">,
  path: string,
  body: Json,
  headers: Record<string, string> = {},
): Promise<Answer> =>
  ask(at, path, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", ...headers },
  });

/** Makes a match; its id. */
export async function made(at: Pick<Served, "port">, request: JsonObject): Promise<string> {
  const { status, body, text } = await post(at, "/api/matches", request);
  if (status !== 201) throw new Error(text);
  return String(body["match"]);
}

/** Takes a seat; its token. */
export async function sat(at: Pick<Served, "port">, match: string, name: string, seat?: number): Promise<string> {
  const request = { name, seed: "0123456789abcdef", ...(seat !== undefined && { seat }) };
  const { status, body, text } = await post(at, `/api/matches/${match}/join`, request);
  if (status !== 200) throw new Error(text);
  return String(body["token"]);
}
