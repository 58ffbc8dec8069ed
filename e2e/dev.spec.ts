import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Locator, Page } from "@playwright/test";
import { looksWell } from "./axe.ts";
import { type Dev, highCard, startDev } from "./dev.ts";
import { desktopFirst, expect as expecting, onDesktop, onlyLong, onPhone, test } from "./fixtures.ts";

/** What is saved is built, tried and shown, on a machine with others at work. */
const expect = expecting.configure({ timeout: 45_000 });

const root = fileURLToPath(new URL("../", import.meta.url));
mkdirSync(join(root, "reports"), { recursive: true });
// Within the repository, where a test that is copied finds its packages.
let folder: string;
let file: string;
const save = (text: string) => writeFileSync(file, text);
let dev: Dev;

// Not once for the file: a worker may leave it for another, and come back.
test.beforeAll(() => {
  folder = mkdtempSync(join(root, "reports/dev-"));
  file = join(folder, "high-card.ts");
});
test.beforeEach(async () => {
  test.setTimeout(240_000);
  save(highCard);
  dev = await startDev([file]);
});
test.afterEach(() => dev.end());
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const seat = (page: Page, number: number): Locator => page.locator(`.dev-seat[aria-label="Seat ${number}"]`);
const actions = (page: Page, number: number): Locator =>
  seat(page, number).getByRole("group", { name: "Legal actions" }).getByRole("button");
const step = (page: Page): Locator => page.getByRole("region", { name: "Steps" }).getByRole("status").first();
const stepIs = (page: Page, at: number, of: number) => expect(step(page)).toHaveText(`Step ${at} of ${of}`);
const cells = (page: Page, path: string): Locator => page.locator(`tr[data-path="${path}"] td`);
const alert = (page: Page): Locator => page.getByRole("alert");

/** Both seats play the first card of their hands. */
async function round(page: Page): Promise<void> {
  for (const each of [1, 2]) await actions(page, each).first().click();
}

test(
  "both seats are played side by side; what is hidden is marked; any step is gone back to and on from",
  desktopFirst,
  async ({ page }) => {
    await page.goto(dev.address);
    const isPhone = test.info().project.use.isMobile === true;
    const turnTo = async (each: number) => {
      if (isPhone) await page.getByRole("tab", { name: `Seat ${each}` }).click();
    };
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("high-card.ts");
    await expect(actions(page, 1)).toHaveCount(3);
    await turnTo(1);
    // A seat sees its own hand, and of the other's that there is one.
    const hand = cells(page, "/hands").locator("visible=true");
    await expect(hand.nth(1)).toHaveText(/^\[\[\d+,\d+,\d+\],\[0,0,0\]\]$/);
    await expect(hand.nth(1)).toHaveAttribute("data-is", "other");
    await looksWell(page);

    await actions(page, 1).first().click();
    await stepIs(page, 1, 1);
    await expect(seat(page, 1)).toContainText("has decided, sealed");
    await turnTo(2);
    await actions(page, 2).first().click();
    await stepIs(page, 2, 2);
    // Each of the two cards on the table bears the mark of who played it.
    await expect(seat(page, 2).locator("[data-thing] [data-seat]")).toHaveCount(2);
    const events = page.getByRole("region", { name: "Events of this step" });
    await expect(events.getByRole("listitem")).toHaveCount(3);
    await expect(events.getByRole("listitem").first()).toContainText("everybody");
    await expect(events.getByRole("listitem").nth(2)).toContainText("Seat 2");

    await page.getByRole("button", { name: "Bot moves here" }).click();
    await stepIs(page, 3, 3);
    await page.getByRole("button", { name: "Bots play to the end" }).click();
    await stepIs(page, 12, 12);
    await expect(page.locator(".dev-seat .tag.ok").first()).toHaveText("has won");
    await page.locator("body").press("ArrowLeft");
    await stepIs(page, 11, 12);
    await page.getByRole("slider", { name: "Step" }).fill("2");
    await stepIs(page, 2, 12);
    await turnTo(1);
    await actions(page, 1).last().click();
    await stepIs(page, 3, 3);
    await page.reload();
    await stepIs(page, 3, 3);
    await page.getByRole("button", { name: "New match" }).click();
    await stepIs(page, 0, 0);
    await looksWell(page);
  },
);

