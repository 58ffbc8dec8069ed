import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import rateLimit from "@fastify/rate-limit";
import files from "@fastify/static";
import { type Language, languages, type MatchView, matchId } from "@umpire/protocol";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { viewMatch } from "../match/cluster/watch.ts";
import type { Host } from "../match/live.ts";
import { languageOf } from "../refusals.ts";
import { type Card, matchCard, replayCard } from "../sharing/card.ts";
import type { Painter } from "../sharing/painter.ts";
import { pictureSender } from "../sharing/pictures.ts";
import type { Limits } from "../socket/limits.ts";
import { isKnown } from "./etag.ts";
import { type PageHead, withHead, withManifest } from "./page-html.ts";

type PagesOptions = {
  /** The folder with the built web pages. */
  readonly root: string;
  readonly host: Host;
  readonly limits: Limits;
  readonly painter: Painter;
};

type ByLanguage<T> = { readonly [language in Language]: T };

/** What the site's build says of itself: its pages that are the same for everybody, and files of the home page. */
type SiteInfo = {
  readonly pages: readonly {
    readonly path: string;
    readonly title: ByLanguage<string>;
    /** Its title on a page of Umpire's own. */
    readonly heading: ByLanguage<string>;
    readonly text: ByLanguage<string>;
    /** All that it says, where that is the same for everybody. */
    readonly html?: string;
  }[];
  readonly files: ByLanguage<readonly string[]> & { readonly home: readonly string[] };
  /** Origins of others that its pages may ask. */
  readonly connects?: readonly string[];
};

const unknownSite: SiteInfo = { pages: [], files: { home: [], en: [], ru: [] } };

async function readSite(root: string): Promise<SiteInfo> {
  const file = join(root, "pages.json");
  return existsSync(file) ? JSON.parse(await readFile(file, "utf8")) : unknownSite;
}

const YEAR = "public, max-age=31536000, immutable";
const ASK = "no-cache";

/** Where the pages of a site connect to, beside the server that they come from. */
export async function siteConnects(root: string | null): Promise<readonly string[]> {
  const { connects = [] } = root === null ? unknownSite : await readSite(root);
  return connects.filter((origin) => URL.canParse(origin) && new URL(origin).origin === origin);
}

/** Files with a hash in their name never change; everything else is revalidated. */
const cachingOf = (root: string, path: string): string => (path.startsWith(join(root, "assets") + sep) ? YEAR : ASK);

/** The strong validator of a text (RFC 9110, 8.8.3). */
const tagOf = (text: string): string => `"${createHash("sha256").update(text).digest("base64url")}"`;

/** Where pages come from: the folder of the build, and which games they are told of. */
type PageSource = { readonly root: string; readonly host: Pick<Host, "bundles"> };

/** The app's page, as the build left it where nothing is said of it. */
export async function sendPage(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { root, host: { bundles } }: PageSource,
  head: PageHead | null,
  status = 200,
): Promise<FastifyReply> {
  const html = withManifest(await readFile(join(root, "index.html"), "utf8"), bundles?.manifest() ?? null);
  const page = head === null ? html : withHead(html, head);
  const tag = tagOf(page);
  reply.header("cache-control", ASK).header("etag", tag).header("vary", "Accept-Language");
  if (status === 200 && isKnown(headers["if-none-match"], tag)) return reply.code(304).send();
  return reply.code(status).type("text/html; charset=utf-8").send(page);
}

/** The language that a link asks for, else the browser's. */
function wantedLanguage({ headers, url }: FastifyRequest): Language {
  const asked = new URLSearchParams(url.split("?")[1]).get("lang");
  return languages.find((each) => each === asked) ?? languageOf(headers["accept-language"]);
}

/** The files. The build has compressed them; nothing is compressed while somebody waits. */
export const serveFiles = (server: FastifyInstance, root: string) =>
  server.register(files, {
    root,
    index: false,
    dotfiles: "ignore",
    cacheControl: false,
    preCompressed: true,
    setHeaders: (response, path) => {
      response.setHeader("cache-control", cachingOf(root, path));
      // A cache must not give compressed bytes to a client that cannot read them.
      response.setHeader("vary", "Accept-Encoding");
    },
  });

/** Where the picture of a page is. */
const picturePath = (language: Language, path: string): string =>
  `/picture/${language}${path === "/" ? "/home" : path}`;

