import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, onDesktop, test } from "./fixtures.ts";
import { makeMatch, type OwnServer, ownServer, press, sit } from "./match.ts";

test.describe.configure({ mode: "serial" });

/** The page of `other-origin/page.tsx` as its author would build it, by the path that it is served under. */
async function pageFiles(): Promise<ReadonlyMap<string, string>> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("other-origin/page.tsx", import.meta.url))],
    ...{ bundle: true, splitting: true, format: "esm", outdir: "out", write: false, jsx: "automatic" },
    ...{ minify: true, target: "es2023", conditions: ["@umpire/source"], logLevel: "error" },
    define: { "process.env.NODE_ENV": '"production"' },
  });
  return new Map(outputFiles.map(({ path, text }) => [`/${path.split("/").at(-1)}`, text]));
}

const html = '<!doctype html><link rel="icon" href="data:," /><script type="module" src="/page.js"></script>';

async function siteOf(files: ReadonlyMap<string, string>): Promise<{ server: Server; origin: string }> {
  const server = createServer(({ url = "/" }, answer) => {
    const file = files.get(url.split("?")[0] ?? "");
    answer.writeHead(200, { "content-type": file === undefined ? "text/html" : "text/javascript" });
    answer.end(file ?? html);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

let [friend, stranger]: { server: Server; origin: string }[] = [];
let umpire: OwnServer;
test.beforeAll(async () => {
  const files = await pageFiles();
  [friend, stranger] = [await siteOf(files), await siteOf(files)];
  umpire = await ownServer(["--origin", friend.origin]);
});
test.afterAll(async () => {
  await umpire.end();
  for (const site of [friend, stranger]) site?.server.close();
});

const addressOf = (origin = "", match: string): string =>
  `${origin}/?${new URLSearchParams({ server: umpire.address, match })}`;

test(
  "a page of another origin plays a match with somebody at the server's own site",
  onDesktop,
  async ({ page, browser, request }) => {
    const match = await makeMatch(request, { rules: "single" }, umpire.address);
    await page.goto(addressOf(friend?.origin, match));
    await expect(page.getByRole("status")).toHaveText("open");
    await expect(page.getByTestId("seat")).toHaveText("0");
    const bob = await (await browser.newContext({ serviceWorkers: "block", locale: "en-GB" })).newPage();
    await bob.goto(`${umpire.address}/match/${match}`);
    await sit(bob, "Bob");
    await expect(page.getByTestId("players")).toHaveText("Ann, Bob");
    await page.getByRole("button", { name: "rock" }).click();
    await expect(page.getByRole("button")).toHaveCount(0);
    await page.reload();
    await expect(page.getByTestId("seat")).toHaveText("0");
    await press(bob, "scissors");
    await expect(page.getByRole("status")).toHaveText("over");
    await expect(page.getByTestId("score")).toHaveText("1 : 0");
    await expect(page.getByTestId("events")).toHaveText("shown");
    await bob.context().close();
  },
);

test(
  "a page of an origin that is not listed gets nothing, and nobody sits",
  onDesktop,
  async ({ page, request, problems }) => {
    const match = await makeMatch(request, { rules: "single" }, umpire.address);
    await page.goto(addressOf(stranger?.origin, match));
    await expect.poll(() => problems.length).toBeGreaterThan(0);
    await expect(page.getByRole("status")).toHaveText("connecting");
    const refused = await page.evaluate(
      async ([server, id]) =>
        fetch(`${server}/api/matches/${id}/join`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ name: "Eve", seed: "0123456789abcdef" }),
        }).then(
          () => "answered",
          () => "refused",
        ),
      [umpire.address, match],
    );
    expect(refused).toBe("refused");
    const seen = await request.get(`${umpire.address}/api/matches/${match}`);
    expect((await seen.json()).view.players).toEqual([null, null]);
    // The browser says of each try why it was refused.
    problems.length = 0;
  },
);

test("without a server the same page plays a bot", onDesktop, async ({ page }) => {
  await page.goto(`${stranger?.origin}/`);
  await expect(page.getByTestId("players")).toHaveText("P1, expert");
  await expect(async () => {
    await page.getByRole("button", { name: "paper" }).click({ timeout: 2000 });
    await expect(page.getByRole("status")).toHaveText("over", { timeout: 500 });
  }).toPass();
});
