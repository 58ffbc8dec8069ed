import type { CDPSession, Locator, Page } from "@playwright/test";
import { expect, onDesktop, onPhone, test } from "./fixtures.ts";
import { hex, middleOf, type Panel, type Point, panel, tab, unitOnBoard } from "./planner.ts";

// Long flows in few page loads; the machine may be busy.
test.describe.configure({ timeout: 60_000 });

const MOST_STOPS = 60;

/** Goes on with the tab key until this has the focus. */
async function tabTo(page: Page, wanted: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  const isThere = () => wanted.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < MOST_STOPS && !(await isThere()); stop += 1) await page.keyboard.press(key);
  await expect(wanted).toBeFocused();
}

/** Goes back to the tabs, and with the arrows to another one. */
async function turnTo(page: Page, name: Panel, arrow: "ArrowLeft" | "ArrowRight", key: "Tab" | "Shift+Tab") {
  await tabTo(page, page.getByRole("tab", { selected: true }), key);
  for (let step = 0; step < 7 && (await tab(page, name).getAttribute("aria-selected")) === "false"; step += 1)
    await page.keyboard.press(arrow);
  await expect(tab(page, name)).toBeFocused();
  await expect(page.getByRole("tabpanel", { name, exact: true })).toBeVisible();
}

const button = (page: Page, name: string) => panel(page).getByRole("button", { name, exact: true });
const ships = (page: Page) => panel(page).getByRole("region", { name: "In 50" }).getByRole("article");
const headline = (page: Page) => page.getByTestId("price-headline");

test(
  "by keyboard alone: a map, a fleet, the way, the odds, the dice, and back to the plan",
  onDesktop,
  async ({ page }) => {
    await page.goto("/planner");
    await expect(hex(page, "18")).toBeVisible();
    await turnTo(page, "Map", "ArrowLeft", "Tab");
    const choice = panel(page).getByRole("combobox", { name: "Published map" });
    await tabTo(page, choice);
    for (let step = 0; step < 5; step += 1) await page.keyboard.press("ArrowDown");
    await expect(choice).toHaveValue("players-6p");
    await tabTo(page, button(page, "Use this map"));
    await page.keyboard.press("Enter");
    await expect(hex(page, "50")).toBeVisible();
    await expect(panel(page)).toContainText("This is the map in use.");

    await turnTo(page, "Fleets", "ArrowRight", "Shift+Tab");
    await tabTo(page, panel(page).getByRole("textbox", { name: "Type it" }));
    await page.keyboard.type("blue: 2 carrier 4 infantry 1 cruiser @ 50");
    await expect(panel(page)).toContainText("Will place:");
    await page.keyboard.press("Enter");
    await expect(panel(page)).toContainText("Placed:");
    await expect(hex(page, "50")).toHaveAccessibleName(/Blue: 2 × Carrier I, 4 × Infantry I, 1 × Cruiser I/);

    await turnTo(page, "Move", "ArrowRight", "Shift+Tab");
    await tabTo(page, hex(page, "18"), "Shift+Tab");
    await page.keyboard.press("ArrowDown");
    await expect(hex(page, "31")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(hex(page, "31")).toHaveAttribute("aria-current", "true");
    await expect(ships(page).first()).toContainText("50 → 31");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expect(hex(page, "18")).toHaveAttribute("aria-current", "true");
    await expect(hex(page, "18")).toBeFocused();
    await expect(ships(page)).toHaveCount(3);
    await expect(ships(page).first()).toContainText("50 → 18no dice: arrives");

    await turnTo(page, "Odds", "ArrowRight", "Tab");
    await expect(headline(page)).toHaveText(/^Blue takes Mecatol Rex with \d+%, and wins in space with \d+%\.$/);
    await turnTo(page, "Roll it", "ArrowRight", "Tab");
    await tabTo(page, button(page, "Roll the movement"));
    await page.keyboard.press("Enter");
    await expect(panel(page).getByRole("heading", { name: "The way to 18" })).toBeVisible();
    await tabTo(page, button(page, "All at once"));
    await page.keyboard.press("Enter");
    await expect(panel(page).getByRole("heading", { name: "Luck and choices" })).toBeVisible();
    await tabTo(page, button(page, "Back to the plan"));
    await page.keyboard.press("Enter");
    await expect(button(page, "Roll the movement")).toBeVisible();
    await turnTo(page, "Move", "ArrowLeft", "Shift+Tab");
    await expect(ships(page)).toHaveCount(3);
    await page.keyboard.press("Control+z");
    await expect(hex(page, "31")).toHaveAttribute("aria-current", "true");
  },
);

/** One finger that goes down, along these points, and up. */
async function dragByTouch(cdp: CDPSession, way: readonly Point[], between?: () => Promise<void>): Promise<void> {
  const [start, ...rest] = way;
  await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: start === undefined ? [] : [start] });
  for (const point of rest) await cdp.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point] });
  await between?.();
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Points from here to there. */
const lineOf = (from: Point, to: Point, steps = 8): readonly Point[] =>
  Array.from({ length: steps + 1 }, (_, at) => ({
    x: from.x + ((to.x - from.x) * at) / steps,
    y: from.y + ((to.y - from.y) * at) / steps,
  }));

