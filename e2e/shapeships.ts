import type { APIRequestContext, Browser, Locator, Page } from "@playwright/test";
import type { Json } from "@umpire/kernel";
import { expect } from "./fixtures.ts";
import { anotherPerson, makeMatch, sit } from "./match.ts";

/** Keeps everything that comes to a page on its socket, in order. */
export const keepFrames = (page: Page, frames: string[]) =>
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => frames.push(String(payload))));

/** All that somebody is told of an order before it is opened: who gave it. */
export const decidedBy = (seat: number) => ({
  ...{ type: "update", seq: expect.any(Number), events: [] },
  changes: [[["sight", "decided", 0], seat]],
});

/** Whatever the page could look up: its document, its storages, and every value below the root of its components. */
export const reachable = (page: Page): Promise<string> =>
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

/** Where an order is put together. */
export const hand = (page: Page) =>
  page.getByRole("region", { name: /^(Choose your faction|Draw your ships|Declare what you use|Respond to it)$/ });
/** The one yellow button. */
export const act = (page: Page) => page.locator(".act");
export const card = (page: Page, whose: string): Locator => page.locator(".ss-order-place").filter({ hasText: whose });
export const court = (page: Page) => page.locator(".ss-court");
export const seal = (page: Page) => act(page).click();

export async function chooseFaction(page: Page, faction: string): Promise<void> {
  await hand(page)
    .getByRole("button", { name: new RegExp(`^${faction}`) })
    .click();
  await expect(act(page)).toHaveText(new RegExp(`^Seal: ${faction}`));
  await seal(page);
}

export const more = (page: Page, ship = "") =>
  hand(page)
    .getByRole("button", { name: `One more: ${ship}` })
    .and(page.locator(':not([aria-disabled="true"])'));

/** Draws the first ship that can be paid, with one press of its card; gives its name. */
export async function drawFirst(page: Page): Promise<string> {
  // Before it is drawn: with few lines nothing else could be drawn afterwards.
  const name = (await more(page).first().getAttribute("aria-label")) ?? "";
  await more(page).first().click();
  await seal(page);
  return name.replace("One more: ", "");
}

export async function twoPeople(browser: Browser, page: Page, match: string) {
  const [annHears, bobHears]: [string[], string[]] = [[], []];
  keepFrames(page, annHears);
  await page.goto(`/match/${match}`);
  await sit(page, "Ann");
  const bob = await anotherPerson(browser, page, `/match/${match}`, (other) => keepFrames(other, bobHears));
  await sit(bob, "Bob");
  await expect(hand(page)).toBeVisible();
  // Whatever is heard from now on is about the game: that both are here has been told.
  for (const each of [page, bob]) await expect(each.locator(".scoreboard").getByText("here")).toBeVisible();
  return { ann: page, bob, annHears, bobHears };
}

/** A duel of fixed factions between two people, by these rules, ready to draw. */
export async function duel(browser: Browser, page: Page, request: APIRequestContext, rules: Json = {}) {
  const match = await makeMatch(request, { game: "shapeships", options: { factions: ["lattice", "lattice"] }, rules });
  return twoPeople(browser, page, match);
}

/** A duel against a bot: Ann has Lattice, ready to draw. */
export async function againstBot(page: Page, request: APIRequestContext): Promise<void> {
  const options = { factions: ["lattice", "corona"] };
  const match = await makeMatch(request, { game: "shapeships", seats: ["open", { bot: "greedy" }], options });
  await page.goto(`/match/${match}`);
  await sit(page, "Ann");
  await expect(hand(page)).toBeVisible();
}
