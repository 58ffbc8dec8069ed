import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { desktopFirst, expect, onDesktop, test } from "./fixtures.ts";
import { hex, linkTo, panel, plain, positionNumber, show, texts } from "./planner.ts";

// Long flows in few page loads; the machine may be busy.
test.describe.configure({ timeout: 60_000 });

const button = (page: Page, name: string) => panel(page).getByRole("button", { name, exact: true });
const heading = (page: Page, name: string) => panel(page).getByRole("heading", { name, exact: true });

/** Everything that hexes say. */
const hexNames = (page: Page): Promise<readonly string[]> =>
  page.locator("[data-cell] > [role=button]").evaluateAll((all) => all.map((each) => each.ariaLabel ?? ""));

/** Which hexes say that something can come to them. */
const threatened = async (page: Page): Promise<readonly string[]> =>
  (await hexNames(page)).filter((name) => name.includes("threat: "));

test(
  "threats: the map is coloured and labelled, a table says who comes; both can be put away",
  desktopFirst,
  async ({ page }) => {
    await page.goto("/planner");
    await show(page, "Threats");
    await expect(page.locator(".ti4-shade, .ti4-shade-label")).toHaveCount(0);
    await button(page, "Look for threats").click();
    await expect(panel(page)).toContainText("31 systems looked at.");
    const names = await threatened(page);
    expect(names.length).toBeGreaterThan(0);
    await expect(page.locator(".ti4-shade-label")).toHaveCount(names.length);
    await expect(page.locator(".ti4-shade")).toHaveCount(names.length);
    // Red's ships are in 18, and Blue's carrier is two steps away in 74.
    expect(names.some((name) => /^System 74,.*threat: R \d+%/.test(name))).toBe(true);
    const own = panel(page).getByRole("table", { name: "What can come" }).first();
    expect(await texts(own.getByRole("columnheader"))).toEqual(expect.arrayContaining(["System", "Wins in space"]));
    await expect(own.getByRole("row", { name: "system 74" })).toContainText(/Red\s*[123].*[\d.]+%/);
    await own.getByRole("button", { name: "Select system 74" }).click();
    await expect(hex(page, "74")).toHaveAttribute("aria-pressed", "true");

    await button(page, "Do not colour the map").click();
    await expect(page.locator(".ti4-shade, .ti4-shade-label")).toHaveCount(0);
    await button(page, "Colour the map").click();
    await expect(page.locator(".ti4-shade-label")).toHaveCount(names.length);
    await panel(page).getByRole("combobox", { name: "In danger" }).selectOption("Red");
    await button(page, "Look again").click();
    await expect(hex(page, "18")).toHaveAccessibleName(/threat: B \d+%/);
    // Another position has other threats: the colours of the older one are gone.
    await show(page, "Move");
    await panel(page).getByRole("combobox", { name: "Active system" }).selectOption("41");
    await expect(page.locator(".ti4-shade-label")).toHaveCount(0);
  },
);

/** What the dice show, one after the other. */
const facesOf = (page: Page): Promise<readonly string[]> =>
  panel(page)
    .locator(".die")
    .evaluateAll((all) => all.map((die) => die.getAttribute("aria-label") ?? ""));

async function rollWith(page: Page, seed: string): Promise<void> {
  await panel(page).getByRole("textbox", { name: "Seed of the dice" }).fill(seed);
  await button(page, "Roll the movement").click();
  await expect(heading(page, "The way to 18")).toBeVisible();
}

/** A die of a gravity rift: 1 to 3 takes the ship. */
async function expectRiftDie(rolled: Locator): Promise<void> {
  const face = Number(await rolled.getByRole("img").getAttribute("aria-label"));
  await expect(rolled).toContainText(
    /(Carrier I|Cruiser I, no\. [12],) from 74 leaves the rift 41: |Dreadnought I from 66 leaves the rift 41: /,
  );
  await expect(rolled).toContainText(face <= 3 ? "lost" : "through");
}

test(
  "dice: of which ship and system, all at once with a ledger, the same again by the same seed; what is left is kept, and undone",
  desktopFirst,
  async ({ page }) => {
    await page.goto("/planner");
    await expect(hex(page, "74")).toHaveAccessibleName(/Blue: 1 × Carrier I/);
    const before = await hexNames(page);
    await show(page, "Roll it");
    await rollWith(page, "twilight");
    const rifts = panel(page).locator(".roll-rifts li");
    await expect(rifts).toHaveCount(4);
    for (const rolled of await rifts.all()) await expectRiftDie(rolled);
    await expect(panel(page)).toContainText(/Step 0 of \d+/);
    await button(page, "Next step").click();
    await expect(panel(page)).toContainText(/Step 1 of \d+/);
    await button(page, "Whole round").click();
    await button(page, "All at once").click();
    await expect(heading(page, "What is left")).toBeVisible();
    const ledger = panel(page).locator(".roll-ledger").first();
    await expect(ledger).toContainText(
      /The attacker's chance: [\d.]+% before the first die, (0|100)% after the last\./,
    );
    await expect(ledger.getByRole("table", { name: "Each roll" }).getByRole("row")).not.toHaveCount(0);
    await expect(ledger.getByRole("table", { name: "Together" }).getByRole("rowheader")).toHaveText(["Blue", /Red/]);
    const faces = await facesOf(page);
    expect(faces.length).toBeGreaterThan(6);
    expect(await hexNames(page)).toEqual(before);

    await button(page, "Back to the plan").click();
    await rollWith(page, "another seed");
    await button(page, "All at once").click();
    expect(await facesOf(page)).not.toEqual(faces);
    await button(page, "Back to the plan").click();
    await rollWith(page, "twilight");
    await button(page, "All at once").click();
    expect(await facesOf(page)).toEqual(faces);

    await button(page, "Keep what is left").click();
    await expect(panel(page)).toContainText("What was left is on the table now. Undo takes it back.");
    await expect(hex(page, "18")).toHaveAccessibleName(/command token of Blue/);
    await expect(hex(page, "74")).not.toHaveAccessibleName(/Cruiser/);
    await page.getByRole("button", { name: "Undo" }).click();
    // What is looked at now is no part of the position.
    expect(await hexNames(page)).toEqual(before);
  },
);