async function tapTab(page: Page, name: Panel): Promise<void> {
  await tab(page, name).tap();
  await expect(page.getByRole("tabpanel", { name, exact: true })).toBeVisible();
}

test(
  "by touch: a map, a fleet, the way, a ship dragged, the odds, the dice, and back to the plan",
  onPhone,
  async ({ page }) => {
    await page.goto("/planner");
    await tapTab(page, "Map");
    await panel(page).getByRole("combobox", { name: "Published map" }).selectOption("players-6p");
    await button(page, "Use this map").tap();
    await expect(hex(page, "50")).toBeVisible();

    await tapTab(page, "Fleets");
    await hex(page, "50").tap();
    await expect(panel(page).getByRole("heading", { name: "System 50" })).toBeVisible();
    await panel(page).getByRole("textbox", { name: "Type it" }).fill("2 carrier 4 infantry 1 cruiser");
    await button(page, "Place").tap();
    await expect(hex(page, "50")).toHaveAccessibleName(/Blue: 2 × Carrier I, 4 × Infantry I, 1 × Cruiser I/);

    await tapTab(page, "Move");
    await hex(page, "31").tap();
    await expect(hex(page, "31")).toHaveAttribute("aria-current", "true");
    await expect(ships(page).first()).toContainText("50 → 31");

    // A cruiser is dragged to Mecatol Rex: it alone goes there.
    await page.getByRole("group", { name: "Map of the galaxy" }).scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, 0));
    const cdp = await page.context().newCDPSession(page);
    const [from, to] = [await middleOf(unitOnBoard(page, "50", "cruiser")), await middleOf(hex(page, "18"))];
    await dragByTouch(cdp, lineOf(from, to), async () => {
      await expect(hex(page, "18")).toHaveAttribute("aria-current", "true");
      await expect(page.locator('[data-path="50 18"]')).toHaveCount(1);
    });
    await expect(page.locator('[data-path="50 18"]')).toHaveAttribute("data-chosen", "true");
    await expect(panel(page)).toContainText("1 of 3 ships that could come goes");
    expect(await page.evaluate(() => scrollY)).toBe(0);
    // Chromium takes a touch right after a drag for no tap; a finger is slower than this test.
    await expect(async () => {
      await button(page, "All go").tap();
      await expect(panel(page)).toContainText("3 of 3 ships that could come go", { timeout: 2_000 });
    }).toPass();

    await tapTab(page, "Odds");
    await expect(headline(page)).toHaveText(/^Blue takes Mecatol Rex with \d+%, and wins in space with \d+%\.$/);
    const odds = page.getByRole("region", { name: "Odds and price" });
    await expect(odds).toContainText(/\d%/);
    await expect(odds).not.toContainText(/\d\.\d+%/);
    await page.getByLabel("Hundredths of a percent").check();
    await expect(odds).toContainText(/\d\.\d+%/);
    await tapTab(page, "Roll it");
    await button(page, "Roll the movement").tap();
    await button(page, "All at once").tap();
    await expect(panel(page).getByRole("heading", { name: "Luck and choices" })).toBeVisible();
    await button(page, "Back to the plan").tap();
    await expect(button(page, "Roll the movement")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).tap();
    await tapTab(page, "Move");
    await expect(panel(page)).toContainText("1 of 3 ships that could come goes");
  },
);
