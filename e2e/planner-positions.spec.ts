import type { Locator, Page } from "@playwright/test";
import { desktopFirst, expect, isLong, onDesktop, test } from "./fixtures.ts";
import {
  hex,
  linkTo,
  type Position,
  panel,
  percent,
  positionNumber,
  positions,
  type Reach,
  settled,
  show,
  texts,
  type Units,
  type Verdict,
} from "./planner.ts";

// Long flows in few page loads; the machine may be busy.
test.describe.configure({ timeout: 60_000 });

/** What units are called on the page, in the order in which it tells of them. */
const unitNames: { readonly [unit: string]: string } = {
  ...{ dreadnought: "Dreadnought I", carrier: "Carrier I", cruiser: "Cruiser I", cruiser2: "Cruiser II" },
  ...{ destroyer: "Destroyer I", infantry: "Infantry I" },
};

/** A refusal as it is to be read; with its rule, for that is what people argue about. */
const refusals: { readonly [code: string]: (system: string) => string } = {
  "start-has-token": (system) => `It starts in ${system}, which holds one of its owner's command tokens. (LRR 58.4c)`,
  "asteroid-field": (system) => `${system} is an asteroid field: ships move neither into nor through it. (LRR 11.1)`,
  supernova: (system) => `${system} is a supernova: ships move neither into nor through it. (LRR 86.1)`,
  "nebula-not-active": (system) =>
    `${system} is a nebula: ships move into it only when it is the active system. (LRR 59.1)`,
  "blocked-by-ships": (system) => `Other players' ships in ${system} bar the way through. (LRR 58.4b)`,
};
const TOO_FAR = "It takes a move value of";

/** A verdict as a line. */
function lineOf(verdict: Verdict): string {
  if ("refused" in verdict) {
    const { refused, system = "" } = verdict;
    return refused === "too-far" ? TOO_FAR : `${refusals[refused]?.(system) ?? refused} Show ${system}`;
  }
  const { path, survival, move } = verdict;
  const risk = survival === 1 ? "no dice: arrives" : `1 die: arrives with ${percent(survival)}`;
  return `${path.join(" → ")} | ${risk} | move ${move}`;
}

/** `Cruiser I in 39: …` for every ship. */
const expectedLines = (reach: Reach): readonly string[] =>
  Object.entries(reach)
    .map(([ship, verdict]) => {
      const [system = "", unit = ""] = ship.split("/");
      return `${unitNames[unit]} in ${system}: ${lineOf(verdict)}`;
    })
    .sort();

/** The way on a card, or the one that is chosen among several. */
async function wayOn(card: Locator): Promise<string> {
  const isChoice = (await card.getByRole("radio").count()) > 0;
  const way = card.locator(isChoice ? "label:has(input:checked) .move-way" : ".move-way");
  const [path, risk, steps = ""] = await texts(way.locator("> *"));
  return [path, risk, /move \d+/.exec(steps)?.[0]].join(" | ");
}

/** Why the ships on a card do not come: too far, whatever else there is, or the one thing in the way. */
async function refusalOn(card: Locator): Promise<string> {
  const causes = await texts(card.locator(".move-barred li"));
  return causes.some((cause) => cause.startsWith(TOO_FAR)) ? TOO_FAR : causes.join(" ");
}

/** The same lines, read from the cards of the Move panel. */
async function shownLines(page: Page): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const card of await panel(page).getByRole("article").all()) {
    const berth = await card.locator("xpath=ancestor::section[1]").getAttribute("aria-label");
    const [heading = ""] = await texts(card.getByRole("heading"));
    const [, count = "1", name = ""] = /^(?:(\d+) × )?(.+)$/.exec(heading) ?? [];
    const badge = (await texts(card.locator(".move-badge"))).join();
    expect(badge).toMatch(/^(✓ Reaches|✕ Does not reach)$/);
    const verdict = badge.startsWith("✓") ? await wayOn(card) : await refusalOn(card);
    for (let at = 0; at < Number(count); at += 1) lines.push(`${name} ${berth?.replace("In", "in")}: ${verdict}`);
  }
  return lines.sort();
}

/** Units as the page tells of them. */
function fleetOf(units: Units): string {
  const inOrder = Object.keys(unitNames).filter((unit) => (units[unit] ?? 0) > 0);
  const named = inOrder.map((unit) => (units[unit] === 1 ? "" : `${units[unit]} × `) + unitNames[unit]);
  return named.join(", ") || "nothing";
}

/** The same at a glance, in the sentence above the panels. */
function wholePercent(chance: number): string {
  const whole = Math.round(chance * 100);
  if (chance > 0 && whole === 0) return "<1%";
  return chance < 1 && whole === 100 ? ">99%" : `${whole}%`;
}

/** A part of the Odds panel. */
const part = (page: Page, title: string): Locator =>
  panel(page)
    .locator("section section")
    .filter({ has: page.getByRole("heading", { level: 3, name: title, exact: true }) });

/** Chances that are told one below the other, or as one bar. */
const chancesIn = async (page: Page, title: string, rows: string): Promise<readonly string[]> =>
  [...(await texts(part(page, title).locator(rows)))].sort();

async function expectArrival(page: Page, { arrival = [] }: Position["expect"]): Promise<void> {
  if (arrival.length === 0) return;
  const rows = arrival.map(({ probability, units }) => `${fleetOf(units)} ${percent(probability)}`).sort();
  await expect.poll(() => chancesIn(page, "What arrives", ".bars-row")).toEqual(rows);
}

