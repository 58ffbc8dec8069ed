import type { IncomingHttpHeaders } from "node:http";
import helmet from "@fastify/helmet";
import { normalizeIP } from "@fastify/rate-limit";
import websocket from "@fastify/websocket";
import { MOST_BYTES } from "@umpire/protocol";
import fastify, { type FastifyInstance, type FastifyReply, LogController } from "fastify";
import { serveBundles } from "../bundles/route.ts";
import { type MonitoringOptions, serveMonitoring } from "../monitoring/endpoints.ts";
import { type LogLevel, logRequests, traceOf } from "../monitoring/logs.ts";
import { gauge } from "../monitoring/metrics.ts";
import { peerRoute } from "../peer.ts";
import { languageOf, statusOf, withSentence } from "../refusals.ts";
import type { Painter } from "../sharing/painter.ts";
import { newSocketCounts } from "../socket/limits.ts";
import { newOutbox } from "../socket/outbox.ts";
import { accept, CLOSE_GRACE, closeAll, type Sockets } from "../socket/socket.ts";
import { isOfApi, readAddresses, refuseAddress } from "./addresses.ts";
import { type ApiOptions, api } from "./api.ts";
import { allowOrigins } from "./cors.ts";
import { sendPage, servePages, siteConnects } from "./pages.ts";

/** What a server is made with, where a program makes it itself. */
export type ServerOptions = ApiOptions &
  MonitoringOptions & {
    /** The folder with the built web pages; null for requests and sockets alone. */
    readonly root: string | null;
    readonly painter: Painter;
    readonly log: LogLevel;
    readonly logTo: { write(line: string): void };
    /** Origins other than our own whose pages may use requests and sockets: `https://example.org`. */
    readonly origins: readonly string[];
    /** Addresses of trusted proxies, whose forwarding headers count; null for none. */
    readonly proxies: string | null;
  };

const PLAY = "/api/play";

const self = "'self'";
const none = "'none'";

/** Pages may load their own files and nothing else, but for where the site says; no inline script or style. */
export const policyFor = (origins: readonly string[], connects: readonly string[]) => ({
  useDefaults: false,
  directives: {
    defaultSrc: [none],
    scriptSrc: [self],
    styleSrc: [self],
    imgSrc: [self, "data:", "blob:"],
    fontSrc: [self],
    connectSrc: [self, ...connects],
    workerSrc: [self],
    manifestSrc: [self],
    baseUri: [none],
    formAction: [none],
    // Who may play here from its own pages may show ours within them.
    frameAncestors: origins.length === 0 ? [none] : [self, ...origins],
  },
});

const unwanted = ["camera", "display-capture", "geolocation", "microphone", "midi", "payment", "usb"];
const permissionsPolicy = unwanted.map((feature) => `${feature}=()`).join(", ");

/** What no route has: paths get the app too, which shows that there is no such page. */
function answerTheRest(server: FastifyInstance, { root, host }: ServerOptions): void {
  server.setNotFoundHandler(async (request, reply) => {
    const { method, url, headers } = request;
    if (isOfApi(url)) return refuse(reply, headers["accept-language"], "not-found");
    if (method !== "GET" && method !== "HEAD") return reply.code(405).header("allow", "GET, HEAD").send();
    if (root === null) return refuse(reply, headers["accept-language"], "not-found");
    return sendPage(request, reply, { root, host }, null, 404);
  });
  server.setErrorHandler(async (error: { readonly statusCode?: number }, request, reply) => {
    if (error.statusCode === undefined) request.log.error({ err: error }, "a request could not be handled");
    // The message of a failed read names a path of this machine.
    return reply.code(error.statusCode ?? 500).send({ error: error.statusCode === undefined ? "failed" : "refused" });
  });
}

function refuse(reply: FastifyReply, language: string | undefined, code: string): FastifyReply {
  return reply
    .code(statusOf(code))
    .header("cache-control", "no-store")
    .send({ refusal: withSentence(languageOf(language), null, { code }) });
}

