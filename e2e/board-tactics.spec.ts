import type { Page } from "@playwright/test";
import { looksWell } from "./axe.ts";
import { expect, onDesktop, onPhone, test } from "./fixtures.ts";
import { latinWords } from "./latin.ts";
import { line, log, makeMatch, resignAndWatch, SOON, turn, watchReplay } from "./match.ts";
import { idle, longestTask, MOST } from "./tasks.ts";

// Whole matches against a bot; the machine may be busy.
test.describe.configure({ timeout: 120_000 });

type Tile = {
  readonly at: string;
  readonly isReady: boolean;
  readonly isEnemy: boolean;
  /** What the chosen unit may do there: "move", "strike" or a way of striking; null for nothing. */
  readonly light: string | null;
};

const tilesOf = (page: Page): Promise<readonly Tile[]> =>
  page.locator(".tac-grid .tac-tile").evaluateAll((tiles) =>
    tiles.map((tile) => ({
      at: tile.getAttribute("data-tile") ?? "",
      isReady: tile.querySelector(".tac-unit[data-ready]") !== null,
      isEnemy: /: (enemy|вражеск)/i.test(tile.getAttribute("aria-label") ?? ""),
      light: tile.getAttribute("data-light"),
    })),
  );

const pointOf = ({ at }: Pick<Tile, "at">): readonly [number, number] => {
  const [x = 0, y = 0] = at.split(",").map(Number);
  return [x, y];
};
const distance = (a: Tile, b: Tile) => {
  const [[ax, ay], [bx, by]] = [pointOf(a), pointOf(b)];
  return Math.abs(ax - bx) + Math.abs(ay - by);
};

/** How a person presses a tile or a button: by mouse, or by keys alone. */
type Hand = {
  readonly tile: (page: Page, at: string) => Promise<void>;
  readonly button: (page: Page, name: RegExp) => Promise<void>;
};

const mouse: Hand = {
  tile: (page, at) => page.locator(`[data-tile="${at}"]`).click(),
  button: (page, name) => page.getByRole("button", { name }).click(),
};

const focusedTile = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("data-tile") ?? null);

async function tabUntil(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let at = 0; at < 80 && !(await isThere()); at += 1) await page.keyboard.press("Tab");
  expect(await isThere()).toBe(true);
}

const keys: Hand = {
  async tile(page, at) {
    await tabUntil(page, async () => (await focusedTile(page)) !== null);
    const [x, y] = pointOf({ at });
    for (let tries = 0; tries < 12 && (await focusedTile(page)) !== at; tries += 1) {
      const [hx, hy] = pointOf({ at: (await focusedTile(page)) ?? "" });
      await page.keyboard.press(hx < x ? "ArrowRight" : hx > x ? "ArrowLeft" : hy < y ? "ArrowUp" : "ArrowDown");
    }
    expect(await focusedTile(page)).toBe(at);
    await page.keyboard.press("Enter");
  },
  async button(page, name) {
    const button = page.getByRole("button", { name });
    await tabUntil(page, () => button.evaluate((each) => each === document.activeElement));
    await page.keyboard.press("Enter");
  },
};

/** The lit tile that is best: where an enemy stands, else the nearest to one. */
function aimIn(tiles: readonly Tile[]): Tile | undefined {
  const enemies = tiles.filter(({ isEnemy }) => isEnemy);
  const far = (tile: Tile) => Math.min(...enemies.map((enemy) => distance(tile, enemy)));
  const lit = tiles.filter(({ light }) => light !== null);
  return lit.find(({ isEnemy }) => isEnemy) ?? [...lit].sort((a, b) => far(a) - far(b))[0];
}

const kind = (page: Page) => turn(page).getAttribute("data-turn");

/** One deed of the first unit that can act, or the end of the turn. */
async function deed(page: Page, hand: Hand, endTurn: RegExp): Promise<void> {
  const ready = (await tilesOf(page)).find(({ isReady }) => isReady);
  if (ready === undefined) return hand.button(page, endTurn);
  await hand.tile(page, ready.at);
  await expect(page.locator(`[data-tile="${ready.at}"]`)).toHaveAttribute("data-chosen", "true");
  const aim = aimIn(await tilesOf(page));
  if (aim === undefined) return hand.button(page, endTurn);
  await hand.tile(page, aim.at);
  await expect(page.locator(`[data-tile="${aim.at}"]`)).toHaveAttribute("data-aimed", "true");
  await hand.tile(page, aim.at);
}

/** The board as it stands, so that one can tell that something has come of a deed. */
const picture = (page: Page) => page.locator(".tac-grid").innerHTML();