/** Whether a drawing shows without anything of the page around it. */
async function expectStandalone(page: Page, svg: string): Promise<void> {
  expect(svg).toMatch(/^<svg[^>]* xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(svg).not.toMatch(/var\(--| class="|<script|<image|href="http/);
  const read = await page.evaluate((text) => {
    const { documentElement: root } = new DOMParser().parseFromString(text, "image/svg+xml");
    const shown = [...root.querySelectorAll("text")].map(({ textContent }) => textContent);
    const size = [root.getAttribute("width"), root.getAttribute("height")].map(Number);
    return { tag: root.tagName, shown, size, polygons: root.querySelectorAll("polygon").length };
  }, svg);
  expect(read.tag).toBe("svg");
  expect(Math.min(...read.size)).toBeGreaterThan(500);
  for (const id of ["18", "41", "74", "66", "85A0"]) expect(read.shown).toContain(id);
  expect(read.polygons).toBeGreaterThan(60);
}

test("the position goes out as a picture and as text", onDesktop, async ({ page }) => {
  await page.goto("/planner");
  await show(page, "Share");
  const [svg] = await Promise.all([
    page.waitForEvent("download"),
    panel(page).getByRole("button", { name: "Download SVG" }).click(),
  ]);
  expect(svg.suggestedFilename()).toBe("position.svg");
  await expectStandalone(page, readFileSync(await svg.path(), "utf8"));
  const [png] = await Promise.all([
    page.waitForEvent("download"),
    panel(page).getByRole("button", { name: "Download PNG" }).click(),
  ]);
  const pixels = readFileSync(await png.path());
  expect(pixels.toString("latin1", 1, 4)).toBe("PNG");
  expect(pixels.readUInt32BE(16)).toBeGreaterThan(1_000);
  expect(pixels.length).toBeGreaterThan(20_000);

  const summary = panel(page).getByRole("textbox", { name: "Text for a chat" });
  await expect(summary).toHaveValue(/Blue wins in space: [\d.]+%/);
  const text = plain(await summary.inputValue());
  expect(text).toContain("Map: 77 40 41 85A0");
  expect(text).toContain("Blue activates 18.");
  expect(text).toContain("- 2 × Cruiser I in 74: 74 → 41 → 18; 1 die: arrives with 70%");
  expect(text).toContain("; 1 die: arrives with 70%; aboard: 2 × Infantry I, 2 × Fighter I");
  expect(text).toContain("carried by another ship");
  expect(text).toContain("All arrive: 24.01%");
  expect(text).toMatch(/Blue takes Mecatol Rex: [\d.]+%/);
});

test("the text view has the plan and all systems as tables, and activates one", desktopFirst, async ({ page }) => {
  await page.goto(linkTo(positionNumber(1).table));
  await page.getByRole("button", { name: "As text" }).click();
  await expect(page.getByRole("heading", { name: "The position as text" })).toBeVisible();
  await expect(page.locator(".ti4-board")).toHaveCount(0);
  const ships = page.getByRole("table", { name: "Ships of whoever moves" });
  await expect(ships.getByRole("row", { name: "Carrier I" })).toContainText("74 → 41 → 18; 1 die: arrives with 70%");
  await expect(ships.getByRole("row", { name: "Cruiser I" })).toContainText("(LRR 58.4c)");
  const systems = page.getByRole("table").last();
  await expect(systems.getByRole("row")).toHaveCount(32);
  await expect(systems.getByRole("row", { name: "41" }).filter({ hasText: "gravity rift" })).toHaveCount(1);
  await page.getByRole("combobox", { name: "Show" }).selectOption("anomalies and wormholes");
  await expect(systems.getByRole("button", { name: "Activate 79" })).toBeVisible();
  await expect(systems.getByRole("button", { name: "Activate 74" })).toHaveCount(0);
  await systems.getByRole("button", { name: "Activate 41" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Red moves; system 41 is active." })).toBeVisible();
  await expect(panel(page).getByRole("combobox", { name: "Active system" })).toHaveValue("41");
  await expect(ships.getByRole("row", { name: "Carrier I" })).toContainText("74 → 41; no dice: arrives");
  await page.getByRole("button", { name: "As a map" }).click();
  await expect(hex(page, "41")).toHaveAttribute("aria-current", "true");
});

/** Said first thing in the worker: what the policy refuses there is an error of the page's console. */
const TELL = "addEventListener('securitypolicyviolation', (event) => console.error(event.violatedDirective));\n";

test("the worker has the strict policy as well, and asks for nothing that it forbids", onDesktop, async ({ page }) => {
  const policies: string[] = [];
  await page.route("**/assets/worker-*.js", async (route) => {
    const response = await route.fetch();
    policies.push(response.headers()["content-security-policy"] ?? "");
    await route.fulfill({ response, body: `${TELL}${await response.text()}` });
  });
  const opened = await page.goto("/planner");
  policies.push(opened?.headers()["content-security-policy"] ?? "");
  await show(page, "Odds");
  await expect(page.getByTestId("price-headline")).toBeVisible();
  expect(policies.length).toBeGreaterThan(1);
  for (const policy of policies) {
    expect(policy).toMatch(/default-src 'none';script-src 'self';/);
    expect(policy).not.toContain("unsafe");
  }
});
