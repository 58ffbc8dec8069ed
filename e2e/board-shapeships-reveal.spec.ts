import type { Page } from "@playwright/test";
import { looksWell } from "./axe.ts";
import { expect, onDesktop, test } from "./fixtures.ts";
import { makeMatch } from "./match.ts";
import { act, card, court, duel, hand, more, seal, twoPeople } from "./shapeships.ts";

// Several turns of two people, or one and a bot; the machine may be busy.
test.describe.configure({ timeout: 120_000 });

test(
  "both see the orders open at the same moment, part by part, and nothing of them before",
  onDesktop,
  async ({ page, browser, request }) => {
    const { ann, bob } = await duel(browser, page, request);
    for (const each of [ann, bob]) {
      await expect(hand(each)).toBeVisible();
      // From here on time passes on both pages only as the test lets it.
      await each.clock.install();
      await each.clock.pauseAt(Date.now() + 60_000);
    }
    await more(bob, "Strut").click();
    await seal(bob);
    await more(ann, "Gusset").click();
    await expect(card(ann, "Bob’s order")).not.toContainText("Strut");
    await expect(court(ann)).not.toHaveAttribute("data-stage");
    await seal(ann);
    for (const each of [ann, bob]) {
      await expect(court(each)).toHaveAttribute("data-stage", "seal");
      // The seals are breaking: what they close is not drawn yet, and health is as it was.
      await expect(court(each).locator('[data-mark="new"]').first()).toBeHidden();
      await expect(court(each).locator(".ss-health").first()).toContainText("66");
      await expect(act(each)).toHaveCount(0);
    }
    for (const [stage, after] of [
      ["flip", 300],
      ["draw", 420],
      ["shots", 680],
      ["count", 500],
    ] as const)
      for (const each of [ann, bob]) {
        await each.clock.runFor(after);
        await expect(court(each)).toHaveAttribute("data-stage", stage);
      }
    for (const each of [ann, bob]) {
      await expect(court(each).locator(".ss-shot")).toHaveCount(2);
      await each.clock.runFor(500);
      await expect(court(each)).toHaveAttribute("data-stage", "over");
      await expect(act(each)).toHaveText("Next turn");
    }
    // Bob's Strut hit Ann, and her Gusset healed her: it is counted line by line, and told in sentences.
    const sums = ann.locator(".ss-sum");
    await expect(sums.first()).toContainText("66−2+2=66");
    await expect(sums.first().getByRole("listitem")).toHaveText(["+2Gusset", "−2Strut"]);
    await expect(ann.getByText("Nobody had a charge to use.").first()).toBeVisible();
    await expect(ann.locator(".ss-telling")).toContainText("Orders open. Ann (you): Gusset. Bob: Strut.");

    await ann.getByRole("button", { name: "Play it again" }).click();
    await expect(court(ann)).toHaveAttribute("data-stage", "seal");
    await ann.clock.runFor(100);
    await ann.keyboard.press("x");
    await expect(court(ann)).toHaveAttribute("data-stage", "over");
    await ann.keyboard.press("Enter");
    await expect(hand(ann)).toBeVisible();
    await expect(court(ann)).not.toHaveAttribute("data-stage");
  },
);

test(
  "who wants no motion sees the end of a reveal at once, with marks on what is new",
  onDesktop,
  async ({ page, browser, request }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const { ann, bob } = await duel(browser, page, request);
    await ann.clock.install();
    await ann.clock.pauseAt(Date.now() + 60_000);
    await more(bob, "Strut").click();
    await seal(bob);
    await more(ann, "Gusset").click();
    await seal(ann);
    // No time passes on her page.
    await expect(act(ann)).toHaveText("Next turn");
    await expect(court(ann).getByText("new", { exact: true })).toHaveCount(2);
    await expect(ann.getByRole("status").filter({ hasText: "Orders open" })).toContainText("66 − 2 damage + 2 healing");
    await ann.clock.resume();
    await looksWell(ann);
  },
);

test("the end says how it was won, as a person would", onDesktop, async ({ page, browser, request }) => {
  const rules = { health: 2, ceiling: 4 };
  const options = { factions: ["lattice", "lattice"] };
  const match = await makeMatch(request, { game: "shapeships", options, rules });
  const { ann, bob } = await twoPeople(browser, page, match);
  await more(ann, "Strut").click();
  await seal(ann);
  await seal(bob);
  await ann.keyboard.press("x");
  const verdict = (each: Page) => each.locator(".ss-verdict");
  await expect(verdict(ann)).toHaveText("You win.Bob is at 0, you have 2 left.");
  await expect(verdict(bob)).toHaveText("Ann wins.You are at 0, Ann has 2 left.");
  await expect(ann.getByText("knocked out")).toHaveCount(0);
  await looksWell(ann);
});
