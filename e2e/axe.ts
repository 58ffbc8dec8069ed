import type { Page } from "@playwright/test";
import axe from "axe-core";

const grave = ["serious", "critical"];

/** What axe finds serious or critical on the page as it is, one line each; empty where all is well. */
export async function axeTroubles(page: Page): Promise<readonly string[]> {
  // Evaluated and not added as a tag: our policy refuses inline scripts, and the tests leave it on.
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => window.axe.run({ resultTypes: ["violations"] }));
  return violations
    .filter(({ impact }) => grave.includes(impact ?? ""))
    .flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target.join(" ")})`));
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
