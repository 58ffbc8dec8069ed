import type { Page } from "@playwright/test";
import { expect, onDesktop, onlyLong, test } from "./fixtures.ts";
import { hex, linkTo, panel, positionNumber, show } from "./planner.ts";

// Long flows in few page loads; the machine may be busy.
test.describe.configure({ timeout: 60_000 });

/**
 * The maps of the rules text, part 5.2, with what is on them. Systems and hyperlanes of the first six are as that part
 * says; the rest is counted by hand: tokens with a side are hyperlanes, 0 is a home, -1 nothing, the centre is 18 where
 * it is not in braces, and anomalies are 41-45, 67, 68, 79, 80, 113-116 among the tiles that occur.
 */
const maps = [
  {
    ...{ name: "Learn to Play, 5 players", systems: 31, hyperlanes: 6, anomalies: 5 },
    string:
      "77 40 41 85A0 39 65 67 60 70 66 74 88A0 75 87A0 68 72 73 69 0 62 76 0 79 71 0 80 83A0 86A0 84A0 63 0 64 78 0 61 59",
  },
  {
    ...{ name: "Intergalactical, 6 players", systems: 37, hyperlanes: 0, anomalies: 7 },
    string:
      "25 66 115 102 99 116 114 50 34 19 40 20 37 77 27 78 26 101 0 29 79 0 68 62 0 69 65 0 49 113 0 76 97 0 43 100",
  },
  {
    ...{ name: "Race for Mecatol, 5 players", systems: 31, hyperlanes: 6, anomalies: 6 },
    string:
      "{68} 0 84B0 91B4 87A1 89B2 83B0 25 72 30 39 0 43 88A2 80 0 40 33 21 67 47 74 0 64 75 35 44 65 18 66 45 38 76 26 0 71 77",
  },
  {
    ...{ name: "Chokepoint, 4 players", systems: 28, hyperlanes: 9, anomalies: 4 },
    string:
      "68 91A2 88B1 89A1 84B2 83B1 65 72 62 64 67 35 66 38 45 26 63 69 85A3 43 0 87B3 48 47 46 0 39 86A0 74 0 90B2 77 50 49 0 25",
  },
  {
    ...{ name: "Learn to Play, 8 players", systems: 49, hyperlanes: 6, anomalies: 8 },
    string:
      "87A1 90B3 65 88A2 89B0 66 19 21 45 31 46 64 22 73 44 34 49 24 27 50 72 40 59 85B2 62 76 41 37 43 35 48 63 83B2 74 36 79 0 42 30 0 -1 -1 0 68 -1 0 47 71 0 39 61 0 -1 -1 0 67 -1 0 78 28",
  },
  {
    ...{ name: "A full galaxy, 6 players", systems: 37, hyperlanes: 0, anomalies: 3 },
    string: "79 60 50 31 21 73 40 62 37 41 66 64 23 25 26 77 33 38 0 72 76 0 63 39 0 35 27 0 44 20 0 30 46 0 65 32",
  },
  {
    ...{ name: "Learn to Play, 3 players", systems: 28, hyperlanes: 0, anomalies: 3 },
    string: "22 44 19 42 24 45 35 23 36 39 38 25 33 47 27 26 30 40 -1 -1 50 0 31 -1 -1 -1 29 0 34 -1 -1 -1 28 0 21 -1",
  },
  {
    ...{ name: "Saryn's map after the lore, 7 players", systems: 61, hyperlanes: 0, anomalies: 9 },
    string:
      "{41} 46 18 24 31 75 0 0 65 23 67 30 74 0 50 25 33 69 44 60 28 42 40 26 21 45 64 78 27 73 62 61 29 68 22 0 39 38 48 72 35 71 37 19 59 32 0 80 34 76 66 0 79 49 70 0 20 63 43 36 77",
  },
  {
    ...{ name: "Hyperlanes alone, 4 players", systems: 0, hyperlanes: 12, anomalies: 0 },
    string:
      "{-1} 85A3 -1 -1 85A0 -1 -1 -1 88A1 -1 -1 -1 88A0 -1 87A0 -1 -1 -1 87A5 86A3 83A1 -1 -1 -1 -1 -1 -1 83A0 86A0 84A3 -1 -1 -1 -1 -1 -1 84A5",
  },
] as const;

