import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import files from "@fastify/static";
import { type Language, languages } from "@umpire/protocol";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type PageHead, withHead } from "./page-html.ts";
import { languageOf } from "./refusals.ts";

type ByLanguage<T> = { readonly [language in Language]: T };

/** What the site's build says of itself: its pages that are the same for everybody, and files of the home page. */
type SiteInfo = {
  readonly pages: readonly {
    readonly path: string;
    readonly title: ByLanguage<string>;
    readonly text: ByLanguage<string>;
  }[];
  readonly files: ByLanguage<readonly string[]> & { readonly home: readonly string[] };
};

const unknownSite: SiteInfo = { pages: [], files: { home: [], en: [], ru: [] } };

async function readSite(root: string): Promise<SiteInfo> {
  const file = join(root, "pages.json");
  return existsSync(file) ? JSON.parse(await readFile(file, "utf8")) : unknownSite;
}

/** The paths at which any site has a page. */
const everywhere = ["/", "/match/:id", "/replay", "/replay/:id"];

const YEAR = "public, max-age=31536000, immutable";
const ASK = "no-cache";

/** Files with a hash in their name never change; everything else is revalidated. */
const cachingOf = (root: string, path: string): string => (path.startsWith(join(root, "assets") + sep) ? YEAR : ASK);

/** The strong validator of a text (RFC 9110, 8.8.3). */
const tagOf = (text: string): string => `"${createHash("sha256").update(text).digest("base64url")}"`;

/** Whether the asker has this version already (RFC 9110, 13.1.2). */
const isKnown = (ifNoneMatch: string | undefined, tag: string): boolean =>
  (ifNoneMatch ?? "").split(",").some((each) => each.trim().replace(/^W\//, "") === tag);

/** The app's page, as the build left it where nothing is said of it. */
export async function sendPage(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  root: string,
  head: PageHead | null,
  status = 200,
): Promise<FastifyReply> {
  const html = await readFile(join(root, "index.html"), "utf8");
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
const serveFiles = (server: FastifyInstance, root: string) =>
  server.register(files, {
    root,
    index: false,
    dotfiles: "ignore",
    cacheControl: false,
    preCompressed: true,
    setHeaders: (response, path) => {
      response.setHeader("cache-control", cachingOf(root, path));
      // A cache must not give compressed bytes to whoever cannot read them.
      response.setHeader("vary", "Accept-Encoding");
    },
  });

/** The web pages and their files. */
export async function servePages(server: FastifyInstance, root: string): Promise<void> {
  await serveFiles(server, root);
  const { pages, files } = await readSite(root);
  for (const { path, title, text } of pages)
    server.get(path, (request, reply) => {
      const language = wantedLanguage(request);
      const scripts = [...files[language], ...(path === "/" ? files.home : [])];
      return sendPage(request, reply, root, { language, title: title[language], text: text[language], scripts });
    });
  for (const path of everywhere.filter((each) => pages.every(({ path }) => path !== each)))
    server.get(path, (request, reply) => sendPage(request, reply, root, null));
}
