import { existsSync, readFileSync } from "node:fs";
import type { APIRequestContext, Page } from "@playwright/test";
import type { Game } from "@umpire/kernel";
import { games } from "umpire";
import { looksWell } from "./axe.ts";
import { expect, isLong, onDesktop, test } from "./fixtures.ts";
import { deeds, hands, makeMatch, openRecord, press, randomRecord, sit, turn } from "./match.ts";

/** A match against a bot, played to its end by this page; it stays on the page of the match. */
async function playedOut(page: Page, request: APIRequestContext): Promise<string> {
  const match = await makeMatch(request, { rules: { wins: 2, rounds: 4 }, seats: ["open", { bot: "random" }] });
  await page.goto(`/match/${match}`);
  await sit(page, "Ann");
  const replay = deeds(page).getByRole("link", { name: "Watch the replay" });
  const rock = hands(page).and(page.getByRole("button", { name: "rock" }));
  while (!(await replay.isVisible())) {
    await expect(rock.or(replay)).toBeVisible();
    if (await rock.isVisible()) await press(page, "rock");
    await expect(rock.or(replay)).toBeVisible();
  }
  return match;
}

const checks = (page: Page) => page.getByRole("region", { name: "Checked in this browser" });
const step = (page: Page) => page.locator(".controls output");
/** The step that is shown, in the list of moves. */
const move = (page: Page) => page.getByRole("region", { name: "Moves" }).locator('[aria-current="step"]');

test("a replay is checked, goes step by step, and a step can be linked to", async ({ page, request }) => {
  const match = await playedOut(page, request);
  await expect(turn(page)).not.toBeEmpty();
  await deeds(page).getByRole("link", { name: "Watch the replay" }).click();
  await expect(page).toHaveURL(new RegExp(`/replay/${match}`));
  await expect(checks(page)).toContainText("every die and every hash is right");
  await expect(checks(page)).toContainText("that this browser saw before the match began");
  await expect(checks(page)).toContainText("What you brought to the dice was used.");
  await expect(checks(page).locator('[data-verdict="no"]')).toHaveCount(0);
  await expect(step(page)).toHaveText(/^Step 0 of \d/);
  await expect(move(page)).toHaveText(/The match begins\.$/);
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("ArrowRight");
  await expect(step(page)).toHaveText(/^Step 1 of/);
  await expect(move(page)).toHaveText(/Round 1: rock against/);
  await page.keyboard.press("End");
  const last = Number(/of (\d+)/.exec((await step(page).textContent()) ?? "")?.[1]);
  await expect(step(page)).toHaveText(`Step ${last} of ${last}`);
  await page.getByLabel("Seen by").selectOption("0");
  await page.getByRole("button", { name: "One step back" }).click();
  await expect(page).toHaveURL(new RegExp(`#step=${last - 1}&seat=0$`));
  const link = await page.getByLabel("Link to this step").inputValue();
  await page.goto("/");
  await page.goto(link);
  await expect(step(page)).toHaveText(`Step ${last - 1} of ${last}`);
  await expect(page.getByLabel("Seen by")).toHaveValue("0");
  await page.getByRole("button", { name: "To the start" }).click();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(step(page)).toHaveText(/^Step 2 of/, { timeout: 6000 });
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  await page.getByRole("region", { name: "Moves" }).getByRole("button").first().click();
  await expect(step(page)).toHaveText(/^Step 0 of/);
  await looksWell(page);
});

test(
  "a record from a file is checked, and one that was altered is caught at its line",
  onDesktop,
  async ({ page, request }) => {
    const match = await playedOut(page, request);
    await page.goto(`/replay/${match}`);
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download the record" }).click();
    const text = readFileSync(await (await download).path(), "utf8");
    await page.getByRole("link", { name: "Open another" }).click();

    await openRecord(page, text);
    await expect(checks(page)).toContainText("every die and every hash is right");
    await expect(checks(page)).toContainText("The server's promise is not in a record.");
    const { view } = await (await request.get(`/api/matches/${match}`)).json();
    await page.getByLabel("The server's promise").fill(view.commitment);
    await expect(checks(page)).toContainText("The server's secret fits the promise");
    await page.getByLabel("The server's promise").fill("0".repeat(64));
    await expect(checks(page)).toContainText("belongs to another promise");

    await openRecord(page, text.replace('1 decide [[0,"rock"]', '1 decide [[0,"paper"]'));
    await expect(checks(page)).toContainText("Line 8 of the record is not right.");
    await expect(checks(page)).toContainText("The record was altered");
    await expect(step(page)).toHaveText("Step 0 of 0");

    await openRecord(page, "hello");
    await expect(checks(page)).toContainText("Line 1 of the record is not right.");
    await expect(page.getByText("This is no record that can be shown.")).toBeVisible();
  },
);

test("a browser says what does not fit in a record, as the command line does", onDesktop, async ({ page }) => {
  const tactics = games.find("tactics");
  if (!tactics.ok) throw new Error("no such game");
  await page.goto("/replay");
  await openRecord(page, randomRecord(tactics.value, 2).replace('"turnCap":60', '"turnCap":-3'));
  await expect(checks(page)).toContainText("Line 4 of the record is not right.");
  await expect(checks(page)).toContainText("/turnCap: Too small: expected number to be >=1.");
});

const hasBoard = (game: Game) =>
  games.kitOf(game).show !== undefined || existsSync(new URL(`../games/${game.id}/board/index.ts`, import.meta.url));

async function isShown(page: Page, game: Game): Promise<void> {
  await page.goto("/replay");
  await openRecord(page, randomRecord(game));
  await expect(checks(page)).toContainText("every die and every hash is right");
  const slider = page.getByRole("slider", { name: "Step" });
  const last = Number(await slider.getAttribute("max"));
  expect(last).toBeGreaterThan(2);
  const middle = Math.floor(last / 2);
  for (const eyes of isLong ? ["", "0", "1"] : ["", "1"]) {
    await page.getByLabel("Seen by").selectOption(eyes);
    for (const at of isLong ? [0, 1, middle, last - 1, last] : [0, middle, last]) {
      await slider.fill(String(at));
      await expect(step(page)).toHaveText(`Step ${at} of ${last}`);
      // A board that fails is replaced by a plain one, and that would go unseen.
      if (hasBoard(game)) await expect(page.locator(".plain")).toHaveCount(0);
    }
    await expect(turn(page)).toHaveAttribute("data-turn", "over");
  }
}

const editions = games.editions.map((game) => ({ game, title: `${game.id} ${game.edition}` }));
/** The number of records in one page after another. */
const TOGETHER = 6;
for (let first = 0; first < editions.length; first += TOGETHER) {
  const some = editions.slice(first, first + TOGETHER);
  test(
    `records are shown from the first step to the last, with any eyes: ${some.map(({ title }) => title).join(", ")}`,
    onDesktop,
    async ({ page }) => {
      for (const { game, title } of some) await test.step(title, () => isShown(page, game));
    },
  );
}
