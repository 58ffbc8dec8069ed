import type { IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { isBearer } from "../http/bearer.ts";
import { languageOf } from "../refusals.ts";
import { type Settings, words } from "../settings.ts";
import type { Ailment } from "../words/words.ts";
import type { Metrics } from "./metrics.ts";

/** The port of the metrics, and their token. */
type Reading = Pick<Settings, "metricsPort" | "metricsToken">;
export type MonitoringOptions = Reading & {
  readonly metrics: Metrics;
  /** Why a load balancer should send nobody here; null where all is well. */
  readonly ailment: () => Ailment | null;
};

const PATH = "/metrics";

async function sendCounts(reply: FastifyReply, { register }: Metrics): Promise<FastifyReply> {
  const text = await register.metrics();
  return reply.header("cache-control", "no-store").type(register.contentType).send(text);
}

/** A 401 that asks for the token, because an operator may have mistyped it. */
const askForToken = (reply: FastifyReply): FastifyReply =>
  reply.code(401).header("www-authenticate", "Bearer").header("cache-control", "no-store").send({ error: "refused" });

const isOfThisMachine = (address: string | undefined): boolean => /^(::ffff:)?127\.|^::1$/.test(address ?? "");

const tracks = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via"];
const isPassedOn = (headers: IncomingHttpHeaders): boolean => tracks.some((name) => headers[name] !== undefined);

/** Without a token only requests from this machine may read, and none that a proxy forwards. */
const isNear = ({ raw, headers }: FastifyRequest): boolean =>
  isOfThisMachine(raw.socket.remoteAddress) && !isPassedOn(headers);

/** /health and /metrics, for operators. */
export function serveMonitoring(server: FastifyInstance, options: MonitoringOptions): void {
  const { metrics, metricsPort, metricsToken, ailment } = options;
  server.get("/health", async ({ headers }, reply) => {
    const why = ailment();
    reply.code(why === null ? 200 : 503).header("cache-control", "no-store");
    if (why === null) return reply.send({ ok: true });
    return reply.send({ ok: false, why, message: words[languageOf(headers["accept-language"])].ailments[why] });
  });
  // The metrics have their own port then.
  if (metricsPort !== null) return;
  server.get(PATH, async (request, reply) => {
    if (metricsToken === null) return isNear(request) ? sendCounts(reply, metrics) : reply.callNotFound();
    return isBearer(request.headers.authorization, metricsToken) ? sendCounts(reply, metrics) : askForToken(reply);
  });
}

/** A server for the metrics alone. */
export type CountsServer = { readonly port: number; readonly close: () => Promise<void> };

/** Serves the metrics at their own port: to everybody who reaches it, unless there is a token too. */
export async function listenForCounts(host: string, port: number, options: MonitoringOptions): Promise<CountsServer> {
  const { metrics, metricsToken } = options;
  const server = fastify({ forceCloseConnections: true, requestTimeout: 10_000 });
  server.get(PATH, async ({ headers }, reply) =>
    metricsToken === null || isBearer(headers.authorization, metricsToken)
      ? sendCounts(reply, metrics)
      : askForToken(reply),
  );
  server.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: "refused" }));
  await server.listen({ host, port });
  return { port: (server.server.address() as AddressInfo).port, close: () => server.close() };
}
