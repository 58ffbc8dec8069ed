import type { Page } from "@playwright/test";
import axe from "axe-core";
import { expect, test } from "./fixtures.ts";

/** What a theme changes, colours, is all that these rules of axe look at. */
const ofColours = ["color-contrast", "link-in-text-block"];

/** What axe looks at: the whole page or a part of it, by all of its rules or by these. */
type Scope = { readonly within?: string; readonly rules?: readonly string[] };

/** What axe finds serious or critical on the page as it is, one line each. */
export async function axeTroubles(page: Page, scope: Scope = {}): Promise<readonly string[]> {
  // Evaluated and not added as a tag: our policy refuses inline scripts, and the tests leave it on.
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(axe.source);
  // Judged in the page: what passes is far more than what does not, and stays there.
  return page.evaluate(async ({ within, rules }) => {
    const some = rules === undefined ? {} : { runOnly: [...rules] };
    const { violations } = await window.axe.run(within ?? document, { resultTypes: ["violations"], ...some });
    const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
    return grave.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target.join(" ")})`));
  }, scope);
}

/** As `axeTroubles`, in both themes; on a phone in one, for its colours are those of the desktop. */
export async function troublesInThemes(
  page: Page,
  within: { readonly within?: string } = {},
): Promise<readonly string[]> {
  await wear(page, "light");
  const troubles = await axeTroubles(page, within);
  if (test.info().project.use.isMobile === true) return troubles;
  await wear(page, "dark");
  const inTheDark = await axeTroubles(page, { ...within, rules: ofColours });
  return [...troubles, ...inTheDark.map((trouble) => `in the dark theme: ${trouble}`)];
}

async function wear(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
  await settled(page);
}

/** The page as it is sticks out nowhere sideways. */
export async function fits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
}

/** It fits, and has no serious trouble in either theme. */
export async function looksWell(page: Page): Promise<void> {
  await fits(page);
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
