import { readdirSync } from "node:fs";
import { basename, dirname } from "node:path";
import type { Page, Route } from "@playwright/test";
import { games } from "umpire";
import { axeTroubles, looksWell } from "./axe.ts";
import { expect, onDesktop, onlyLong, test } from "./fixtures.ts";
import { latinWords } from "./latin.ts";
import { makeMatch } from "./match.ts";

/** A rulebook is called by the folder of its text; those on the site are there in Russian too. */
const texts = readdirSync(new URL("../games/", import.meta.url), { recursive: true, encoding: "utf8" });
const rulebooks = texts.filter((file) => file.endsWith("/RULES.ru.md")).map((file) => basename(dirname(file)));
/** Their units or ships come from the game's own tables, after the page. */
const learnable = ["/rules/tactics#rules", "/rules/shapeships#rules"];
const lessons = ["/learn/tactics", "/learn/shapeships", "/learn/ti4"];
const books = ["/", "/rules", ...rulebooks.map((book) => `/rules/${book}`), ...learnable];

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const theme = (page: Page) => page.locator("html").getAttribute("data-theme");

/** Names that stay as they are in Russian too: ours, a book's, a planet's, a numeral; and what games are called. */
const titles = games.kits.flatMap(({ title }) => title?.ru.match(/\p{Script=Latin}+/gu) ?? []);
const names = ["Umpire", "LRR", "Mecatol", "Rex", "II", "AsyncTI", ...titles];

async function isWhole(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  // Else only the hash of a page that is there already might change.
  await page.goto("about:blank");
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await expect(heading(page)).toHaveCount(1);
  await expect(heading(page)).not.toBeEmpty();
  expect(await page.title()).toContain("Umpire");
  if (learnable.includes(path)) await expect(page.locator(".reference table").first()).toBeVisible();
  await looksWell(page);
}

for (const [what, paths] of Object.entries({ "home and rulebooks": books, lessons }))
  test(`each of ${what} is a page for the server too, fits, and is accessible in both themes`, async ({ page }) => {
    for (const path of paths) await test.step(path, () => isWhole(page, path));
  });

test("the planner is a page for the server, and is loaded only when asked for", onDesktop, async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/");
  await expect(heading(page)).toBeVisible();
  const planners = () => asked.filter((url) => /\/assets\/planner-[^/]*\.js$/.test(url));
  expect(planners()).toEqual([]);
  await page.getByRole("link", { name: "Open the planner" }).click();
  await expect(page).toHaveURL(/\/planner$/);
  await expect(heading(page)).toBeFocused();
  expect(planners()).toHaveLength(1);
  expect(await page.title()).toContain("Planner");
  expect((await page.request.get("/planner")).status()).toBe(200);
});

/** Pages and matches, which script each waits for, and whether all of zod is among its scripts. */
const ofZod = [
  { path: "/", script: "index", hasZod: false, tag: onlyLong },
  { path: "/planner", script: "planner", hasZod: false, tag: onDesktop },
  { game: "tactics", script: "board", hasZod: false, tag: onlyLong },
  { game: "shapeships", script: "board", hasZod: false, tag: onDesktop },
  { game: "rps", script: "game", hasZod: true, tag: onDesktop },
];

for (const { path, game = "", script, hasZod, tag } of ofZod)
  test(
    `${path ?? `a match of ${game}`} loads ${hasZod ? "" : "no more than zod/mini of "}zod`,
    tag,
    async ({ page, request }) => {
      const scripts: { readonly url: string; readonly text: Promise<string> }[] = [];
      page.on("response", (response) => {
        if (response.request().resourceType() === "script")
          scripts.push({ url: response.url(), text: response.text() });
      });
      await page.goto(path ?? `/match/${await makeMatch(request, { game })}`);
      await expect.poll(() => scripts.some(({ url }) => url.includes(`/assets/${script}-`))).toBe(true);
      await page.waitForLoadState("networkidle");
      const texts = await Promise.all(scripts.map(({ text }) => text));
      // The objects of zod/mini are others: they compile nothing.
      expect(texts.some((text) => text.includes("ZodObjectJIT"))).toBe(hasZod);
    },
  );