/** What the string alone says is on the board: tile numbers in their order, the centre first; homes by their place. */
function idsIn(string: string): readonly string[] {
  const [first = "", ...rest] = string.split(" ");
  const tokens = first.startsWith("{") ? [first.slice(1, -1), ...rest] : ["18", first, ...rest];
  const named = tokens.map((token, at) => (token === "0" ? `HOME${at}` : token));
  return named.filter((token) => /^(\d+|HOME\d+)$/.test(token)).sort();
}

const idsOnBoard = async (page: Page): Promise<readonly string[]> => {
  const cells = page.locator('[data-cell^="system "]');
  const keys = await cells.evaluateAll((all) => all.map((each) => each.getAttribute("data-cell")));
  return keys.map((key) => `${key}`.replace("system ", "")).sort();
};

const mapText = (page: Page) => panel(page).getByRole("textbox", { name: "Map string" });
const inUse = (page: Page) => panel(page).locator(".map-in-use");
const some = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

test("each published map is drawn with its systems, hyperlanes and anomalies", onDesktop, async ({ page }) => {
  await page.goto("/planner");
  await show(page, "Map");
  const choice = panel(page).getByRole("combobox", { name: "Published map" });
  await expect(choice.getByRole("option")).toHaveText(maps.map(({ name }) => name));
  for (const { name, string, systems, hyperlanes, anomalies } of maps) {
    await choice.selectOption({ label: name });
    const use = panel(page).getByRole("button", { name: "Use this map" });
    if (await use.isEnabled()) await use.click();
    await expect(mapText(page)).toHaveValue(string);
    await expect(page.locator('[data-cell^="system "]')).toHaveCount(systems);
    expect(await idsOnBoard(page)).toEqual(idsIn(string));
    await expect(page.locator("[data-cell] .ti4-lane")).toHaveCount(hyperlanes);
    await expect(page.locator("[data-cell] .ti4-anomaly-border")).toHaveCount(anomalies);
    const tally = [
      some(systems, "system", "systems"),
      some(hyperlanes, "hyperlane", "hyperlanes"),
      some(anomalies, "anomaly", "anomalies"),
    ].join(", ");
    await expect(inUse(page)).toContainText(tally);
    await expect(use).toBeDisabled();
  }
});

