import type { Page } from "@playwright/test";
import { tiles } from "@umpire/ti4/galaxy/tiles";
import { troublesInThemes } from "./axe.ts";
import { expect, isLong, onDesktop, test } from "./fixtures.ts";
import { latinWords } from "./latin.ts";
import { hex, linkTo, panel, positionNumber } from "./planner.ts";

// Long flows in few page loads; the machine may be busy.
test.describe.configure({ timeout: 120_000 });

const buttons = {
  en: { look: "Look for threats", roll: "Roll the movement", all: "All at once", text: "As text", map: "As a map" },
  ru: { look: "Искать угрозы", roll: "Бросить за движение", all: "Всё сразу", text: "Текстом", map: "Картой" },
} as const;
type Language = keyof typeof buttons;
type Check = (where: string) => Promise<void>;

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Opens whatever is folded up. */
const unfold = (page: Page) =>
  panel(page)
    .locator("details:not([open]) > summary")
    .evaluateAll((all) => {
      for (const summary of all) if (summary instanceof HTMLElement) summary.click();
    });

async function turnTo(page: Page, tab: string): Promise<void> {
  await page.locator(`#tab-${tab}`).click();
  await expect(page.locator(`#tab-${tab}`)).toHaveAttribute("aria-selected", "true");
}

/** Every panel with something in it: a wrong map string, a system that is looked at, odds, threats, a battle rolled. */
async function visitAll(page: Page, language: Language, check: Check): Promise<void> {
  const { look, roll, all, text, map } = buttons[language];
  await turnTo(page, "move");
  await unfold(page);
  await check("move");
  await turnTo(page, "price");
  await expect(page.getByTestId("price-headline")).toBeVisible();
  await check("odds");
  await turnTo(page, "threats");
  await press(page, look);
  await expect(panel(page).getByRole("table").first()).toBeVisible();
  await expect(panel(page).getByRole("progressbar")).toHaveCount(0);
  await unfold(page);
  await check("threats");
  await turnTo(page, "roll");
  await check("before the dice");
  await press(page, roll);
  if (await page.getByRole("button", { name: all }).isVisible()) await press(page, all);
  await check("dice");
  await turnTo(page, "share");
  await check("share");
  await press(page, text);
  await check("text");
  await press(page, map);
  await turnTo(page, "fleets");
  await hex(page, "18").focus();
  await page.keyboard.press("Enter");
  await expect(hex(page, "18")).toHaveAttribute("aria-pressed", "true");
  await unfold(page);
  await check("fleets");
  await turnTo(page, "map");
  await panel(page).locator("textarea").first().fill("66 91a60 63");
  await page.keyboard.press("Control+Enter");
  await expect(panel(page).locator(".map-wrong")).toBeVisible();
  await check("map");
}

/** Where more than the panel is another than before; a map is most of the page, and judged no oftener. */
const changesTheMap = ["at first", "threats", "text", "fleets"];

test("no panel has a serious fault for those who use other means, in either theme", async ({ page }) => {
  await page.goto("/planner");
  await expect(hex(page, "18")).toBeVisible();
  const troubles: string[] = [];
  const check: Check = async (where) => {
    const part = changesTheMap.includes(where) ? {} : { within: "[role=tabpanel]" };
    troubles.push(...(await troublesInThemes(page, part)).map((trouble) => `${where}: ${trouble}`));
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width !== page.viewportSize()?.width) troubles.push(`${where}: ${width} pixels wide`);
  };
  await check("at first");
  await visitAll(page, "en", check);
  expect(troubles).toEqual([]);
});

/** What is Latin in any language: planets, homes by their ids, the rulebook, Roman numerals, our name. */
const planets = tiles.flatMap((tile) => tile.planets.flatMap(({ name }) => name.match(/\p{Script=Latin}{2,}/gu) ?? []));
const allowed = [
  ...planets,
  "HOME",
  "LRR",
  "TI",
  "II",
  "III",
  "IV",
  "VI",
  "VII",
  "Umpire",
  "AsyncTI",
  "JSON",
  "ti",
  "battle",
  "com",
];

test("in Russian no word of any panel is left in Latin letters", onDesktop, async ({ page }) => {
  const found: string[] = [];
  const check: Check = async (where) => {
    found.push(...(await latinWords(page, allowed)).map((word) => `${where}: ${word}`));
  };
  await page.goto("/planner?lang=ru");
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  await visitAll(page, "ru", check);
  const { table } = positionNumber(1);
  const players = table.players.map((player, at) => ({ ...player, name: ["Красный", "Синий"][at] ?? "" }));
  await page.goto("about:blank");
  await page.goto(linkTo({ ...table, players }));
  await expect(hex(page, "74")).toHaveAccessibleName(/Красный/);
  await check("a plan");
  if (isLong) await visitAll(page, "ru", check);
  await page.goto("/planner#nonsense");
  await expect(page.getByRole("alert")).toBeVisible();
  await check("a bad link");
  expect([...new Set(found)]).toEqual([]);
});
