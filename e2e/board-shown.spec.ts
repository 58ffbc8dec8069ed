import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { games } from "umpire";
import { looksWell } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { log, makeMatch, sit } from "./match.ts";

/** The games that are drawn from what they show; nothing below knows one of them. */
const shown = games.kits.filter(({ show }) => show !== undefined);

type Ways = readonly ((page: Page) => Promise<void>)[];

const table = (page: Page): Locator => page.getByRole("region", { name: "The table" });
const choosable = (within: Page | Locator): Locator => within.getByRole("gridcell", { name: /can be chosen/ });
const cells = (page: Page): Locator => choosable(table(page));
/** Things beside the boards that can be chosen and are not yet. */
const things = (page: Page): Locator => table(page).getByRole("button", { pressed: false });
const buttons = (page: Page): Locator => table(page).getByRole("button").and(page.locator(":not([aria-pressed])"));
const choices = (page: Page): Locator =>
  cells(page)
    .or(things(page))
    .or(buttons(page).filter({ hasNotText: "Take it back" }));
/** Whether a press was the first of two. */
const isHalfWay = (page: Page): Promise<boolean> =>
  table(page)
    .getByText("Choose where to.")
    .waitFor({ timeout: 700 })
    .then(
      () => true,
      () => false,
    );

async function atTable(page: Page, request: APIRequestContext, kit: (typeof shown)[number]): Promise<void> {
  const options = kit.game.parse.options({});
  if (!options.ok) throw new Error(options.refusal.code);
  const others = Array.from({ length: kit.game.seats(options.value) - 1 }, () => ({ bot: "random" }));
  const match = await makeMatch(request, { game: kit.game.id, seats: ["open", ...others] });
  await page.goto(`/match/${match}`);
  await sit(page, "Ann");
}

/** What the log tells, to see that a decision was one. */
const told = (page: Page): Promise<string> => log(page).innerText();

async function byMouse(page: Page): Promise<void> {
  await choices(page).first().click();
  if (await isHalfWay(page)) await cells(page).or(things(page)).first().click();
}

/** Tab goes to the table, and along it, until this is reached. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if ((await wanted.and(page.locator(":focus")).count()) > 0) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("the tab key never gets there");
}

/** Arrow keys from the best to the worst on a way of so many pixels. */
function keysTowards(x: number, y: number): readonly string[] {
  const [right, left] = x > 0 ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
  const [down, up] = y > 0 ? ["ArrowDown", "ArrowUp"] : ["ArrowUp", "ArrowDown"];
  return Math.abs(x) > Math.abs(y) ? [right, down, up, left] : [down, right, left, up];
}

/** Arrow keys go from the cell with the focus to this one, by a key that was not tried there where there is one. */
async function walkTo(page: Page, goal: Locator): Promise<void> {
  const to = await goal.boundingBox();
  const tried = new Set<string>();
  for (let presses = 0; presses < 100; presses += 1) {
    const at = await page.locator(":focus").boundingBox();
    if (to === null || at === null) throw new Error("nothing to walk on");
    const [x, y] = [to.x - at.x, to.y - at.y];
    if (Math.abs(x) < at.width / 2 && Math.abs(y) < at.height / 2) return;
    const keys = keysTowards(x, y);
    const key = keys.find((each) => !tried.has(`${at.x} ${at.y} ${each}`)) ?? keys[0] ?? "";
    tried.add(`${at.x} ${at.y} ${key}`);
    await page.keyboard.press(key);
  }
  throw new Error("arrow keys never get there");
}

/** Tab to a board on which something can be chosen, and arrows to it; or tab to what lies beside the boards. */
async function choose(page: Page, others: Locator): Promise<void> {
  if ((await cells(page).count()) > 0) {
    const board = table(page)
      .getByRole("grid")
      .filter({ has: choosable(page) })
      .first();
    await tabTo(page, board.getByRole("gridcell"));
    await walkTo(page, choosable(board).first());
  } else await tabTo(page, others);
  await page.keyboard.press("Enter");
}

async function byKeyboard(page: Page): Promise<void> {
  await choose(page, choices(page));
  if (await isHalfWay(page)) await choose(page, things(page));
}

/** A table, decided at by one way after the other; it looks well while the first decision is shown. */
async function playAt(page: Page, request: APIRequestContext, kit: (typeof shown)[number], ways: Ways): Promise<void> {
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

/** So many games in one page after another: a page that is opened again costs a third. */
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
    for (const kit of kits) await test.step(kit.game.id, () => playAt(page, request, kit, ways));
  });
}
