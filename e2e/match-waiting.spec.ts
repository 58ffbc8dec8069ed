import { expect, onDesktop, test } from "./fixtures.ts";
import { anotherPerson, line, makeMatch, sit, turn } from "./match.ts";

test("while a seat is free: the table, the link with its code, the other side", async ({ page, browser, request }) => {
  const match = await makeMatch(request, { game: "tactics", rules: "v1" });
  await page.goto(`/match/${match}`);
  await sit(page, "Ann");
  await expect(page.getByRole("img", { name: "The link as a QR code" })).toBeVisible();
  await expect(page.getByRole("region", { name: "The table as the match will begin" })).toBeVisible();
  const sides = page.getByRole("group", { name: "You play" });
  await expect(sides.getByRole("button", { pressed: true })).toHaveText("Blue");
  await sides.getByRole("button", { name: "Red" }).click();
  await expect(sides.getByRole("button", { pressed: true })).toHaveText("Red");
  await expect(line(page)).toHaveText("Connected");
  const bob = await anotherPerson(browser, page, `/match/${match}`);
  await sit(bob, "Bob");
  await expect(turn(bob)).toHaveText("Your turn.");
  await expect(turn(page)).toHaveText("Waiting for Bob.");
  await expect(page.getByRole("group", { name: "You play" })).toHaveCount(0);
});

test(
  "a match to which nobody has come is cancelled, which asks once",
  onDesktop,
  async ({ page, browser, request }) => {
    const match = await makeMatch(request, { isPublic: true });
    await page.goto(`/match/${match}`);
    const guest = await anotherPerson(browser, page, `/match/${match}`);
    await sit(page, "Ann");
    await page.getByRole("button", { name: "Cancel the match" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Stay" }).click();
    await expect(turn(page)).toHaveText("Waiting until every seat is taken.");
    await page.getByRole("button", { name: "Cancel the match" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel the match" }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(guest.getByText("The match was cancelled before it began.")).toBeVisible();
    expect((await request.get(`/api/matches/${match}`)).status()).toBe(410);
  },
);

test("whoever sits with others leaves, and the seat is free again", onDesktop, async ({ page, browser, request }) => {
  const homes = ["s0", "s1", "s2"];
  const options = { map: { systems: homes.map((id) => ({ id })) }, starts: homes.map((home) => ({ home })) };
  const match = await makeMatch(request, { game: "ti4", options });
  await page.goto(`/match/${match}`);
  await sit(page, "Ann");
  const bob = await anotherPerson(browser, page, `/match/${match}`);
  await sit(bob, "Bob");
  const seats = page.getByRole("region", { name: "Players" });
  await expect(seats).toContainText("Bob");
  await bob.getByRole("button", { name: "Leave the table" }).click();
  await bob.getByRole("dialog").getByRole("button", { name: "Leave" }).click();
  await expect(bob).toHaveURL(/\/$/);
  await expect(seats).not.toContainText("Bob");
  await bob.goto(`/match/${match}`);
  await sit(bob, "Bob again");
  await expect(seats).toContainText("Bob again");
});

test(
  "the language can be changed at a table, which loads its sentences and keeps what is being written",
  onDesktop,
  async ({ page, request }) => {
    const match = await makeMatch(request, { game: "shapeships" });
    await page.goto(`/match/${match}`);
    await sit(page, "Ann");
    const chat = page.getByPlaceholder("Say something");
    await chat.fill("Hello");
    await expect(page.getByRole("heading", { name: "Invite somebody" })).toBeVisible();
    await page.getByLabel("Language").selectOption("ru");
    await expect(page.getByRole("heading", { name: "Пригласите соперника" })).toBeVisible();
    await expect(page.getByText("Nobody has said anything.")).toHaveCount(0);
    expect(await page.locator(".rail-chat input").inputValue()).toBe("Hello");
  },
);
