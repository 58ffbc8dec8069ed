import { readFileSync } from "node:fs";
import { desktopFirst, expect, test } from "./fixtures.ts";
import { hex, panel, show } from "./planner.ts";

const sample = readFileSync(new URL("../games/ti4/asyncti4/samples/te-6p-ion-storm.json", import.meta.url), "utf8");

test(
  "[TS21] a running game goes on as a skirmish against bots, from where it stands",
  desktopFirst,
  async ({ page }) => {
    await page.goto("/planner");
    await show(page, "Share");
    const file = { name: "game.json", mimeType: "application/json", buffer: Buffer.from(sample) };
    await panel(page).locator("input[type=file]").setInputFiles(file);
    const part = panel(page).getByRole("region", { name: "Play it out from here" });
    await expect(part.getByText(/^You begin as Ghosts of Creuss; then in turn: Empyrean, /)).toBeVisible();
    await expect(part.getByText(/^Left out: what factions and leaders do besides moving and fighting/)).toBeVisible();
    await part.getByRole("button", { name: "Play a bot" }).click();
    await page.waitForURL(/\/match\//);
    // What the game has in two of its systems, by their ships on the board.
    const rex = hex(page, "112");
    await expect(rex).toHaveAccessibleName(
      /Seat 4: 1 × Destroyer, 1 × Dreadnought II, 12 × Fighter, 2 × Advanced Carrier II/,
    );
    await expect(rex).toHaveAccessibleName(/Seat 4 on Mecatol Rex: 1 × PDS, 8 × Spec Ops, 2 × ZS Thunderbolt M2/);
    await expect(hex(page, "51")).toHaveAccessibleName(/controlled by Player/);
    await expect(page.getByText("Ghosts of Creuss").first()).toBeVisible();
    await page.getByText("Powers", { exact: true }).click();
    await expect(page.locator(".skr-powers")).toContainText("Empyrean");
    await page.getByText("Powers", { exact: true }).click();
    await page.getByRole("button", { name: "Pass for this round" }).click();
    await expect(page.getByText(/Seat 2 (activates|passes)/).first()).toBeVisible();
  },
);
