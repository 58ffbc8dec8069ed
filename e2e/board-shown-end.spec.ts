import type { Locator, Page } from "@playwright/test";
import { looksWell } from "./axe.ts";
import { expect, onlyLong, test } from "./fixtures.ts";
import { turn } from "./match.ts";
import { atTable, buttons, cells, choices, chooseByKeys, type ShownKit, shown, table, things } from "./shown.ts";

/** Presses in a match; two make a decision where something is moved. */
const MOST_PRESSES = 400;

/** Of presets the one that ends soonest, where a game has one that is called so. */
const shortest = ({ game }: ShownKit): string => ["small", "short"].find((name) => name in game.presets) ?? "standard";

const replay = (page: Page): Locator => page.getByRole("link", { name: "Watch the replay" });
const says = async (page: Page, hint: string): Promise<boolean> => (await table(page).getByText(hint).count()) > 0;

/** What the next press may be on: after the first of two, what the second may be on. */
async function pressable(page: Page): Promise<Locator> {
  if ((await says(page, "Choose where to.")) || (await says(page, "Now the other one.")))
    return cells(page).or(things(page));
  return (await says(page, "Which one?")) ? buttons(page) : choices(page);
}

/** Presses here and there until the match is over; gives how many it took. */
async function toTheEnd(page: Page, press: (goal: Locator) => Promise<void>): Promise<number> {
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    await replay(page).or(choices(page)).first().waitFor({ timeout: 60_000 });
    if ((await replay(page).count()) > 0) return presses;
    const goals = await pressable(page);
    await press(goals.nth((presses * 7) % (await goals.count())));
  }
  throw new Error(`the match is not over after ${MOST_PRESSES} presses`);
}

const ways: readonly (readonly [name: string, press: (page: Page, goal: Locator) => Promise<void>])[] = [
  ["mouse", (_page, goal) => goal.click()],
  ["keyboard", chooseByKeys],
];

for (const kit of shown)
  for (const [name, press] of ways)
    test(`${kit.game.id}: played to its end by ${name}`, onlyLong, async ({ page, request }) => {
      test.setTimeout(600_000);
      await atTable(page, request, kit, shortest(kit));
      const presses = await toTheEnd(page, (goal) => press(page, goal));
      test.info().annotations.push({ type: "presses", description: String(presses) });
      await expect(turn(page)).toHaveAttribute("data-turn", "over");
      await expect(turn(page)).toHaveText(/\S/);
      await expect(table(page)).toBeVisible();
      await expect(choices(page)).toHaveCount(0);
      await expect(page.locator(".plain")).toHaveCount(0);
      await expect(replay(page)).toBeInViewport();
      await looksWell(page);
    });