test("the language can be changed, and is remembered", onDesktop, async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("Language").selectOption("ru");
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  await expect(page.getByRole("link", { name: "Открыть планировщик" })).toBeVisible();
  await expect(page).toHaveTitle(/судьёй/);
  await page.goto("/rules/tactics");
  await expect(page.getByRole("navigation", { name: "Своды правил" })).toBeVisible();
  await page.getByLabel("Язык").selectOption("en");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("the language can be changed before the page and its pictures have come", onDesktop, async ({ page }) => {
  const hold = async (part: string) => {
    const held: Route[] = [];
    await page.route(`**/assets/${part}-*.js`, (route) => void held.push(route));
    return async () => {
      await expect.poll(() => held.length).toBeGreaterThan(0);
      for (const route of held.splice(0)) await route.continue();
    };
  };
  const [home, russian, pictures] = [await hold("home"), await hold("words-ru"), await hold("{court,lawn}")];
  await page.goto("/", { waitUntil: "commit" });
  await page.getByLabel("Language").selectOption("ru");
  await home();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Strategy games with a fair umpire");
  await russian();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Стратегии с честным судьёй");
  await pictures();
  await expect(page.locator(".mini-board svg").first()).toBeVisible();
});

test("a link may ask for a language and a theme; a later choice holds over it", onDesktop, async ({ page }) => {
  await page.goto("/rules/ti4?lang=ru&theme=dark&x=1#TI16");
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  expect(await theme(page)).toBe("dark");
  await expect(page).toHaveURL(/\/rules\/ti4\?x=1#TI16$/);
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  expect(await theme(page)).toBe("dark");
  await page.goto("/?lang=de&theme=pink");
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
});

test.describe("in a Russian browser", () => {
  test.use({ locale: "ru-RU" });
  test("the page speaks Russian", onDesktop, async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  });
});

test("the theme can be changed, is remembered, and may follow the system", onDesktop, async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  const colour = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await colour();
  await page.getByLabel("Theme").selectOption("dark");
  expect(await theme(page)).toBe("dark");
  expect(await colour()).not.toBe(light);
  await page.reload();
  expect(await theme(page)).toBe("dark");
  await page.getByLabel("Theme").selectOption("system");
  expect(await theme(page)).toBe("light");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("an unknown page says so and leads on", onDesktop, async ({ page, problems }) => {
  const response = await page.goto("/nowhere");
  expect(response?.status()).toBe(404);
  // The browser itself reports the status of the page.
  expect(problems.splice(0)).toEqual([expect.stringContaining("404")]);
  await expect(heading(page)).toHaveText("There is no such page");
  expect(await axeTroubles(page)).toEqual([]);
  await page.getByRole("main").getByRole("link", { name: "Rules: ShapeShips" }).click();
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toHaveText("ShapeShips");
  await page.goBack();
  await expect(heading(page)).toHaveText("There is no such page");
});

test("a page that fails to load says what to do, and the rest stays", onDesktop, async ({ page, problems }) => {
  await page.route("**/assets/books-*.js", (route) => route.abort());
  await page.goto("/");
  const rules = page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Rules" });
  await rules.click();
  await expect(heading(page)).toHaveText("This page could not be shown");
  await expect(rules).toBeVisible();
  await page.unroute("**/assets/books-*.js");
  await page.getByRole("button", { name: "Load the page again" }).click();
  await expect(heading(page)).toHaveText("Rules");
  problems.length = 0;
});

test("by keyboard: skip to the content, go to a page", onDesktop, async ({ page }) => {
  await page.goto("/");
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Play a 10-minute game" })).toBeFocused();

  await page.reload();
  await expect(heading(page)).toBeVisible();
  for (const name of ["Skip to the content", "Umpire, home page", "Play", "Planner", "Rules"]) {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/rules$/);
  await expect(heading(page)).toBeFocused();
});

test("a link to a rule shows it, in any language and within the page", async ({ page }) => {
  await page.goto("/rules/ti4#TI120");
  await expect(page.locator("#TI120")).toBeInViewport();
  await expect(page.locator("#TI120")).toHaveAttribute("data-asked");
  await page.locator("#TI119 .rule").click();
  await expect(page.locator("[data-asked]")).toHaveId("TI119");
  await page.getByLabel("Language").selectOption("ru");
  await expect(page.locator("[data-asked]")).toHaveId("TI119");
  await expect(page.locator("#TI119")).toBeInViewport();
});

test("the contents lead to the sections, a rulebook to another", async ({ page, isMobile }) => {
  await page.goto("/rules/skirmish#rules");
  const contents = page.getByRole("navigation", { name: "Contents" });
  if (isMobile) await contents.getByText("Contents").click();
  await contents.getByRole("link").last().click();
  await expect(page.locator(".rulebook h2").last()).toBeInViewport();
  await page.locator(".rulebook").getByRole("link", { name: "../RULES.md" }).click();
  await expect(page).toHaveURL(/\/rules\/ti4$/);
});

const inRussian = { "pages and rules": ["/?lang=ru", "/nowhere", ...books], lessons: ["/?lang=ru", ...lessons] };
for (const [what, paths] of Object.entries(inRussian))
  test(`in Russian no word of ${what} is left in Latin letters`, onDesktop, async ({ page, problems }) => {
    for (const path of paths) {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      expect(await latinWords(page, names), path).toEqual([]);
    }
    problems.length = 0;
  });
