import type { Page } from "@playwright/test";
import { tactics } from "@umpire/tactics/game";
import { looksWell } from "./axe.ts";
import { desktopFirst, expect, onDesktop, onlyLong, test } from "./fixtures.ts";
import { latinWords } from "./latin.ts";
import { deeds, line, log, makeMatch, openRecord, randomRecord, sit } from "./match.ts";

const DECISIONS = 7;

const review = (page: Page) => page.getByRole("region", { name: "What each choice was worth" });
const workers = (page: Page) => expect.poll(() => page.workers().length);

test(
  "the decisions of a record are judged, cancelled and gone on with, and a blunder is a press away",
  desktopFirst,
  async ({ page }) => {
    await page.goto("/replay");
    await openRecord(page, randomRecord(tactics, DECISIONS));
    await workers(page).toBe(0);
    await review(page).getByRole("button", { name: "Judge the decisions" }).click();
    await expect(review(page).getByRole("progressbar")).toBeVisible();
    await expect(review(page)).toContainText("In this step");
    await review(page).getByRole("button", { name: "Cancel" }).click();
    await workers(page).toBe(0);
    await expect(review(page)).toContainText(new RegExp(`\\d+ of ${DECISIONS} decisions`));
    await review(page).getByRole("button", { name: "Go on" }).click();
    await expect(review(page).getByRole("status")).toHaveText(`${DECISIONS} of ${DECISIONS} decisions`, {
      timeout: 20_000,
    });
    await expect(review(page).getByRole("progressbar")).toHaveCount(0);
    await expect(review(page).getByRole("row", { name: /^Blue/ })).toBeVisible();

    const blunder = review(page)
      .getByRole("button", { name: /^Step \d+: (Blue|Red) loses \d+ %$/ })
      .first();
    const [, at] = /Step (\d+)/.exec((await blunder.textContent()) ?? "") ?? [];
    await blunder.click();
    await expect(page.locator(".controls output")).toHaveText(new RegExp(`^Step ${at} of`));
    await expect(review(page).getByRole("listitem").first()).toContainText(
      /(Blue|Red): .+\d+ % to win.*Blunder\. Better by \d+ %: /,
    );
    await looksWell(page);
    await page.getByLabel("Language").selectOption("ru");
    await expect(page.getByText("Грубая ошибка.")).toBeVisible();
    expect(await latinWords(page, ["Umpire"])).toEqual([]);
  },
);

test("leaving the page ends the thinking", onlyLong, async ({ page }) => {
  await page.goto("/replay");
  await openRecord(page, randomRecord(tactics));
  await review(page).getByRole("button", { name: "Judge the decisions" }).click();
  await workers(page).toBe(1);
  await page.getByRole("link", { name: "Umpire, home page" }).click();
  await expect(page.getByRole("heading", { name: "Play", exact: true })).toBeVisible();
  await workers(page).toBe(0);
});

test("against a bot a hint can be asked for, cancelled and played", desktopFirst, async ({ page, request }) => {
  const match = await makeMatch(request, { game: "tactics", rules: "skirmish", seats: ["open", { bot: "random" }] });
  await page.goto(`/match/${match}`);
  await sit(page, "Ann");
  await expect(line(page)).toHaveText("Connected");
  const ask = deeds(page).getByRole("button", { name: "Hint", exact: true });
  await ask.click();
  await deeds(page).getByRole("button", { name: "Cancel" }).click();
  await workers(page).toBe(0);
  await ask.click();
  const hint = deeds(page).getByRole("region", { name: "What looks best" });
  await expect(hint.getByRole("listitem").first()).toContainText(/\d+ % to win/, { timeout: 20_000 });
  await looksWell(page);
  const play = hint.getByRole("button", { name: /^Play it: / }).first();
  const what = (await play.getAttribute("aria-label"))?.replace("Play it: ", "") ?? "";
  await play.click();
  await expect(log(page)).toContainText(what);
  // What was thought about another table is no longer there.
  await expect(hint).toHaveCount(0);
});

test("a game that cannot be loaded for a hint is told of", onDesktop, async ({ page, request, problems }) => {
  const match = await makeMatch(request, { game: "tactics", seats: ["open", { bot: "random" }] });
  await page.context().route("**/assets/player-*.js", (route) => route.abort());
  await page.goto(`/match/${match}`);
  await sit(page, "Ann");
  await expect(line(page)).toHaveText("Connected");
  await deeds(page).getByRole("button", { name: "Hint", exact: true }).click();
  await expect(deeds(page)).toContainText("The search has failed. Please try again.");
  expect(problems.splice(0).every((text) => text.includes("player-"))).toBe(true);
});
