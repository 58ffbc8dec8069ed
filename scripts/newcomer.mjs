// npm run newcomer [-- --keep]: from nothing to a friend's first move, as somebody does it who has the README alone. The
// packages come from their tarballs into empty folders, the games from the documentation, the two players are two
// browsers; it says how many seconds each step took and how many lines were typed. The build must be there. SQLite is the
// compiled one of the repository, which others download; with --compile it is compiled, for minutes on a busy machine.
import { execFileSync, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { packAll } from "./packed.mjs";
import { browser as chromiumPath, root, say } from "./steps.mjs";

const home = mkdtempSync(join(tmpdir(), "umpire-newcomer-"));

/** A block of code of a page, by the comment above it. */
function codeIn(page, marker) {
  const text = readFileSync(join(root, page), "utf8");
  const [, after = ""] = text.split(`<!-- ${marker} -->\n\`\`\`ts\n`);
  return after.slice(0, after.indexOf("\n```\n") + 1);
}

const isCompiling = process.argv.includes("--compile");
const compiled = "node_modules/better-sqlite3/build";

/** Installs tarballs, and what they need. */
function install(folder, ...wanted) {
  const quietly = ["--silent", "--no-audit", "--no-fund", "--prefer-offline"];
  type(folder, "npm", "install", ...quietly, ...(isCompiling ? [] : ["--ignore-scripts"]), ...wanted);
  if (!isCompiling) cpSync(join(root, compiled), join(folder, compiled), { recursive: true });
}

/** Runs what a person would type in a folder, and is silent unless it fails. */
const type = (folder, command, ...args) =>
  execFileSync(command, args, {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, CI: "1" },
  });

async function timed(steps, name, work) {
  const begun = performance.now();
  const result = await work();
  steps.push({ name, seconds: (performance.now() - begun) / 1000 });
  return result;
}

/** Starts a server; gives its address as soon as it says that. */
function serve(folder, command, args) {
  const child = spawn(command, args, { cwd: folder, stdio: ["ignore", "pipe", "inherit"], detached: true });
  const address = new Promise((resolve, reject) => {
    let said = "";
    child.stdout.setEncoding("utf8").on("data", (text) => {
      said += text;
      const [found] = /http:\S+/.exec(said) ?? [];
      if (found) resolve(found);
    });
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const stop = () => {
    process.kill(-child.pid, "SIGINT");
    return ended;
  };
  return { address, stop };
}

async function visit(browser, address) {
  const context = await browser.newContext({ locale: "en-GB" });
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole("heading", { level: 1 }).waitFor();
  return page;
}

/** Ann opens a match, a friend comes by its link in another browser, and both do what makes a first move. */
async function playFriend(browser, ann, title, moves) {
  await ann.getByLabel("Your name").fill("Ann");
  const card = ann.getByRole("listitem").filter({ hasText: title });
  await card.getByRole("button", { name: "Play a friend" }).click();
  await ann.waitForURL(/\/match\//);
  const bob = await visit(browser, ann.url());
  await bob.getByLabel("Your name").fill("Bob");
  await bob.getByRole("button", { name: "Take a seat" }).click();
  await moves(ann, bob);
}

const yourTurn = (page) => page.locator(".turn-sign", { hasText: "Your turn" }).waitFor();

/** On a board: a press on a cell of the top row, then the friend's; both see two pieces. */
const onBoard = (first, second) => async (ann, bob) => {
  const press = (page, place) => page.locator(`[role=gridcell][data-place="${place}"]`).click();
  await yourTurn(ann);
  await press(ann, first);
  await yourTurn(bob);
  await press(bob, second);
  await ann.waitForFunction(() => document.querySelectorAll("[role=gridcell][data-full]").length === 2);
};

/** With hidden hands: a card each, opened together. */
async function withCards(ann, bob) {
  for (const page of [ann, bob]) {
    await yourTurn(page);
    await page
      .getByRole("button", { name: /^(7|8)$/ })
      .first()
      .click();
  }
  for (const page of [ann, bob])
    await page.waitForFunction(() => document.querySelector("[role=log]")?.textContent?.trim());
}

const linesOf = (code) => code.split("\n").filter((line) => line.trim() !== "").length;

/** A game of one file in an empty folder. */
async function ownFile(browser, tarballs, { name, code, title, moves }) {
  const folder = join(home, name);
  mkdirSync(folder);
  const steps = [];
  await timed(steps, "npm install umpire zod", () => install(folder, ...tarballs, "zod@4.6"));
  writeFileSync(join(folder, `${name}.ts`), code);
  const umpire = join(folder, "node_modules/.bin/umpire");
  const server = serve(folder, umpire, ["serve", `./${name}.ts`, "--port", "0"]);
  try {
    const address = await timed(steps, "the server listens", () => server.address);
    const ann = await timed(steps, "the first page", () => visit(browser, address));
    await timed(steps, "a friend's first move", () => playFriend(browser, ann, title, moves));
    await timed(steps, "npx umpire laws", () => type(folder, umpire, "laws", `./${name}.ts`));
  } finally {
    await server.stop();
  }
  // To install, to serve, to try the laws.
  return { name: `${name}.ts`, steps, lines: linesOf(code) + 3 };
}

/** What `npm create umpire my-game` makes. */
async function created(browser, tarballs) {
  const folder = join(home, "my-game");
  const steps = [];
  const creator = tarballs.find((path) => path.includes("create-umpire"));
  const create = ["exec", "--yes", `--package=${creator}`, "--", "create-umpire", "my-game"];
  await timed(steps, "npm create umpire my-game", () => type(home, "npm", ...create));
  const own = tarballs.filter((path) => path !== creator);
  await timed(steps, "npm install", () => install(folder, ...own));
  const server = serve(folder, "npm", ["start", "--", "--port", "0"]);
  try {
    const address = await timed(steps, "npm start", () => server.address);
    const ann = await timed(steps, "the first page", () => visit(browser, address));
    await timed(steps, "a friend's first move", () => playFriend(browser, ann, "Four Corners", onBoard(0, 1)));
  } finally {
    await server.stop();
  }
  await timed(steps, "npm test", () => type(folder, "npm", "test"));
  return { name: "npm create umpire my-game", steps, lines: 5 };
}

const games = [
  {
    name: "four-in-a-row",
    code: codeIn("docs/get-started.md", "from: examples/four-in-a-row.ts"),
    title: "Four in a row",
    moves: onBoard(35, 36),
  },
  {
    name: "goofspiel",
    code: codeIn("docs/recipes/hidden-hands.md", "file: goofspiel.ts"),
    title: "Goofspiel",
    moves: withCards,
  },
];

function tell({ name, steps, lines }) {
  say(`${name}: ${lines} lines typed`);
  for (const { name: step, seconds } of steps) console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${step}`);
  const all = steps.reduce((sum, { seconds }) => sum + seconds, 0);
  console.log(`  ${all.toFixed(1).padStart(6)} s  in all`);
}

try {
  mkdirSync(join(home, "tarballs"));
  const tarballs = packAll(join(home, "tarballs")).map(({ tarball }) => tarball);
  const browser = await chromium.launch({ executablePath: chromiumPath });
  try {
    for (const game of games) tell(await ownFile(browser, tarballs, game));
    tell(await created(browser, tarballs));
  } finally {
    await browser.close();
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  if (process.argv.includes("--keep")) console.log(home);
  else rmSync(home, { recursive: true, force: true });
}
