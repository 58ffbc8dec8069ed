import type { Page } from "@playwright/test";
import { looksWell } from "./axe.ts";
import { expect, onDesktop, onlyLong, onPhone, test } from "./fixtures.ts";
import { latinWords } from "./latin.ts";
import { anotherPerson, log, makeMatch, SOON } from "./match.ts";

// Whole matches; the machine may be busy.
test.describe.configure({ timeout: 120_000 });

/** The printed rules for a short war. */
const short = {
  ...{ nebulaGroundBonus: false, riftOutcome: "removed", nebulaMoveHardCap: false, supernovaSealed: false },
  ...{ asteroidSealed: false, antimassThroughOnly: false, riftRollsForCarried: false, riftBonusOnce: false },
  ...{ anomalyStacking: "set", nebulaAllRolls: false, riftSequential: false },
  ...{ rounds: 1, tactics: 3, fleetPool: 4, treasury: 6 },
};

/** Fleets that meet at once: hits, retreats, landings and production come of it. */
const close = ["South", "North"].map((home, at) => ({
  home,
  space: { carrier: 1, cruiser: 2, fighter: 2 },
  fleets: { [at === 0 ? "Shroud" : "Veil"]: { carrier: 1, dreadnought: 1, infantry: 3 } },
}));

const act = (page: Page) => page.locator(".skr-tray .act");
const system = (page: Page, id: string) => page.locator(`[data-cell="system ${id}"] > .ti4-button`);

/** How a person presses a system or the yellow button. */
type Hand = {
  readonly pick: (page: Page, id: string) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
};

const mouse: Hand = {
  pick: (page, id) => system(page, id).click(),
  act: (page) => act(page).click(),
};
const finger: Hand = {
  pick: (page, id) => system(page, id).tap(),
  act: (page) => act(page).tap(),
};

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest("[data-cell]")?.getAttribute("data-cell") ?? null);

async function tabUntil(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let at = 0; at < 80 && !(await isThere()); at += 1) await page.keyboard.press("Tab");
  expect(await isThere()).toBe(true);
}

const keys: Hand = {
  async pick(page, id) {
    await tabUntil(page, async () => (await focused(page)) !== null);
    const centre = (name: string) =>
      page
        .locator(`[data-cell="${name}"]`)
        .evaluate((hex) => [hex.getBoundingClientRect().x, hex.getBoundingClientRect().y]);
    const [x = 0, y = 0] = await centre(`system ${id}`);
    for (let tries = 0; tries < 30 && (await focused(page)) !== `system ${id}`; tries += 1) {
      const [hx = 0, hy = 0] = await centre((await focused(page)) ?? "");
      const aside = Math.abs(hx - x) > 4;
      const key = aside ? (hx < x ? "ArrowRight" : "ArrowLeft") : hy < y ? "ArrowDown" : "ArrowUp";
      await page.keyboard.press(key);
    }
    expect(await focused(page)).toBe(`system ${id}`);
    await page.keyboard.press("Enter");
  },
  async act(page) {
    await tabUntil(page, () => act(page).evaluate((each) => each === document.activeElement));
    await page.keyboard.press("Enter");
  },
};

/** What the board shows, so that one can tell that something has come of a decision. */
const picture = (page: Page) => page.locator(".skr-court, .skr-tray").allInnerTexts();
const isOver = (page: Page) => page.getByText(/^(The war is over|Война окончена)/).isVisible();
const isAsked = (page: Page) => act(page).isVisible();

/** Decides everything as it is offered; on a turn it goes where the list says, and passes after that. */
async function playToTheEnd(page: Page, hand: Hand, goals: readonly string[], pass = "Pass for this round") {
  const left = [...goals];
  for (let decisions = 0; decisions < 200; decisions += 1) {
    await expect
      .poll(async () => (await isOver(page)) || (await isAsked(page)), { timeout: 20_000, intervals: SOON })
      .toBe(true);
    if (await isOver(page)) return;
    const before = await picture(page);
    if (await act(page).isEnabled()) await hand.act(page);
    else {
      const goal = left.shift();
      if (goal === undefined) await page.getByRole("button", { name: pass }).click();
      else await hand.pick(page, goal);
    }
    await expect.poll(async () => (await picture(page)).join() !== before.join(), { intervals: SOON }).toBe(true);
  }
  throw new Error("the war does not end");
}

