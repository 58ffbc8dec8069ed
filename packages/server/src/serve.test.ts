import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { product } from "umpire/product-fixture";
import { afterAll, expect, test, vi } from "vitest";
import { machine } from "./node-world.ts";
import { openData, serve } from "./serve.ts";
import { type Settings, whyNoData } from "./settings.ts";
import { defaultLimits } from "./socket/limits.ts";
import { evenClock } from "./world.ts";

const folder = mkdtempSync(join(tmpdir(), "umpire-serve-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const root = join(folder, "pages");
mkdirSync(root);
writeFileSync(join(root, "index.html"), "<title>app</title>");

const settings: Settings = {
  port: 0,
  host: "127.0.0.1",
  language: "en",
  data: join(folder, "deep", "data"),
  log: "silent",
  origins: [],
  database: null,
  node: null,
  proxies: null,
  metricsPort: null,
  metricsToken: null,
  packs: true,
  limits: defaultLimits,
  drain: 0,
  botDelay: 0,
  botTime: 1000,
  tables: null,
  games: [],
  board: null,
  watch: false,
  bots: [],
};

const made = async (port: number): Promise<string> => {
  const init = { method: "POST", body: '{"game":"rps"}', headers: { "content-type": "application/json" } };
  const { match } = (await (await fetch(`http://127.0.0.1:${port}/api/matches`, init)).json()) as { match: string };
  return match;
};

test("what was made is there after a restart, and the outage is known", async () => {
  const first = await serve(settings, root, await openData(settings), product);
  const match = await made(first.port);
  await first.close();
  const store = await openData(settings);
  const second = await serve(settings, root, store, product);
  const looked = await fetch(`http://127.0.0.1:${second.port}/api/matches/${match}`);
  expect([looked.status, await looked.json()]).toMatchObject([200, { view: { match, status: "open" } }]);
  expect(await store.outages()).toHaveLength(1);
  const { ok } = await fetch(`http://127.0.0.1:${second.port}/health`);
  expect(ok).toBe(true);
  expect(await (await fetch(`http://127.0.0.1:${second.port}/metrics`)).text()).toContain("process_cpu");
  await second.close();
  await expect(store.beat(1)).rejects.toThrow("closed");
  await expect(fetch(`http://127.0.0.1:${second.port}/`)).rejects.toThrow();
});

test("a new folder is for its owner alone", () => {
  expect(statSync(settings.data).mode & 0o777).toBe(0o700);
});

test("in a folder that others may read, what is kept is for its owner alone", async () => {
  const open = join(folder, "open");
  mkdirSync(open, { mode: 0o755 });
  const store = await openData({ data: open, database: null });
  await store.beat(1);
  const modes = readdirSync(open).map((file) => [file, statSync(join(open, file)).mode & 0o777]);
  await store.close();
  expect(modes).toContainEqual(["umpire.sqlite-wal", 0o600]);
  for (const [, mode] of modes) expect(mode).toBe(0o600);
});

test("where listening fails, nothing is left open", async () => {
  const one = await serve(settings, root, await openData(settings), product);
  const store = await openData({ data: join(folder, "other"), database: null });
  await expect(serve({ ...settings, port: one.port }, root, store, product)).rejects.toMatchObject({
    code: "EADDRINUSE",
  });
  await expect(store.beat(1)).rejects.toThrow("closed");
  const third = await openData({ data: join(folder, "other"), database: null });
  await expect(serve({ ...settings, proxies: "nonsense" }, root, third, product)).rejects.toThrow("nonsense");
  await expect(third.beat(1)).rejects.toThrow("closed");
  await one.close();
});

test("a folder in which nothing can be kept is explained", async () => {
  const file = join(folder, "file");
  writeFileSync(file, "");
  const why = async (data: string) =>
    whyNoData(await openData({ data, database: null }).catch((error: unknown) => error), {
      data,
      database: null,
      language: "en",
    });
  expect(await why(join(file, "data"))).toMatch(/^Matches cannot be kept in the folder ".*": .*\. Choose another/);
  expect(await why("/proc/umpire")).toMatch(/^Matches cannot be kept/);
  const strange = join(folder, "strange");
  mkdirSync(strange);
  writeFileSync(
    join(strange, "umpire.sqlite"),
    "this is no database, and it is long enough to be seen as none".repeat(9),
  );
  expect(await why(strange)).toContain("is not one of Umpire's");
});

test("a wall clock that is set anew changes nothing: time goes on evenly", () => {
  vi.useFakeTimers({ now: 1_000_000 });
  try {
    const now = evenClock(machine, Date.now());
    vi.advanceTimersByTime(250);
    vi.setSystemTime(5_000_000);
    vi.advanceTimersByTime(250);
    vi.setSystemTime(0);
    expect(now()).toBe(1_000_500);
  } finally {
    vi.useRealTimers();
  }
});

test("it listens before it takes up what is under way", async () => {
  const store = await openData(settings);
  let goOn: (matches: readonly string[]) => void = () => undefined;
  const unfinished = () => new Promise<readonly string[]>((resolve) => (goOn = resolve));
  const serving = await serve(settings, root, { ...store, unfinished }, product);
  expect((await fetch(`http://127.0.0.1:${serving.port}/health`)).status).toBe(200);
  goOn([]);
  await serving.close();
});

test("before it ends its health says so, and everything else still works", async () => {
  const serving = await serve({ ...settings, drain: 2000 }, root, await openData(settings), product);
  const at = `http://127.0.0.1:${serving.port}`;
  expect((await fetch(`${at}/health`)).status).toBe(200);
  const closing = serving.close();
  const health = await fetch(`${at}/health`);
  const body = { ok: false, why: "closing", message: "The server is about to end." };
  expect([health.status, await health.json()]).toEqual([503, body]);
  expect((await fetch(`${at}/api/matches/${await made(serving.port)}`)).status).toBe(200);
  await closing;
  await expect(fetch(`${at}/health`)).rejects.toThrow();
});

test("counts with a port of their own are there alone, and a token is asked for there too", async () => {
  const { port, countsPort, close } = await serve(
    { ...settings, metricsPort: 0 },
    root,
    await openData(settings),
    product,
  );
  const statusAt = async (at: number | null, path: string, headers = {}) =>
    (await fetch(`http://127.0.0.1:${at}${path}`, { headers })).status;
  expect(await statusAt(countsPort, "/metrics")).toBe(200);
  for (const path of ["/", "/health", "/api/games"]) expect(await statusAt(countsPort, path)).toBe(404);
  expect(await statusAt(port, "/metrics")).toBe(404);
  await close();
  await expect(statusAt(countsPort, "/metrics")).rejects.toThrow();
  const both = { ...settings, metricsPort: 0, metricsToken: "xyzzy" };
  const second = await serve(both, root, await openData(settings), product);
  expect(await statusAt(second.countsPort, "/metrics")).toBe(401);
  expect(await statusAt(second.countsPort, "/metrics", { authorization: "Bearer xyzzy" })).toBe(200);
  await second.close();
});
