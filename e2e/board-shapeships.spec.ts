import type { Browser, Page } from "@playwright/test";
import { looksWell } from "./axe.ts";
import { expect, onDesktop, test } from "./fixtures.ts";
import { latinWords } from "./latin.ts";
import { anotherPerson, log, makeMatch, resignAndWatch, SOON, sit } from "./match.ts";

// Several turns of two people, or one and a bot; the machine may be busy.
test.describe.configure({ timeout: 120_000 });

/** Keeps everything that comes to a page on its socket, in order. */
const keepFrames = (page: Page, frames: string[]) =>
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => frames.push(String(payload))));

/** All that somebody is told of an order before it is opened: who gave it. */
const decidedBy = (seat: number) => ({
  ...{ type: "update", seq: expect.any(Number), events: [] },
  changes: [[["sight", "decided", 0], seat]],
});

/** Whatever the page could look up: its document, its storages, and every value below the root of React. */
const reachable = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const seen = new Set<object>();
    const found: string[] = [document.documentElement.outerHTML];
    const partsOf = (value: object): readonly unknown[] =>
      value instanceof Map || value instanceof Set ? [...value.values()] : Object.entries(value).flat();
    const walk = (value: unknown) => {
      if (typeof value === "string") found.push(value);
      if (typeof value !== "object" || value === null || seen.has(value)) return;
      seen.add(value);
      partsOf(value).forEach(walk);
    };
    walk(document.getElementById("app"));
    for (const storage of [localStorage, sessionStorage]) walk({ ...storage });
    return found.join("\n");
  });

const orders = (page: Page) => page.getByRole("region", { name: /^(Choose your faction|Draw ships|Declare|Respond)/ });
const isAsked = (page: Page) => orders(page).isVisible();

async function chooseFaction(page: Page, faction: string): Promise<void> {
  await orders(page)
    .getByRole("button", { name: new RegExp(`^${faction}`) })
    .click();
  await orders(page)
    .getByRole("button", { name: `Lock in ${faction}` })
    .click();
}

/** Draws the first ship that can be paid; gives its name. */
async function drawFirst(page: Page): Promise<string> {
  const more = orders(page)
    .getByRole("button", { name: /^One more: / })
    .and(page.locator(':not([aria-disabled="true"])'));
  // Before it is drawn: with few lines nothing else could be drawn afterwards.
  const name = (await more.first().getAttribute("aria-label")) ?? "";
  await more.first().click();
  await orders(page).getByRole("button", { name: "Lock in" }).click();
  return name.replace("One more: ", "");
}

async function twoPeople(browser: Browser, page: Page, match: string) {
  const [annHears, bobHears]: [string[], string[]] = [[], []];
  keepFrames(page, annHears);
  await page.goto(`/match/${match}`);
  await sit(page, "Ann");
  const bob = await anotherPerson(browser, page, `/match/${match}`, (other) => keepFrames(other, bobHears));
  await sit(bob, "Bob");
  await expect(orders(page)).toBeVisible();
  // Whatever is heard from now on is about the game: that both are here has been told.
  for (const each of [page, bob])
    await expect(each.locator(".ss-players").getByText("here", { exact: true })).toBeVisible();
  return { ann: page, bob, annHears, bobHears };
}

test(
  "two browsers play with hidden orders, and neither has anything of the other's before it is opened",
  onDesktop,
  async ({ page, browser, request }) => {
    const match = await makeMatch(request, { game: "shapeships" });
    const { ann, bob, annHears, bobHears } = await twoPeople(browser, page, match);
    let known = annHears.length;
    await chooseFaction(bob, "Corona");
    await expect(ann.locator(".ss-players")).toContainText("has decided");
    expect(annHears.slice(known).map((text) => JSON.parse(text))).toEqual([decidedBy(1)]);
    await chooseFaction(ann, "Lattice");
    await expect(ann.getByText("The factions are opened")).toBeVisible();
    await expect(bob.getByText("The factions are opened")).toBeVisible();
    expect(bobHears.join()).toContain("factions-chosen");

    known = annHears.length;
    const before = await reachable(ann);
    const drawn = await drawFirst(bob);
    await expect(ann.locator(".ss-players")).toContainText("has decided");
    expect(annHears.slice(known).map((text) => JSON.parse(text))).toEqual([decidedBy(1)]);
    // What Ann's page could look up names Bob's ship no more often than before he drew it.
    const count = (text: string) => text.split(drawn).length;
    expect(count(await reachable(ann))).toBe(count(before));
    // A lock-in can be taken back until both are in.
    await bob.getByRole("button", { name: "Take it back" }).click();
    await expect(orders(bob)).toBeVisible();
    const again = await drawFirst(bob);
    await drawFirst(ann);
    await expect(ann.getByText("The drawings are opened")).toBeVisible();
    await expect(ann.getByRole("region", { name: "The drawings are opened: Bob" })).toContainText(again);
    expect(annHears.slice(known).join()).toContain('"completed"');
  },
);

