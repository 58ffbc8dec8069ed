import type { WebSocket } from "@fastify/websocket";
import type { Json } from "@umpire/kernel";
import type { FastifyInstance } from "fastify";
import { games } from "umpire";
import { makeServer } from "../../src/http/http.ts";
import { closeHost, openHost } from "../../src/match/host.ts";
import { openMetrics, timed } from "../../src/monitoring/metrics.ts";
import { worldOn } from "../../src/node-world.ts";
import { defaultLimits } from "../../src/socket/limits.ts";
import { openMemory } from "../../src/store/memory.ts";
import type { Fault } from "./faults.ts";
import type { Fixed } from "./fixed-chance.ts";
import type { Twin } from "./twin.ts";

const highLimits = {
  burst: 1e6,
  rate: 1e6,
  addressBurst: 1e6,
  addressRate: 1e6,
  requests: 1e6,
  creations: 1e6,
  socketsPerAddress: 1e6,
  connectionsPerAddress: 1e6,
};

/** Durations differ between runs, even where the clock stands still. */
const untimed = (text: string): string => text.replaceAll(/"ms":\d+/g, '"ms":0');

function headersOf(headers: { readonly [name: string]: unknown }): Json {
  const kept = Object.entries(headers).filter(([name]) => name !== "date" && name !== "x-ratelimit-reset");
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}

/** The stream below a socket as the server uses it. Without a network, frames are decoded again and sent by the library. */
type Wire = {
  readonly remoteAddress: string;
  readonly writable: true;
  to: WebSocket | null;
  write(frames: string): void;
};

const newWire = (): Wire => ({
  remoteAddress: "127.0.0.1",
  writable: true,
  to: null,
  write(frames) {
    for (const text of messagesIn(frames)) this.to?.send(text);
  },
});

/** A longer length is in the two bytes that follow. */
const LONG = 126;

function* messagesIn(frames: string): Generator<string> {
  for (let at = 0; at < frames.length; ) {
    const short = frames.charCodeAt(at + 1);
    const length = short === LONG ? frames.charCodeAt(at + 2) * 256 + frames.charCodeAt(at + 3) : short;
    const begin = at + (short === LONG ? 4 : 2);
    at = begin + length;
    yield frames.slice(begin, at);
  }
}

const restOf = (server: FastifyInstance): Twin["rest"] => {
  const headers = { "content-type": "application/json" };
  return async (path, body) => {
    const payload = body === undefined ? {} : { payload: JSON.stringify(body), method: "POST" as const, headers };
    const { statusCode, headers: told, payload: text } = await server.inject({ url: path, ...payload });
    return { status: statusCode, headers: headersOf(told), text };
  };
};

/** The whole server in this process, without a network: with random numbers and time fixed, it is deterministic. */
export async function localTwin(
  fixed: Fixed,
  root: string,
  fault: Fault,
): Promise<Twin & { readonly logged: readonly string[] }> {
  const metrics = openMetrics();
  const logged: string[] = [];
  const host = openHost({
    games,
    world: worldOn(timed(fault(openMemory()), metrics)),
    now: fixed.now,
    botDelay: 0,
    thinkers: { think: () => Promise.resolve(null), close: () => Promise.resolve() },
  });
  const server = await makeServer({
    root,
    host,
    painter: { paint: () => Promise.resolve(null), close: () => Promise.resolve() },
    metrics,
    limits: { ...defaultLimits, ...highLimits },
    origins: [],
    proxies: null,
    ailment: () => null,
    metricsPort: null,
    metricsToken: null,
    log: "debug",
    logTo: { write: (line: string) => void logged.push(untimed(line)) },
  });
  await server.ready();
  server.websocketServer.on("connection", (socket, { socket: wire }) => {
    (wire as unknown as Wire).to = socket;
  });
  return {
    logged,
    request: (wanted) => wanted,
    pass: fixed.pass,
    forget: () => host.rooms.clear(),
    socket: () => server.injectWS("/api/play", { socket: newWire() } as never),
    rest: restOf(server),
    close: async () => {
      // Without a network nobody answers a closing frame.
      for (const socket of server.websocketServer.clients) socket.terminate();
      await server.close();
      await closeHost(host);
    },
  };
}
