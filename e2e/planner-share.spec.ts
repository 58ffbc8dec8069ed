import type { Page } from "@playwright/test";
import { makeLink } from "@umpire/ti4/planner/link";
import { desktopFirst, expect, onDesktop, test } from "./fixtures.ts";
import { crowdedTable, hex, linkTo, panel, positionNumber, settled, show } from "./planner.ts";

// Long flows in few page loads; the machine may be busy.
test.describe.configure({ timeout: 60_000 });

/** Six players, a full galaxy: map 6 of the rules text, part 5.2. */
const SIX = "79 60 50 31 21 73 40 62 37 41 66 64 23 25 26 77 33 38 0 72 76 0 63 39 0 35 27 0 44 20 0 30 46 0 65 32";

const linkField = (page: Page) => panel(page).getByRole("textbox", { name: "Link", exact: true });
const notice = (page: Page) => page.getByRole("alert");

/** Everything that hexes say: who is where, what is active, whose tokens there are. */
const hexNames = (page: Page): Promise<readonly string[]> =>
  page.locator("[data-cell] > [role=button]").evaluateAll((all) => all.map((each) => each.ariaLabel ?? ""));

test(
  "a shared link opens the same position in another browser, and fits in a chat",
  desktopFirst,
  async ({ page, browser }) => {
    const table = crowdedTable(SIX, 6, 60);
    const named = table.players.map((player, at) => ({
      ...{ ...player, name: `Player ${at + 1}`, tokens: ["79", "60"] },
      effects: ["antimass-deflectors", "plasma-scoring"],
    }));
    await page.goto(linkTo({ ...table, players: named, plan: { ...table.plan, active: "18" } }));
    await expect(hex(page, "18")).toHaveAttribute("aria-current", "true");
    await show(page, "Share");
    const link = await linkField(page).inputValue();
    expect(link.length).toBeGreaterThan(200);
    expect(link.length).toBeLessThan(2_000);
    await expect(panel(page)).toContainText(`${link.length} characters`);

    const context = await browser.newContext({ serviceWorkers: "block" });
    const other = await context.newPage();
    await other.goto(link);
    await expect(hex(other, "18")).toHaveAttribute("aria-current", "true");
    const told = await hexNames(page);
    expect(told.filter((text) => text.includes("Player")).length).toBeGreaterThan(25);
    expect(await hexNames(other)).toEqual(told);
    await context.close();
  },
);

test(
  "a position survives a reload, is kept by name, and comes back; undo undoes that",
  desktopFirst,
  async ({ page }) => {
    const { table } = positionNumber(1);
    await page.goto(linkTo(table));
    await expect(hex(page, "74")).toHaveAccessibleName(/Red: 1 × Carrier I/);
    await panel(page).getByRole("combobox", { name: "Active system" }).selectOption("41");
    const moved = { ...table, plan: { ...table.plan, active: "41", orders: {} } };
    await settled(page, moved);
    await page.reload();
    await expect(hex(page, "41")).toHaveAttribute("aria-current", "true");
    // Without any link it is what was there last.
    await page.goto("/");
    await page.goto("/planner");
    await expect(hex(page, "41")).toHaveAttribute("aria-current", "true");

    await show(page, "Share");
    await panel(page).getByRole("textbox", { name: "Name" }).fill("before the rift");
    await page.keyboard.press("Enter");
    await expect(panel(page).getByText("Saved: before the rift.")).toBeVisible();
    await panel(page).getByRole("button", { name: "Empty table" }).click();
    await expect(hex(page, "74")).not.toHaveAccessibleName(/Carrier/);
    await expect(hex(page, "41")).not.toHaveAttribute("aria-current");
    await expect.poll(() => page.url()).not.toContain(makeLink(moved));
    await page.reload();
    await show(page, "Share");
    await panel(page).getByRole("button", { name: "Load before the rift" }).click();
    await expect(hex(page, "74")).toHaveAccessibleName(/Red: 1 × Carrier I/);
    await expect(hex(page, "41")).toHaveAttribute("aria-current", "true");
    await settled(page, moved);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(hex(page, "74")).not.toHaveAccessibleName(/Carrier/);

    await panel(page).getByRole("button", { name: "Delete before the rift" }).click();
    await expect(panel(page).getByText("Nothing is saved yet.")).toBeVisible();
    await panel(page).getByRole("button", { name: "Bring it back" }).click();
    await expect(panel(page).getByRole("button", { name: "Load before the rift" })).toBeVisible();
  },
);

test("a link that is wrong says what to do, and what was there is still there", onDesktop, async ({ page }) => {
  const { table } = positionNumber(1);
  const link = makeLink(table);
  await page.goto(`/planner#${link}`);
  await expect(hex(page, "74")).toHaveAccessibleName(/Red: 1 × Carrier I/);
  await settled(page, table);
  const wrong = [
    [link.slice(0, -7), "This link is cut short: 7 of its characters are missing at the end."],
    [link.replace(/^1/, "9"), "This link was made by another version of the planner (9)"],
    ["nonsense", "This is no link to a position."],
    [`1.4.abcd`, "This is no link to a position."],
    ["x".repeat(20_001), "This is too long for a link: at most 20000 characters."],
  ] as const;
  for (const [text, says] of wrong) {
    await page.goto(`/planner#${text}`);
    await expect(notice(page)).toContainText(says);
    await expect(notice(page)).toContainText("What was on the table is still there.");
    await expect(hex(page, "74")).toHaveAccessibleName(/Red: 1 × Carrier I/);
  }
  // The same where the page is opened with it.
  await page.goto("about:blank");
  await page.goto(`/planner#${link.slice(0, 40)}`);
  await expect(notice(page)).toContainText("This link is cut short");
  await expect(hex(page, "74")).toHaveAccessibleName(/Red: 1 × Carrier I/);
  await notice(page).getByRole("button", { name: "Close this message" }).click();
  await expect(notice(page)).toHaveCount(0);

  await show(page, "Share");
  const field = panel(page).getByRole("textbox", { name: "Paste a link" });
  for (const [text, says] of wrong.slice(0, 3)) {
    await field.fill(text);
    await panel(page).getByRole("button", { name: "Open it" }).click();
    await expect(panel(page).getByText(says)).toBeVisible();
    await expect(field).toHaveValue(text);
  }
  await field.fill(`http://somewhere/planner#${makeLink(positionNumber(10).table)}`);
  await panel(page).getByRole("button", { name: "Open it" }).click();
  await expect(hex(page, "68")).toHaveAttribute("aria-current", "true");
});
