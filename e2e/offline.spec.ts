import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { games } from "umpire";
import { expect, onDesktop, test } from "./fixtures.ts";
import { openRecord, randomRecord } from "./match.ts";

test.use({ serviceWorkers: "allow" });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Every file is kept. The page that has begun it all is not answered by the service worker, the next one is. */
const isKept = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);

async function goOffline(page: Page): Promise<void> {
  await page.goto("/");
  await expect(heading(page)).toBeVisible();
  await expect.poll(() => isKept(page)).toBe("activated");
  await page.context().setOffline(true);
}

test(
  "without a connection home, the planner, rulebooks and records from files open",
  onDesktop,
  async ({ page, problems }) => {
    await goOffline(page);
    await page.goto("/");
    await expect(heading(page)).toBeVisible();
    await page.goto("/planner");
    await expect(heading(page)).toContainText("Planner");
    await page.goto("/rules/tactics");
    await expect(page.getByText("How a match begins")).toBeVisible();
    await page.getByRole("link", { name: "All rules, numbered" }).click();
    await expect(page.getByRole("navigation", { name: "Contents" })).toBeVisible();
    await expect(page.locator(".reference table").first()).toBeVisible();
    await page.goto("/docs/contract");
    await expect(heading(page)).toHaveText("The contract of a game");
    for (const game of games.editions) {
      await page.goto("/replay");
      await openRecord(page, randomRecord(game, 6));
      await expect(page.getByText("every die and every hash is right")).toBeVisible();
    }
    await page.goto("/?lang=ru");
    await expect(page.locator("html")).toHaveAttribute("lang", "ru");
    await expect(heading(page)).toBeVisible();
    // Home asks the server for matches, and says that there is none.
    problems.length = 0;
  },
);

test("what the server answers is never kept", onDesktop, async ({ page, problems }) => {
  await goOffline(page);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.length).toBeGreaterThan(20);
  expect(kept.filter((path) => /^\/(api|health|metrics|picture)/.test(path))).toEqual([]);
  const asked = await page.evaluate(() =>
    Promise.all(["/api/games", "/health"].map((path) => fetch(path).catch(() => null))),
  );
  expect(asked).toEqual([null, null]);
  problems.length = 0;
});

/** What is passed on of a request: the answer is to be whole, and readable. */
const OURS = new Set(["host", "accept-encoding", "if-none-match", "if-modified-since"]);

/** The server of the tests, by way of another, which has a newer service worker from when `release` is called. */
async function releasing(address: string) {
  let isNewer = false;
  const server = createServer(async ({ url = "/", headers }, answer) => {
    const passed = Object.entries(headers).flatMap(([name, value]) =>
      typeof value === "string" && !OURS.has(name) && name !== "connection" ? [[name, value] as const] : [],
    );
    const response = await fetch(new URL(url, address), { headers: Object.fromEntries(passed) });
    const bytes = Buffer.from(await response.arrayBuffer());
    const { "content-encoding": _, "content-length": __, ...rest } = Object.fromEntries(response.headers);
    answer.writeHead(response.status, rest);
    // Another entry script is another version.
    if (isNewer && url === "/service-worker.js")
      answer.end(bytes.toString().replaceAll(/\/assets\/index-[\w-]+\.js/g, "/icon.svg"));
    else answer.end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const release = () => {
    isNewer = true;
  };
  return { server, origin: `http://127.0.0.1:${port}`, release };
}

test("a new version is announced, and loaded when the visitor says so", onDesktop, async ({ page, baseURL }) => {
  const { server, origin, release } = await releasing(baseURL ?? "");
  await page.goto(origin);
  await expect.poll(() => isKept(page)).toBe("activated");
  const notice = page.getByText("A new version is ready.");
  await expect(notice).toHaveCount(0);
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  release();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(notice).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "isOld"))).toBe(true);
  await page.getByRole("button", { name: "Load it" }).click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "isOld"))).toBeUndefined();
  await page.goto("about:blank");
  server.closeAllConnections();
  server.close();
});

test("the site can be installed", onDesktop, async ({ page, request: asked }) => {
  await page.goto("/");
  const href = await page.locator("link[rel=manifest]").getAttribute("href");
  const manifest = await (await asked.get(href ?? "")).json();
  expect(manifest).toMatchObject({ name: "Umpire", start_url: "/", display: "standalone" });
  const sizes = await Promise.all(
    manifest.icons.map(async ({ src, type }: { readonly src: string; readonly type: string }) => {
      const response = await asked.get(src);
      expect(response.headers()["content-type"]).toBe(type);
      return page.evaluate(async (address) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        return image.naturalWidth;
      }, src);
    }),
  );
  expect(sizes.slice(1)).toEqual([192, 512, 512]);
});
