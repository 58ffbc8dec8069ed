// npm run pictures [-- --only planner --view phone-dark-ru --docs]: drives a server of its own in a browser and writes
// a picture of every page to reports/pictures, in both sizes, themes and languages; --docs takes those alone that the
// docs show, and renews docs/pictures.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { prepare, startServer } from "./pictures/prepare.mjs";
import { scenes } from "./pictures/scenes.mjs";
import { browser as chromiumPath, root, say } from "./steps.mjs";

const { values } = parseArgs({
  options: { only: { type: "string", default: "" }, view: { type: "string", default: "" }, docs: { type: "boolean" } },
});
const folder = join(root, "reports/pictures");

const sizes = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
const views = Object.keys(sizes).flatMap((size) =>
  ["light", "dark"].flatMap((theme) => ["en", "ru"].map((language) => ({ size, theme, language }))),
);
const nameOf = ({ size, theme, language }) => `${size}-${theme}-${language}`;

const optionsOf = ({ size, theme, language }) => ({
  ...sizes[size],
  colorScheme: theme,
  locale: language === "ru" ? "ru-RU" : "en-GB",
  serviceWorkers: "block",
});

/** For the docs, in a format that keeps it small. */
async function keep(page, name) {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 85 });
  writeFileSync(join(root, "docs/pictures", `${name}.webp`), Buffer.from(data, "base64"));
}

/** One scene as one kind of visitor sees it; a scene that fails is told, and the others go on. */
async function picture(browser, table, scene, view) {
  const context = await browser.newContext({ ...optionsOf(view), baseURL: table.address });
  try {
    const page = await context.newPage();
    await scene.open(page, table, view);
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(scene.rest ?? 300);
    const path = join(folder, nameOf(view), `${scene.name}.png`);
    await page.screenshot({ path, fullPage: scene.isLong === true });
    if (values.docs === true) await keep(page, scene.docs[nameOf(view)]);
  } catch (error) {
    process.exitCode = 1;
    console.error(`${nameOf(view)} ${scene.name}: ${String(error).split("\n")[0]}`);
  } finally {
    await context.close();
  }
}

const server = await startServer();
const browser = await chromium.launch({ executablePath: chromiumPath });
try {
  const wanted = scenes.filter(({ name }) => name.includes(values.only));
  const isAsked = ({ docs }, view) => values.docs !== true || docs?.[nameOf(view)] !== undefined;
  say("Playing matches to look at …");
  const table = await prepare(browser, server.address);
  for (const view of views.filter((each) => nameOf(each).includes(values.view))) {
    say(nameOf(view));
    mkdirSync(join(folder, nameOf(view)), { recursive: true });
    for (const scene of wanted.filter((each) => isAsked(each, view))) await picture(browser, table, scene, view);
  }
  say(`The pictures are in ${folder}.`);
} finally {
  await browser.close();
  server.end();
}
