import type {} from "@fastify/websocket";
import type { Json } from "@umpire/kernel";
import { makeServer } from "../src/http.ts";
import { usualLimits } from "../src/limits.ts";
import { closeHost, openHost } from "../src/match/host.ts";
import { openMetrics, timed } from "../src/metrics.ts";
import { openMemory } from "../src/store/memory.ts";
import type { Fault } from "./faults.ts";
import type { Fixed } from "./fixed.ts";
import type { Side } from "./side.ts";

const plenty = { burst: 1e6, rate: 1e6, requests: 1e6, creations: 1e6, socketsPerAddress: 1e6 };

/** How long something took is not the same twice, even where the clock stands still. */
const untimed = (text: string): string => text.replaceAll(/"ms":\d+/g, '"ms":0');

function headersOf(headers: { readonly [name: string]: unknown }): Json {
  const kept = Object.entries(headers).filter(([name]) => name !== "date" && name !== "x-ratelimit-reset");
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}

/** What the server asks of a wire; here there is none. */
const wire = { remoteAddress: "127.0.0.1", cork: () => undefined, uncork: () => undefined };

/** The whole server in this process, without a network: with chance and time fixed, it does the same twice. */
export async function localSide(
  fixed: Fixed,
  root: string,
  fault: Fault,
): Promise<Side & { readonly logged: readonly string[] }> {
  const metrics = openMetrics();
  const logged: string[] = [];
  const host = openHost({
    ...{ store: timed(fault(openMemory()), metrics), now: fixed.now, botDelay: 0 },
    thinkers: { think: () => Promise.resolve(null), close: () => Promise.resolve() },
  });
  const server = await makeServer({
    ...{ root, host, metrics, limits: { ...usualLimits, ...plenty }, origins: [], proxies: null, ailment: () => null },
    ...{ log: "debug", logTo: { write: (line: string) => void logged.push(untimed(line)) } },
  });
  await server.ready();
  const headers = { "content-type": "application/json" };
  return {
    ...{ logged, request: (wanted) => wanted, pass: fixed.pass, forget: () => host.lives.clear() },
    socket: () => server.injectWS("/api/play", { socket: wire } as never),
    rest: async (path, body) => {
      const payload = body === undefined ? {} : { payload: JSON.stringify(body), method: "POST" as const, headers };
      const { statusCode, headers: told, payload: text } = await server.inject({ url: path, ...payload });
      return { status: statusCode, headers: headersOf(told), text };
    },
    close: async () => {
      // Without a network nobody answers to a goodbye.
      for (const socket of server.websocketServer.clients) socket.terminate();
      await server.close();
      await closeHost(host);
    },
  };
}
