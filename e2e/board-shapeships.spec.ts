import type { Locator, Page, Route } from "@playwright/test";
import { axeTroubles, fits, looksWell } from "./axe.ts";
import { desktopFirst, expect, onDesktop, test } from "./fixtures.ts";
import { latinWords } from "./latin.ts";
import { anotherPerson, log, makeMatch, resignAndWatch, SOON } from "./match.ts";
import {
  act,
  againstBot,
  card,
  chooseFaction,
  court,
  decidedBy,
  drawFirst,
  duel,
  hand,
  keepFrames,
  reachable,
  seal,
  twoPeople,
} from "./shapeships.ts";

// Several turns of two people, or one and a bot; the machine may be busy.
test.describe.configure({ timeout: 120_000 });

test(
  "two browsers play with hidden orders, and neither has anything of the other's before it is opened",
  onDesktop,
  async ({ page, browser, request }) => {
    const match = await makeMatch(request, { game: "shapeships" });
    const { ann, bob, annHears, bobHears } = await twoPeople(browser, page, match);
    let known = annHears.length;
    await chooseFaction(bob, "Corona");
    await expect(bob.getByRole("heading", { name: "Your order is sealed" })).toBeVisible();
    await expect.poll(() => annHears.length).toBe(known + 1);
    expect(annHears.slice(known).map((text) => JSON.parse(text))).toEqual([decidedBy(1)]);
    await chooseFaction(ann, "Lattice");
    for (const each of [ann, bob]) await expect(each.getByText("Turn 1 · drawing")).toBeVisible();
    expect(bobHears.join()).toContain("factions-chosen");

    await expect(hand(ann)).toBeVisible();
    // Bob seals nothing, and takes it back: then what he draws is all that is new.
    await seal(bob);
    await expect(card(ann, "Bob’s order")).toContainText("Sealed. Opens with yours");
    const before = await reachable(ann);
    await bob.getByRole("button", { name: "Take it back" }).click();
    await expect(card(ann, "Bob’s order")).toContainText("Still open");
    known = annHears.length;
    const drawn = await drawFirst(bob);
    await expect(card(ann, "Bob’s order")).toContainText("Sealed. Opens with yours");
    expect(annHears.slice(known).map((text) => JSON.parse(text))).toEqual([decidedBy(1)]);
    // What Ann's page could look up names Bob's ship no more often than before he drew it.
    const count = (text: string) => text.split(drawn).length;
    expect(count(await reachable(ann))).toBe(count(before));
    // It lies face down before him, and can be taken back until both are in.
    await expect(card(bob, "Your order")).toContainText(`Sealed: ${drawn}`);
    await bob.getByRole("button", { name: "Take it back" }).click();
    await expect(hand(bob)).toBeVisible();
    await expect(card(ann, "Bob’s order")).toContainText("Still open");
    await seal(bob);
    await drawFirst(ann);
    await expect(ann.getByRole("region", { name: "Bob drew" })).toContainText(drawn);
    expect(annHears.slice(known).join()).toContain('"completed"');
  },
);

/** Where something stands on the page. */
const placeOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  return box === null ? null : [box.x, box.y, box.width, box.height].map(Math.round);
};

/** All that can be pressed for an order: how it stands, and how far it is scrolled. */
async function standing(page: Page, ship: Locator) {
  const places = await Promise.all([ship, ...(await page.locator(".ss-card").all())].map(placeOf));
  // The label of the yellow button changes with the order, and its width with it.
  const box = await act(page).boundingBox();
  return { places, act: box && [box.y, box.height], scroll: await page.evaluate(() => scrollY) };
}