test("a wrong map string: which token, why, what was understood; nothing is lost", onDesktop, async ({ page }) => {
  await page.goto(linkTo(positionNumber(1).table));
  await show(page, "Map");
  const before = await mapText(page).inputValue();
  const wrong = "66 91a60 63 83b180 35 86a120 78 87b240 30 64";
  await mapText(page).fill(wrong);
  await expect(panel(page)).toContainText("Changed, but not read yet.");
  await panel(page).getByRole("button", { name: "Read this map" }).click();
  const told = panel(page).locator(".map-wrong");
  await expect(told).toContainText("Token 2 is wrong.");
  await expect(told).toContainText('"91a60" is no tile of a map string.');
  await expect(told.locator("mark")).toHaveText("91a60");
  await expect(told).toContainText("Did you mean 91A1?");
  await expect(told).toContainText("Understood before it: 1 tile (1 system, 0 hyperlanes, 0 anomalies).");
  await expect(told).toContainText("The map in use and everything on it stay as they are.");
  await expect(mapText(page)).toHaveAttribute("aria-invalid", "true");
  await expect(mapText(page)).toHaveValue(wrong);
  await expect(page.locator('[data-cell^="system "]')).toHaveCount(31);
  await expect(hex(page, "74")).toHaveAccessibleName(/Red: 1 × Carrier I/);
  await told.getByRole("button", { name: "Show it in the text" }).click();
  await expect(mapText(page)).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe("91a60");

  // A turn that no tile has, a token that means nothing, then an empty text; then back to what is in use.
  await mapText(page).fill("66 91A7");
  await panel(page).getByRole("button", { name: "Read this map" }).click();
  await expect(told).toContainText("A tile is turned by 0 to 5 sixths; 91A7 is not.");
  await mapText(page).fill("66 63 ?? 35");
  await panel(page).getByRole("button", { name: "Read this map" }).click();
  await expect(told).toContainText("Token 3 is wrong.");
  await expect(told).toContainText("Understood before it: 2 tiles");
  await mapText(page).fill("");
  await panel(page).getByRole("button", { name: "Read this map" }).click();
  await expect(panel(page)).toContainText("There is no text");
  await panel(page).getByRole("button", { name: "Back to the map in use" }).click();
  await expect(mapText(page)).toHaveValue(before);

  await mapText(page).fill(wrong);
  await panel(page).getByRole("button", { name: "Read this map" }).click();
  await told.getByRole("button", { name: "Mend all 4" }).click();
  await expect(mapText(page)).toHaveValue("66 91A1 63 83B3 35 86A2 78 87B4 30 64");
  await expect(inUse(page)).toContainText("7 systems, 4 hyperlanes, 0 anomalies");
  await expect(page.locator('[data-cell^="system "]')).toHaveCount(7);
  await expect(inUse(page)).toContainText("have no place on this map. They are kept");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(mapText(page)).toHaveValue(before);
  await expect(hex(page, "74")).toHaveAccessibleName(/Red: 1 × Carrier I/);
});

test("a tile that is there twice is told of, and has a name of its own", onlyLong, async ({ page }) => {
  await page.goto(linkTo(positionNumber(1).table));
  await show(page, "Map");
  await mapText(page).fill("41 41 74");
  await panel(page).getByRole("button", { name: "Read this map" }).click();
  await expect(inUse(page)).toContainText("4 systems, 0 hyperlanes, 2 anomalies");
  await expect(inUse(page)).toContainText("Tile 41 is there more than once: this one is called 41#2.");
  expect(await idsOnBoard(page)).toEqual(["18", "41", "41#2", "74"]);
  await expect(hex(page, "41#2")).toHaveAccessibleName(/System 41#2, gravity rift/);
  await show(page, "Move");
  await hex(page, "41#2").click();
  await expect(panel(page).getByRole("combobox", { name: "Active system" })).toHaveValue("41#2");
});

test(
  "a link with ships where its map has no system keeps them, and says where they are",
  onlyLong,
  async ({ page }) => {
    const { table } = positionNumber(1);
    const stray = { "99": { 0: { units: { dreadnought: 2 }, damaged: {} } } };
    await page.goto(linkTo({ ...table, space: { ...table.space, ...stray } }));
    await expect(hex(page, "74")).toHaveAccessibleName(/Red: 1 × Carrier I/);
    await show(page, "Map");
    await expect(inUse(page)).toContainText("1 group of units has no place on this map. They are kept: see Fleets.");
    await show(page, "Fleets");
    const strays = panel(page).locator("section", { hasText: "Without a place on this map" }).last();
    await expect(strays).toContainText("Red in 99: 2 × Dreadnought I");
    await page.reload();
    await show(page, "Fleets");
    await expect(strays).toContainText("Red in 99: 2 × Dreadnought I");
    await hex(page, "41").click();
    await strays.getByRole("button", { name: "Put into 41: Red in 99" }).click();
    await expect(hex(page, "41")).toHaveAccessibleName(/Red: 2 × Dreadnought I/);
    await expect(panel(page)).not.toContainText("Without a place on this map");
  },
);
