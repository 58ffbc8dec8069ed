import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { decide, table } from "../client.fixture.ts";
import { made, type Served, sat, served } from "../server.fixture.ts";
import paint from "./worker.ts";

const root = mkdtempSync(join(tmpdir(), "umpire-sharing-"));
const painted: string[] = [];
let at: Served;

const both = (text: string) => ({ en: text, ru: `${text} ру` });

beforeAll(async () => {
  writeFileSync(join(root, "index.html"), '<html lang="en"><!--head--><!--/head--><div id="app"><!--first--></div>');
  const page = (path: string) => ({ path, title: both(`T ${path}`), heading: both(`H ${path}`), text: both("About.") });
  const files = { home: [], en: [], ru: [] };
  writeFileSync(join(root, "pages.json"), JSON.stringify({ pages: ["/", "/planner"].map(page), files }));
  const painter = {
    paint: async (svg: string) => {
      painted.push(svg);
      return Buffer.from(svg);
    },
    close: async () => undefined,
  };
  at = await served({ options: { root, painter } });
});
afterAll(async () => {
  await at.close();
  rmSync(root, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}, host = "umpire.example:8080") =>
  at.server.inject({ method: "GET", url, headers: { host, ...headers } });

const metaOf = (body: string) =>
  Object.fromEntries(
    Array.from(body.matchAll(/<meta property="og:([a-z:_]+)" content="([^"]*)"/g), ([, name, content]) => [
      name,
      content,
    ]),
  );

test("a page of the site says what a link to it shows", async () => {
  const { body } = await get("/planner?lang=ru#plan");
  expect(metaOf(body)).toMatchObject({
    title: "H /planner ру",
    description: "About. ру",
    url: "http://umpire.example:8080/planner",
    image: "http://umpire.example:8080/picture/ru/planner",
    locale: "ru_RU",
  });
  expect(metaOf((await get("/")).body)["image"]).toBe("http://umpire.example:8080/picture/en/home");
});

test.each(["", "a b", "x/y", '"><script>', "user@host", "__proto__:port"])(
  "a host of %j gets no addresses",
  async (host) => {
    const { statusCode, body } = await get("/", {}, host);
    expect(statusCode).toBe(200);
    expect(body).not.toContain("<script>");
    expect(metaOf(body)).not.toHaveProperty("image");
  },
);

test("a match says who plays, its replay too, and both have their picture", async () => {
  const match = await made(at, { game: "rps" });
  expect((await get(`/match/${match}`)).body).toContain("A seat is free");
  await sat(at, match, "Ann <b>");
  await sat(at, match, "Борис");
  const { body } = await get(`/match/${match}`);
  expect(body).toContain("<title>Ann &lt;b&gt; – Борис · Rock, paper, scissors · Umpire</title>");
  expect(metaOf(body)).toMatchObject({
    title: "Ann &lt;b&gt; – Борис · Rock, paper, scissors",
    description: "Being played now: open the link and watch.",
    image: `http://umpire.example:8080/picture/en/match/${match}`,
  });
  expect(metaOf((await get(`/replay/${match}`)).body)["title"]).toMatch(/^Replay: Ann/);
  const picture = await get(`/picture/ru/match/${match}`);
  expect(picture.headers["content-type"]).toBe("image/png");
  expect(picture.headers["cross-origin-resource-policy"]).toBe("cross-origin");
  expect(picture.body).toContain("Ann &lt;b&gt;");
});

/** What is shown of a match in which the first seat has sealed this; its id, which differs, is left out. */
async function shownAfter(action: string) {
  const { match, tokens, clients } = await table(at, { game: "rps" });
  const [first] = clients;
  if (first === undefined) throw new Error("nobody sits");
  expect((await decide(first, action)).type).toBe("ack");
  const page = (await get(`/match/${match}`)).body.replaceAll(match, "");
  const picture = (await get(`/picture/en/match/${match}`)).body;
  await Promise.all(clients.map(({ leave }) => leave()));
  return { page, picture, tokens };
}

test("a sealed decision is in no word and no picture", async () => {
  const [rock, paper] = [await shownAfter("rock"), await shownAfter("paper")];
  expect(rock.page).toContain("Player 0 – Player 1");
  expect([rock.page, rock.picture]).toEqual([paper.page, paper.picture]);
  for (const token of rock.tokens) expect(rock.page).not.toContain(token);
});

test.each(["__proto__", "constructor", "toString-1", "nothing-here", "..%2f..%2fetc"])(
  "/match/%s is a page about nothing, and has no picture",
  async (id) => {
    const { statusCode, body } = await get(`/match/${id}`);
    expect(statusCode).toBe(200);
    expect(metaOf(body)).toEqual({});
    expect((await get(`/picture/en/match/${id}`)).statusCode).toBe(404);
  },
);

test("a picture is painted once, and not at all for who has it", async () => {
  painted.length = 0;
  const first = await get("/picture/en/planner");
  expect(first.headers["cache-control"]).toBe("public, max-age=86400");
  expect((await get("/picture/en/planner")).body).toBe(first.body);
  expect(painted).toHaveLength(1);
  const tag = String(first.headers["etag"]);
  expect((await get("/picture/en/planner", { "if-none-match": tag })).statusCode).toBe(304);
});

test("an address has so many pictures painted in a minute, and then those that are there", async () => {
  const few = await served({ limits: { pictures: 2 }, options: { root } });
  const ask = (url: string) => few.server.inject({ method: "GET", url });
  const answers = [];
  for (const path of ["en/home", "ru/home", "en/planner", "en/home"]) answers.push(await ask(`/picture/${path}`));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429, 200]);
  expect(Number(answers[2]?.headers["retry-after"])).toBeGreaterThan(0);
  expect(answers[2]?.headers["cache-control"]).toBe("no-store");
  await few.close();
});

test("beyond its budget of requests an address gets pages that say nothing of the match", async () => {
  const few = await served({ limits: { requests: 3 }, options: { root } });
  const match = await made(few, { game: "rps" });
  const titles = [];
  for (let time = 0; time < 5; time += 1)
    titles.push(
      metaOf((await few.server.inject({ method: "GET", url: `/match/${match}` })).body)["title"] !== undefined,
    );
  expect(titles).toEqual([true, true, true, false, false]);
  await few.close();
});

test("where the painter fails there is no picture, and the page opens all the same", async () => {
  const painter = { paint: async () => null, close: async () => undefined };
  const poor = await served({ options: { root, painter } });
  const { statusCode, headers } = await poor.server.inject({ method: "GET", url: "/picture/en/home" });
  expect([statusCode, headers["cache-control"], headers["etag"]]).toEqual([503, "no-store", undefined]);
  await poor.close();
});

test("the SVG of a card becomes a PNG of its size, in letters of both alphabets", async () => {
  const match = await made(at, { game: "rps" });
  await sat(at, match, "Ann & \u{1f600}");
  await sat(at, match, "Борис");
  const png = Buffer.from(await paint((await get(`/picture/ru/match/${match}`)).body));
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  const empty = Buffer.from(await paint('<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"/>'));
  expect(png.length).toBeGreaterThan(empty.length * 2);
});
