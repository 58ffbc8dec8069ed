import type { FastifyInstance } from "fastify";
import { isOfApi } from "./addresses.ts";

/** Browsers ask before a request of another site's page; seconds for which they need not ask again. */
const REMEMBERED = "600";

/**
 * Tells browsers that pages of these addresses may use the interface: the CORS protocol of the Fetch standard.
 * Others are told nothing, and their browsers keep the answers from them. There are no cookies, so none are allowed.
 */
export function allowOrigins(server: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  server.addHook("onRequest", async ({ method, url, headers }, reply) => {
    // Pages and figures are for nobody else's pages.
    if (!isOfApi(url)) return;
    // A cache must not give one site's answer to another.
    reply.header("vary", "Origin");
    const { origin } = headers;
    if (origin === undefined || !origins.includes(origin)) return;
    reply.header("access-control-allow-origin", origin);
    reply.header("access-control-expose-headers", "retry-after");
    if (method !== "OPTIONS" || headers["access-control-request-method"] === undefined) return;
    reply.header("access-control-allow-methods", "GET, POST");
    reply.header("access-control-allow-headers", "content-type");
    reply.header("access-control-max-age", REMEMBERED);
    return reply.code(204).send();
  });
}
