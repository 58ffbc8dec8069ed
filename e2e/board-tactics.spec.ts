import type { APIRequestContext, Browser, Locator, Page } from "@playwright/test";
import { looksWell } from "./axe.ts";
import { desktopFirst, expect, onDesktop, onlyLong, onPhone, test } from "./fixtures.ts";
import { latinWords } from "./latin.ts";
import { deeds, line, log, makeMatch, resignAndWatch, SOON, turn, twoAtTable, watchReplay, wishAs } from "./match.ts";
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
  page.getByRole("gridcell").evaluateAll((tiles) =>
    tiles.map((tile) => ({
      at: tile.getAttribute("data-tile") ?? "",
      isReady: tile.hasAttribute("data-ready"),
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

/** How a person presses a tile or a button and does what is planned: by mouse, or by keys alone. */
type Hand = {
  readonly tile: (page: Page, at: string) => Promise<void>;
  readonly button: (page: Page, name: RegExp) => Promise<void>;
  readonly doIt: (page: Page) => Promise<void>;
};

const tileAt = (page: Page, at: string) => page.locator(`[data-tile="${at}"]`);
/** The one yellow button. */
const yellow = (page: Page) => page.locator(".tray .act");

const mouse: Hand = {
  tile: (page, at) => tileAt(page, at).click(),
  button: (page, name) => page.getByRole("button", { name }).click(),
  doIt: (page) => yellow(page).click(),
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
  // The focus is on the tile that was chosen last, where Enter is the yellow button.
  doIt: (page) => page.keyboard.press("Enter"),
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
  await expect(tileAt(page, ready.at)).toHaveAttribute("data-chosen", "true");
  const aim = aimIn(await tilesOf(page));
  if (aim === undefined) return hand.button(page, endTurn);
  await hand.tile(page, aim.at);
  await expect(tileAt(page, aim.at)).toHaveAttribute("data-aimed", "true");
  await expect(yellow(page)).toHaveCount(1);
  await hand.doIt(page);
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
async function seated(page: Page, request: APIRequestContext, rules: string, sit = "Take a seat") {
  const match = await makeMatch(request, { game: "tactics", rules, seats: ["open", { bot: "random" }] });
  await page.goto(`/match/${match}`);
  await page.getByRole("button", { name: sit }).click();
  await expect(page.getByRole("grid")).toBeVisible();
  return match;
}

test("a whole match against a bot by mouse, and its replay", onlyLong, async ({ page, request }) => {
  await seated(page, request, "skirmish");
  await playToTheEnd(page, mouse);
  await expect(turn(page)).toContainText(/won|draw/i);
  const end = page.getByRole("region", { name: /^(You win|You lose|A draw)$/ });
  await expect(end.getByRole("button", { name: "Rematch" })).toBeVisible();
  await page.getByRole("button", { name: "Look at the board" }).click();
  await expect(deeds(page).getByRole("button", { name: "Rematch" })).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Show the result" })).toBeVisible();
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
  const tap: Hand = { ...mouse, tile: (each, at) => tileAt(each, at).tap(), doIt: (each) => yellow(each).tap() };
  const latin = () => latinWords(page, ["Umpire", "ShapeShips"]);
  expect(await latin()).toEqual([]);
  await playToTheEnd(page, tap, /^Закончить ход/);
  await expect(turn(page)).toContainText(/побед|ничья/i);
  await expect(page.getByRole("region", { name: /^(Победа|Поражение|Ничья)$/ })).toBeVisible();
  expect(await latin()).toEqual([]);
});

test(
  "what cannot be done says why and by which rule; what can shows what would come of it",
  desktopFirst,
  async ({ page, request }) => {
    await seated(page, request, "skirmish");
    await expect(line(page)).toHaveText("Connected");
    const own = page.getByRole("gridcell", { name: /your Swordsman/ });
    await own.click();
    await page.getByRole("gridcell", { name: /enemy Archer/ }).click();
    await expect(page.locator(".tray")).toContainText("out of range");
    await page.getByText("Why?", { exact: true }).click();
    await expect(page.locator(".tray").getByRole("link", { name: /T\d+/ }).first()).toBeVisible();
    await own.click();
    if ((await own.getAttribute("data-chosen")) === null) await own.click();
    const lit = page.locator(".tac-grid [data-light]:not([data-chosen])").first();
    await lit.click();
    await expect(page.locator(".tray").getByRole("status")).toContainText(/^Step to [A-E][1-5]/);
    await looksWell(page);
    await page.getByRole("button", { name: "Step", exact: true }).click();
    // The log names units and tiles as the board does.
    await expect(log(page)).toContainText(/Your Swordsman moves to [A-E][1-5]\./);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(log(page)).toContainText(/back/i);
    await resignAndWatch(page);
  },
);

/** A table of two on which Ann's archer at D1 can step to D2 and shoot the enemy archer at D4, and no other way. */
async function archersApart(browser: Browser, page: Page, request: APIRequestContext) {
  const match = await makeMatch(request, { game: "tactics", rules: "skirmish" });
  const { ann, bob } = await twoAtTable(browser, page, match);
  const end = (playerId: string) => ({ type: "decide", action: { type: "END_TURN", playerId } });
  const step = { type: "MOVE", playerId: "P2", unitId: "u2_p2", targetPosition: { x: 3, y: 3 } };
  expect(await wishAs(ann, end("P1"))).toBe("ack");
  expect(await wishAs(bob, { type: "decide", action: step })).toBe("ack");
  expect(await wishAs(bob, end("P2"))).toBe("ack");
  await expect(ann.getByRole("gridcell", { name: /^D4: enemy Archer/ })).toBeVisible();
  await expect(ann.getByRole("button", { name: /^End turn/ })).toBeVisible();
  return { ann, bob };
}

test("a plain turn in four presses, a step with a blow in three; the forecast is drawn and told", async ({
  browser,
  page,
  request,
}) => {
  const { ann } = await archersApart(browser, page, request);
  let presses = 0;
  const press = async (what: Locator) => {
    presses += 1;
    await what.click();
  };
  await press(tileAt(ann, "3,0"));
  await press(tileAt(ann, "3,3"));
  await expect(tileAt(ann, "3,3")).toHaveAccessibleName(/^D4: enemy Archer, .*would fall to 5/);
  await expect(tileAt(ann, "3,1")).toHaveAccessibleName(
    /your Archer would stand here, enemy Archer could then hit it for 3/,
  );
  const drawing = ann.locator(".tac-lawn");
  for (const text of ["8 → 5", "−3", "risk −3"]) await expect(drawing).toContainText(text);
  await expect(ann.locator(".tray").getByRole("status")).toHaveText(
    /Step to D2, hit enemy Archer for 3\. Enemy Archer can hit back for 3\. Your Swordsman has not acted\./,
  );
  await expect(yellow(ann)).toHaveText(/^Step and strike\s*and end your turn/);
  await looksWell(ann);
  await press(yellow(ann));
  await expect(turn(ann)).toHaveText("Waiting for Bob.");
  expect(presses).toBe(3);
  await ann.getByText("Why?", { exact: true }).click();
  await expect(ann.locator(".tray")).toContainText("A step and a blow together end the turn at once");
  await expect(ann.locator(".tray").getByRole("link", { name: "rule T10" })).toBeVisible();
});

test("a step and the end of the turn take four presses", onDesktop, async ({ page, request }) => {
  await seated(page, request, "duel");
  const presses = [
    tileAt(page, "1,0"),
    tileAt(page, "1,1"),
    yellow(page),
    page.getByRole("button", { name: "End turn" }),
  ];
  for (const each of presses) await each.click();
  await expect(log(page)).toContainText("Your Swordsman moves to B2.");
  await expect(log(page)).toContainText("Your turn is over.");
  expect(presses).toHaveLength(4);
});

/** Carries what is at one place to another, by finger or by mouse, with a halt on the way. */
async function carry(page: Page, from: Locator, to: Locator, isTouch: boolean, meanwhile: () => Promise<void>) {
  const middle = async (place: Locator) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await place.boundingBox()) ?? {};
    return { x: x + width / 2, y: y + height / 2 };
  };
  const [start, end] = [await middle(from), await middle(to)];
  const half = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  if (!isTouch) {
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(half.x, half.y);
    await page.mouse.move(end.x, end.y);
    await meanwhile();
    return page.mouse.up();
  }
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: readonly { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: [...touchPoints] });
  await touch("touchStart", [start]);
  await touch("touchMove", [half]);
  await touch("touchMove", [end]);
  await meanwhile();
  await touch("touchEnd", []);
}

test("a unit is carried to where it shall go, by mouse or finger, and nothing is sent before the yellow button", async ({
  page,
  request,
}, testInfo) => {
  await seated(page, request, "duel");
  const isTouch = testInfo.project.use.isMobile === true;
  const [from, to] = [tileAt(page, "1,0"), tileAt(page, "1,1")];
  await expect(from).toHaveAttribute("data-ready", "true");
  await carry(page, from, to, isTouch, async () => {
    await expect(page.locator(".tac-lifted")).toBeVisible();
    await expect(to).toHaveAttribute("data-aimed", "true");
  });
  await expect(page.locator(".tac-lifted")).toHaveCount(0);
  await expect(to).toHaveAttribute("data-aimed", "true");
  await expect(log(page)).not.toContainText("moves");
  await yellow(page).click();
  await expect(log(page)).toContainText("Your Swordsman moves to B2.");
  // Let go where it can do nothing, it stays where it was, and stays chosen.
  await carry(page, tileAt(page, "3,0"), tileAt(page, "0,4"), isTouch, async () => undefined);
  await expect(tileAt(page, "3,0")).toHaveAttribute("data-chosen", "true");
  await expect(page.locator("[data-aimed]")).toHaveCount(0);
});

test("without motion the end is there at once, and what is new has a mark", onDesktop, async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await seated(page, request, "duel");
  await mouse.tile(page, "1,0");
  await mouse.tile(page, "1,1");
  await mouse.doIt(page);
  await expect(page.locator(".tac-new")).toHaveText("new");
  await expect(page.locator(".tac-new")).toBeVisible();
  const moving = () => page.locator(".tac-drawing").evaluate((lawn) => lawn.getAnimations({ subtree: true }).length);
  expect(await moving()).toBe(0);
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
      for (const { at } of await tilesOf(page)) await tileAt(page, at).hover();
      if (ready !== undefined) await tileAt(page, ready.at).click();
      for (const { at, light } of await tilesOf(page)) if (light !== null) await tileAt(page, at).hover();
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
