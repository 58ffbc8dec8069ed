import type { FastifyInstance } from "fastify";

export const logLevels = ["silent", "error", "warn", "info", "debug"] as const;
export type LogLevel = (typeof logLevels)[number];

/** An error as it may be logged: which, and where. What it says could be a secret: a message, a token, a seed. */
export function traceOf(error: unknown) {
  const { name, stack = "" } = error instanceof Error ? error : { name: typeof error };
  const frames = stack.split("\n").filter((line) => /^\s+at /.test(line));
  return { type: name, message: "", stack: frames.join("\n") };
}

/** Of a request: what was asked for by its pattern, what it came to, how long it took. Addresses and paths stay out. */
export function logRequests(server: FastifyInstance): void {
  server.addHook("onResponse", async ({ log, method, routeOptions }, { statusCode, elapsedTime }) => {
    log.info({ method, route: routeOptions.url ?? "none", status: statusCode, ms: Math.round(elapsedTime) }, "request");
  });
}
