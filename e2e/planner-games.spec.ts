import { readFileSync } from "node:fs";
import { desktopFirst, expect, test } from "./fixtures.ts";
import { hex, panel, show } from "./planner.ts";

const sample = (name: string) =>
  readFileSync(new URL(`../games/ti4/asyncti4/samples/${name}.json`, import.meta.url), "utf8");

test(
  "a running game is fetched when somebody asks for it, and opens with what was not understood",
  desktopFirst,
  async ({ page }) => {
    const asked: string[] = [];
    await page.route("https://bot.asyncti4.com/**", (route) => {
      asked.push(new URL(route.request().url()).pathname);
      const isKnown = route.request().url().includes("pbd15036");
      const headers = { "access-control-allow-origin": "*" };
      return isKnown
        ? route.fulfill({ body: sample("te-5p-hyperlanes"), contentType: "application/json", headers })
        : route.fulfill({ status: 200, body: '{"playerData":[', contentType: "application/json", headers });
    });
    await page.goto("/planner");
    await show(page, "Share");
    const field = panel(page).getByRole("textbox", { name: "Paste a link" });
    await field.fill("cut1");
    await panel(page).getByRole("button", { name: "Fetch cut1 and open it" }).click();
    await expect(panel(page).getByText("This game of AsyncTI4 is cut off")).toBeVisible();
    await field.fill("https://asyncti4.com/game/pbd15036");
    expect(asked).toEqual(["/api/public/game/cut1/web-data"]);
    await panel(page).getByRole("button", { name: "Fetch pbd15036 and open it" }).click();
    await expect(panel(page).getByText("Opened. Undo brings back what was there.")).toBeVisible();
    await expect(hex(page, "94")).toHaveAccessibleName(/Crimson Rebellion: 4 × Fighter I, 1 × War Sun/);
    await panel(page)
      .getByText(/^Not understood, or not counted: \d+$/)
      .click();
    await expect(panel(page).getByText("On Atlas at 314 units of two players stand")).toBeVisible();
    expect(asked.length).toBe(2);
  },
);

test(
  "a game opens from its file, and threats are asked on it; a battle's link shows its odds",
  desktopFirst,
  async ({ page }) => {
    await page.goto("/planner");
    await show(page, "Share");
    const file = { name: "game.json", mimeType: "application/json", buffer: Buffer.from(sample("te-6p-ion-storm")) };
    await panel(page).locator("input[type=file]").setInputFiles(file);
    await expect(hex(page, "112")).toHaveAccessibleName(/Federation of Sol/);
    await panel(page)
      .getByRole("textbox", { name: "Paste a link" })
      .fill("attacker-faction=Winnu&attacker-unit-cruiser=2&defender-faction=Winnu&defender-unit-cruiser=2&oops=1");
    await panel(page).getByRole("button", { name: "Open it" }).click();
    await expect(panel(page).getByText("Attacker wins")).toBeVisible();
    await expect(panel(page).getByText('The link\'s "oops" is not known')).toBeVisible();
  },
);
