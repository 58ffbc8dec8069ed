import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import { DEV, DEV_NEWS, DEV_PLACE, type DevNews, type DevTrace } from "@umpire/protocol";
import fastify, { type FastifyInstance } from "fastify";
import { serveBundles } from "../bundles/route.ts";
import { policyFor } from "../http/http.ts";
import { escapeHtml } from "../http/page-html.ts";
import { serveFiles } from "../http/pages.ts";
import { addressOf } from "../listening.ts";
import { whyNot, words } from "../settings.ts";
import type { Language } from "../words/words.ts";
import { openWorkshop, type Workshop } from "./workshop.ts";

/** What `umpire dev` is asked for. */
export type DevOptions = {
  /** The file of a game, and that of its board. */
  readonly file: string;
  readonly board: string | null;
  readonly port: number;
  readonly host: string;
  readonly language: Language;
  /** The folder with the built pages. */
  readonly root: string;
};

/** Max pages that listen at a time, and requests in a minute. */
const MOST_PAGES = 50;
const REQUESTS = 6000;

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

/** A page of another site must not reach a server of this machine by a name that leads here. */
function refuseOtherNames(server: FastifyInstance, host: string): void {
  if (!LOOPBACK.test(host)) return;
  server.addHook("onRequest", async ({ hostname }, reply) => {
    if (!LOOPBACK.test(hostname.replace(/^\[|\]$/g, ""))) return reply.code(421).send();
  });
}

/** The site's page, which shows itself as the page of this file. */
async function pageFor({ root, file }: DevOptions): Promise<string> {
  const html = await readFile(join(root, "index.html"), "utf8");
  return html.replace("</head>", () => `  <meta name="${DEV}" content="${escapeHtml(file)}" />\n  </head>`);
}

/** Tells pages of new code, as server-sent events. */
function serveNews(server: FastifyInstance, workshop: Workshop): void {
  const pages = new Set<() => void>();
  server.get(DEV_NEWS, (_, reply) => {
    if (pages.size >= MOST_PAGES) {
      reply.code(503).send();
      return;
    }
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
    const send = (news: DevNews) => void raw.write(`data: ${JSON.stringify(news)}\n\n`);
    for (const news of workshop.news()) send(news);
    const stop = workshop.subscribe(send);
    const end = () => raw.end();
    pages.add(end);
    raw.on("close", () => {
      stop();
      pages.delete(end);
    });
  });
  server.addHook("preClose", async () => {
    for (const end of pages) end();
  });
}

const trace = {
  body: {
    type: "object",
    required: ["bundle", "stack"],
    properties: { bundle: { type: "string", maxLength: 64 }, stack: { type: "string", maxLength: 20_000 } },
  },
};

/** The page, the code that it plays by, and what it is told. */
export async function makeDevServer(options: DevOptions, workshop: Workshop): Promise<FastifyInstance> {
  const server = fastify({ forceCloseConnections: true, bodyLimit: 65_536 });
  refuseOtherNames(server, options.host);
  await server.register(helmet, {
    contentSecurityPolicy: policyFor([], []),
    referrerPolicy: { policy: "no-referrer" },
    hsts: false,
  });
  await server.register(rateLimit, { max: REQUESTS, timeWindow: 60_000 });
  await serveFiles(server, options.root);
  await serveBundles(server, workshop, { requests: REQUESTS }, true);
  server.get("/", async (_, reply) =>
    reply
      .header("cache-control", "no-store")
      .type("text/html; charset=utf-8")
      .send(await pageFor(options)),
  );
  serveNews(server, workshop);
  server.post<{ Body: DevTrace }>(DEV_PLACE, { schema: trace }, async ({ body }, reply) =>
    reply.type("application/json").send(JSON.stringify(workshop.placeOf(body))),
  );
  return server;
}

const complain = (sentence: string): void => console.error(`✖ ${sentence}`);

/** Says at the terminal what pages are told. */
function report(language: Language, news: DevNews): void {
  const { dev } = words[language];
  if (news.is === "built" && news.savedAt !== null) console.log(dev.built(Math.round(news.took)));
  if (news.is === "trouble") complain(dev.trouble(news.trouble));
  if (news.is === "tried" && news.trouble !== null) complain(dev.tried(news.trouble));
}

/** Why the page cannot be served at all; null where it can. */
function whyNotAtAll({ root, file, board, language }: DevOptions): string | null {
  const say = words[language];
  const absent = [file, board].find((each) => each !== null && !existsSync(each));
  if (absent != null) return say.dev.absent(absent);
  return existsSync(join(root, "index.html")) ? null : say.notBuilt;
}

function whyNotHere(error: unknown, options: DevOptions): string {
  const { port, language } = options;
  const isInUse = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
  return isInUse ? words[language].dev.inUse(port) : whyNot(error, { ...options, metricsPort: null });
}

/** Serves the page of `umpire dev`, until a signal ends it; gives whether it began. */
export async function develop(options: DevOptions): Promise<boolean> {
  const { file, board, host, language } = options;
  const trouble = whyNotAtAll(options);
  if (trouble !== null) {
    complain(trouble);
    return false;
  }
  const workshop = await openWorkshop({ file, board });
  const server = await makeDevServer(options, workshop);
  try {
    await server.listen({ host, port: options.port });
  } catch (error) {
    complain(whyNotHere(error, options));
    await workshop.close();
    return false;
  }
  const [{ port } = options] = server.addresses();
  console.log(words[language].dev.at(file, addressOf(host, port)));
  for (const news of workshop.news()) report(language, news);
  workshop.subscribe((news) => report(language, news));
  const stop = () => void server.close().then(workshop.close);
  process.once("SIGTERM", stop).once("SIGINT", stop);
  return true;
}
