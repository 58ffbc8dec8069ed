import { afterAll, beforeAll, expect, test } from "vitest";
import { type Served, served } from "../server.fixture.ts";

const FRIEND = "https://friend.example";
const EVIL = "https://evil.example";

let at: Served;
beforeAll(async () => {
  at = await served({ options: { origins: [FRIEND, "http://other.example:81"] }, limits: { requests: 50 } });
});
afterAll(() => at.close());

type CorsRequest = { readonly method: string; readonly body?: string; readonly headers?: Record<string, string> };

/** What a browser lets a page of this origin read of an answer: the CORS check of the Fetch standard. */
const isShared = (response: Response, origin: string) =>
  [origin, "*"].includes(response.headers.get("access-control-allow-origin") ?? "");

const listOf = (response: Response, header: string) =>
  (response.headers.get(header) ?? "").split(",").map((each) => each.trim().toLowerCase());

/**
 * Fetches as a browser does for a page of this origin: where the request is not a simple one it asks before, and what
 * it may not share it keeps. Null where the page would get a network error.
 */
async function fetchFrom(origin: string, path: string, { method, body, headers = {} }: CorsRequest) {
  const url = `http://127.0.0.1:${at.port}${path}`;
  const unsafe = Object.keys(headers).filter((name) => name === "content-type");
  if (unsafe.length > 0) {
    const asked = { "access-control-request-method": method, "access-control-request-headers": unsafe.join(",") };
    const preflight = await fetch(url, { method: "OPTIONS", headers: { origin, ...asked } });
    const allowed = listOf(preflight, "access-control-allow-headers");
    const isAllowed =
      preflight.ok &&
      isShared(preflight, origin) &&
      listOf(preflight, "access-control-allow-methods").includes(method.toLowerCase()) &&
      unsafe.every((name) => allowed.includes(name));
    if (!isAllowed) return null;
  }
  const response = await fetch(url, { method, headers: { ...headers, origin }, ...(body !== undefined && { body }) });
  return isShared(response, origin) ? response : null;
}

const posting = (body: object): CorsRequest => ({
  method: "POST",
  body: JSON.stringify(body),
  headers: { "content-type": "application/json" },
});

test("a page of an allowed address makes a match, sits down and looks, as its browser has it", async () => {
  const made = await fetchFrom(FRIEND, "/api/matches", posting({ game: "rps", isPublic: true }));
  expect(made?.status).toBe(201);
  const { match } = JSON.parse((await made?.text()) ?? "{}");
  const sat = await fetchFrom(FRIEND, `/api/matches/${match}/join`, posting({ name: "Ann", seed: "0123456789abcdef" }));
  expect(sat?.status).toBe(200);
  const seen = await fetchFrom(FRIEND, `/api/matches/${match}`, { method: "GET" });
  expect(await seen?.json()).toMatchObject({ view: { match, players: [{ name: "Ann" }, null] } });
  // Refusals are for the page to read, too: bad requests, and addresses that are none.
  expect((await fetchFrom(FRIEND, "/api/matches", posting({ game: "chess" })))?.status).toBe(400);
  expect((await fetchFrom(FRIEND, "/api/nothing", { method: "GET" }))?.status).toBe(404);
});

test.each([EVIL, "null", `${FRIEND}.evil.example`, "http://friend.example", `${FRIEND}:8443`])(
  "a page of %s gets nothing",
  async (origin) => {
    expect(await fetchFrom(origin, "/api/matches", posting({ game: "rps" }))).toBeNull();
    expect(await fetchFrom(origin, "/api/games", { method: "GET" })).toBeNull();
    const url = `http://127.0.0.1:${at.port}/api/matches`;
    const headers = { origin, "access-control-request-method": "POST" };
    const preflight = await fetch(url, { method: "OPTIONS", headers });
    expect(preflight.status).toBe(404);
    expect([...preflight.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
  },
);

test("by the date in an answer a page of an allowed address can set its clocks", async () => {
  const response = await fetchFrom(FRIEND, "/api/games", { method: "GET" });
  expect(listOf(response ?? new Response(), "access-control-expose-headers")).toEqual(["retry-after", "date"]);
  expect(Date.parse(response?.headers.get("date") ?? "")).not.toBeNaN();
});

test("a cache keeps the answers of several sites apart, and no cookies are allowed", async () => {
  const url = `http://127.0.0.1:${at.port}/api/games`;
  for (const headers of [{}, { origin: FRIEND }, { origin: EVIL }]) {
    const response = await fetch(url, { headers });
    expect(listOf(response, "vary")).toContain("origin");
    expect(response.headers.get("access-control-allow-credentials")).toBeNull();
  }
});

test("pages and figures are not the interface", async () => {
  expect(await fetchFrom(FRIEND, "/metrics", { method: "GET" })).toBeNull();
  expect(await fetchFrom(FRIEND, "/", { method: "GET" })).toBeNull();
});

test("without --origin nobody is told anything", async () => {
  const plain = await served();
  const url = `http://127.0.0.1:${plain.port}/api/games`;
  const response = await fetch(url, { headers: { origin: FRIEND } });
  expect([...response.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
  await plain.close();
});

test("who asks too much is told so readably", async () => {
  let last: Response | null = null;
  for (let asked = 0; asked < 60 && last?.status !== 429; asked += 1) {
    last = await fetchFrom(FRIEND, "/api/games", { method: "GET" });
  }
  expect(last?.status).toBe(429);
  expect(last?.headers.get("retry-after")).not.toBeNull();
});
