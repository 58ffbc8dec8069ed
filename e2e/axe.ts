import type { Page } from "@playwright/test";
import axe from "axe-core";
import { expect } from "./fixtures.ts";

const grave = ["serious", "critical"];

/** What axe finds serious or critical on the page as it is, one line each; empty where all is well. */
export async function axeTroubles(page: Page): Promise<readonly string[]> {
  // Evaluated and not added as a tag: our policy refuses inline scripts, and the tests leave it on.
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => window.axe.run({ resultTypes: ["violations"] }));
  return violations
    .filter(({ impact }) => grave.includes(impact ?? ""))
    .flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target.join(" ")})`));
}

/** The page as it is sticks out nowhere sideways, and has no serious trouble in either theme. */
export async function looksWell(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
    await settled(page);
    expect(await axeTroubles(page)).toEqual([]);
  }
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
