import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Served, served } from "../server.fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "umpire-server-"));
const root = join(folder, "dist");
let at: Served;
let server: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(root, "assets"), { recursive: true });
  writeFileSync(
    join(root, "index.html"),
    '<html lang="en"><!--head--><title>app</title><!--/head--><div id="app"><!--first--></div>',
  );
  const pages = ["/", "/planner", "/rules/go"].map((path) => ({
    path,
    title: { en: `At ${path}`, ru: `Здесь ${path}` },
    heading: { en: `Here ${path}`, ru: `Тут ${path}` },
    text: { en: "Some <b> & more", ru: "Кое-что" },
  }));
  const files = { home: ["/assets/home-abc.js"], en: ["/assets/words-en-abc.js"], ru: ["/assets/words-ru-abc.js"] };
  writeFileSync(join(root, "pages.json"), JSON.stringify({ pages, files }));
  writeFileSync(join(root, "icon.svg"), "<svg/>");
  writeFileSync(join(root, ".hidden"), "secret");
  writeFileSync(join(root, "assets/index-abc.js"), "1");
  writeFileSync(join(root, "assets/large-abc.js"), "large");
  writeFileSync(join(root, "assets/large-abc.js.br"), brotliCompressSync("large"));
  writeFileSync(join(root, "assets/large-abc.js.gz"), gzipSync("large"));
  writeFileSync(join(folder, "package.json"), "secret");
  at = await served({ options: { root } });
  server = at.server;
});

afterAll(async () => {
  await at.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string) => server.inject({ method: "GET", url });
const fetched = (url: string, headers: Record<string, string>) => server.inject({ method: "GET", url, headers });

/** As it stands, dots and all: `inject` and `fetch` would tidy the path before it is sent. */
function getRaw(path: string): Promise<{ readonly status: number; readonly body: string }> {
  const { port } = server.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port, path }, (response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (text: string) => {
        body += text;
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, body }));
    });
    asked.on("error", reject).end();
  });
}

test.each([
  "/",
  "/planner",
  "/planner/",
  "/planner?map=18",
  "/match/8Epy-FlCSz_GQ-cW",
  "/replay",
  "/replay/8Epy-FlCSz_GQ-cW",
  "/rules/go",
])("%s is a page of the app", async (url) => {
  const { statusCode, headers, body } = await get(url);
  expect(statusCode).toBe(200);
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(headers["cache-control"]).toBe("no-cache");
  expect(body).toContain('<div id="app">');
});

test("a page says what it is about before its script runs, in the language of the link or of the browser", async () => {
  const { body } = await get("/");
  expect(body).toContain('<html lang="en"><title>At /</title>');
  expect(body).toContain('<meta name="description" content="Some &lt;b&gt; &amp; more" />');
  expect(body).toMatch(/<div id="app"><header .*<p>Here \/<\/p><p class="muted">Some &lt;b&gt; &amp; more<\/p>/);
  const russian = '<html lang="ru"><title>Здесь /planner</title>';
  expect((await get("/planner?lang=ru")).body).toContain(russian);
  const asked = await fetched("/planner?lang=de", { "accept-language": "ru-RU,en;q=0.5" });
  expect(asked.body).toContain(russian);
  expect(asked.headers["vary"]).toBe("Accept-Language");
});

test("a page names the modules that it will ask for, so that they come at once", async () => {
  const named = (body: string) =>
    Array.from(body.matchAll(/<link rel="modulepreload" crossorigin href="(.*?)"/g), ([, href]) => href);
  expect(named((await get("/")).body)).toEqual(["/assets/words-en-abc.js", "/assets/home-abc.js"]);
  expect(named((await get("/planner?lang=ru")).body)).toEqual(["/assets/words-ru-abc.js"]);
});

test.each(["/nothing", "/rules", "/rules/chess", "/assets/gone.js", "/.hidden"])(
  "%s is none, and the app says so",
  async (url) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(404);
    expect(body).toContain("<title>app</title>");
  },
);