/** A page may open sockets to the server that it came from. Clients that are no browser send no origin. */
function isWelcome({ origin, host }: IncomingHttpHeaders, origins: readonly string[]): boolean {
  if (origin === undefined || origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** The sockets of the server; `playRoute` says where they are opened. */
async function openSockets(server: FastifyInstance, { host, limits, metrics }: ServerOptions): Promise<Sockets> {
  const sockets: Sockets = {
    host,
    limits,
    metrics,
    log: server.log,
    counts: newSocketCounts(),
    clients: new Set(),
    outbox: newOutbox(),
  };
  gauge(metrics, "umpire_sockets", "Sockets that are open.", () => sockets.counts.inside);
  await server.register(websocket, {
    // Frames are written as they are, see frame.ts.
    options: { maxPayload: MOST_BYTES, perMessageDeflate: false, autoPong: false, maxFragments: limits.fragments },
    // A frame that is too large or malformed: the library closes the socket; the other end has this long to answer.
    errorHandler: (_error, socket) => void setTimeout(() => socket.terminate(), CLOSE_GRACE).unref(),
    preClose(done) {
      closeAll(sockets, "going-away");
      this.websocketServer.close(() => done());
    },
  });
  server.addHook("onRequest", async ({ ws, routeOptions, headers }, reply) => {
    if (ws && routeOptions.url !== PLAY) return refuse(reply, headers["accept-language"], "not-found");
  });
  return sockets;
}

/** One socket a player. */
function playRoute(server: FastifyInstance, sockets: Sockets, { origins }: ServerOptions): void {
  server.route({
    method: "GET",
    url: "/play",
    onRequest: async ({ headers }, reply) => {
      if (!isWelcome(headers, origins)) return refuse(reply, headers["accept-language"], "wrong-origin");
    },
    handler: async ({ headers }, reply) => refuse(reply, headers["accept-language"], "not-found"),
    wsHandler: (socket, { ip, headers, raw }) =>
      accept(sockets, socket, {
        wire: raw.socket,
        address: normalizeIP(ip),
        language: languageOf(headers["accept-language"]),
      }),
  });
}

/** Limits open connections by address: new ones above the limit are closed. A trusted proxy's are not limited. */
function boundConnections({ server }: FastifyInstance, { limits, proxies }: ServerOptions): void {
  if (proxies !== null) return;
  const open = new Map<string, number>();
  server.on("connection", (wire) => {
    const address = normalizeIP(wire.remoteAddress ?? "");
    const count = open.get(address) ?? 0;
    if (count >= limits.connectionsPerAddress) {
      wire.destroy();
      return;
    }
    open.set(address, count + 1);
    wire.once("close", () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
}

/** Proxies reuse connections, commonly for a minute: ours must stay open longer. */
const PROXY_IDLE = 75_000;

/** The whole server: the pages with strict headers, the interface, the socket. */
export async function makeServer(options: ServerOptions): Promise<FastifyInstance> {
  const { host, metrics, log, logTo, origins, proxies, limits } = options;
  const server = fastify({
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true },
    trustProxy: proxies ?? false,
    bodyLimit: MOST_BYTES,
    requestTimeout: 30_000,
    keepAliveTimeout: proxies === null ? limits.idleFor : PROXY_IDLE,
    http: { headersTimeout: limits.headWithin, connectionsCheckingInterval: Math.min(1000, limits.headWithin) },
    logController: new LogController({ disableRequestLogging: true }),
    // Invalid escapes and overlong parts never reach a route.
    frameworkErrors: (_error, request, reply) => void refuseAddress(request, reply),
    logger: { level: log, stream: logTo, base: null, serializers: { err: traceOf } },
  });
  await server.register(helmet, {
    contentSecurityPolicy: policyFor(origins, await siteConnects(options.root)),
    referrerPolicy: { policy: "no-referrer" },
    // The older header knows no list: browsers that know the policy prefer that.
    frameguard: origins.length === 0 && { action: "deny" },
    // HSTS is decided where TLS ends; over plain HTTP it would only be ignored.
    hsts: false,
  });
  server.addHook("onSend", async (_request, reply) => {
    reply.header("permissions-policy", permissionsPolicy);
  });
  boundConnections(server, options);
  logRequests(server);
  readAddresses(server);
  allowOrigins(server, origins);
  gauge(metrics, "umpire_matches_at_hand", "Matches in memory.", () => host.rooms.size);
  const sockets = await openSockets(server, options);
  const interfaces = async (scope: FastifyInstance) => {
    await api(scope, options);
    playRoute(scope, sockets, options);
  };
  await server.register(interfaces, { prefix: "/api" });
  serveMonitoring(server, options);
  if (host.peers !== undefined) await peerRoute(server, host, host.peers);
  // Before the pages: what is registered later inherits it.
  answerTheRest(server, options);
  if (host.bundles !== undefined) await serveBundles(server, host.bundles, limits);
  const { root } = options;
  if (root !== null) await servePages(server, { ...options, root });
  return server;
}