const stepOf = (page: Page) => page.locator(".ss-turn h2").textContent();

const turnOf = async (page: Page) => Number(/\d+/.exec((await stepOf(page)) ?? "")?.[0] ?? 0);

/** Locks in what the guide proposes, until the first turn is over. */
async function followGuide(page: Page, take: RegExp): Promise<void> {
  for (let steps = 0; steps < 20 && (await turnOf(page)) < 2; steps += 1) {
    const button = page.getByRole("complementary").getByRole("button", { name: take });
    await expect(button.or(page.locator('[data-turn="over"]')).first()).toBeAttached({ timeout: 20_000 });
    const before = await stepOf(page);
    // The other side alone may have had something to decide in between, and the turn is over without a click.
    if ((await turnOf(page)) >= 2) break;
    if (await button.isVisible()) await button.click();
    // Not before that has come of it: a click in haste would lock in the next order too.
    await expect.poll(() => stepOf(page), { timeout: 20_000, intervals: SOON }).not.toBe(before);
  }
  expect(await turnOf(page)).toBe(2);
}

test("somebody new is led through the first turn, by the guide alone", async ({ page, isMobile }) => {
  await page.goto("/");
  const card = page.getByRole("listitem").filter({ hasText: "ShapeShips" });
  await card.getByRole("button", { name: "Play a bot" }).click();
  await expect(page.getByRole("complementary", { name: "Your first duel" })).toBeVisible();
  await followGuide(page, /^Lock this in/);
  // On a small screen the news are folded while something is to be decided, and told in short.
  const news = page.getByRole("region", { name: "What just happened" });
  if (isMobile) await news.getByRole("heading", { name: "What just happened" }).click();
  await expect(news.getByText("Settlement", { exact: true })).toBeVisible();
  await expect(log(page)).toContainText(/Player \(you\): 66 − \d+ damage/);
  await looksWell(page);
  await resignAndWatch(page);
});

test("in Russian no word of the table is in Latin letters", async ({ page, request }) => {
  const match = await makeMatch(request, { game: "shapeships", seats: ["open", { bot: "greedy" }] });
  await page.goto("/?lang=ru");
  await page.goto(`/match/${match}`);
  await page.getByRole("button", { name: "Занять место" }).click();
  await followGuide(page, /^Так и сделать/);
  expect(await latinWords(page, ["Umpire", "ShapeShips"])).toEqual([]);
});

test(
  "a spectator by a link sees what is open, and nothing that is not",
  onDesktop,
  async ({ page, browser, request }) => {
    const match = await makeMatch(request, { game: "shapeships" });
    const { ann, bob } = await twoPeople(browser, page, match);
    const hears: string[] = [];
    const guest = await anotherPerson(browser, page, `/match/${match}`, (other) => keepFrames(other, hears));
    await expect(guest.locator(".ss-players")).toBeVisible();
    const known = hears.length;
    await chooseFaction(ann, "Lattice");
    await expect(guest.locator(".ss-players")).toContainText("has decided");
    expect(await isAsked(guest)).toBe(false);
    expect(hears.slice(known).map((text) => JSON.parse(text))).toEqual([decidedBy(0)]);
    await chooseFaction(bob, "Lattice");
    await expect(guest.getByText("The factions are opened")).toBeVisible();
  },
);
