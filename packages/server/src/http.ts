import { readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import helmet from "@fastify/helmet";
import files from "@fastify/static";
import fastify, { type FastifyInstance, type FastifyReply } from "fastify";

export type ServerOptions = {
  /** The folder with the built web pages. */
  readonly root: string;
};

/** The paths at which the app has a page. */
const pages = ["/", "/planner", "/rules/ti4", "/rules/skirmish", "/rules/tactics", "/rules/shapeships"];

const self = "'self'";
const none = "'none'";

/** What a page of ours may load: its own files and nothing else, and no script or style within a page. */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: [none],
    scriptSrc: [self],
    styleSrc: [self],
    imgSrc: [self, "data:", "blob:"],
    fontSrc: [self],
    connectSrc: [self],
    workerSrc: [self],
    manifestSrc: [self],
    baseUri: [none],
    formAction: [none],
    frameAncestors: [none],
  },
};

const unwanted = ["camera", "display-capture", "geolocation", "microphone", "midi", "payment", "usb"];
const permissionsPolicy = unwanted.map((feature) => `${feature}=()`).join(", ");

const YEAR = "public, max-age=31536000, immutable";
const ASK = "no-cache";

/** Files with a hash in their name never change; everything else is asked for anew. */
const cachingOf = (root: string, path: string): string => (path.startsWith(join(root, "assets") + sep) ? YEAR : ASK);

async function sendPage(reply: FastifyReply, root: string, status: number): Promise<FastifyReply> {
  const page = await readFile(join(root, "index.html"));
  return reply.code(status).header("cache-control", ASK).type("text/html; charset=utf-8").send(page);
}

/** The web pages, with strict headers. Any other path gets the app too, which says that there is no such page. */
export async function makeServer({ root }: ServerOptions): Promise<FastifyInstance> {
  const server = fastify({ forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: true } });
  await server.register(helmet, {
    contentSecurityPolicy,
    referrerPolicy: { policy: "no-referrer" },
    frameguard: { action: "deny" },
    // Whoever puts Umpire behind TLS decides this there; from a plain address it would only be ignored.
    hsts: false,
  });
  server.addHook("onSend", async (_request, reply) => {
    reply.header("permissions-policy", permissionsPolicy);
  });
  await server.register(files, {
    root,
    index: false,
    dotfiles: "ignore",
    cacheControl: false,
    setHeaders: (response, path) => response.setHeader("cache-control", cachingOf(root, path)),
  });
  for (const page of pages) server.get(page, (_request, reply) => sendPage(reply, root, 200));
  server.setNotFoundHandler(async ({ method }, reply) => {
    if (method !== "GET" && method !== "HEAD") return reply.code(405).header("allow", "GET, HEAD").send();
    return sendPage(reply, root, 404);
  });
  server.setErrorHandler(async (error: { readonly statusCode?: number }, _request, reply) => {
    // The message of a failed read names a path of this machine.
    return reply.code(error.statusCode ?? 500).send({ error: error.statusCode === undefined ? "failed" : "refused" });
  });
  return server;
}
