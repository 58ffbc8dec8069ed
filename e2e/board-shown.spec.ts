import type { APIRequestContext, Page } from "@playwright/test";
import { looksWell } from "./axe.ts";
import { expect, isLong, test } from "./fixtures.ts";
import { log } from "./match.ts";
import { atTable, cells, choices, chooseByKeys, type ShownKit, shown, table, things } from "./shown.ts";

type Ways = readonly ((page: Page) => Promise<void>)[];

/** Whether a press was the first of two. */
const isHalfWay = (page: Page): Promise<boolean> =>
  table(page)
    .getByText(/^(Choose where to|Now the other one)\.$/)
    .waitFor({ timeout: 700 })
    .then(
      () => true,
      () => false,
    );

/** What the log tells, to see that a decision was one. */
const told = (page: Page): Promise<string> => log(page).innerText();

async function byMouse(page: Page): Promise<void> {
  await choices(page).first().click();
  if (await isHalfWay(page)) await cells(page).or(things(page)).first().click();
}

async function byKeyboard(page: Page): Promise<void> {
  await chooseByKeys(page, choices(page).first());
  if (await isHalfWay(page)) await chooseByKeys(page, cells(page).or(things(page)).first());
}

/** A table, decided at by one way after the other; it looks well while the first decision is shown. */
async function playAt(page: Page, request: APIRequestContext, kit: ShownKit, ways: Ways): Promise<void> {
  await atTable(page, request, kit);
  for (const [at, decide] of ways.entries()) {
    await expect(choices(page).first()).toBeVisible({ timeout: 60_000 });
    const before = await told(page);
    await decide(page);
    await expect.poll(() => told(page), { timeout: 60_000 }).not.toBe(before);
    if (at === 0) await looksWell(page);
  }
  await expect(page.locator(".plain")).toHaveCount(0);
}

/** The number of games in one page after another: a page that is opened again costs a third. */
const TOGETHER = 4;

for (let first = 0; first < shown.length; first += TOGETHER) {
  const kits = shown.slice(first, first + TOGETHER);
  const ids = kits.map(({ game }) => game.id).join(", ");
  test(`${ids}: played by mouse, finger and keyboard on the board that is drawn of what it shows`, async ({
    page,
    request,
    isMobile,
  }) => {
    test.setTimeout(240_000);
    const ways = isMobile ? [byMouse, byMouse, byMouse] : [byMouse, byKeyboard, byKeyboard];
    const tried = ways.slice(0, isLong ? 3 : isMobile ? 1 : 2);
    for (const kit of kits) await test.step(kit.game.id, () => playAt(page, request, kit, tried));
  });
}
