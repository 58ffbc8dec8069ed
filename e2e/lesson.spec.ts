import type { Page } from "@playwright/test";
import { axeTroubles } from "./axe.ts";
import { expect, onDesktop, onPhone, test } from "./fixtures.ts";
import { more } from "./shapeships.ts";

// Five steps with animations between them; the machine may be busy.
test.describe.configure({ timeout: 90_000 });

const answer = (page: Page) => page.locator(".lesson-answer");
const goOn = (page: Page) => answer(page).getByRole("button");
const task = (page: Page, title: string) => page.getByRole("heading", { level: 2, name: title });
const yellow = (page: Page) => page.locator(".board-place .tray .act");

/** The tiles of a lawn are known by column and row, from 0. */
const tile = (page: Page, name: string) =>
  page.locator(`[data-tile="${name.charCodeAt(0) - "A".charCodeAt(0)},${Number(name[1]) - 1}"]`);

/** The solution of the lesson of Tactics: tiles that are pressed, one after the other, before the yellow button. */
const moves = [
  ["Take a step", [["B1", "B2"]]],
  ["Strike from afar", [["D2", "D4"]]],
  [
    "Two blows in a turn",
    [
      ["C1", "C3"],
      ["B2", "C3"],
    ],
  ],
  ["Use a sign", [["A2", "A3"]]],
] as const;

test(
  "by mouse: a miss is told, the rules judge, progress is kept, and a match follows",
  onDesktop,
  async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "Learn in two minutes" }).first().click();
    await expect(page).toHaveURL(/\/learn\/tactics$/);
    await page.getByRole("button", { name: "End turn" }).click();
    await expect(answer(page)).toContainText("That works, but … your turn is over and nobody has moved.");
    expect(await axeTroubles(page)).toEqual([]);
    await goOn(page).click();
    for (const [title, deeds] of moves) {
      await expect(task(page, title)).toBeVisible();
      for (const tiles of deeds) {
        for (const each of tiles) await tile(page, each).click();
        await yellow(page).click();
      }
      await expect(answer(page)).toContainText("That’s it.");
      await goOn(page).click();
    }
    await page.reload();
    await expect(task(page, "Win it")).toBeVisible();
    await page.getByRole("button", { name: "Show me" }).click();
    await expect(answer(page)).toContainText("That’s it.");
    await goOn(page).click();
    await expect(page.getByRole("heading", { level: 1, name: "You can play now" })).toBeVisible();
    expect(await axeTroubles(page)).toEqual([]);
    await page.getByRole("button", { name: "Play a match against a bot" }).click();
    await expect(page).toHaveURL(/\/match\//);
  },
);

test("by touch: orders are drawn, opened and judged", onPhone, async ({ page }) => {
  await page.goto("/learn/shapeships");
  await expect(task(page, "Draw ships")).toBeInViewport();
  await more(page, "Strut").tap();
  await more(page, "Strut").tap();
  await yellow(page).tap();
  await expect(answer(page)).toContainText("Each Strut deals 2 damage");
  await goOn(page).tap();
  for (const title of ["Join them", "Use a charge", "Answer in time", "End it"]) {
    await expect(task(page, title)).toBeInViewport();
    await page.getByRole("button", { name: "Show me" }).tap();
    await expect(answer(page)).toContainText("That’s it.");
    await goOn(page).tap();
  }
  await expect(page.getByRole("button", { name: "Play a match against a bot" })).toBeInViewport();
});

test("by keyboard: a planet is taken", onDesktop, async ({ page }) => {
  await page.goto("/learn/ti4");
  await expect(task(page, "Take a planet")).toBeVisible();
  await page.locator('[data-cell="system Anvil"] > .ti4-button').focus();
  await page.keyboard.press("Enter");
  for (const says of [/Activate Anvil/, /^Move/, /^Land/]) {
    await expect(yellow(page)).toHaveText(says);
    await yellow(page).focus();
    await page.keyboard.press("Enter");
  }
  await expect(answer(page)).toContainText("Ironfold is yours");
  await expect(goOn(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(task(page, "Know your odds")).toBeVisible();
});

test("a rulebook opens on how to play, and a rule by its number in the reference", onDesktop, async ({ page }) => {
  await page.goto("/rules/tactics");
  const halves = page.getByRole("navigation", { name: "Parts of the rulebook" });
  await expect(page.getByRole("heading", { name: "What you do in a turn" })).toBeVisible();
  await halves.getByRole("link", { name: "All rules, numbered" }).click();
  await expect(page).toHaveURL(/\/rules\/tactics#rules$/);
  await expect(page.locator("#T4")).toBeVisible();
  await halves.getByRole("link", { name: "How to play" }).click();
  await expect(page.getByRole("heading", { name: "What you want" })).toBeVisible();
  await page.goto("/rules/shapeships#S14");
  await expect(page.locator("#S14")).toBeInViewport();
  await expect(page.locator("#S14")).toHaveAttribute("data-asked");
});