type Request = Parameters<typeof makeMatch>[0];

async function seated(page: Page, request: Request, sit = "Take a seat"): Promise<void> {
  const options = { map: "crown", starts: close };
  const seats = ["open" as const, { bot: "greedy" }];
  const match = await makeMatch(request, { game: "ti4", rules: short, options, seats });
  await page.goto(`/match/${match}`);
  await page.getByRole("button", { name: sit }).click();
  await expect(page.locator(".skr-tray")).toBeVisible();
}

test("a whole war against a bot by mouse", onlyLong, async ({ page, request }) => {
  await seated(page, request);
  await playToTheEnd(page, mouse, ["Crown", "South", "Garden"]);
  await expect(log(page)).toContainText("activates Crown");
  await expect(log(page)).not.toContainText("{");
});

test("a whole war against a bot by keyboard alone", onDesktop, async ({ page, request }) => {
  await seated(page, request);
  await playToTheEnd(page, keys, ["Crown", "South"]);
});

test("a whole war in Russian, by touch, without a word in Latin letters", onPhone, async ({ page, request }) => {
  await page.goto("/?lang=ru");
  await seated(page, request, "Занять место");
  const latin = () => latinWords(page, ["Umpire", "ShapeShips"]);
  expect(await latin()).toEqual([]);
  await playToTheEnd(page, finger, ["Crown", "South"], "Пас до конца раунда");
  expect(await latin()).toEqual([]);
});

test("two people and a bot play a war to its end", onlyLong, async ({ page, browser, request }) => {
  const starts = ["South", "Gate", "Tarn"].map((home) => ({ home }));
  const seats = ["open" as const, "open" as const, { bot: "greedy" }];
  const match = await makeMatch(request, { game: "ti4", rules: short, options: { map: "crown", starts }, seats });
  await page.goto(`/match/${match}`);
  const take = async (each: Page, name: string) => {
    await each.getByLabel("Your name").fill(name);
    await each.getByRole("button", { name: "Take a seat" }).click();
  };
  await take(page, "Ann");
  const bob = await anotherPerson(browser, page, `/match/${match}`);
  await take(bob, "Bob");
  await Promise.all([playToTheEnd(page, mouse, ["Garden", "South"]), playToTheEnd(bob, mouse, ["Kiln", "Gate"])]);
  await expect(log(bob)).toContainText("Ann activates Garden");
});

test("[TS22] at a table with factions the seats say them, and a tap shows what counts", async ({ page, request }) => {
  const [one, other] = close.map(({ home, fleets }) => ({ home, fleets }));
  const starts = [
    { ...one, faction: "letnev", space: { letnev_flagship: 1, carrier: 1 }, effects: ["non-euclidean-shielding"] },
    { ...other, faction: "mentak", space: { mentak_flagship: 1, cruiser: 2 } },
  ];
  const seats = ["open" as const, { bot: "greedy" }];
  const match = await makeMatch(request, { game: "ti4", rules: short, options: { map: "crown", starts }, seats });
  await page.goto(`/match/${match}`);
  await page.getByRole("button", { name: "Take a seat" }).click();
  await expect(page.getByText("Barony of Letnev").first()).toBeVisible();
  await page.getByText("Powers", { exact: true }).click();
  const powers = page.locator(".skr-powers");
  await expect(powers).toContainText("Non-Euclidean Shielding");
  await expect(powers).toContainText("Ambush");
  await looksWell(page);
  await page.getByText("Powers", { exact: true }).click();
  await system(page, "Veil").click();
  await expect(page.locator(".skr-tray")).toContainText(/You win the battle: \d+%/);
  await playToTheEnd(page, test.info().project.name === "phone" ? finger : mouse, ["Crown"]);
});

test("a table looks well, and says before a decision what would come of it", async ({ page, request }) => {
  await seated(page, request);
  await looksWell(page);
  await system(page, "Veil").click();
  await expect(page.locator(".skr-tray")).toContainText(/You win the battle: \d+%/);
  await expect(page.locator(".ti4-pill")).toContainText(/%/);
  await looksWell(page);
  await act(page).click();
  await expect(page.getByRole("button", { name: /^Cruiser, South/ }).first()).toHaveAttribute("aria-pressed", "true");
  await looksWell(page);
});
