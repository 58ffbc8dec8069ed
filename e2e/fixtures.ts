import { test as base, expect } from "@playwright/test";

/** As for the unit tests: whether this is `npm run long`, where more is tried of what is many (docs/testing.md). */
export const isLong = process.env["UMPIRE_LONG"] !== undefined;

/** What must never happen on any page: an error in the console, an exception, or something that our policy refused. */
type Watch = { readonly problems: string[] };

/** What Playwright itself says where a test wants no service worker. */
const BLOCKED = "Service Worker registration blocked by Playwright";

export const test = base.extend<Watch>({
  problems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on("pageerror", (error) => problems.push(`exception: ${error.message}`));
      page.on("console", (message) => {
        const isTrouble = message.type() === "error" || message.type() === "warning";
        if (isTrouble && message.text() !== BLOCKED) problems.push(message.text());
      });
      page.on("requestfailed", (request) => problems.push(`not loaded: ${request.url()}`));
      await page.exposeFunction("tellViolation", (text: string) => problems.push(`refused by policy: ${text}`));
      await page.addInitScript(() => {
        addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
          const tell: unknown = Reflect.get(window, "tellViolation");
          if (typeof tell === "function") tell(`${violatedDirective} ${blockedURI}`);
        });
      });
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** For what a small page and fingers do not change: `docs/testing.md` says why of each. */
export const onDesktop = { tag: "@desktop" };

/** For fingers. */
export const onPhone = { tag: "@phone" };

/** On the phone in `npm run long` alone. */
export const desktopFirst = { tag: "@desktop-first" };

/** In `npm run long` alone, and on the desktop: `docs/testing.md` says why of each. */
export const onlyLong = { tag: ["@desktop", "@long"] };

export { expect };
