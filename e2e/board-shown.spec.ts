import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { games } from "umpire";
import { looksWell } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { log, makeMatch, sit } from "./match.ts";

/** The games that are drawn from what they show; nothing below knows one of them. */
const shown = games.kits.filter(({ show }) => show !== undefined);

/** How often the person decides. */
const DECISIONS = 3;

const table = (page: Page): Locator => page.getByRole("region", { name: "The table" });
const cells = (page: Page): Locator => table(page).getByRole("gridcell", { name: /can be chosen/ });
/** Things beside the boards that can be chosen and are not yet. */
const things = (page: Page): Locator => table(page).getByRole("button", { pressed: false });
const buttons = (page: Page): Locator => table(page).getByRole("button").and(page.locator(":not([aria-pressed])"));
const choices = (page: Page): Locator =>
  cells(page)
    .or(things(page))
    .or(buttons(page).filter({ hasNotText: "Take it back" }));
const isHalfWay = (page: Page): Promise<boolean> => table(page).getByText("Choose where to.").isVisible();

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

/** Arrow keys go from the cell with the focus to this one. */
async function walkTo(page: Page, goal: Locator): Promise<void> {
  const to = await goal.boundingBox();
  for (let presses = 0; presses < 60; presses += 1) {
    const at = await page.locator(":focus").boundingBox();
    if (to === null || at === null) throw new Error("nothing to walk on");
    const [x, y] = [to.x - at.x, to.y - at.y];
    if (Math.abs(x) < at.width / 2 && Math.abs(y) < at.height / 2) return;
    const isAcross = Math.abs(x) > Math.abs(y);
    await page.keyboard.press(isAcross ? (x > 0 ? "ArrowRight" : "ArrowLeft") : y > 0 ? "ArrowDown" : "ArrowUp");
  }
  throw new Error("arrow keys never get there");
}

async function byKeyboard(page: Page): Promise<void> {
  await tabTo(page, choices(page));
  await page.keyboard.press("Enter");
  if (!(await isHalfWay(page))) return;
  if ((await cells(page).count()) > 0) await walkTo(page, cells(page).first());
  else await tabTo(page, things(page));
  await page.keyboard.press("Enter");
}

for (const [name, decide] of [
  ["the mouse", byMouse],
  ["the keyboard", byKeyboard],
] as const)
  for (const kit of shown)
    test(`${kit.game.id} is played by ${name} on the board that is drawn of what it shows`, async ({
      page,
      request,
    }) => {
      test.slow();
      await atTable(page, request, kit);
      for (let decision = 0; decision < DECISIONS; decision += 1) {
        await expect(choices(page).first()).toBeVisible({ timeout: 15_000 });
        const before = await told(page);
        await decide(page);
        await expect.poll(() => told(page), { timeout: 15_000 }).not.toBe(before);
        if (decision === 0 && name === "the mouse") await looksWell(page);
      }
      await expect(page.locator(".plain")).toHaveCount(0);
    });