test(
  "pressing a card moves nothing, and the yellow button seals what is selected",
  desktopFirst,
  async ({ page, browser, request }) => {
    // With few lines, with some too many to save, and with many: what is written of them is as long as they are many.
    for (const rules of [{ keel: 2 }, { keel: 7 }, { keel: 20 }]) {
      await duel(browser, page, request, rules);
      const strut = page.getByRole("button", { name: "One more: Strut" });
      // In the middle, where nothing lies over it: pressing it then scrolls nothing.
      await strut.evaluate((element) => element.scrollIntoView({ block: "center" }));
      await expect(act(page)).toHaveText("Draw nothing");
      const before = await standing(page, strut);
      await strut.click();
      await expect(page.getByText("×1")).toBeVisible();
      expect(await standing(page, strut)).toEqual(before);
    }
    // Whatever the guide thinks better, there is one yellow button, and it seals the Strut.
    await expect(act(page)).toHaveCount(1);
    await expect(act(page)).toHaveText(/^Seal the order/);
    await seal(page);
    await expect(card(page, "Your order")).toContainText("Sealed: Strut");
  },
);

test("the guide's advice comes without moving what somebody is about to press", async ({ page, request, isMobile }) => {
  const held: Route[] = [];
  await page.route("**/assets/advice-*.js", (route) => void held.push(route));
  await againstBot(page, request);
  const guide = page.getByRole("complementary", { name: "Your first duel" });
  const places = () => Promise.all([guide, page.locator(".ss-card").first(), act(page)].map(placeOf));
  await expect.poll(() => held.length).toBe(1);
  const before = await places();
  await held[0]?.continue();
  await expect(guide.getByRole("button", { name: "Put it in my order" })).toBeVisible();
  expect(await places()).toEqual(before);
  if (isMobile) await looksWell(page);
});

test("the cards answer to keys: a digit adds, Escape clears, Enter seals", onDesktop, async ({ page, request }) => {
  await againstBot(page, request);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  // Nothing at all is sealed by its button alone.
  await page.keyboard.press("Enter");
  await expect(hand(page)).toBeVisible();
  await page.keyboard.press("1");
  await expect(card(page, "Your order")).toContainText("Strut");
  await page.keyboard.press("Escape");
  await expect(card(page, "Your order")).toContainText("Nothing yet");
  await page.keyboard.press("2");
  await page.keyboard.press("Enter");
  await expect(log(page)).toContainText("Ann (you): Gusset");
});

const stepOf = (page: Page) => page.locator(".score-verb span").textContent();

/** The settlement stands on the table: the scoreboard goes on to the next turn when it is put away. */
const isTurnOver = (page: Page) => page.locator(".ss-sum").first().isVisible();

/** Does what the guide advises, until the first turn is over. */
async function followGuide(page: Page, take: string): Promise<void> {
  for (let steps = 0; steps < 20 && !(await isTurnOver(page)); steps += 1) {
    const button = page.getByRole("complementary").getByRole("button", { name: take });
    await expect(button.or(page.locator(".ss-sum")).first()).toBeAttached({ timeout: 20_000 });
    const before = await stepOf(page);
    // The other side alone may have had something to decide in between, and the turn is over without a click.
    if (await isTurnOver(page)) break;
    if (await button.isVisible()) {
      await button.click();
      await seal(page);
    }
    // Not before that has come of it: a click in haste would seal the next order too.
    const comes = async () => ((await isTurnOver(page)) ? "settled" : stepOf(page));
    await expect.poll(comes, { timeout: 20_000, intervals: SOON }).not.toBe(before);
  }
  expect(await isTurnOver(page)).toBe(true);
}

test("somebody new is led through the first turn, by the guide alone", desktopFirst, async ({ page }) => {
  await page.goto("/");
  const item = page.getByRole("listitem").filter({ hasText: "ShapeShips" });
  await item.getByRole("button", { name: "Play a bot" }).click();
  await expect(page.getByRole("complementary", { name: "Your first duel" })).toBeVisible();
  await followGuide(page, "Put it in my order");
  await expect(act(page)).toHaveText("Next turn");
  await expect(page.locator(".ss-sum").first()).toContainText("You");
  await looksWell(page);
  await expect(log(page)).toContainText(/Player \(you\) (66 [−+]\d+.* = )?\d+, Bot/);
  await act(page).click();
  await expect(hand(page)).toBeVisible();
  await looksWell(page);
  await resignAndWatch(page);
});

