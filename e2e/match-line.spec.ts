import { expect, onlyLong, test } from "./fixtures.ts";
import { line, log, makeMatch, type OwnServer, ownServer, press, turn, twoAtTable, wishAs } from "./match.ts";

test.describe.configure({ mode: "serial" });

let server: OwnServer;
test.beforeAll(async () => {
  server = await ownServer();
});
test.afterAll(() => server.end());

test("a server that is killed and started again: nothing is lost, and play goes on by itself", async ({
  page,
  browser,
  request,
  problems,
}) => {
  const match = await makeMatch(request, {}, server.address);
  const { ann, bob } = await twoAtTable(browser, page, match, server.address);
  await press(ann, "rock");
  await press(bob, "paper");
  await expect(log(ann)).toContainText("rock against paper");
  await press(ann, "rock");
  await expect(turn(ann)).toHaveText("You have decided. Waiting for Bob.");

  await server.kill();
  await expect(line(ann)).toContainText("trying again");
  await expect(ann.getByRole("button", { name: "Try now" })).toBeVisible();
  await expect(ann.locator(".connection-status")).toContainText(/in \d+ s/);
  // What is said while nobody listens waits, and is sent afterwards.
  await bob.getByLabel("Say something").fill("Are you there?");
  await bob.getByRole("button", { name: "Send" }).click();
  await expect(bob.getByText("Being sent …")).toBeVisible();

  await server.restart();
  for (const each of [ann, bob]) await expect(line(each)).toHaveText("Connected", { timeout: 15_000 });
  await expect(ann.getByRole("log", { name: "Chat" })).toContainText("Bob Are you there?");
  await expect(ann.getByRole("log", { name: "Chat" }).getByRole("listitem")).toHaveCount(1);
  await expect(turn(ann)).toHaveText("You have decided. Waiting for Bob.");
  await press(bob, "scissors");
  await expect(log(ann)).toContainText("rock against scissors");
  problems.length = 0;
});

test("steps that others played meanwhile are counted when the line is back", async ({ page, browser, request }) => {
  const match = await makeMatch(request, {}, server.address);
  const { ann, bob } = await twoAtTable(browser, page, match, server.address);
  await press(ann, "rock");
  await expect(turn(ann)).toHaveText("You have decided. Waiting for Bob.");
  const address = ann.url();
  await ann.goto(`${server.address}/rules/tactics`);
  await press(bob, "scissors");
  await expect(log(bob)).toContainText("rock against scissors");
  await ann.goto(address);
  await expect(log(ann)).toContainText("One step was played while you were away.");
});

test(
  "no server at all: the page says so, and goes on when it is there",
  onlyLong,
  async ({ page, request, problems }) => {
    const match = await makeMatch(request, { seats: ["open", { bot: "random" }] }, server.address);
    await page.goto(`${server.address}/`);
    await expect(page.getByRole("heading", { name: "Play", exact: true })).toBeVisible();
    // Loaded before, as by somebody who had the page open: only the match is new.
    await page.goto(`${server.address}/match/${match}`);
    await expect(page.getByRole("button", { name: "Take a seat" })).toBeVisible();
    await server.kill();
    await page.getByRole("button", { name: "Take a seat" }).click();
    await expect(page.getByText("The server cannot be reached. Please try again in a moment.")).toBeVisible();
    await server.restart();
    await expect(line(page)).toHaveText("Connected", { timeout: 15_000 });
    await page.getByRole("button", { name: "Take a seat" }).click();
    await expect(turn(page)).toHaveText("Your turn: show a hand.");
    expect(await wishAs(page, { type: "resign" })).toBe("ack");
    problems.length = 0;
  },
);