test(
  "a rule is saved: all seats have it, and the time is said; what leads elsewhere or does not compile is named",
  onDesktop,
  async ({ page }) => {
    await page.goto(dev.address);
    await round(page);
    await round(page);
    await stepIs(page, 4, 4);
    const saved = page.locator(".dev-head [role=status]");
    // Only the words: the match goes the same way, and stays where it is.
    save(highCard.replace("Played, ", "On the table, "));
    await expect(saved).toHaveText(/^Saved .*, all seats in \d+ ms$/);
    for (const each of [1, 2]) await expect(seat(page, each)).toContainText("On the table, 2 in the deck");
    await stepIs(page, 4, 4);
    await expect(alert(page)).toHaveCount(0);

    // Points count double: from the second decision on the match is another one.
    save(highCard.replace("points + 1", "points + 2"));
    await expect(alert(page)).toContainText("step 2 leads to another state: /score/");
    await expect(alert(page)).toContainText("was 1, is 2");
    await stepIs(page, 2, 4);
    await alert(page).getByRole("button", { name: "On to step 4" }).click();
    await stepIs(page, 4, 4);

    save(highCard.replace("const played = ", "const played = = "));
    await expect(alert(page).first()).toContainText(/high-card\.ts:\d+: .*It is played on by what was built before\./);
    await looksWell(page);
  },
);

test("a rule is saved: what no longer replays or never returns is named, and played on", onlyLong, async ({ page }) => {
  await page.goto(dev.address);
  await round(page);
  await round(page);
  await stepIs(page, 4, 4);
  // There is one round alone: the third decision is refused, and comes back with the rule.
  save(
    highCard.replace(
      "({ hands }, seat) => hands[seat] ?? []",
      "({ hands, spent }, seat) => (spent.length > 0 ? [] : (hands[seat] ?? []))",
    ),
  );
  const cut = alert(page).filter({ hasText: "Step 3 does not replay: refused with not-legal." });
  await expect(cut).toContainText("2 decisions after it wait");
  await stepIs(page, 2, 2);
  save(highCard);
  await expect(page.getByRole("region", { name: "Decisions" }).getByRole("listitem")).toHaveCount(5);

  save(
    highCard.replace(
      "const drawn = deck",
      'if (spent.length > 0) throw new Error("not today");\n    const drawn = deck',
    ),
  );
  const stopped = alert(page).filter({ hasText: "Step 4 does not replay: the rules throw." });
  await expect(stopped).toContainText(/high-card\.ts:\d+: not today/);
  await stopped.getByRole("button", { name: "Begin again" }).click();
  await stepIs(page, 0, 0);

  // A call that does not return takes neither the page nor the program with it.
  save(highCard.replace("const drawn = ", "while (spent.length === 0);\n    const drawn = "));
  const endless = /high-card\.ts(:\d+)?: it does not come to an end\. It is played on by/;
  await expect(alert(page).first()).toContainText(endless, { timeout: 60_000 });
  save(highCard);
  await expect(alert(page)).toHaveCount(0);
  await round(page);
  await stepIs(page, 2, 2);
});

const law = (page: Page, id: string): Locator => page.locator(`[data-law="${id}"][data-broken]`);

test("a law that is broken comes with its smallest match, which one press opens", onlyLong, async ({ page }) => {
  await page.goto(dev.address);
  // A leak: the view tells of the best card in the deck.
  save(
    highCard.replace(
      "deck: deck.map(() => UNKNOWN),",
      "deck: deck.map(() => UNKNOWN),\n    best: Math.max(0, ...deck),",
    ),
  );
  await expect(law(page, "L6")).toBeVisible({ timeout: 90_000 });
  await expect(law(page, "L6")).toContainText("a view shows what it should hide");
  await expect(page.locator('tr[data-path="/best"]')).toBeVisible();
  // A number of its own: the same match goes otherwise the second time.
  save(highCard.replace("points + 1", "points + Math.random()"));
  await expect(law(page, "L1")).toBeVisible({ timeout: 90_000 });
  await expect(law(page, "L1")).toContainText("The smallest match: 2 decisions.");
  await law(page, "L1").getByRole("button", { name: "Open it here" }).click();
  await stepIs(page, 2, 2);
  await looksWell(page);
});

test("a match is copied as a test, which passes", onlyLong, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(dev.address);
  await round(page);
  await page.getByRole("button", { name: "Copy as test" }).click();
  await expect(page.getByText("The test is copied.")).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('import { game as own } from "./high-card.ts";');
  writeFileSync(join(folder, "copied.test.ts"), text);
  writeFileSync(join(folder, "vitest.config.ts"), "export default {};\n");
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  execFileSync(process.execPath, [vitest, "run", "--root", folder], { stdio: "pipe" });
});

test("on a phone seats are tabs", onPhone, async ({ page }) => {
  await page.goto(dev.address);
  await expect(page.getByRole("tab")).toHaveText(["Seat 1", "Seat 2"]);
  await expect(seat(page, 1)).toBeVisible();
  await expect(seat(page, 2)).toBeHidden();
  await looksWell(page);
});
