import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { readRecord } from "@umpire/kernel";
import { games } from "umpire";
import { looksWell } from "./axe.ts";
import { desktopFirst, expect, onDesktop, onlyLong, test } from "./fixtures.ts";
import { line, turn } from "./match.ts";

test.use({ serviceWorkers: "allow" });
// What is not answered is what they are about.
test.afterEach(({ problems }) => void problems.splice(0, problems.length));

const isKept = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
const card = (page: Page, title: string) => page.getByRole("listitem", { name: title });

async function goOffline(page: Page): Promise<void> {
  await page.goto("/");
  await expect.poll(() => isKept(page)).toBe("activated");
  await page.context().setOffline(true);
}

const endTurn = (page: Page) => page.getByRole("button", { name: "End turn" }).click();
const score = (page: Page) => page.getByRole("region", { name: "Players" });

test(
  "without a connection a match against a bot is begun, goes on after a reload and from home, and is replayed",
  desktopFirst,
  async ({ page }) => {
    await goOffline(page);
    await page.goto("/");
    await expect(page.getByText("Bots play here in this browser, without a connection.")).toBeVisible();
    await card(page, "5×5 Tactics").getByRole("button", { name: "Play a bot" }).click();
    await expect(line(page)).toHaveText("In this browser");
    await expect(turn(page)).toHaveAttribute("data-turn", "yours");
    await looksWell(page);
    await endTurn(page);
    await expect(score(page)).toContainText("Turn 3 of 60");
    await page.reload();
    await expect(score(page)).toContainText("Turn 3 of 60");
    await page.goto("/");
    await page.getByRole("region", { name: "Continue" }).getByRole("link", { name: "Your move" }).click();
    await expect(score(page)).toContainText("Turn 3 of 60");
    await page.getByRole("button", { name: "Resign" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
    await page.getByRole("link", { name: "Watch the replay" }).click();
    await expect(page.getByText("every die and every hash is right")).toBeVisible();
    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download the record" }).click();
    const record = readFileSync(await (await downloading).path(), "utf8");
    expect(readRecord(games, record)).toMatchObject({ ok: true, value: { match: { game: "tactics", resigned: [0] } } });
  },
);

test("every game that has a card is played without a connection, by its own bots", onDesktop, async ({ page }) => {
  await goOffline(page);
  for (const title of ["ShapeShips", "Skirmish of Twilight Imperium"]) {
    await page.goto("/");
    await card(page, title).getByRole("button", { name: "Play a bot" }).click();
    await expect(line(page)).toHaveText("In this browser");
    await expect(turn(page)).toHaveAttribute("data-turn", "yours");
  }
});

test("with a server, too, whoever wants plays without it: nothing is sent", onlyLong, async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (asked) => void (asked.method() === "POST" && sent.push(asked.url())));
  page.on("websocket", (socket) => void sent.push(socket.url()));
  await page.goto("/");
  await page.getByLabel("Play without a connection").check();
  await card(page, "5×5 Tactics").getByRole("button", { name: "Play a bot" }).click();
  await expect(line(page)).toHaveText("In this browser");
  await endTurn(page);
  await expect(score(page)).toContainText("Turn 3 of 60");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(score(page)).toContainText("Turn 1 of 60");
  await page.getByRole("button", { name: "Hint" }).click();
  const hint = page.getByRole("region", { name: "What looks best" });
  await expect(hint.getByRole("listitem").first()).toBeVisible({ timeout: 20_000 });
  expect(sent).toEqual([]);
});

test("a match that this browser does not have is said to be elsewhere", onDesktop, async ({ page }) => {
  for (const path of ["/match/local-constructor", "/replay/local-__proto__"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/not in this browser|no such match/);
  }
});
