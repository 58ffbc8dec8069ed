import { desktopFirst, expect, onDesktop, onlyLong, test } from "./fixtures.ts";
import { deeds, log, makeMatch, offers, turn, twoAtTable, wishAs } from "./match.ts";

const endTurn = (playerId: string) => ({ type: "decide", action: { type: "END_TURN", playerId } });

test(
  "a takeback is asked for, declined, asked for again and allowed",
  desktopFirst,
  async ({ page, browser, request }) => {
    const { ann, bob } = await twoAtTable(browser, page, await makeMatch(request, { game: "tactics", rules: "v1" }));
    const ask = deeds(ann).getByRole("button", { name: "Ask for a takeback" });
    expect(await wishAs(ann, endTurn("P1"))).toBe("ack");
    await expect(turn(bob)).toHaveText("Your turn.");
    await expect(ask).toHaveCount(0);
    expect(await wishAs(bob, endTurn("P2"))).toBe("ack");
    await expect(turn(ann)).toHaveText("Your turn.");

    await ask.click();
    await expect(deeds(ann)).toContainText("You ask for your last decision back.");
    await expect(offers(bob)).toContainText("Ann asks for the last decision back.");
    await offers(bob).getByRole("button", { name: "Decline" }).click();
    await expect(offers(ann)).toHaveText("Your takeback was declined.");
    await expect(ask).toHaveCount(0);
    await expect(turn(ann)).toHaveText("Your turn.");

    expect(await wishAs(ann, endTurn("P1"))).toBe("ack");
    expect(await wishAs(bob, endTurn("P2"))).toBe("ack");
    await expect(offers(ann)).not.toContainText("declined");
    await ask.click();
    await offers(bob).getByRole("button", { name: "Allow it" }).click();
    await expect(log(bob)).toContainText("Ann takes the last decision back.");
    await expect(offers(bob)).not.toContainText("asks");
    await expect(turn(ann)).toHaveText("Your turn.");
    // The match ends with Bob's decision again.
    await expect(deeds(bob).getByRole("button", { name: "Undo" })).toBeVisible();
    await expect(ask).toBeVisible();
  },
);

test("against a bot a decision is taken back at once, with what the bot did", onDesktop, async ({ page, request }) => {
  const seats = ["open" as const, { bot: "random" }];
  await page.goto(`/match/${await makeMatch(request, { game: "tactics", rules: "v1", seats })}`);
  await page.getByRole("button", { name: "Take a seat" }).click();
  await expect(turn(page)).toHaveText("Your turn.");
  await expect(deeds(page).getByRole("button", { name: "Undo" })).toHaveCount(0);
  expect(await wishAs(page, endTurn("P1"))).toBe("ack");
  await expect(turn(page)).toHaveText("Your turn.", { timeout: 15_000 });
  await deeds(page).getByRole("button", { name: "Undo" }).click();
  await expect(log(page)).toContainText("takes the last decision back.");
  await expect(turn(page)).toHaveText("Your turn.");
  await expect(deeds(page).getByRole("button", { name: "Undo" })).toHaveCount(0);
});

test("a draw is declined, and offered again after a decision", onlyLong, async ({ page, browser, request }) => {
  const { ann, bob } = await twoAtTable(browser, page, await makeMatch(request, { game: "tactics", rules: "v1" }));
  await deeds(ann).getByRole("button", { name: "Offer a draw" }).click();
  await expect(offers(bob)).toContainText("Ann offers a draw.");
  await offers(bob).getByRole("button", { name: "Decline" }).click();
  await expect(offers(ann)).toHaveText("Your offer of a draw was declined.");
  await expect(log(ann)).toContainText("Bob declines the draw.");
  await expect(deeds(ann).getByRole("button", { name: "Offer a draw" })).toHaveCount(0);
  expect(await wishAs(ann, endTurn("P1"))).toBe("ack");
  await deeds(ann).getByRole("button", { name: "Offer a draw" }).click();
  await offers(bob).getByRole("button", { name: "Accept the draw" }).click();
  for (const each of [ann, bob]) await expect(turn(each)).toHaveText("A draw: a draw agreed.");
});

test("that the opponent is away is said, until they are back", onlyLong, async ({ page, browser, request }) => {
  const { ann, bob } = await twoAtTable(browser, page, await makeMatch(request, {}));
  const table = bob.url();
  await bob.goto("/");
  const away = ann.getByText(/^Bob has been away since \d\d:\d\d\.$/);
  await expect(away).toBeVisible({ timeout: 15_000 });
  // It is claimed after three minutes; what the server says of it then is tested there.
  await expect(ann.getByRole("button", { name: "Claim the win" })).toHaveCount(0);
  await bob.goto(table);
  await expect(away).toHaveCount(0);
});
