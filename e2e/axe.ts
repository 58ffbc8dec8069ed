import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { AxeResults, ElementContext, RunOptions } from "axe-core";
import { expect, test } from "./fixtures.ts";

/** The short spelling of axe: every page that is looked at has to read it. */
const source = readFileSync(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");

/** What a theme changes, colours, is all that these rules of axe look at. */
const ofColours = ["color-contrast", "link-in-text-block"];

/** Their findings are never more than minor or moderate, and those are left out below: a third of the work is saved. */
const ofLittle = [
  ...["aria-allowed-role", "aria-deprecated-role", "empty-heading", "empty-table-header", "form-field-multiple-labels"],
  ...["heading-order", "html-xml-lang-mismatch", "image-redundant-alt", "landmark-banner-is-top-level"],
  ...["landmark-contentinfo-is-top-level", "landmark-main-is-top-level", "landmark-no-duplicate-banner"],
  ...["landmark-no-duplicate-contentinfo", "landmark-no-duplicate-main", "landmark-one-main", "landmark-unique"],
  ...["meta-viewport", "meta-viewport-large", "no-autoplay-audio", "page-has-heading-one"],
  ...["presentation-role-conflict", "region", "scope-attr-valid", "server-side-image-map", "skip-link"],
  "table-duplicate-name",
];

/** What axe looks at: the whole page or a part of it; whether at colours too, or at nothing else. */
type Scope = { readonly within?: string; readonly colours?: "too" | "alone" | "not" };

/** The options of axe for a scope. Stylesheets need no second request: the rules that would read them are experimental. */
function optionsFor({ colours = "too" }: Scope): RunOptions {
  const base: RunOptions = { resultTypes: ["violations"], preload: false };
  if (colours === "alone") return { ...base, runOnly: ofColours };
  const off = colours === "not" ? [...ofLittle, ...ofColours] : ofLittle;
  return { ...base, rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])) };
}

/** What axe finds serious or critical on the page as it is, one line each. */
export async function axeTroubles(page: Page, scope: Scope = {}): Promise<readonly string[]> {
  // Evaluated and not added as a tag: our policy refuses inline scripts, and the tests leave it on.
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(source);
  // Judged in the page: what passes is far more than what does not, and stays there.
  return page.evaluate(
    async ({ within, options }) => {
      const { violations } = await window.axe.run(within ?? document, options);
      const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
      return grave.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target.join(" ")})`));
    },
    { within: scope.within, options: optionsFor(scope) },
  );
}

/** As `axeTroubles`, in both themes; on a phone but its colours, which are those of the desktop. */
export async function troublesInThemes(
  page: Page,
  within: { readonly within?: string } = {},
): Promise<readonly string[]> {
  await wear(page, "light");
  if (test.info().project.use.isMobile === true) return axeTroubles(page, { ...within, colours: "not" });
  const troubles = await axeTroubles(page, within);
  await wear(page, "dark");
  const inTheDark = await axeTroubles(page, { ...within, colours: "alone" });
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
    readonly axe: { readonly run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> };
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
