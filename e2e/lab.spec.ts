import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { fits, looksWell } from "./axe.ts";
import { desktopFirst, expect, onDesktop, test } from "./fixtures.ts";
import { latinWords } from "./latin.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The hash of the trace that the command writes. */
async function digestOf(seed: number): Promise<string> {
  const program = "packages/server/simulation/main.ts";
  const args = ["--import", "tsx", "--conditions", "@umpire/source", program, "--seed", String(seed)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
  return /SHA-256 ([0-9a-f]{64})/.exec(stdout)?.[1] ?? "";
}

const speed = (page: Page, label: string) => page.getByLabel("Speed").selectOption({ label });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const server = (page: Page, name: RegExp) => page.getByRole("button", { name });

/** Runs it to its end, as fast as it goes. */
async function finish(page: Page): Promise<void> {
  await speed(page, "fastest");
  await press(page, "Run");
  await expect(page.getByTestId("digest")).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("region", { name: "What must hold" })).toContainText("Everything held");
}

test("a seed has the same history as by the command, byte for byte", desktopFirst, async ({ page }) => {
  const wanted = digestOf(1);
  await page.goto("/lab?seed=1");
  await looksWell(page);
  await press(page, "One step");
  await finish(page);
  await expect(page.getByTestId("digest")).toHaveText(await wanted);
  await expect(page.getByText("npm run simulate -- --seed 1")).toBeVisible();
  await expect(page.getByText("In a second world with one other sealed order")).toBeVisible();
  await looksWell(page);
});

test("a server that is killed comes back, nothing is lost, and the link has it all", desktopFirst, async ({ page }) => {
  await page.goto("/lab?seed=3");
  await speed(page, "× 5");
  await press(page, "Run");
  await expect(server(page, /^node1\.1 running/)).toBeVisible();
  await press(page, "Pause");
  await server(page, /^node1\.1/).click();
  await press(page, "Kill");
  await expect(server(page, /^node1 gone/)).toBeVisible();
  await expect(page.getByText("This history is yours now")).toBeVisible();
  await server(page, /^Line between node2 and the database: well/).click();
  await press(page, "Cut");
  await expect(server(page, /^Line between node2 and the database: cut/)).toBeVisible();
  await looksWell(page);
  await press(page, "Run");
  await expect(server(page, /^node1\.2 running/)).toBeVisible();
  await press(page, "Pause");
  await finish(page);
  await expect(page.getByText("every one is kept")).toBeVisible();
  await expect(page).toHaveURL(/\/lab\?seed=3&hand=kill\.\d+\.4000\.node1_cut\.\d+\.4000\.node2\.database$/);
  const digest = await page.getByTestId("digest").textContent();
  await page.reload();
  await finish(page);
  await expect(page.getByTestId("digest")).toHaveText(digest ?? "");
});

test("what does not hold is red, with its time, and the history ends there", async ({ page, problems }) => {
  await page.goto("/lab?seed=2");
  await expect(page.getByRole("button", { name: "Run", exact: true })).toBeVisible();
  // In a task of its own, as any other rejection: what the debugger runs may interrupt what is running.
  await page.workers()[0]?.evaluate(() => void setTimeout(() => Promise.reject(new Error("planted"))));
  await press(page, "One step");
  await expect(page.getByRole("region", { name: "What must hold" })).toContainText("It does not hold, at");
  await expect(page.getByRole("region", { name: "What must hold" })).toContainText("nobody catches: Error: planted");
  await expect(page.getByTestId("digest")).toBeVisible();
  await looksWell(page);
  expect(problems).toEqual([]);
});

test("the home page leads here", onDesktop, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "The lab: break the whole service" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The lab");
  await expect(page).toHaveTitle("The lab · Umpire");
});

test("by keyboard: space runs and pauses, an arrow goes one step", onDesktop, async ({ page }) => {
  await page.goto("/lab?seed=4");
  await expect(page.getByRole("button", { name: "Run", exact: true })).toBeVisible();
  await page.locator("body").press("ArrowRight");
  const lines = page.getByRole("region", { name: "What happened" }).getByRole("listitem");
  await expect(lines).not.toHaveCount(1);
  await page.locator("body").press("Space");
  await expect(page.getByRole("button", { name: "Pause", exact: true })).toBeVisible();
  await page.locator("body").press("Space");
  await expect(page.getByRole("button", { name: "Run", exact: true })).toBeVisible();
});

test("in Russian: every word, from the beginning to the verdict", onDesktop, async ({ page }) => {
  // Servers and people are called as the command calls them.
  const latin = () => latinWords(page, ["Umpire", "node", "table", "seat", "guest", "SHA"]);
  await page.goto("/lab?seed=3&lang=ru");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Лаборатория");
  expect(await latin()).toEqual([]);
  await server(page, /^node2\.1/).click();
  expect(await latin()).toEqual([]);
  await page.getByLabel("Скорость").selectOption({ index: 5 });
  await press(page, "Запустить");
  await expect(page.getByTestId("digest")).toBeVisible({ timeout: 60_000 });
  expect(await latin()).toEqual([]);
  await fits(page);
});

test("whoever wants no motion sees messages only while it stands still", onDesktop, async ({ page }) => {
  const flights = page.locator(".lab-flights").first();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/lab?seed=3");
  await speed(page, "× 1/5");
  await press(page, "Run");
  await expect(page.getByRole("button", { name: /^node2\.1 running/ })).toBeVisible();
  await expect(flights).toBeHidden();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect(flights).toBeVisible();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await press(page, "Pause");
  await expect(flights).toBeVisible();
});

test("nothing of it is loaded anywhere else", onDesktop, async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const ofLab = () => asked.filter((url) => url.includes("/assets/lab-"));
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  expect(ofLab()).toEqual([]);
  await page.goto("/lab");
  await expect(page.getByRole("button", { name: "Run", exact: true })).toBeVisible();
  expect(ofLab().filter((url) => url.endsWith(".js"))).toHaveLength(2);
});
