import type { Page } from "@playwright/test";
import { expect, onDesktop, onlyLong, test } from "./fixtures.ts";
import {
  anotherPerson,
  chat,
  deeds,
  hands,
  log,
  makeMatch,
  offers,
  press,
  sit,
  turn,
  twoAtTable,
  wishAs,
} from "./match.ts";

test("two people by a link: sealed decisions, talk, a draw, a rematch with the other seats", async ({
  page,
  browser,
}) => {
  await page.goto("/");
  await page.getByText("A match as you like it").click();
  await page.getByLabel("Your name").fill("Ann");
  await page.getByLabel("Game", { exact: true }).selectOption("rps");
  await page.getByRole("button", { name: "Make the match" }).click();
  await expect(page).toHaveURL(/\/match\/[\w-]+$/);
  const link = await page.getByRole("region", { name: "Invite somebody" }).getByLabel("Link to the match").inputValue();
  expect(link).toBe(page.url());
  await expect(turn(page)).toHaveText("Waiting until every seat is taken.");

  const bob = await anotherPerson(browser, page, link);
  await sit(bob, "Bob");
  await expect(page).toHaveTitle(/^● Your turn/);
  await expect(turn(page)).toHaveText("Your turn: show a hand.");
  await expect(page.getByRole("region", { name: "Players" })).toContainText("Bob");

  await press(page, "rock");
  await expect(turn(page)).toHaveText("You have decided. Waiting for Bob.");
  await expect(bob.getByRole("region", { name: "Players" })).toContainText("has decided");
  await expect(bob.getByRole("main")).not.toContainText("You have decided");
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(turn(page)).toHaveText("Your turn: show a hand.");
  await press(page, "paper");
  await press(bob, "rock");
  await expect(log(page)).toContainText("Round 1: paper against rock");
  await expect(log(bob)).toContainText("Round 1: paper against rock");

  await page.getByLabel("Say something").fill("Good game");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(chat(bob)).toContainText("Ann Good game");

  await deeds(page).getByRole("button", { name: "Offer a draw" }).click();
  await expect(deeds(page)).toContainText("You offer a draw.");
  await expect(offers(bob)).toContainText("Ann offers a draw.");
  await offers(bob).getByRole("button", { name: "Accept the draw" }).click();
  await expect(turn(page)).toHaveText("A draw: a draw agreed.");

  await deeds(page).getByRole("button", { name: "Rematch" }).click();
  await expect(deeds(bob)).toContainText("Ann wants a rematch.");
  // Whoever looks on hears of the new match too, stays, and can follow without a seat.
  const carol = await anotherPerson(browser, page, link);
  await expect(turn(carol)).toHaveText("A draw: a draw agreed.");
  await deeds(bob).getByRole("button", { name: "Rematch" }).click();
  // Both who played are there by themselves.
  for (const each of [page, bob]) await expect(turn(each)).toHaveText("Your turn: show a hand.");
  await expect(page).not.toHaveURL(link);
  await expect(page).toHaveURL(bob.url());
  expect(carol.url()).toBe(link);
  await carol.getByRole("button", { name: "To the new match" }).click();
  await expect(carol).toHaveURL(page.url());
  await expect(carol.getByRole("button", { name: "Take a seat" })).toHaveCount(0);
  await expect(page.getByRole("listitem").filter({ hasText: "· you" })).toContainText("Seat 2");
  await expect(bob.getByRole("listitem").filter({ hasText: "· you" })).toContainText("Seat 1");
  await press(page, "rock");
  await press(bob, "paper");
  await expect(log(page)).toContainText("paper against rock");
  await expect(log(carol)).toContainText("paper against rock");
});

test("resigning asks once", onDesktop, async ({ page, browser, request }) => {
  const { ann, bob } = await twoAtTable(browser, page, await makeMatch(request, {}));
  await deeds(ann).getByRole("button", { name: "Resign" }).click();
  await ann.getByRole("dialog").getByRole("button", { name: "Play on" }).click();
  await expect(turn(ann)).toHaveText("Your turn: show a hand.");
  await expect(deeds(ann).getByRole("button", { name: "Resign" })).toBeFocused();
  await ann.keyboard.press("Enter");
  await ann.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await expect(turn(bob)).toHaveText("You have won: a resignation.");
  await expect(turn(ann)).toHaveText("Bob has won: a resignation.");
  await expect(log(ann)).toContainText("Ann resigns.");
});

