import { looksWell } from "./axe.ts";
import { expect, onDesktop, test } from "./fixtures.ts";

test("the documentation: from the home page to a page, its list, the next one, and back", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Read how" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Make your own game");
  await page.getByRole("main").getByRole("link", { name: "Get started" }).last().click();
  await expect(page).toHaveURL(/\/docs\/get-started$/);
  await expect(page).toHaveTitle("Get started · Umpire");
  await looksWell(page);
  await page.getByRole("navigation", { name: "Page before and after" }).getByRole("link", { name: "Next" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Recipes");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Get started");
});

test("what packages export is shown with its types, and a fragment leads there", async ({ page }) => {
  await page.goto("/docs/contract");
  await page.getByRole("link", { name: "Definition", exact: true }).click();
  await expect(page).toHaveURL(/\/docs\/api\/kernel#definition$/);
  const heading = page.getByRole("heading", { name: "Definition", exact: true });
  await expect(heading).toBeInViewport();
  await looksWell(page);
});

test(
  "code is copied; the frame is in the language of the visitor, the text in English",
  onDesktop,
  async ({ page }) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/docs/get-started?lang=ru");
    await page.getByRole("button", { name: "Копировать" }).first().click();
    await expect(page.getByRole("button", { name: "Скопировано" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("npm create umpire my-game");
    await expect(page.getByText("Эти страницы есть только на английском языке.")).toBeVisible();
    await expect(page.locator(".prose")).toHaveAttribute("lang", "en");
  },
);

test("a page that there is not says so", onDesktop, async ({ page, problems }) => {
  await page.goto("/docs/constructor");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no such page");
  // The page itself is answered with 404.
  expect(problems.splice(0)).toEqual([expect.stringContaining("404")]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test(
    "a page has all of its text, and programs get it as Markdown",
    onDesktop,
    async ({ page, request, problems }) => {
      await page.goto("/docs/recipes/hidden-hands");
      await expect(page).toHaveTitle("Hidden hands · Umpire");
      await expect(page.getByText("The order of the prizes")).toBeVisible();
      problems.length = 0;
      const list = await (await request.get("/llms.txt")).text();
      expect(list).toContain("- [Hidden hands](/docs/recipes/hidden-hands.md): ");
      expect(await (await request.get("/docs/recipes/hidden-hands.md")).text()).toContain("# Hidden hands");
      expect(await (await request.get("/llms-full.txt")).text()).toContain("# @umpire/kernel");
    },
  );
});
