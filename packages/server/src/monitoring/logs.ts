import type { FastifyInstance } from "fastify";
import { plainMessageOf } from "../store/error.ts";

export const logLevels = ["silent", "error", "warn", "info", "debug"] as const;
export type LogLevel = (typeof logLevels)[number];

/** Where an error comes from. The words above may have lines of their own that look the same. */
function framesOf({ message, stack = "" }: Error): string {
  const words = stack.includes(message) ? stack.indexOf(message) + message.length : 0;
  const frames = stack
    .slice(words)
    .split("\n")
    .filter((line) => /^ {4}at /.test(line));
  return frames.join("\n");
}

/** Codes are names; a text in their place stays out. */
const codeOf = (error: Error): string | undefined =>
  "code" in error && /^[\w-]{1,60}$/.test(String(error.code)) ? String(error.code) : undefined;

/** An error as it may be logged: which, and where. What it says is left out where that could be a secret. */
export function traceOf(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: "", stack: "" };
  const code = codeOf(error);
  return {
    type: error.name,
    ...(code !== undefined && { code }),
    message: plainMessageOf(error) ?? "",
    stack: framesOf(error),
  };
}

/** Of a request: what was asked for by its pattern, what it came to, how long it took. Addresses and paths stay out. */
export function logRequests(server: FastifyInstance): void {
  server.addHook("onResponse", async ({ log, method, routeOptions }, { statusCode, elapsedTime }) => {
    log.info({ method, route: routeOptions.url ?? "none", status: statusCode, ms: Math.round(elapsedTime) }, "request");
  });
}
