import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { rps } from "@umpire/rps/game";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pile, written } from "./bundles/pile.fixture.ts";
import { type Server, serve, sqlite } from "./index.ts";
import { ask, post } from "./server.fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "umpire-kits-"));
const FRIEND = "https://friend.example";
let server: Server;

beforeAll(async () => {
  writeFileSync(join(folder, "index.html"), "<html><head></head></html>");
  server = await serve({
    kits: [pathToFileURL(written(folder, "pile.ts", pile())), { rps }],
    store: sqlite(join(folder, "data")),
    origins: [FRIEND],
    authenticate: ({ headers }) => {
      const id = headers.authorization?.split(" ")[1];
      return id === undefined ? null : { id, name: id.toUpperCase() };
    },
    port: 0,
    site: folder,
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const as = (id: string) => ({ authorization: `Bearer ${id}` });
const joined = (match: string, name: string, headers: Record<string, string>) =>
  post(server, `/api/matches/${match}/join`, { name, seed: "0011223344556677" }, headers);

test("files bring their pages, values are played by requests", async () => {
  const { body } = await ask(server, "/api/games");
  expect(body["games"]).toMatchObject([{ id: "pile" }, { id: "rps" }]);
  const page = (await ask(server, "/")).text;
  expect(page).toContain("pile");
  const [hash = ""] = /[0-9a-f]{64}/.exec(page) ?? [];
  const code = await ask(server, `/games/${hash}/game.js`);
  expect([code.status, code.headers.get("cache-control")]).toEqual([200, "public, max-age=31536000, immutable"]);
  for (const path of [`/games/${hash}/board.js`, `/games/${"0".repeat(64)}/game.js`, "/games/__proto__/game.js"])
    expect((await ask(server, path)).status).toBe(404);
});

test("who is not signed in watches; who is plays under its own name, and finds its seat again", async () => {
  expect((await post(server, "/api/matches", { game: "rps" })).body).toMatchObject({
    refusal: { code: "not-signed-in", message: "Sign in first." },
  });
  const { status, body } = await post(server, "/api/matches", { game: "rps" }, as("ann"));
  expect(status).toBe(201);
  const match = String(body["match"]);
  expect((await joined(match, "Mallory", {})).status).toBe(401);
  const [first, again] = [await joined(match, "Mallory", as("ann")), await joined(match, "Ann", as("ann"))];
  expect([first.body["seat"], again.body["seat"]]).toEqual([0, 0]);
  expect(again.body["token"]).not.toBe(first.body["token"]);
  expect((await joined(match, "Bob", as("bob"))).body).toMatchObject({ seat: 1 });
  const { body: looked } = await ask(server, `/api/matches/${match}`);
  expect(looked).toMatchObject({ view: { status: "running", players: [{ name: "ANN" }, { name: "BOB" }] } });
  expect(JSON.stringify(looked)).not.toContain('"ann"');
});

test("pages of listed origins may ask with their sign, and may show ours in a frame", async () => {
  const preflight = { "access-control-request-method": "POST" };
  const asked = (origin: string) =>
    ask(server, "/api/matches", { method: "OPTIONS", headers: { origin, ...preflight } });
  expect((await asked(FRIEND)).headers.get("access-control-allow-headers")).toBe("content-type, authorization");
  expect((await asked("https://other.example")).headers.get("access-control-allow-origin")).toBeNull();
  const { headers } = await ask(server, "/");
  expect(headers.get("content-security-policy")).toContain(`frame-ancestors 'self' ${FRIEND}`);
  expect(headers.get("x-frame-options")).toBeNull();
});

test("a bot of a value answers, and so does one of a file", async () => {
  for (const game of ["rps", "pile"]) {
    const { body } = await post(server, "/api/matches", { game, seats: ["open", { bot: "random" }] }, as("ann"));
    expect((await joined(String(body["match"]), "Ann", as("ann"))).status).toBe(200);
  }
});

test("what cannot be served is said at once", async () => {
  await expect(serve({ kits: [{}], port: 0 })).rejects.toThrow("it exports no game: no object with a resolve");
  await expect(serve({ kits: [], origins: ["nonsense"] })).rejects.toThrow("is no origin");
  const store = sqlite(join(folder, "other"));
  await expect(serve({ kits: [join(folder, "nowhere.ts")], store, port: 0 })).rejects.toThrow("it does not exist");
});
