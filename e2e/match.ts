import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { APIRequestContext, Browser, Locator, Page } from "@playwright/test";
import { decide, type Game, type Match, observe, resign, sealedDice, start, writeRecord } from "@umpire/kernel";
import type { CreateMatch } from "@umpire/protocol";
import { looksWell } from "./axe.ts";
import { expect } from "./fixtures.ts";

/** A server of a test's own, which can be killed and started again on the same port and data. */
export type OwnServer = {
  readonly address: string;
  /** Without a goodbye, as a power cut would. */
  readonly kill: () => Promise<void>;
  readonly restart: () => Promise<void>;
  readonly end: () => Promise<void>;
};

const program = new URL("../packages/umpire/bin/umpire.js", import.meta.url).pathname;

type Launched = { readonly child: ChildProcess; readonly address: string };

function launch(port: number, args: readonly string[]): Promise<Launched> {
  const child = spawn(process.execPath, [program, "serve", ...args, "--port", String(port)], {
    stdio: "pipe",
    detached: true,
  });
  child.stderr.pipe(process.stderr);
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout.on("data", (text) => {
      const [address] = /http:\/\/\S+/.exec(String(text)) ?? [];
      if (address !== undefined) resolve({ child, address: new URL(address).origin });
    });
  });
}

const gone = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once("exit", () => resolve());
  });

/** With `args`, say files of games; where it is told of no other place, its data are in a folder of its own. */
export async function ownServer(args: readonly string[] = []): Promise<OwnServer> {
  const data = mkdtempSync(join(tmpdir(), "umpire-e2e-"));
  const all = ["--data", data, "--bot-delay", "50", ...args];
  const first = await launch(0, all);
  const { address } = first;
  let { child } = first;
  const isThere = () => child.exitCode === null && child.signalCode === null;
  // All of its processes at once: the one that serves, and the one that would start it again.
  const killAll = () => void (child.pid !== undefined && isThere() && process.kill(-child.pid, "SIGKILL"));
  // Also where a test has failed before it ended its server.
  process.once("exit", killAll);
  const kill = async () => {
    killAll();
    await gone(child);
  };
  return {
    ...{ address, kill },
    restart: async () => {
      ({ child } = await launch(Number(new URL(address).port), all));
    },
    end: async () => {
      await kill();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Another person: a browser that shares nothing with the first. It can be listened to before it goes anywhere. */
export async function anotherPerson(
  browser: Browser,
  page: Page,
  path: string,
  listen: (other: Page) => void = () => undefined,
): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: "block", locale: "en-GB", viewport: page.viewportSize() });
  const other = await context.newPage();
  listen(other);
  await other.goto(new URL(path, page.url()).href);
  return other;
}

/** A match on the server of the tests; gives its id. */
export async function makeMatch(
  request: APIRequestContext,
  wanted: Partial<CreateMatch>,
  address = "",
): Promise<string> {
  const response = await request.post(`${address}/api/matches`, { data: { game: "rps", ...wanted } });
  expect(response.status()).toBe(201);
  const { match } = await response.json();
  return match;
}

/** Takes the first free seat, on the page of a match. */
export async function sit(page: Page, name: string): Promise<void> {
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Take a seat" }).click();
  await expect(page.getByRole("button", { name: "Take a seat" })).toHaveCount(0);
  await expect(page.getByText("You are watching.")).toHaveCount(0);
}

/** A match of two people who sit, with a page each. */
export async function twoAtTable(
  browser: Browser,
  page: Page,
  match: string,
  address = "",
): Promise<{ readonly ann: Page; readonly bob: Page }> {
  await page.goto(`${address}/match/${match}`);
  await sit(page, "Ann");
  const bob = await anotherPerson(browser, page, `/match/${match}`);
  await sit(bob, "Bob");
  await expect(line(page)).toHaveText("Connected");
  return { ann: page, bob };
}

/** What can be pressed on the board of rock, paper, scissors. */
export const hands = (page: Page): Locator => page.getByRole("list", { name: "Your hand" }).getByRole("button");

export const press = (page: Page, action: string): Promise<void> =>
  hands(page)
    .and(page.getByRole("button", { name: action, exact: true }))
    .click();

export const log = (page: Page): Locator => page.getByRole("log", { name: "The match so far" });
export const chat = (page: Page): Locator => page.getByRole("log", { name: "Chat" });
/** How the line to the server is. */
export const line = (page: Page): Locator => page.locator(".connection-status [role=status]");
/** Whose turn it is, or how it ended. */
export const turn = (page: Page): Locator => page.locator(".turn-sign");
export const deeds = (page: Page): Locator => page.getByRole("region", { name: "What you can do" });

export const offers = (page: Page): Locator => page.getByRole("region", { name: "Offers" });

/** Follows the link to the replay, which this browser checks. */
export async function watchReplay(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Watch the replay" }).click();
  await expect(page.getByText("every die and every hash is right")).toBeVisible();
}

/** The close of a match: resigned, and its replay checked; both look well. */
export async function resignAndWatch(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await expect(page.getByRole("link", { name: "Watch the replay" })).toBeInViewport();
  await looksWell(page);
  await watchReplay(page);
  await looksWell(page);
}

/** How soon it is looked again whether an answer of the server or a bot is there, in ms. */
export const SOON = [20, 50, 100];

/** Sends a wish for the seat that this page has, as another tab of it would; gives the answer. */
export function wishAs(page: Page, wish: { readonly type: string; readonly action?: unknown }): Promise<string> {
  return page.evaluate(async (wanted) => {
    const match = location.pathname.split("/").at(-1) ?? "";
    const { token } = JSON.parse(localStorage.getItem(`match.seat:${match}`) ?? "{}");
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/play`);
    socket.onopen = () => socket.send(JSON.stringify({ type: "join", match, token }));
    return new Promise<string>((resolve) => {
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(data);
        const { step } = message.view ?? {};
        const key = `test-${Math.random().toString(36).slice(2)}`;
        const decide = wanted.type === "decide" ? { step } : {};
        if (message.type === "joined") socket.send(JSON.stringify({ ...wanted, key, ...decide }));
        if (message.type !== "ack" && message.type !== "refused") return;
        socket.close();
        resolve(message.refusal?.code ?? message.type);
      };
    });
  }, wish);
}

/** The record of a match in which everybody decides at random; after so many decisions whoever is asked resigns. */
export function randomRecord(game: Game, longest = Number.POSITIVE_INFINITY): string {
  const options = game.parse.options({});
  const begun = options.ok ? start(game, "record", options.value) : options;
  if (!begun.ok) throw new Error(begun.refusal.code);
  let match: Match = begun.value.match;
  for (let at = 0; ; at += 1) {
    const { next, decided } = observe(game, match, "spectator");
    const seat = "awaiting" in next ? next.awaiting.find((each) => !decided.includes(each)) : undefined;
    if (seat === undefined) return writeRecord(game, match);
    const action = game.sample(observe(game, match, seat).view, seat, sealedDice("choice", at), match.rules);
    const moved = at < longest ? decide(game, match, seat, action) : resign(game, match, seat);
    if (!moved.ok) throw new Error(moved.refusal.code);
    match = moved.value.match;
  }
}

/** Opens a record on the page of replays. */
export const openRecord = (page: Page, record: string): Promise<void> =>
  page
    .getByLabel("Choose a file")
    .setInputFiles({ name: "record.txt", mimeType: "text/plain", buffer: Buffer.from(record) });
