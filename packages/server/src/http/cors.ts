import type { FastifyInstance } from "fastify";
import { isOfApi } from "./addresses.ts";

/** Seconds for which a browser caches the answer to a preflight request. */
const REMEMBERED = "600";

/**
 * CORS (Fetch standard): pages of these origins may use the API. For other origins no header is sent, and browsers hide
 * the answers. There are no cookies, so credentials are not allowed.
 */
export function allowOrigins(server: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  server.addHook("onRequest", async ({ method, url, headers }, reply) => {
    // Pages and metrics are not for other sites.
    if (!isOfApi(url)) return;
    // A cache must not give one site's answer to another.
    reply.header("vary", "Origin");
    const { origin } = headers;
    if (origin === undefined || !origins.includes(origin)) return;
    reply.header("access-control-allow-origin", origin);
    // By the date a page of another site finds out how its clock differs from the server's.
    reply.header("access-control-expose-headers", "retry-after, date");
    if (method !== "OPTIONS" || headers["access-control-request-method"] === undefined) return;
    reply.header("access-control-allow-methods", "GET, POST");
    reply.header("access-control-allow-headers", "content-type, authorization");
    reply.header("access-control-max-age", REMEMBERED);
    return reply.code(204).send();
  });
}
