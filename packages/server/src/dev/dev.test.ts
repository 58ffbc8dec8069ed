import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundlePath, DEV_NEWS, DEV_PLACE, type DevNews } from "@umpire/protocol";
import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { pile, written } from "../bundles/pile.fixture.ts";
import { makeDevServer } from "./dev.ts";
import { openWorkshop, type Workshop } from "./workshop.ts";

const folder = mkdtempSync(join(tmpdir(), "umpire-dev-"));
afterAll(() => {
  for (const each of [folder, root]) rmSync(each, { recursive: true, force: true });
});

const file = written(folder, "pile.ts", pile());
const root = mkdtempSync(join(tmpdir(), "umpire-dev-site-"));
writeFileSync(join(root, "index.html"), "<html><head></head></html>");
let workshop: Workshop;
let heard: DevNews[];
beforeEach(async () => {
  writeFileSync(file, pile());
  workshop = await openWorkshop({ file, board: null });
  heard = [...workshop.news()];
  workshop.subscribe((news) => heard.push(news));
});
afterEach(() => workshop.close());

/** The first news of this kind that is told from now on, or was told already. */
async function news<K extends DevNews["is"]>(is: K, fits: (news: DevNews) => boolean = () => true) {
  for (;;) {
    const found = heard.find((each) => each.is === is && fits(each));
    if (found !== undefined) return found as Extract<DevNews, { is: K }>;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe("a file that is being written", () => {
  test("is built at once, and then tried out in a process of its own", async () => {
    const { bundle, savedAt } = await news("built");
    expect(savedAt).toBeNull();
    expect(await news("tried")).toEqual({ is: "tried", bundle, trouble: null });
  });

  test("is built again when it is saved, and the code before is still there", async () => {
    const { bundle: first } = await news("built");
    writeFileSync(file, pile({ size: 7 }));
    const { bundle, savedAt } = await news("built", (each) => each.is === "built" && each.bundle !== first);
    expect(savedAt).toBeGreaterThan(0);
    for (const each of [first, bundle]) expect((await workshop.find(each))?.parts.code).toContain("pile");
    expect(workshop.news()[0]).toMatchObject({ is: "built", bundle });
  });

  test("is said with its line where it cannot be built, until it can", async () => {
    writeFileSync(file, pile().replace("setup: ()", "setup: = ()"));
    const { trouble } = await news("trouble");
    expect(trouble).toMatchObject({ file: expect.stringContaining("pile.ts"), line: 8 });
    expect(workshop.news().map(({ is }) => is)).toContain("trouble");
    heard = [];
    writeFileSync(file, pile({ size: 9 }));
    await news("built");
    expect(workshop.news().map(({ is }) => is)).not.toContain("trouble");
  });

  test("that is built and plays wrongly is said with its line too", async () => {
    writeFileSync(file, pile().replace("left - chosen", "left.x.y - chosen"));
    const { trouble } = await news("tried", (each) => each.is === "tried" && each.trouble !== null);
    expect(trouble).toMatchObject({ line: 11, problem: expect.stringContaining("Cannot read properties") });
  });

  test("is named with its line for an error in a page", async () => {
    writeFileSync(file, pile().replace("setup: () => (", 'setup: () => { throw new Error("here"); }, odd: () => ('));
    const before = heard.length;
    const { bundle } = await news("built", (each) => heard.indexOf(each) >= before);
    const code = (await workshop.find(bundle))?.parts.code ?? "";
    const at = code.slice(0, code.indexOf('Error("here")'));
    const place = `${at.split("\n").length}:${at.length - at.lastIndexOf("\n")}`;
    const stack = `Error: here\n    at setup (http://127.0.0.1:8081${bundlePath(bundle)}:${place})`;
    expect(workshop.placeOf({ bundle, stack })).toEqual({ file: expect.stringContaining("pile.ts"), line: 8 });
    expect(workshop.placeOf({ bundle, stack: "Error: elsewhere" })).toBeNull();
    expect(workshop.placeOf({ bundle: "__proto__", stack })).toBeNull();
  });
});

describe("the server of the page", () => {
  let server: FastifyInstance;
  beforeEach(async () => {
    const options = {
      file: '"pile".ts',
      board: null,
      port: 0,
      host: "127.0.0.1",
      language: "en",
      root,
    } as const;
    server = await makeDevServer(options, workshop);
  });
  afterEach(() => server.close());
  const get = (url: string, host = "127.0.0.1:8081") => server.inject({ method: "GET", url, headers: { host } });

  test("gives the page of the file, with a policy", async () => {
    const page = await get("/");
    expect(page.body).toContain('<meta name="umpire-dev" content="&quot;pile&quot;.ts" />');
    expect(page.headers["content-security-policy"]).toContain("script-src 'self'");
  });

  test("gives code by its hash, and nothing else", async () => {
    const { bundle } = await news("built");
    expect((await get(bundlePath(bundle))).headers["content-type"]).toContain("javascript");
    for (const odd of [bundlePath("0".repeat(64)), bundlePath(bundle, "__proto__"), "/pile.ts", "/api/games"])
      expect((await get(odd)).statusCode).toBe(404);
  });

  test("answers no page of another site that calls this machine by its own name", async () => {
    for (const host of ["evil.example", "localhost.evil.example", "10.0.0.1:8081"])
      expect((await get("/", host)).statusCode).toBe(421);
    for (const host of ["localhost:8081", "127.0.0.1", "[::1]:8081"])
      expect((await get("/", host)).statusCode).toBe(200);
  });

  test("refuses a trace that is none, or too long", async () => {
    const post = (payload: object) =>
      server.inject({ method: "POST", url: DEV_PLACE, payload, headers: { host: "localhost" } });
    expect((await post({ bundle: "constructor", stack: "x" })).json()).toBeNull();
    expect((await post({ bundle: "x" })).statusCode).toBe(400);
    expect((await post({ bundle: "x", stack: "y".repeat(30_000) })).statusCode).toBe(400);
  });

  test("tells what is known already, and then what is new", async () => {
    await news("tried");
    await server.listen({ host: "127.0.0.1", port: 0 });
    const [address] = server.addresses();
    const answer = await fetch(`http://127.0.0.1:${address?.port}${DEV_NEWS}`);
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    const until = async (word: string) => {
      while (!text.includes(word)) text += (await reader?.read())?.value ?? "";
    };
    await until('"is":"tried"');
    writeFileSync(file, pile({ size: 11 }));
    await until('"savedAt":1');
    await reader?.cancel();
  });
});
