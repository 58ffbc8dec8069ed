import { axeTroubles, looksWell } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { makeMatch, sit, turn } from "./match.ts";

test("an unknown match is a page that leads on", async ({ page }) => {
  await page.goto("/match/nosuchmatch0");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no such match");
  await expect(page).toHaveTitle("There is no such match · Umpire");
  expect(await axeTroubles(page)).toEqual([]);
  await page.getByRole("link", { name: "To the home page" }).click();
  await expect(page.getByRole("heading", { name: "Play", exact: true })).toBeVisible();
});

test("a link that was broken on its way is a page that leads on", async ({ page, problems }) => {
  await page.goto("/match/aB3%20x");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no such page");
  await expect(page.getByRole("link", { name: "Umpire, home page" }).last()).toBeVisible();
  // The browser itself reports the status of the page.
  expect(problems.splice(0).every((text) => text.includes("404"))).toBe(true);
});

test("a wrong key to a seat says so, leaves the address, and one can watch", async ({ page, request }) => {
  const match = await makeMatch(request, {});
  await page.goto(`/match/${match}#seat=${"A".repeat(43)}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This is no key to a seat of this match");
  expect(new URL(page.url()).hash).toBe("");
  await page.getByRole("button", { name: "Watch the match" }).click();
  await expect(turn(page)).toHaveText("Waiting until every seat is taken.");
  await page.reload();
  await expect(turn(page)).toHaveText("Waiting until every seat is taken.");
});

test("whoever comes too late for the last seat is told, and watches", async ({ page, request, problems }) => {
  const match = await makeMatch(request, {});
  const seed = "00112233445566778899aabbccddeeff";
  const join = (name: string) => request.post(`/api/matches/${match}/join`, { data: { name, seed } });
  await join("Ann");
  // Bob is a moment faster: his request is answered while ours is under way.
  await page.route("**/join", async (route) => {
    expect((await join("Bob")).status()).toBe(200);
    await route.continue();
  });
  await page.routeWebSocket(/\/api\/play\?match=/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => String(text).includes('"joined"') && socket.send(text));
  });
  await page.goto(`/match/${match}`);
  await page.getByRole("button", { name: "Take a seat" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Every seat is taken." })).toBeVisible();
  problems.length = 0;
});

test("an answer that was lost does not cost the seat: the same one is asked for again", async ({
  page,
  request,
  problems,
}) => {
  const match = await makeMatch(request, {});
  let isFirst = true;
  await page.route("**/join", async (route) => {
    const response = await route.fetch();
    if (!isFirst) return route.fulfill({ response });
    isFirst = false;
    return route.abort();
  });
  await page.goto(`/match/${match}`);
  await sit(page, "Ann");
  const { view } = await (await request.get(`/api/matches/${match}`)).json();
  expect(view.players).toEqual([{ name: "Ann", bot: false }, null]);
  problems.length = 0;
});

test("a page of an older version than the server says: load it again", async ({ page, request }) => {
  const match = await makeMatch(request, {});
  await page.routeWebSocket(/\/api\/play\?match=/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      socket.send(text);
      socket.send('{"type":"something-new"}');
    });
  });
  await page.goto(`/match/${match}`);
  await expect(page.getByRole("alert").filter({ hasText: "Umpire has been updated" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Load the page again" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Take a seat" })).toBeVisible();
});

test("a server that has no room says so, and is asked again later", async ({ page, request }) => {
  const match = await makeMatch(request, {});
  await page.routeWebSocket(/\/api\/play\?match=/, (socket) => socket.close({ code: 4013, reason: "too-many" }));
  await page.goto(`/match/${match}`);
  await expect(page.getByRole("status").filter({ hasText: "Too many connections are open." })).toBeVisible();
  await expect(page.getByRole("button", { name: "Try now" })).toBeVisible();
  await page.unrouteAll();
});

test("rules of one's own: what does not fit is said, what fits is played", async ({ page, problems }) => {
  await page.goto("/");
  await page.getByText("A match as you like it").click();
  await page.getByText("Rules of my own").click();
  await looksWell(page);
  const make = page.getByRole("button", { name: "Make the match" });
  await page.getByLabel("Rules as JSON").fill("{turnCap");
  await make.click();
  await expect(page.getByText("This is not JSON")).toBeVisible();
  await page.getByLabel("Rules as JSON").fill('{"turnCap":-3}');
  await make.click();
  await expect(page.getByText(/These are not rules of the game: .*turnCap/)).toBeVisible();
  problems.length = 0;
  const pack = { name: "pack.json", mimeType: "application/json", buffer: Buffer.from('{"rules":{"turnCap":7}}') };
  await page.getByLabel("From a file").setInputFiles(pack);
  await make.click();
  await expect(page).toHaveURL(/\/match\//);
  await page.getByRole("tab", { name: "Settings" }).click();
  await page.getByText("The rules of this match").click();
  await expect(page.getByText('"turnCap": 7')).toBeVisible();
});

test("the replay of a match that is not over, and of none, leads on", async ({ page, request, problems }) => {
  const match = await makeMatch(request, {});
  await page.goto(`/replay/${match}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This match is not over");
  await page.getByRole("link", { name: "To the match" }).click();
  await expect(page).toHaveURL(`/match/${match}`);
  await page.goto("/replay/nosuchmatch0");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no such match");
  // The browser itself reports the status of the requests.
  expect(problems.splice(0).every((text) => text.includes("40"))).toBe(true);
});