test("somebody without a seat watches, and cannot do anything", onDesktop, async ({ page, browser, request }) => {
  const match = await makeMatch(request, {});
  const { ann, bob } = await twoAtTable(browser, page, match);
  const carol = await anotherPerson(browser, page, `/match/${match}`);
  await expect(deeds(carol)).toHaveText("You are watching.");
  await press(ann, "rock");
  await press(bob, "scissors");
  await expect(log(carol)).toContainText("rock against scissors");
  await expect(hands(carol)).toHaveCount(0);
});

test("those who watch talk apart from those who play", onlyLong, async ({ page, browser, request }) => {
  const match = await makeMatch(request, {});
  const { ann, bob } = await twoAtTable(browser, page, match);
  const [carol, dave] = [
    await anotherPerson(browser, page, `/match/${match}`),
    await anotherPerson(browser, page, `/match/${match}`),
  ];
  const say = async (who: Page, text: string) => {
    await who.getByLabel("Say something").fill(text);
    await who.getByRole("button", { name: "Send" }).click();
  };
  const watching = (who: Page) => who.getByRole("log", { name: "Spectators" });
  await say(carol, "Ann will win");
  await expect(watching(dave)).toContainText("Guest Ann will win");
  await say(ann, "Good luck");
  await expect(chat(bob)).toContainText("Ann Good luck");
  await expect(watching(ann)).toHaveCount(0);
  await expect(chat(carol)).toHaveCount(0);
  await expect(ann.getByText("Ann will win")).toHaveCount(0);
  await expect(dave.getByText("Good luck")).toHaveCount(0);
  expect(await wishAs(bob, { type: "resign" })).toBe("ack");
  await expect(watching(ann)).toContainText("Guest Ann will win");
  await expect(chat(dave)).toContainText("Ann Good luck");
});

test("a second tab of the same seat sees and does the same", onlyLong, async ({ page, browser, request }) => {
  const { ann, bob } = await twoAtTable(browser, page, await makeMatch(request, {}));
  const tab = await ann.context().newPage();
  await tab.goto(ann.url());
  await expect(turn(tab)).toHaveText("Your turn: show a hand.");
  await press(tab, "rock");
  await expect(turn(ann)).toHaveText("You have decided. Waiting for Bob.");
  await press(bob, "paper");
  for (const each of [ann, tab]) await expect(log(each)).toContainText("rock against paper");
});

test(
  "the seat goes to another device by a link, which leaves the address at once",
  onDesktop,
  async ({ page, browser, request }) => {
    const { ann } = await twoAtTable(browser, page, await makeMatch(request, {}));
    await ann.getByRole("tab", { name: "Settings" }).click();
    await ann.getByRole("button", { name: "Make a link" }).click();
    const link = await ann.getByLabel("Link to your seat").inputValue();
    const phone = await anotherPerson(browser, page, link);
    await expect(turn(phone)).toHaveText("Your turn: show a hand.");
    expect(phone.url()).toBe(ann.url());
    await phone.goto(new URL("/", page.url()).href);
    await phone.getByRole("region", { name: "Continue" }).getByRole("link", { name: "Your move" }).click();
    await press(phone, "rock");
    await expect(turn(ann)).toHaveText("You have decided. Waiting for Bob.");
  },
);