test("in Russian no word of the table is in Latin letters", desktopFirst, async ({ page, request }) => {
  const match = await makeMatch(request, { game: "shapeships", seats: ["open", { bot: "greedy" }] });
  await page.goto("/?lang=ru");
  await page.goto(`/match/${match}`);
  await page.getByRole("button", { name: "Занять место" }).click();
  await followGuide(page, "Взять в приказ");
  await expect(act(page)).toHaveText("Следующий ход");
  expect(await latinWords(page, ["Umpire", "ShapeShips"])).toEqual([]);
  await act(page).click();
  expect(await latinWords(page, ["Umpire", "ShapeShips"])).toEqual([]);
});

test("each step of a turn stands under its own stage", onDesktop, async ({ page, request }) => {
  await againstBot(page, request);
  const stages = page.getByRole("list", { name: "Stages of the turn" }).locator("> li");
  await expect(stages).toHaveText([/^Build.*Draw.*Complete/, /^Battle.*Declare.*Respond/, /^Settle.*Count.*Result/]);
  await expect(stages.first()).toHaveAttribute("aria-current", "step");
  const edges = await stages.evaluateAll((all) =>
    all.map((stage) => {
      const { left, right } = stage.getBoundingClientRect();
      const steps = [...stage.querySelectorAll("ol > li")].map((step) => step.getBoundingClientRect());
      return steps.every((step) => step.left >= left && step.right <= right);
    }),
  );
  expect(edges).toEqual([true, true, true]);
});

test(
  "nothing sticks out at 320 pixels, at 200 % on a desktop, or on a tablet",
  onDesktop,
  async ({ page, request }) => {
    await againstBot(page, request);
    for (const size of [
      { width: 320, height: 640 },
      { width: 640, height: 400 },
      { width: 820, height: 1180 },
    ]) {
      await page.setViewportSize(size);
      await fits(page);
      expect(await axeTroubles(page, { colours: "not" })).toEqual([]);
      await act(page).scrollIntoViewIfNeeded();
      await expect(act(page)).toBeInViewport();
      // The guide stands beside the board, and never in its place.
      const [board, guide] = await Promise.all(
        [court(page), page.locator(".ss-guide")].map((each) => each.boundingBox()),
      );
      expect(board?.height).toBeGreaterThan(guide?.height ?? 0);
    }
    await page.getByText("Board as text").click();
    await expect(page.locator(".ss-text")).toContainText("Ann (you): North, Lattice, 66 of 76 health");
  },
);

test(
  "a spectator by a link sees what is open, and nothing that is not",
  onDesktop,
  async ({ page, browser, request }) => {
    const match = await makeMatch(request, { game: "shapeships" });
    const { ann, bob } = await twoPeople(browser, page, match);
    const hears: string[] = [];
    const guest = await anotherPerson(browser, page, `/match/${match}`, (other) => keepFrames(other, hears));
    await expect(court(guest)).toBeVisible();
    const known = hears.length;
    await chooseFaction(ann, "Lattice");
    await expect(card(guest, "Ann’s order")).toContainText("Sealed");
    expect(await hand(guest).isVisible()).toBe(false);
    expect(await act(guest).count()).toBe(0);
    expect(hears.slice(known).map((text) => JSON.parse(text))).toEqual([decidedBy(0)]);
    await chooseFaction(bob, "Lattice");
    await expect(guest.locator(".ss-telling")).toHaveText("Orders open. Ann: Lattice. Bob: Lattice.");
    await expect(guest.getByText("Waiting for Ann and Bob")).toBeVisible();
  },
);
