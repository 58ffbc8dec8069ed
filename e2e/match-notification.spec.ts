import type { Page } from "@playwright/test";
import { expect, onDesktop, onlyLong, test } from "./fixtures.ts";
import { makeMatch, press, sit, turn, twoAtTable } from "./match.ts";

/** In the place of the browser's own: keeps what is shown, and allows it when asked. */
const recordNotifications = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shown: string[] = [];
    class Recorded {
      static permission = "default";
      static asked = 0;
      static async requestPermission() {
        Recorded.asked += 1;
        Recorded.permission = "granted";
        return Recorded.permission;
      }
      constructor(title: string, { body }: { readonly body: string }) {
        shown.push(`${title}: ${body}`);
      }
    }
    Object.assign(window, { Notification: Recorded, shown, isHidden: false });
    Object.defineProperty(document, "hidden", { get: () => Reflect.get(window, "isHidden") });
  });

const shown = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, "shown"));
const asked = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(Notification, "asked"));
const hide = (page: Page, isHidden: boolean): Promise<unknown> =>
  page.evaluate((value) => Object.assign(window, { isHidden: value }), isHidden);
const offer = (page: Page) => page.getByRole("region", { name: "Notification when it is your turn" });

test(
  "who waits for a person is asked once, and then told while looking elsewhere",
  onDesktop,
  async ({ page, browser, request }) => {
    await recordNotifications(page);
    const { ann, bob } = await twoAtTable(browser, page, await makeMatch(request, {}));
    await expect(turn(ann)).toHaveAttribute("data-turn", "yours");
    await expect(offer(ann)).toHaveCount(0);
    await press(ann, "rock");
    await expect(offer(ann)).toBeVisible();
    expect(await asked(ann)).toBe(0);
    await offer(ann).getByRole("button", { name: "Tell me" }).click();
    await expect(offer(ann)).toHaveCount(0);
    expect(await asked(ann)).toBe(1);
    await hide(ann, true);
    await press(bob, "paper");
    await expect.poll(() => shown(ann)).toEqual(["Your turn: Rock, paper, scissors"]);
    await hide(ann, false);
    await press(ann, "rock");
    await press(bob, "paper");
    await expect(turn(ann)).toHaveAttribute("data-turn", "yours");
    await expect(offer(ann)).toHaveCount(0);
    expect(await shown(ann)).toHaveLength(1);
    await ann.getByRole("tab", { name: "Settings" }).click();
    const choice = ann.getByLabel("Notification when it is your turn");
    await expect(choice).toBeChecked();
    await choice.click();
    await expect(choice).not.toBeChecked();
    // A browser that refuses now: the box shows what holds, not what was pressed.
    await ann.evaluate(() =>
      Object.assign(Notification, { permission: "denied", requestPermission: async () => "denied" }),
    );
    await choice.click();
    await expect(choice).not.toBeChecked();
  },
);

test(
  "nobody is asked who plays against a bot, or has been asked before",
  onlyLong,
  async ({ page, browser, request }) => {
    await recordNotifications(page);
    const match = await makeMatch(request, { seats: ["open", { bot: "random" }] });
    await page.goto(`/match/${match}`);
    await sit(page, "Ann");
    await press(page, "rock");
    await expect(page.getByText(/Round 1:/).first()).toBeVisible();
    await expect(offer(page)).toHaveCount(0);

    const { ann, bob } = await twoAtTable(browser, page, await makeMatch(request, {}));
    await press(ann, "rock");
    await offer(ann).getByRole("button", { name: "No, thanks" }).click();
    await ann.reload();
    await press(bob, "paper");
    await press(ann, "rock");
    await expect(turn(ann)).toHaveAttribute("data-turn", "decided");
    await expect(offer(ann)).toHaveCount(0);
    expect(await asked(ann)).toBe(0);
  },
);