test("the seat is taken back from other devices, which asks once", onlyLong, async ({ page, browser, request }) => {
  const { ann } = await twoAtTable(browser, page, await makeMatch(request, {}));
  await ann.getByRole("tab", { name: "Settings" }).click();
  await ann.getByRole("button", { name: "Make a link" }).click();
  const link = await ann.getByLabel("Link to your seat").inputValue();
  const phone = await anotherPerson(browser, page, link);
  await expect(turn(phone)).toHaveText("Your turn: show a hand.");
  await ann.getByRole("button", { name: "Only this device" }).click();
  await ann.getByRole("dialog").getByRole("button", { name: "Leave it" }).click();
  await expect(turn(phone)).toHaveText("Your turn: show a hand.");
  await ann.getByRole("button", { name: "Only this device" }).click();
  await ann.getByRole("dialog").getByRole("button", { name: "Take it away" }).click();
  await expect(ann.getByText("Your seat is on this device alone now.")).toBeVisible();
  await expect(ann.getByLabel("Link to your seat")).toHaveCount(0);
  await expect(phone.getByRole("heading", { name: "This is no key to a seat of this match" })).toBeVisible();
  await phone.getByRole("button", { name: "Watch the match" }).click();
  await expect(deeds(phone)).toHaveText("You are watching.");
  await press(ann, "rock");
  await expect(turn(ann)).toHaveText("You have decided. Waiting for Bob.");
});

test(
  "a link to another seat never replaces the one that works: it asks",
  onDesktop,
  async ({ page, browser, request }) => {
    const { ann, bob } = await twoAtTable(browser, page, await makeMatch(request, {}));
    await ann.getByRole("tab", { name: "Settings" }).click();
    await ann.getByRole("button", { name: "Make a link" }).click();
    const link = await ann.getByLabel("Link to your seat").inputValue();
    await bob.goto(link);
    const question = bob.getByRole("alert").filter({ hasText: "another seat of this match" });
    await expect(question).toBeVisible();
    expect(bob.url()).toBe(ann.url());
    await press(bob, "rock");
    await expect(turn(bob)).toHaveText("You have decided. Waiting for Ann.");
    await question.getByRole("button", { name: "Keep my seat" }).click();
    await expect(question).toHaveCount(0);
    await bob.reload();
    await expect(turn(bob)).toHaveText("You have decided. Waiting for Ann.");
    await bob.goto(link);
    await question.getByRole("button", { name: "Play from the other seat" }).click();
    await expect(turn(bob)).toHaveText("Your turn: show a hand.");
  },
);

test(
  "undo is offered where the kernel allows it, and where another has acted a takeback",
  onlyLong,
  async ({ page, browser, request }) => {
    const { ann, bob } = await twoAtTable(browser, page, await makeMatch(request, { game: "tactics", rules: "v1" }));
    await expect(turn(ann)).toHaveText("Your turn.");
    await expect(deeds(ann).getByRole("button", { name: "Undo" })).toHaveCount(0);
    expect(await wishAs(ann, { type: "decide", action: { type: "END_TURN", playerId: "P1" } })).toBe("ack");
    await expect(turn(ann)).toHaveText("Waiting for Bob.");
    await deeds(ann).getByRole("button", { name: "Undo" }).click();
    await expect(turn(ann)).toHaveText("Your turn.");
    await expect(log(bob)).toContainText("Ann takes the last decision back.");
    expect(await wishAs(ann, { type: "decide", action: { type: "END_TURN", playerId: "P1" } })).toBe("ack");
    await bob.getByRole("button", { name: "Offer a draw" }).click();
    await expect(offers(ann)).toContainText("Bob offers a draw.");
    await expect(deeds(ann).getByRole("button", { name: "Undo" })).toHaveCount(0);
    await expect(deeds(ann).getByRole("button", { name: "Ask for a takeback" })).toBeVisible();
    expect(await wishAs(ann, { type: "undo" })).toBe("undo-refused");
  },
);

test("clocks run, and who runs out has lost", onlyLong, async ({ page, browser, request }) => {
  const clock = { kind: "game", ms: 4000, increment: 0 } as const;
  const { ann, bob } = await twoAtTable(browser, page, await makeMatch(request, { clock }));
  await press(bob, "rock");
  const clocks = ann.locator(".seat-clock");
  await expect(clocks).toHaveCount(2);
  await expect(clocks.first()).toHaveAttribute("data-running", "true");
  await expect(clocks.last()).toHaveAttribute("data-running", "false");
  await expect(turn(bob)).toHaveText("You have won: time.", { timeout: 8000 });
  await expect(log(ann)).toContainText("Out of time: Ann.");
});
