import type { Browser, Page, Response } from "@playwright/test";
import { expect, onDesktop, test } from "./fixtures.ts";
import { makeMatch, twoAtTable, wishAs } from "./match.ts";
import { idle, longestTask, MOST } from "./tasks.ts";

/** A script that a page has loaded: its bytes on the wire, and how they were compressed. */
type Script = { readonly path: string; readonly bytes: number; readonly coding: string };

/** What a page has loaded when it is there, what moved meanwhile, and its longest task in ms of CPU time. */
type Loading = {
  readonly scripts: readonly Script[];
  readonly fonts: readonly string[];
  readonly moved: readonly string[];
  readonly longest: number;
};

const scriptOf = async (response: Response): Promise<Script> => ({
  path: new URL(response.url()).pathname,
  bytes: (await response.request().sizes()).responseBodySize,
  coding: response.headers()["content-encoding"] ?? "none",
});

/** What moved while the page was loaded: where there is anything, the Cumulative Layout Shift is not 0. */
const movedIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: "layout-shift", buffered: true });
    const parts = observer
      .takeRecords()
      .flatMap((entry): { readonly node: Node | null }[] => Reflect.get(entry, "sources"));
    return parts.map(({ node }) =>
      node instanceof Element ? node.outerHTML.slice(0, 200) : (node?.textContent ?? ""),
    );
  });

/** Opens a page as a first visitor does. */
async function loadOnce(browser: Browser, address: string): Promise<Loading> {
  const context = await browser.newContext({ serviceWorkers: "block", locale: "en-GB" });
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  const longest = await longestTask(browser, page, async () => {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await idle(page);
  });
  const of = (type: string) => responses.filter((response) => response.request().resourceType() === type);
  const scripts = await Promise.all(of("script").map(scriptOf));
  const fonts = of("font").map((response) => new URL(response.url()).pathname);
  const moved = await movedIn(page);
  await context.close();
  return { scripts, fonts, moved, longest };
}

/** In kB, as `docs/weight.md` has it. */
const weightOf = (scripts: readonly Script[]): number => scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

/** Loads a page: scripts within a limit in kB, no layout shift, no long task. */
async function expectLight(browser: Browser, address: string, most: number): Promise<Loading> {
  const loading = await loadOnce(browser, address);
  const larger = loading.scripts.filter(({ bytes }) => bytes > 1024);
  expect(larger.length).toBeGreaterThan(1);
  expect(new Set(larger.map(({ coding }) => coding))).toEqual(new Set(["br"]));
  const weight = weightOf(loading.scripts);
  const longest = [loading.longest];
  // Others at work on the machine make a task longer, and never shorter.
  if (loading.longest >= MOST) longest.push((await loadOnce(browser, address)).longest);
  const description = `${new URL(address).pathname}: ${weight.toFixed(1)} kB, ${longest.map(Math.round).join(" and ")} ms`;
  test.info().annotations.push({ type: "loading", description });
  expect.soft(weight).toBeLessThan(most);
  expect.soft(loading.moved).toEqual([]);
  expect.soft(Math.min(...longest)).toBeLessThan(MOST);
  return loading;
}

const ofPage = (path: string, baseURL = ""): string => new URL(path, baseURL).href;

test("home: light, and what every page needs comes with its page", onDesktop, async ({ browser, baseURL, request }) => {
  const { scripts, fonts } = await expectLight(browser, ofPage("/", baseURL), 58);
  const html = await (await request.get("/index.html")).text();
  const needed = scripts.filter(({ path }) => html.includes(`"${path}"`));
  expect(needed.length).toBeGreaterThan(1);
  expect(weightOf(needed)).toBeLessThan(25);
  // Both Latin faces, which the page names itself; other letters come where there are some.
  const preloaded = fonts.filter((path) => html.includes(`as="font" type="font/woff2" crossorigin href="${path}"`));
  expect(preloaded.map((path) => path.replace(/-latin-.*/, "")).sort()).toEqual([
    expect.stringContaining("onest"),
    expect.stringContaining("sofia-sans-extra-condensed"),
  ]);
});

test("planner and rulebook: light", onDesktop, async ({ browser, baseURL }) => {
  await expectLight(browser, ofPage("/planner", baseURL), 135);
  await expectLight(browser, ofPage("/rules/ti4#reference", baseURL), 40);
  // Its pictures are drawn by the planner's own code.
  await expectLight(browser, ofPage("/rules/ti4", baseURL), 145);
});

test(
  "the lab: light, and so is its worker, which comes beside the page",
  onDesktop,
  async ({ page, browser, baseURL, request }) => {
    await expectLight(browser, ofPage("/lab", baseURL), 40);
    const [worker] = await Promise.all([page.waitForEvent("worker"), page.goto("/lab")]);
    const answer = await request.get(worker.url(), { headers: { "accept-encoding": "br" } });
    const { "content-length": bytes, "content-encoding": coding } = answer.headers();
    expect(coding).toBe("br");
    expect(Number(bytes) / 1000).toBeGreaterThan(40);
    expect(Number(bytes) / 1000).toBeLessThan(90);
  },
);

const tables = [
  { game: "tactics", most: 100, mostOfReplay: 107 },
  { game: "shapeships", most: 122, mostOfReplay: 129 },
  { game: "ti4", most: 155, mostOfReplay: 162 },
];
for (const { game, most, mostOfReplay } of tables)
  test(`table and replay of ${game}: light`, onDesktop, async ({ page, browser, baseURL, request }) => {
    const match = await makeMatch(request, { game });
    // Two people, who do nothing: what a bot does would move things too.
    await twoAtTable(browser, page, match);
    const { scripts } = await expectLight(browser, ofPage(`/match/${match}`, baseURL), most);
    // What factions do in battles comes with tables that have some.
    expect(scripts.filter(({ path }) => path.includes("with-powers"))).toEqual([]);
    expect(await wishAs(page, { type: "resign" })).toBe("ack");
    await expectLight(browser, ofPage(`/replay/${match}`, baseURL), mostOfReplay);
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
  await page.goto("/");
  const script = await page.locator('script[type="module"]').getAttribute("src");
  const file = await page.request.get(script ?? "", { headers: { "accept-encoding": "gzip" } });
  expect(file.headers()).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-encoding": "gzip",
    vary: "Accept-Encoding",
  });
  const { etag = "", "cache-control": caching } = (await page.request.get("/")).headers();
  expect(caching).toBe("no-cache");
  expect((await page.request.get("/", { headers: { "if-none-match": etag } })).status()).toBe(304);
});
