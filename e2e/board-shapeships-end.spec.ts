import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { expect, onDesktop, onlyLong, onPhone, test } from "./fixtures.ts";
import { latinWords } from "./latin.ts";
import { makeMatch, SOON, watchReplay } from "./match.ts";
import { act, court } from "./shapeships.ts";

test.describe.configure({ timeout: 120_000 });

/** How somebody presses what is on the table. */
type Press = (goal: Locator) => Promise<void>;

const byMouse: Press = (goal) => goal.click();
const byFinger: Press = (goal) => goal.tap();

const isFocused = (goal: Locator): Promise<boolean> => goal.evaluate((each) => each === document.activeElement);

const byKeys: Press = async (goal) => {
  const page = goal.page();
  for (let presses = 0; presses < 120 && !(await isFocused(goal)); presses += 1) await page.keyboard.press("Tab");
  expect(await isFocused(goal)).toBe(true);
  await page.keyboard.press("Enter");
};

/** The first faction, ship or power that can be taken. */
const choice = (page: Page): Locator =>
  page.locator('.ss-factions > div > button, .ss-card-add:not([aria-disabled="true"])').first();
const verdict = (page: Page): Locator => page.locator(".ss-verdict");
const picture = (page: Page): Promise<readonly string[]> => page.locator(".ss-court, .ss-tray").allInnerTexts();

/** Takes the first that can be taken into every order, seals it, and goes on after each reveal. */
async function playToTheEnd(page: Page, press: Press): Promise<void> {
  const isOver = () => verdict(page).isVisible();
  for (let orders = 0; orders < 60; orders += 1) {
    const isOn = async () => (await isOver()) || (await act(page).isVisible());
    await expect.poll(isOn, { intervals: SOON }).toBe(true);
    if (await isOver()) return;
    if (await choice(page).isVisible()) await press(choice(page));
    // With what was chosen: what changes then is what the seal did, and no card is taken before the server has answered.
    const before = (await picture(page)).join();
    await press(act(page));
    await expect.poll(async () => (await picture(page)).join(), { intervals: SOON }).not.toBe(before);
  }
  throw new Error("the duel does not end");
}

/** A short duel against whoever decides at random; a reveal is over at once. */
async function seated(page: Page, request: APIRequestContext, sit = "Take a seat"): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const rules = { health: 6, ceiling: 12 };
  const match = await makeMatch(request, { game: "shapeships", rules, seats: ["open", { bot: "random" }] });
  await page.goto(`/match/${match}`);
  await page.getByRole("button", { name: sit }).click();
  await expect(court(page)).toBeVisible();
}

test("a whole duel against a bot by mouse, and its replay", onDesktop, async ({ page, request }) => {
  await seated(page, request);
  await playToTheEnd(page, byMouse);
  await expect(verdict(page)).toContainText(/wins?\.|draw/i);
  await watchReplay(page);
  await expect(court(page)).toBeVisible();
});

test("a whole duel against a bot by keyboard alone", onlyLong, async ({ page, request }) => {
  await seated(page, request);
  await playToTheEnd(page, byKeys);
  await expect(verdict(page)).toContainText(/wins?\.|draw/i);
});

test("a whole duel in Russian, by touch, without a word in Latin letters", onPhone, async ({ page, request }) => {
  await page.goto("/?lang=ru");
  await seated(page, request, "Занять место");
  await playToTheEnd(page, byFinger);
  await expect(verdict(page)).toContainText(/побе|ничья/i);
  expect(await latinWords(page, ["Umpire", "ShapeShips"])).toEqual([]);
});
