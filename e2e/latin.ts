import type { Page } from "@playwright/test";

/** Within these, Latin letters are meant: code, what the visitor typed, names that stay, passages in another language. */
const SKIPPED = "code, pre, kbd, input, textarea, script, style, [translate=no], [lang]:not([lang^=ru])";

/** Every visible text of the page that should be in its language, spoken names included. */
const visibleTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate((skipped) => {
    const isMeant = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.closest(skipped) === null;
    const spoken = (element: Element) =>
      ["aria-label", "title", "placeholder", "alt"].map((name) => element.getAttribute(name) ?? "");
    const written = (element: Element) =>
      [...element.childNodes].map((node) => (node instanceof Text ? node.data : ""));
    return [...document.body.querySelectorAll("*")]
      .filter(isMeant)
      .flatMap((element) => [...spoken(element), ...written(element)]);
  }, SKIPPED);

/** The Latin words of a Russian page that are not on the list, each once. */
export async function latinWords(page: Page, allowed: readonly string[]): Promise<readonly string[]> {
  const words = (await visibleTexts(page)).flatMap((text) => text.match(/\p{Script=Latin}{2,}/gu) ?? []);
  return [...new Set(words)].filter((word) => !allowed.includes(word));
}