test("files with a hash in their name are kept for good, others are asked for anew", async () => {
  expect((await get("/assets/index-abc.js")).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect((await get("/icon.svg")).headers["cache-control"]).toBe("no-cache");
  expect((await get("/index.html")).headers["cache-control"]).toBe("no-cache");
});

test.each([
  ["br", "gzip, deflate, br, zstd", brotliCompressSync("large")],
  ["gzip", "gzip, deflate", gzipSync("large")],
  ["gzip", "br;q=0, gzip", gzipSync("large")],
  [undefined, "identity", Buffer.from("large")],
  [undefined, "", Buffer.from("large")],
])("a file comes as %s, as the build made it, to who accepts %s", async (coding, accepted, bytes) => {
  const { statusCode, headers, rawPayload } = await fetched("/assets/large-abc.js", { "accept-encoding": accepted });
  expect(statusCode).toBe(200);
  expect(headers["content-encoding"]).toBe(coding);
  expect(headers["content-type"]).toBe("application/javascript; charset=utf-8");
  expect(headers["vary"]).toBe("Accept-Encoding");
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(rawPayload).toEqual(bytes);
});

test("what the build has not compressed comes as it is", async () => {
  const { headers, body } = await fetched("/assets/index-abc.js", { "accept-encoding": "br" });
  expect(headers["content-encoding"]).toBeUndefined();
  expect(body).toBe("1");
});

test("a page is sent again only when it has changed; that there is none is always said", async () => {
  const { headers } = await get("/planner");
  const tag = String(headers["etag"]);
  expect(tag).toMatch(/^"[\w-]{43}"$/);
  for (const asked of [tag, `W/${tag}`, `"other", ${tag}`]) {
    const { statusCode, body } = await fetched("/planner", { "if-none-match": asked });
    expect([statusCode, body]).toEqual([304, ""]);
  }
  expect((await fetched("/planner", { "if-none-match": '"other"' })).statusCode).toBe(200);
  expect((await fetched("/nothing", { "if-none-match": tag })).statusCode).toBe(404);
});

test.each(["/", "/nothing", "/assets/index-abc.js"])("%s comes with strict headers", async (url) => {
  const { headers } = await get(url);
  expect(String(headers["content-security-policy"]).split(";")).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]);
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["referrer-policy"]).toBe("no-referrer");
  expect(headers["permissions-policy"]).toContain("camera=()");
  expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
  expect(headers["x-powered-by"]).toBeUndefined();
});

test("pages connect to where their site says, and to nothing that is no origin", async () => {
  const site = mkdtempSync(join(tmpdir(), "umpire-site-"));
  writeFileSync(join(site, "index.html"), "<html></html>");
  const connects = ["https://games.example", "https://games.example/path", "'unsafe-inline'", "*"];
  writeFileSync(join(site, "pages.json"), JSON.stringify({ pages: [], files: { home: [], en: [], ru: [] }, connects }));
  const other = await served({ options: { root: site } });
  const { headers } = await other.server.inject({ method: "GET", url: "/" });
  expect(String(headers["content-security-policy"]).split(";")).toContain("connect-src 'self' https://games.example");
  await other.close();
  rmSync(site, { recursive: true, force: true });
});

test.each([
  "/../package.json",
  "/assets/../../package.json",
  "/%2e%2e/package.json",
  "/..%2fpackage.json",
  "/assets/%2e%2e%2f%2e%2e%2fpackage.json",
  "/..%5cpackage.json",
  "/%252e%252e/package.json",
  "//../package.json",
  "/%00",
])("%s does not lead out of the folder", async (path) => {
  const { status, body } = await getRaw(path);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(body).not.toContain("secret");
});

test("only reading is possible", async () => {
  const { statusCode, headers } = await server.inject({ method: "POST", url: "/planner", payload: { any: 1 } });
  expect(statusCode).toBe(405);
  expect(headers["allow"]).toBe("GET, HEAD");
  expect((await server.inject({ method: "HEAD", url: "/planner" })).statusCode).toBe(200);
});

const unreadable = ["%", "%00", "%ff", "%E0%A4%A", "a%00b", "%C3%28"];

test.each(["/", "/match/", "/assets/", "/health/", "/peer/"].flatMap((path) => unreadable.map((end) => path + end)))(
  "%s is no address, and is not repeated",
  async (path) => {
    expect(await getRaw(path)).toEqual({ status: 400, body: '{"error":"refused"}' });
  },
);

test.each(
  ["/api/", "/api/games", "/api/matches/", "/api/play", "/api/matches?game="].flatMap((path) =>
    unreadable.map((end) => path + end),
  ),
)("%s is refused as everything there is", async (path) => {
  const { status, body } = await getRaw(path);
  expect([status, JSON.parse(body)]).toEqual([
    400,
    { refusal: { code: "bad-request", path: "", problem: "not readable", message: expect.any(String) } },
  ]);
});

test("what follows the question mark of a page is the page's own", async () => {
  expect((await getRaw("/planner?map=100%&x=%ff")).status).toBe(200);
});

test("without the built pages the answer names no path of the machine", async () => {
  const empty = await served({ options: { root: join(root, "assets") } });
  const { statusCode, body } = await empty.server.inject({ method: "GET", url: "/" });
  await empty.close();
  expect(statusCode).toBe(500);
  expect(body).not.toContain(folder);
});
