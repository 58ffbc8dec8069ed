import type { Browser, Page, Response } from "@playwright/test";
import { expect, onDesktop, test } from "./fixtures.ts";
import { makeMatch, sit } from "./match.ts";
import { idle, longestTask, MOST } from "./tasks.ts";

/** A script that a page has loaded: its bytes on the wire, and how they were compressed. */
type Script = { readonly path: string; readonly bytes: number; readonly coding: string };

async function scriptsOf(page: Page, path: string): Promise<readonly Script[]> {
  const responses: Response[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") responses.push(response);
  });
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  return Promise.all(
    responses.map(async (response) => ({
      path: new URL(response.url()).pathname,
      bytes: (await response.request().sizes()).responseBodySize,
      coding: response.headers()["content-encoding"] ?? "none",
    })),
  );
}

/** In kB, as `docs/weight.md` has it. */
const weightOf = (scripts: readonly Script[]): number => scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

function expectCompressed(scripts: readonly Script[]): void {
  const larger = scripts.filter(({ bytes }) => bytes > 1024);
  expect(larger.length).toBeGreaterThan(1);
  expect(new Set(larger.map(({ coding }) => coding))).toEqual(new Set(["br"]));
}

/** The sum of all layout shifts while the page was loaded (Cumulative Layout Shift). */
const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: "layout-shift", buffered: true });
    return observer.takeRecords().reduce((sum, entry) => sum + Number(Reflect.get(entry, "value")), 0);
  });

const budgets = [
  { path: "/", most: 104 },
  { path: "/planner", most: 180 },
];
for (const { path, most } of budgets)
  test(`${path} loads at most ${most} kB of scripts, and nothing moves meanwhile`, onDesktop, async ({ page }) => {
    const scripts = await scriptsOf(page, path);
    expectCompressed(scripts);
    expect(weightOf(scripts)).toBeLessThan(most);
    expect(await shiftsOf(page)).toBe(0);
  });

test("what every page needs has at most 68 kB, of which React has 58", onDesktop, async ({ page }) => {
  const scripts = await scriptsOf(page, "/");
  const html = await (await page.request.get("/index.html")).text();
  const needed = scripts.filter(({ path }) => html.includes(`"${path}"`));
  expect(needed.length).toBeGreaterThan(1);
  expect(weightOf(needed)).toBeLessThan(68);
});

/** What whoever opens the link to a running match loads. */
async function tableScripts(browser: Browser, page: Page, match: string): Promise<readonly Script[]> {
  await page.goto(`/match/${match}`);
  await sit(page, "Ann");
  const context = await browser.newContext({ serviceWorkers: "block", baseURL: new URL(page.url()).origin });
  const scripts = await scriptsOf(await context.newPage(), `/match/${match}`);
  await context.close();
  return scripts;
}

const tables = [
  { game: "tactics", most: 154 },
  { game: "shapeships", most: 180 },
];
for (const { game, most } of tables)
  test(`a table of ${game} loads at most ${most} kB of scripts`, onDesktop, async ({ page, browser, request }) => {
    const match = await makeMatch(request, { game, seats: ["open", { bot: "random" }] });
    const scripts = await tableScripts(browser, page, match);
    expectCompressed(scripts);
    expect(weightOf(scripts)).toBeLessThan(most);
  });

for (const path of ["/", "/planner", "/rules/ti4"])
  test(`no task is long while ${path} is loaded`, onDesktop, async ({ page, browser }) => {
    const longest = await longestTask(browser, page, async () => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await idle(page);
    });
    expect(longest).toBeLessThan(MOST);
  });

test.describe("before its script runs", () => {
  test.use({ javaScriptEnabled: false });
  test(
    "a page says what it is, in the language of the browser or of the link",
    onDesktop,
    async ({ page, problems }) => {
      await page.goto("/");
      await expect(page).toHaveTitle("Umpire: strategy games with a fair umpire");
      await expect(page.getByText("Strategy games with a fair umpire.")).toBeVisible();
      await page.goto("/planner?lang=ru");
      await expect(page).toHaveTitle(/^Планировщик/);
      await expect(page.getByText("Какие из моих кораблей")).toBeVisible();
      // The modules that the page names are not loaded without scripts.
      expect(problems.splice(0).filter((problem) => !problem.startsWith("not loaded: "))).toEqual([]);
    },
  );
});

test("files with a hash in their name are kept for good; a page is asked for anew", onDesktop, async ({ page }) => {
  const [first] = await scriptsOf(page, "/");
  const file = await page.request.get(first?.path ?? "", { headers: { "accept-encoding": "gzip" } });
  expect(file.headers()).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-encoding": "gzip",
    vary: "Accept-Encoding",
  });
  const { etag = "", "cache-control": caching } = (await page.request.get("/")).headers();
  expect(caching).toBe("no-cache");
  expect((await page.request.get("/", { headers: { "if-none-match": etag } })).status()).toBe(304);
});
