import type { Page } from "@playwright/test";
import axe from "axe-core";
import { expect, test } from "./fixtures.ts";

/** What a theme changes, colours, is all that these rules of axe look at. */
const ofColours = ["color-contrast", "link-in-text-block"];

/** What axe finds serious or critical on the page as it is, one line each; by these rules alone, if any are named. */
export async function axeTroubles(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  // Evaluated and not added as a tag: our policy refuses inline scripts, and the tests leave it on.
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(axe.source);
  // Judged in the page: what passes is far more than what does not, and stays there.
  return page.evaluate(async (only) => {
    const some = only === undefined ? {} : { runOnly: [...only] };
    const { violations } = await window.axe.run(document, { resultTypes: ["violations"], ...some });
    const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
    return grave.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target.join(" ")})`));
  }, rules);
}

/** As `axeTroubles`, in both themes; on a phone in one, for its colours are those of the desktop. */
export async function troublesInThemes(page: Page): Promise<readonly string[]> {
  await wear(page, "light");
  const troubles = await axeTroubles(page);
  if (test.info().project.use.isMobile === true) return troubles;
  await wear(page, "dark");
  const inTheDark = await axeTroubles(page, ofColours);
  return [...troubles, ...inTheDark.map((trouble) => `in the dark theme: ${trouble}`)];
}

async function wear(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
  await settled(page);
}

/** The page as it is sticks out nowhere sideways, and has no serious trouble in either theme. */
export async function looksWell(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
  expect(await troublesInThemes(page)).toEqual([]);
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** What fades in is pale for a moment, and nobody has to read it then. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const isPassing = (each: Animation) => each.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(isPassing)
        .map(({ finished }) => finished),
    );
  });
