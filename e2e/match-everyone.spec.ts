import type { Page } from "@playwright/test";
import { fits, looksWell } from "./axe.ts";
import { desktopFirst, expect, onDesktop, test } from "./fixtures.ts";
import { latinWords } from "./latin.ts";
import { deeds, line, makeMatch, press, sit, turn, twoAtTable, wishAs } from "./match.ts";

test("a match fits, and is accessible in both themes, from the free seat to the end", async ({
  page,
  browser,
  request,
}) => {
  const match = await makeMatch(request, { clock: { kind: "game", ms: 600_000, increment: 0 } });
  await page.goto(`/match/${match}`);
  await expect(page.getByRole("button", { name: "Take a seat" })).toBeVisible();
  await looksWell(page);
  const { ann, bob } = await twoAtTable(browser, page, match);
  await looksWell(page);
  await press(ann, "rock");
  await press(bob, "paper");
  await ann.getByRole("tab", { name: "Settings" }).click();
  await looksWell(page);
  await bob.getByRole("button", { name: "Resign" }).click();
  await bob.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await expect(turn(ann)).toContainText("You have won");
  await looksWell(page);
});

for (const name of ["5×5 Tactics", "ShapeShips"])
  test(`one click from the home page is a match of ${name} against a bot`, async ({ page }) => {
    await page.goto("/");
    await page.getByRole("listitem").filter({ hasText: name }).getByRole("button", { name: "Play a bot" }).click();
    await expect(page).toHaveURL(/\/match\/[\w-]{16}$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(page).toHaveTitle(/^● Your turn/);
    await expect(line(page)).toHaveText("Connected");
    await expect(page.getByRole("main").getByText("Bot: Beginner").first()).toBeVisible();
    // What is to be done is there without scrolling.
    const todo = page.getByRole("heading", { name: "Choose your faction" }).or(page.getByRole("grid"));
    await expect(todo).toBeInViewport({ ratio: 1 });
    await fits(page);
  });

test(
  "who comes back goes on from the home page, also after the browser was closed",
  desktopFirst,
  async ({ page, browser, request }) => {
    const match = await makeMatch(request, { seats: ["open", { bot: "random" }] });
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const running = (each: Page) => each.getByRole("region", { name: "Continue" });
    await expect(running(page)).toHaveCount(0);
    await page.goto(`/match/${match}`);
    await sit(page, "Ann");
    const { origin } = new URL(page.url());
    const kept = await page.context().storageState();
    const later = await browser.newContext({ storageState: kept, locale: "en-GB", viewport: page.viewportSize() });
    const home = await later.newPage();
    await home.goto(origin);
    await expect(running(home)).toContainText("Bot: Random");
    await running(home).getByRole("link", { name: "Your move" }).click();
    await expect(home).toHaveURL(`${origin}/match/${match}`);
    await press(home, "rock");
    await expect(deeds(home)).toBeVisible();
    await later.close();
  },
);

test("from the rules to a first match, with the guide even where it was sent away", desktopFirst, async ({ page }) => {
  await page.goto("/rules/shapeships");
  await page.evaluate(() => localStorage.setItem("shapeships-guide", "off"));
  await page.getByRole("link", { name: "Ships and powers" }).first().click();
  await expect(page.getByRole("heading", { name: "Ships and powers" })).toBeInViewport();
  await expect(page.getByRole("rowheader", { name: "Keystone" })).toBeAttached();
  await page.getByRole("button", { name: "Play a first match with the guide" }).click();
  await expect(page.getByRole("complementary", { name: "Your first duel" })).toBeInViewport();
});

test("by keyboard alone: a seat is taken, a hand shown, a word said", onDesktop, async ({ page, request }) => {
  const match = await makeMatch(request, { seats: ["open", { bot: "random" }] });
  await page.goto(`/match/${match}`);
  const tabTo = async (name: string) => {
    const spot = page.getByRole("button", { name, exact: true });
    await expect(spot).toBeVisible();
    for (let at = 0; at < 40 && !(await spot.evaluate((each) => each === document.activeElement)); at += 1)
      await page.keyboard.press("Tab");
    await expect(spot).toBeFocused();
    await page.keyboard.press("Enter");
  };
  await tabTo("Take a seat");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await tabTo("rock");
  await expect(page.locator(".board-place:focus, .board-place :focus")).toHaveCount(1);
  await expect(page.getByRole("log", { name: "The match so far" })).toContainText("Round 1");
  await page.getByLabel("Say something").focus();
  await page.keyboard.type("Hello");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("log", { name: "Chat" })).toContainText("Hello");
});

test("in Russian no word is left in Latin letters", desktopFirst, async ({ page, request }) => {
  const names = ["Umpire", "ShapeShips", "JSON", "rules", "options"];
  const match = await makeMatch(request, { isPublic: true, seats: ["open", { bot: "greedy" }] });
  await page.goto("/?lang=ru");
  await page.getByText("Партия по вашему вкусу").click();
  await page.getByText("Мои правила").click();
  expect(await latinWords(page, names)).toEqual([]);
  await page.goto(`/match/${match}`);
  await expect(page.getByRole("button", { name: "Занять место" })).toBeVisible();
  expect(await latinWords(page, names)).toEqual([]);
  await page.getByRole("button", { name: "Занять место" }).click();
  await expect(page.getByText("Ваша очередь: покажите руку.")).toBeVisible();
  await page.getByRole("tab", { name: "Настройки" }).click();
  await page.getByRole("button", { name: "Сделать ссылку" }).click();
  await expect(page.getByLabel("Ссылка на ваше место")).toBeVisible();
  await fits(page);
  expect(await latinWords(page, names)).toEqual([]);
  await page.getByRole("button", { name: "Сдаться" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Сдаться" }).click();
  await page.getByRole("link", { name: "Посмотреть запись" }).click();
  await expect(page.getByText("все кости и все хеши верны")).toBeVisible();
  expect(await latinWords(page, names)).toEqual([]);
});

test(
  "public matches are on the home page: free seats, under way, finished",
  onDesktop,
  async ({ page, browser, request }) => {
    const match = await makeMatch(request, { isPublic: true });
    const home = await page.context().newPage();
    const row = (list: string) => home.getByRole("region", { name: list }).locator(`a[href$="${match}"]`);
    await home.goto("/");
    await expect(row("Open seats")).toHaveText("Sit down");
    const { ann } = await twoAtTable(browser, page, match);
    await home.reload();
    await expect(row("Being played")).toHaveText("Watch");
    await expect(row("Open seats")).toHaveCount(0);
    expect(await wishAs(ann, { type: "resign" })).toBe("ack");
    await home.reload();
    await row("Finished").click();
    await expect(home.getByText("every die and every hash is right")).toBeVisible();
  },
);

test("the sound is off until it is wanted, and remembered", onDesktop, async ({ page, request }) => {
  const match = await makeMatch(request, { seats: ["open", { bot: "random" }] });
  await page.goto(`/match/${match}`);
  await sit(page, "Ann");
  const sound = page.getByRole("button", { name: "Sounds" });
  await expect(sound).toHaveAttribute("aria-pressed", "false");
  await sound.click();
  await page.reload();
  await expect(sound).toHaveAttribute("aria-pressed", "true");
  await press(page, "rock");
  await expect(deeds(page)).toBeVisible();
});
