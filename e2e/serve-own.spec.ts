import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { looksWell } from "./axe.ts";
import { expect, onDesktop, test } from "./fixtures.ts";
import { drop, example } from "./four-in-a-row.ts";
import { anotherPerson, chat, line, type OwnServer, ownServer, sit, turn, watchReplay } from "./match.ts";

const folder = mkdtempSync(join(tmpdir(), "umpire-own-"));
let server: OwnServer;

test.beforeAll(async () => {
  const file = join(folder, "four-in-a-row.ts");
  writeFileSync(file, example);
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
  const links = page.getByRole("navigation").getByRole("link");
  await expect(links).toHaveText(["Play"]);
  await looksWell(page);
  await page.getByLabel("Your name").fill("Ann");
  const card = page.getByRole("listitem").filter({ hasText: "Four in a row" });
  await card.getByRole("button", { name: "Play a friend" }).click();
  await expect(page).toHaveURL(/\/match\/[\w-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Four in a row");
  const bob = await anotherPerson(browser, page, page.url());
  await sit(bob, "Bob");
  for (let round = 0; round < 3; round += 1) {
    await expect(turn(page)).toContainText("Your turn");
    await drop(page, 0);
    await expect(turn(bob)).toContainText("Your turn");
    await drop(bob, 1);
  }
  await page.getByLabel("Say something").fill("Nearly there");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(chat(bob)).toContainText("Ann Nearly there");
  await expect(turn(page)).toContainText("Your turn");
  await drop(page, 0);
  await expect(turn(page)).toContainText("You have won");
  await expect(turn(bob)).toContainText("Ann has won");
  await looksWell(page);
  await watchReplay(page);
});

test("a bot plays it, and a hint comes from this browser's own copy of its rules", onDesktop, async ({ page }) => {
  await page.goto(server.address);
  const card = page.getByRole("listitem").filter({ hasText: "Four in a row" });
  await card.getByRole("button", { name: "Play a bot" }).click();
  await expect(line(page)).toHaveText("Connected");
  await expect(turn(page)).toContainText("Your turn");
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.locator(".hint-choices button").first()).toBeVisible({ timeout: 20_000 });
  await drop(page, 3);
  await expect(page.locator("[role=gridcell][data-full]")).toHaveCount(2);
});
