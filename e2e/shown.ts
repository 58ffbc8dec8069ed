import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { games } from "umpire";
import { makeMatch, sit } from "./match.ts";

/** The games that are drawn from what they show; nothing here knows one of them. */
export const shown = games.kits.filter(({ show }) => show !== undefined);

export type ShownKit = (typeof shown)[number];

export const table = (page: Page): Locator => page.getByRole("region", { name: "The table" });
/** Cells of the boards that can be chosen. */
export const cells = (page: Page): Locator => table(page).getByRole("gridcell", { name: /can be chosen/ });
/** Things beside the boards that can be chosen and are not yet. */
export const things = (page: Page): Locator => table(page).getByRole("button", { pressed: false });
/** What can be decided and has no place on the table. */
export const buttons = (page: Page): Locator =>
  table(page).getByRole("button").and(page.locator(":not([aria-pressed])")).filter({ hasNotText: "Take it back" });
export const choices = (page: Page): Locator => cells(page).or(things(page)).or(buttons(page));

/** Ann has the first seat, whoever decides at random the others; with rules by the name of a preset. */
export async function atTable(
  page: Page,
  request: APIRequestContext,
  { game }: ShownKit,
  preset = "standard",
): Promise<void> {
  const options = game.parse.options({});
  if (!options.ok) throw new Error(options.refusal.code);
  const others = Array.from({ length: game.seats(options.value) - 1 }, () => ({ bot: "random" }));
  const rules = preset in game.presets ? { rules: preset } : {};
  const match = await makeMatch(request, { game: game.id, seats: ["open", ...others], ...rules });
  await page.goto(`/match/${match}`);
  await sit(page, "Ann");
}

/** Whether the focus is on it, or, for a cell, anywhere on its board. */
const isReached = (goal: Locator): Promise<boolean> =>
  goal.evaluate((each) => (each.closest("[role=grid]") ?? each).contains(document.activeElement));

/** Tab goes to the table, and along it, until this is reached. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await isReached(goal)) return;
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

/** Tab to the board of a cell, and arrows to it; or tab to what lies beside the boards; and Enter. */
export async function chooseByKeys(page: Page, goal: Locator): Promise<void> {
  await tabTo(page, goal);
  if ((await goal.getAttribute("role")) === "gridcell") await walkTo(page, goal);
  await page.keyboard.press("Enter");
}