/** The origin that a request came to, if its host can be one. */
function originOf({ protocol, host }: FastifyRequest): string | null {
  const origin = `${protocol}://${host}`;
  return URL.canParse(origin) && new URL(origin).origin === origin ? origin : null;
}

/** A page with a card: what it is called at the top of a window, how long its picture holds, what it will load. */
type CardPage = {
  readonly path: string;
  readonly titleOf: (card: Card, language: Language) => string;
  readonly cardOf: (request: FastifyRequest, language: Language) => Promise<Card | null>;
  readonly pictureAge: number;
  readonly scripts: ByLanguage<readonly string[]>;
  readonly html?: string | undefined;
};

/** Its head; null where there is no card. */
async function headOf(page: CardPage, request: FastifyRequest): Promise<PageHead | null> {
  const language = wantedLanguage(request);
  const card = await page.cardOf(request, language);
  if (card === null) return null;
  const [path = "/"] = request.url.split("?");
  const origin = originOf(request);
  return {
    language,
    title: page.titleOf(card, language),
    heading: card.title,
    text: card.text,
    address: origin && origin + path,
    picture: origin && origin + picturePath(language, path),
    scripts: page.scripts[language],
    html: page.html ?? null,
  };
}

const DAY = 86_400;

/** Pages that are the same for everybody. */
const sitePages = ({ pages, files }: SiteInfo): readonly CardPage[] =>
  pages.map(({ path, title, heading, text, html }) => ({
    path,
    html,
    titleOf: (_, language) => title[language],
    cardOf: async (_, language) => {
      const label = heading[language];
      return { title: label, text: text[language], label, rows: [] };
    },
    pictureAge: DAY,
    scripts: path === "/" ? { en: [...files.en, ...files.home], ru: [...files.ru, ...files.home] } : files,
  }));

/** Max time for what is said of a match, in milliseconds: a page must open also where the store is slow. */
const PATIENCE = 500;

/** What a spectator sees of the match in an address; null where there is none, or it cannot be read in time. */
async function spectatedMatch(host: Host, request: FastifyRequest): Promise<MatchView | null> {
  const id = matchId.safeParse((request.params as { readonly id?: string }).id);
  if (!id.success) return null;
  const view = viewMatch(host, id.data).then(
    (found) => (found.ok ? found.value.view : null),
    () => null,
  );
  return Promise.race([view, sleep(PATIENCE, null, { ref: false })]);
}

const MINUTE = 60;

/** Pages of a match; beyond its budget of requests an address gets them as the build left them. */
function matchPages(scope: FastifyInstance, { host, limits }: PagesOptions, { files }: SiteInfo): readonly CardPage[] {
  const budget = scope.createRateLimit({ max: limits.requests, timeWindow: 60_000 });
  const page = (path: string, describe: typeof matchCard): CardPage => ({
    path,
    titleOf: ({ title }) => `${title} · Umpire`,
    cardOf: async (request, language) => {
      const spent = await budget(request);
      if (!spent.isAllowed && spent.isExceeded) return null;
      const view = await spectatedMatch(host, request);
      return view && describe(host, language, view);
    },
    pictureAge: MINUTE,
    scripts: files,
  });
  return [page("/match/:id", matchCard), page("/replay/:id", replayCard)];
}

/** The web pages, their pictures and their files. */
export async function servePages(server: FastifyInstance, options: PagesOptions): Promise<void> {
  const { root, painter, limits } = options;
  await serveFiles(server, root);
  const site = await readSite(root);
  await server.register(async (scope) => {
    await scope.register(rateLimit, { global: false });
    const sendPicture = pictureSender(scope, painter, limits.pictures);
    const pages = [...sitePages(site), ...matchPages(scope, options, site)];
    for (const page of pages) {
      scope.get(page.path, async (request, reply) => sendPage(request, reply, options, await headOf(page, request)));
      for (const language of languages)
        scope.get(picturePath(language, page.path), async (request, reply) => {
          const card = await page.cardOf(request, language);
          return card === null ? reply.callNotFound() : sendPicture(request, reply, card, page.pictureAge);
        });
    }
    // A site whose build says nothing has these all the same.
    for (const path of ["/", "/replay"].filter((each) => pages.every(({ path }) => path !== each)))
      scope.get(path, (request, reply) => sendPage(request, reply, options, null));
  });
}
