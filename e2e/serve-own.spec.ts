import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { looksWell } from "./axe.ts";
import { expect, onDesktop, test } from "./fixtures.ts";
import { anotherPerson, chat, deeds, line, type OwnServer, ownServer, press, sit, turn, watchReplay } from "./match.ts";

const folder = mkdtempSync(join(tmpdir(), "umpire-own-"));
const file = join(folder, "four-in-a-row.ts");
let server: OwnServer;

test.beforeAll(async () => {
  copyFileSync(new URL("../examples/four-in-a-row.ts", import.meta.url), file);
  server = await ownServer([file]);
});
test.afterAll(async () => {
  await server.end();
  rmSync(folder, { recursive: true, force: true });
});

test("a game in a file nobody has seen: two browsers play it, talk, and its replay is verified", async ({
  page,
  browser,
}) => {
  await page.goto(server.address);
  await expect(page.getByRole("link", { name: "Planner" })).toHaveCount(0);
  await looksWell(page);
  await page.getByLabel("Your name").fill("Ann");
  await page
    .getByRole("listitem")
    .filter({ hasText: "Four in a row" })
    .getByRole("button", { name: "Play a friend" })
    .click();
  await expect(page).toHaveURL(/\/match\/[\w-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Four in a row");
  const bob = await anotherPerson(browser, page, page.url());
  await sit(bob, "Bob");
  for (const [ann, other] of ["0 1", "0 1", "0 1"].map((pair) => pair.split(" "))) {
    await press(page, ann ?? "");
    await press(bob, other ?? "");
  }
  await page.getByLabel("Say something").fill("Nearly there");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(chat(bob)).toContainText("Ann Nearly there");
  await press(page, "0");
  await expect(turn(page)).toContainText("You have won");
  await expect(turn(bob)).toContainText("Ann has won");
  await looksWell(page);
  await watchReplay(page);
  await expect(deeds(page)).toHaveCount(0);
});

test("a bot plays it, a hint comes from this browser, and an undo is undone", onDesktop, async ({ page }) => {
  await page.goto(server.address);
  const card = page.getByRole("listitem").filter({ hasText: "Four in a row" });
  await card.getByRole("button", { name: "Play a bot" }).click();
  await expect(line(page)).toHaveText("Connected");
  await expect(turn(page)).toContainText("Your turn");
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.locator(".hint-choices button").first()).toBeVisible({ timeout: 20_000 });
  await press(page, "3");
  await expect(turn(page)).toContainText("Your turn");
});
