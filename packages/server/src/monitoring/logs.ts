import type { FastifyInstance } from "fastify";
import { plainMessageOf } from "../store/error.ts";

export const logLevels = ["silent", "error", "warn", "info", "debug"] as const;
export type LogLevel = (typeof logLevels)[number];

/** The stack frames of an error. Its message comes first, and may have lines that look the same. */
function framesOf({ message, stack = "" }: Error): string {
  const words = stack.includes(message) ? stack.indexOf(message) + message.length : 0;
  const frames = stack
    .slice(words)
    .split("\n")
    .filter((line) => /^ {4}at /.test(line));
  return frames.join("\n");
}

/** The code of an error, if it is a name and no text. */
const codeOf = (error: Error): string | undefined =>
  "code" in error && /^[\w-]{1,60}$/.test(String(error.code)) ? String(error.code) : undefined;

/** An error for the log: its kind and place. Its message is left out where it could be a secret. */
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

/** Logs the route, status and duration of each request; no addresses or paths. */
export function logRequests(server: FastifyInstance): void {
  server.addHook("onResponse", async ({ log, method, routeOptions }, { statusCode, elapsedTime }) => {
    log.info({ method, route: routeOptions.url ?? "none", status: statusCode, ms: Math.round(elapsedTime) }, "request");
  });
}