async function playToTheEnd(page: Page, hand: Hand, endTurn = /^End turn/): Promise<void> {
  for (let deeds = 0; deeds < 400; deeds += 1) {
    // Not before the last deed has come back, and the bot has moved.
    const isAsked = () => page.getByRole("button", { name: endTurn }).isVisible();
    const isOn = async () => (await kind(page)) === "over" || (await isAsked());
    await expect.poll(isOn, { timeout: 20_000, intervals: SOON }).toBe(true);
    if ((await kind(page)) === "over") return;
    const before = await picture(page);
    await deed(page, hand, endTurn);
    const hasCome = async () => (await kind(page)) !== "yours" || (await picture(page)) !== before;
    await expect.poll(hasCome, { intervals: SOON }).toBe(true);
  }
  throw new Error("the match does not end");
}

/** A match against the random bot, with the seat taken. */
async function seated(page: Page, request: Parameters<typeof makeMatch>[0], rules: string, sit = "Take a seat") {
  const match = await makeMatch(request, { game: "tactics", rules, seats: ["open", { bot: "random" }] });
  await page.goto(`/match/${match}`);
  await page.getByRole("button", { name: sit }).click();
  await expect(page.getByRole("grid")).toBeVisible();
  return match;
}

test("a whole match against a bot by mouse, and its replay", onDesktop, async ({ page, request }) => {
  await seated(page, request, "skirmish");
  await playToTheEnd(page, mouse);
  await expect(turn(page)).toContainText(/won|draw/i);
  await watchReplay(page);
  await expect(page.getByRole("grid")).toBeVisible();
});

test("a whole match against a bot by keyboard alone", onDesktop, async ({ page, request }) => {
  await seated(page, request, "duel");
  await playToTheEnd(page, keys);
  await expect(turn(page)).toContainText(/won|draw/i);
});

test("a whole match in Russian, by touch, without a word in Latin letters", onPhone, async ({ page, request }) => {
  await page.goto("/?lang=ru");
  await seated(page, request, "duel", "Занять место");
  const tap: Hand = { ...mouse, tile: (each, at) => each.locator(`[data-tile="${at}"]`).tap() };
  const latin = () => latinWords(page, ["Umpire", "ShapeShips"]);
  expect(await latin()).toEqual([]);
  await playToTheEnd(page, tap, /^Закончить ход/);
  await expect(turn(page)).toContainText(/побед|ничья/i);
  expect(await latin()).toEqual([]);
});

test("what cannot be done says why and by which rule; what can shows what would come of it", async ({
  page,
  request,
}) => {
  await seated(page, request, "skirmish");
  await expect(line(page)).toHaveText("Connected");
  const own = page.getByRole("gridcell", { name: /your Swordsman/ });
  await own.click();
  await page.getByRole("gridcell", { name: /enemy Archer/ }).click();
  await expect(page.locator(".tac")).toContainText("out of range");
  await expect(page.locator(".tac").getByRole("link", { name: /T\d+/ }).first()).toBeVisible();
  await own.click();
  if ((await own.getAttribute("data-chosen")) === null) await own.click();
  const lit = page.locator(".tac-grid [data-light]:not([data-chosen])").first();
  await lit.click();
  await expect(page.locator(".tac")).toContainText("moves from");
  await expect(page.getByRole("button", { name: "Do it" })).toBeVisible();
  await looksWell(page);
  await page.getByRole("button", { name: "Do it" }).click();
  // The log names units and tiles as the board does.
  await expect(log(page)).toContainText(/Your Swordsman moves from [A-E][1-5] to [A-E][1-5]\./);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(log(page)).toContainText(/back/i);
  await resignAndWatch(page);
});

test(
  "no task of the page takes longer than 50 ms in a turn",
  onDesktop,
  async ({ page, browser, request }, testInfo) => {
    await seated(page, request, "skirmish");
    // Whatever is loaded and compiled once is not a part of a turn.
    await deed(page, mouse, /^End turn/);
    await expect(page.getByRole("button", { name: /^End turn/ })).toBeVisible();
    const aTurn = async () => {
      const ready = (await tilesOf(page)).find(({ isReady }) => isReady);
      for (const { at } of await tilesOf(page)) await page.locator(`[data-tile="${at}"]`).hover();
      if (ready !== undefined) await page.locator(`[data-tile="${ready.at}"]`).click();
      for (const { at, light } of await tilesOf(page))
        if (light !== null) await page.locator(`[data-tile="${at}"]`).hover();
      await page.keyboard.press("Escape");
      await deed(page, mouse, /^End turn/);
      await idle(page);
    };
    const rounds = [await longestTask(browser, page, aTurn)];
    if (Math.max(...rounds) >= MOST) rounds.push(await longestTask(browser, page, aTurn));
    testInfo.annotations.push({ type: "longest task", description: `${rounds.join(" and ")} ms` });
    expect(Math.min(...rounds)).toBeLessThan(MOST);
  },
);
