import type { Page } from "@playwright/test";
import { axeTroubles, fits } from "./axe.ts";
import { expect, onDesktop, test } from "./fixtures.ts";
import { line, log, makeMatch, press, turn, twoAtTable } from "./match.ts";
import { hex, linkTo, panel, positionNumber, show } from "./planner.ts";

/** A browser that has no 3D graphics and no sound, and refuses to keep anything. */
const bare = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const refuse = () => {
      throw new Error("denied");
    };
    for (const storage of ["localStorage", "sessionStorage", "indexedDB"])
      Object.defineProperty(window, storage, { get: refuse });
    for (const missing of ["WebGLRenderingContext", "WebGL2RenderingContext", "Notification"])
      Reflect.deleteProperty(window, missing);
    HTMLCanvasElement.prototype.getContext = () => null;
    Object.defineProperty(window, "AudioContext", { value: refuse });
  });

test(
  "without WebGL, sound and storage: the choice of a language, a match, a plan; what is not kept is said",
  onDesktop,
  async ({ page, browser, request }) => {
    await bare(page);
    await page.goto("/");
    await page.getByLabel("Language").selectOption("ru");
    await expect(page.locator("html")).toHaveAttribute("lang", "ru");

    const { bob } = await twoAtTable(browser, page, await makeMatch(request, {}));
    await expect(page.getByText("This browser keeps nothing: close this tab, and your seat is gone.")).toBeVisible();
    const sounds = page.getByRole("button", { name: "Sounds" });
    await sounds.click();
    await expect(sounds).toHaveAttribute("aria-pressed", "true");
    await press(page, "rock");
    // A person and no bot: bots of every test think in one line, and nothing of theirs is tried here.
    await press(bob, "scissors");
    await expect(log(page)).toContainText("rock against scissors");

    await page.goto(linkTo(positionNumber(1).table));
    await expect(hex(page, "74")).toHaveAccessibleName(/Red: 1 × Carrier I/);
    await show(page, "Share");
    await expect(panel(page)).toContainText("This browser keeps nothing for this page. Keep the link instead.");
  },
);

/** So small a window, and one of 1280 pixels at 200 %. */
const windows = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
];

test("at 320 pixels and at 200 % nothing sticks out, on any page", onDesktop, async ({ page, browser, request }) => {
  test.setTimeout(90_000);
  const match = await makeMatch(request, {});
  const paths = ["/", "/planner", "/rules", "/rules/tactics", "/replay", `/match/${match}`];
  for (const game of ["tactics", "ti4"]) {
    const running = await makeMatch(request, { game });
    await twoAtTable(browser, page, running);
    paths.push(`/match/${running}`);
  }
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const size of windows) {
      await page.setViewportSize(size);
      await fits(page);
      expect(await axeTroubles(page, { colours: "not" })).toEqual([]);
    }
  }
});

test(
  "a tab that slept for an hour finds its line dead, opens another, and says what was played",
  onDesktop,
  async ({ page, browser, request }) => {
    let lines = 0;
    let dead = 0;
    await page.routeWebSocket(/\/api\/play/, (socket) => {
      lines += 1;
      const number = lines;
      const isDead = () => number <= dead;
      const server = socket.connectToServer();
      socket.onMessage((message) => isDead() || server.send(message));
      server.onMessage((message) => isDead() || socket.send(message));
    });
    await page.clock.install();
    const { ann, bob } = await twoAtTable(browser, page, await makeMatch(request, {}));
    await press(ann, "rock");
    await expect(turn(ann)).toHaveText("You have decided. Waiting for Bob.");
    dead = lines;
    await press(bob, "scissors");
    await expect(log(bob)).toContainText("rock against scissors");
    await expect(turn(ann)).toHaveText("You have decided. Waiting for Bob.");
    await ann.clock.fastForward("01:00:00");
    // It asks whether anybody is there, and waits for the answer.
    await ann.clock.fastForward(20_000);
    await expect(log(ann)).toContainText("rock against scissors");
    await expect(line(ann)).toHaveText("Connected");
    expect(lines).toBe(dead + 1);
    await expect(turn(ann)).toHaveText("Your turn: show a hand.");
    await press(ann, "paper");
    await expect(turn(ann)).toHaveText("You have decided. Waiting for Bob.");
  },
);
