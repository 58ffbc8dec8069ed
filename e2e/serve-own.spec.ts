import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { looksWell } from "./axe.ts";
import { desktopFirst, expect, onDesktop, test } from "./fixtures.ts";
import { drop, example } from "./four-in-a-row.ts";
import { anotherPerson, chat, line, makeMatch, type OwnServer, ownServer, sit, turn, watchReplay } from "./match.ts";

// Made by what comes before all: a worker may come back to this file after it has removed the folder.
let folder: string;
let server: OwnServer;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = mkdtempSync(join(tmpdir(), "umpire-own-"));
  const file = join(folder, "four-in-a-row.ts");
  writeFileSync(file, example);
  server = await ownServer([file]);
});
test.afterAll(async () => {
  await server.end();
  rmSync(folder, { recursive: true, force: true });
});

test(
  "a game in a file nobody has seen: two browsers play it, talk, and its replay is verified",
  desktopFirst,
  async ({ page, browser }) => {
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
  },
);

test("a bot plays it, and a hint comes from this browser's own copy of its rules", onDesktop, async ({ page }) => {
  test.setTimeout(150_000);
  await page.goto(server.address);
  const card = page.getByRole("listitem").filter({ hasText: "Four in a row" });
  await card.getByRole("button", { name: "Play a bot" }).click();
  await expect(line(page)).toHaveText("Connected");
  await expect(turn(page)).toContainText("Your turn");
  await page.getByRole("button", { name: "Hint" }).click();
  const best = page.getByRole("region", { name: "What looks best" }).getByRole("listitem");
  await expect(best.first()).toBeVisible({ timeout: 90_000 });
  await drop(page, 3);
  await expect(page.locator("[role=gridcell][data-full]")).toHaveCount(2);
});

const board = `
import { type BoardProps, useLanguage } from "@umpire/ui";
import { useState } from "react";
import "./board.css";

export function Board({ view, act }: BoardProps) {
  const [count, setCount] = useState(0);
  const drop = () => { setCount(count + 1); act?.(count); };
  return <button type="button" className="own" onClick={drop}>{useLanguage()}: {count} of {JSON.stringify(view).length}</button>;
}
`;

test(
  "a board of one's own has the page's React, its own style, and is shown in a frame of a listed site alone",
  onDesktop,
  async ({ page, request, problems }) => {
    test.setTimeout(120_000);
    const file = join(folder, "own.ts");
    writeFileSync(file, example);
    writeFileSync(join(folder, "board.tsx"), board);
    writeFileSync(join(folder, "board.css"), ".own { letter-spacing: 7px; }");
    const site = createServer((_, answer) => void answer.setHeader("content-type", "text/html").end(frame)).listen(0);
    const { port } = site.address() as AddressInfo;
    const own = await ownServer([file, "--board", join(folder, "board.tsx"), "--origin", `http://127.0.0.1:${port}`]);
    const match = await makeMatch(request, { game: "four-in-a-row", seats: ["open", { bot: "random" }] }, own.address);
    const frame = `<title>My site</title><iframe src="${own.address}/match/${match}" width="900" height="700"></iframe>`;
    await page.goto(`http://127.0.0.1:${port}`);
    const framed = page.frameLocator("iframe");
    await framed.getByLabel("Your name").fill("Ann");
    await framed.getByRole("button", { name: "Take a seat" }).click();
    await framed.getByRole("button", { name: "en: 0 of" }).click();
    await expect(framed.getByRole("button", { name: "en: 1 of" })).toHaveCSS("letter-spacing", "7px");
    await expect(framed.locator(".header")).toBeHidden();
    // The same page under another name is another origin.
    expect(problems).toEqual([]);
    await page.goto(`http://localhost:${port}`);
    await expect.poll(() => problems.join()).toContain("frame-ancestors");
    problems.length = 0;
    site.close();
    await own.end();
  },
);