async function expectSpace(page: Page, { space }: Position["expect"]): Promise<void> {
  if (space === undefined) return;
  const { attacker, defender, draw } = space;
  const parts = [`Red wins ${percent(attacker)}`, `Blue wins ${percent(defender)}`, `nobody is left ${percent(draw)}`];
  await expect.poll(() => chancesIn(page, "In space", ".odds-key li")).toEqual(parts.sort());
  await expect(page.getByTestId("price-headline")).toContainText(`wins in space with ${wholePercent(attacker)}`);
}

async function expectGround(page: Page, { ground }: Position["expect"]): Promise<void> {
  if (ground === undefined) return;
  const { planet, taken } = ground;
  await expect(page.getByTestId("price-headline")).toContainText(`Red takes ${planet} with ${wholePercent(taken)}`);
  const parts = [`taken ${percent(taken)}`, `not taken ${percent(1 - taken)}`];
  await expect.poll(() => chancesIn(page, "On the planet", ".odds-key li")).toEqual(parts.sort());
}

async function expectWarnings(page: Page, { warnings = [] }: Position["expect"]): Promise<void> {
  const warned = panel(page).locator(".move-warnings li");
  await expect(warned).toHaveCount(warnings.length);
  if (warnings.includes("over-fleet-pool")) await expect(warned).toContainText("the fleet pool has room for 2");
}

async function expectPosition(page: Page, position: Position): Promise<void> {
  const { name, table, expect: expected } = position;
  await page.goto(linkTo(table));
  await expect.poll(() => shownLines(page), name).toEqual(expectedLines(expected.reach));
  await expectWarnings(page, expected);
  await show(page, "Odds");
  await page.getByLabel("Hundredths of a percent").check();
  await expectArrival(page, expected);
  await expectSpace(page, expected);
  await expectGround(page, expected);
  await show(page, "Move");
  await settled(page, table);
  if (expected.requirements === undefined) return;
  await panel(page).getByText("Settings · rules: Official").click();
  await panel(page).getByRole("radio", { name: "Requirements" }).check();
  const reach = { ...expected.reach, ...expected.requirements.reach };
  await expect.poll(() => shownLines(page), `${name}, by the requirements`).toEqual(expectedLines(reach));
  await settled(page, { ...table, rules: "requirements" });
}

test(
  "every ship of the twelve positions is told whether it reaches, how, and what comes of it",
  onDesktop,
  async ({ page }) => {
    expect(positions).toHaveLength(12);
    const tried = isLong ? positions : positions.filter((_, at) => at % 3 === 0);
    for (const position of tried) await expectPosition(page, position);
  },
);

test("a fleet goes through a rift: the way, the die, and who survives it are read", desktopFirst, async ({ page }) => {
  const { table } = positionNumber(1);
  await page.goto(linkTo(table));
  const carrier = panel(page).getByRole("region", { name: "In 74" }).getByRole("article", { name: "Carrier I" });
  await expect(carrier).toContainText("✓ Reaches");
  await expect(carrier.locator(".move-way")).toContainText("74 → 41 → 18");
  await expect(carrier.locator(".move-risk")).toHaveText("1 die: arrives with 70%");
  await expect(carrier).toContainText("move 2 = 1 printed + 1 gravity rift 41");
  await expect(carrier.getByRole("spinbutton", { name: "Infantry I from 74" })).toHaveValue("4");
  await expect(page.locator('[data-path="74 41 18"]')).toHaveAttribute("data-chosen", "true");
  await expect(page.locator(".ti4-dice")).toContainText("1");
  await expect(hex(page, "18")).toHaveAttribute("aria-current", "true");

  await carrier.getByRole("button", { name: "Fewer: Infantry I from 74" }).click();
  await show(page, "Odds");
  const rows = ["Carrier I, 3 × Infantry I 70%", "nothing 30%"];
  await expect.poll(() => chancesIn(page, "What arrives", ".bars-row")).toEqual(rows);
  await expect(part(page, "What the way costs")).toContainText("The gravity rift in 41 costs 30 points");
  await expect(page.getByTestId("price-headline")).toHaveText(
    "Red takes Mecatol Rex with 70%, and has a ship there in the end with 70%.",
  );
});

test("a refusal has its rule, its hex is outlined, and the hex can be shown", desktopFirst, async ({ page }) => {
  await page.goto(linkTo(positionNumber(3).table));
  const cruiser = panel(page).getByRole("article", { name: "Cruiser I", exact: true });
  await expect(cruiser).toContainText(`${refusals["supernova"]?.("43")}`);
  await expect(page.locator(".ti4-barred")).toHaveCount(1);
  await expect(hex(page, "43")).toHaveAccessibleName(/supernova.*in the way$/);
  // The outline lies where the hex does.
  const place = await page.locator('[data-cell="system 43"]').getAttribute("transform");
  const [x, y] = (place?.match(/-?[\d.]+/g) ?? []).map((text) => Number(text).toFixed(1));
  await expect(page.locator(".ti4-barred")).toHaveAttribute("transform", `translate(${x} ${y})`);

  await expect(hex(page, "43")).toHaveAttribute("aria-pressed", "false");
  await cruiser.getByRole("button", { name: "Show 43" }).click();
  await expect(hex(page, "43")).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator(".ti4-outline-selected")).toHaveAttribute("transform", `translate(${x} ${y})`);
  await expect(hex(page, "100")).toHaveAttribute("aria-current", "true");

  // What would help is offered, and helps.
  await cruiser.getByRole("button", { name: "Add Gravity Drive" }).click();
  await expect(cruiser).toContainText("✓ Reaches");
  await expect(cruiser).toContainText("HOME34 → 26 → 101 → 100");
});
