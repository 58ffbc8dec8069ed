// What is looked at: how a page is brought to where its picture is taken, whatever the language.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { makeLink } from "@umpire/ti4/planner/link";
import { root } from "../steps.mjs";
import { playShipsTurn, seated, seatPath, ships, skirmish } from "./prepare.mjs";

const yellow = (page) => page.locator(".tray .act");
const hex = (page, id) => page.locator(`[data-cell="system ${id}"] > .ti4-button`);

/** Opens a seat of a match that is there, and waits for its board. */
async function sitAt(page, table, seat = 0) {
  await page.goto(seatPath(table, seat));
  await page.locator(".tray, .plain").first().waitFor();
}

/** Opens a new match, in which the first seat decides. */
async function sitDown(page, { address }, wanted, names) {
  const table = await seated(address, wanted, names);
  await sitAt(page, table);
  return table;
}

const at = (name, path, rest = {}) => ({ name, open: (page) => page.goto(path), ...rest });

const home = [
  at("home", "/", { isLong: true }),
  at("home-first-screen", "/", { docs: { "desktop-light-en": "home" } }),
  {
    name: "home-continue",
    isLong: true,
    async open(page, tables) {
      for (const each of [tables.tactics, await seated(tables.address, skirmish)]) {
        await page.goto(seatPath(each));
        await page.locator(".tray").waitFor();
      }
      await page.goto("/");
      await page.locator(".continue").waitFor();
    },
  },
  {
    name: "lobby-form",
    isLong: true,
    async open(page) {
      await page.goto("/");
      await page.locator(".make-match > summary").click();
    },
  },
];

const waiting = {
  name: "waiting-room",
  isLong: true,
  async open(page, { address }) {
    const table = await seated(address, { game: "tactics" });
    await page.goto(seatPath(table));
    await page.locator(".qr-code").waitFor();
  },
};

const tactics = [
  { name: "tactics-begin", open: (page, tables) => sitDown(page, tables, { game: "tactics" }, ["Ann", "Bob"]) },
  { name: "tactics-middle", open: (page, { tactics: table }) => sitAt(page, table) },
  {
    name: "tactics-forecast",
    docs: { "desktop-light-en": "tactics" },
    async open(page, { tactics: table }) {
      await sitAt(page, table);
      for (const tile of ["3,0", "3,3"]) await page.locator(`[data-tile="${tile}"]`).click();
    },
  },
  { name: "tactics-end", rest: 2000, open: (page, { tacticsOver }) => sitAt(page, tacticsOver) },
];

const fleets = [
  {
    name: "shapeships-factions",
    open: (page, tables) => sitDown(page, tables, { ...ships, options: {} }, ["Ann", "Bob"]),
  },
  { name: "shapeships-begin", open: (page, tables) => sitDown(page, tables, ships, ["Ann", "Bob"]) },
  {
    name: "shapeships-draft",
    async open(page, tables) {
      await sitDown(page, tables, ships, ["Ann", "Bob"]);
      await page.locator(".ss-card-add").first().click();
    },
  },
  {
    name: "shapeships-sealed",
    async open(page, tables) {
      await sitDown(page, tables, ships, ["Ann", "Bob"]);
      await page.locator(".ss-card-add").first().click();
      await yellow(page).click();
    },
  },
  {
    name: "shapeships-reveal",
    rest: 3000,
    docs: { "desktop-dark-en": "shapeships" },
    async open(page, tables) {
      const table = await sitDown(page, tables, ships, ["Ann", "Bob"]);
      for (const [turn, ship] of ["mote", "cusp", "mote"].entries()) {
        if (turn > 0) await yellow(page).click();
        await page.locator(".ss-card-add").first().waitFor();
        await playShipsTurn(page, table, ship);
      }
    },
  },
  { name: "shapeships-end", rest: 1000, open: (page, { shipsOver }) => sitAt(page, shipsOver) },
];

const wars = [
  { name: "skirmish-begin", open: (page, tables) => sitDown(page, tables, skirmish) },
  {
    name: "skirmish-forecast",
    docs: { "desktop-dark-en": "skirmish" },
    async open(page, tables) {
      await sitDown(page, tables, skirmish);
      await hex(page, "Veil").click();
      await page.locator(".ti4-pill").first().waitFor();
    },
  },
  {
    name: "skirmish-move",
    async open(page, tables) {
      await sitDown(page, tables, skirmish);
      await hex(page, "Veil").click();
      await yellow(page).click();
      await page.locator(".skr-ship").first().waitFor();
    },
  },
  {
    name: "skirmish-combat",
    rest: 1500,
    async open(page, tables) {
      await sitDown(page, tables, skirmish);
      await hex(page, "Veil").click();
      await yellow(page).click();
      await page.locator(".skr-ship").first().waitFor();
      await yellow(page).click();
      await page.locator(".skr-battle").waitFor();
    },
  },
  { name: "skirmish-end", rest: 2000, open: (page, { skirmishOver }) => sitAt(page, skirmishOver) },
];

const replay = [
  {
    name: "replay",
    docs: { "desktop-light-en": "replay" },
    async open(page, { tacticsOver: { match } }) {
      await page.goto(`/replay/${match}#step=5`);
      await page.locator(".checks").waitFor();
    },
  },
  {
    name: "replay-review",
    isLong: true,
    async open(page, { tacticsOver: { match } }) {
      await page.goto(`/replay/${match}#step=5`);
      await page.locator(".review-run button, .review button").first().click();
      await page.locator(".review-table").waitFor({ timeout: 120_000 });
    },
  },
];

const { table: plan } = JSON.parse(
  readFileSync(join(root, "conformance/positions/01-carrier-through-rift.json"), "utf8"),
);
const panels = ["map", "fleets", "move", "odds", "threats", "roll", "share"];
const shown = { move: { "desktop-light-en": "planner" }, odds: { "desktop-dark-en": "planner-odds" } };

const planner = panels.map((panel, index) => ({
  name: `planner-${panel}`,
  docs: shown[panel],
  rest: 800,
  async open(page) {
    await page.goto(`/planner#${makeLink(plan)}`);
    await page.getByRole("tab").nth(index).click();
    await page.locator(`[role="tabpanel"]`).waitFor();
  },
}));

const rest = [
  at("rules", "/rules"),
  at("rulebook", "/rules/tactics"),
  at("not-found", "/no/such/page"),
  at("no-such-match", "/match/nosuchmatch0"),
  at("no-such-replay", "/replay/nosuchmatch0"),
  at("replay-of-a-file", "/replay"),
  {
    name: "wrong-key",
    async open(page, { tactics: { match } }) {
      await page.goto(`/match/${match}#seat=${"A".repeat(43)}`);
    },
  },
  { name: "plain-board", open: (page, tables) => sitDown(page, tables, { game: "rps" }, ["Ann", "Bob"]) },
  {
    name: "offline",
    async open(page, tables) {
      await page.routeWebSocket("**/api/play", (socket) => socket.close({ code: 4013, reason: "too-many" }));
      await page.goto(seatPath(tables.tactics));
    },
  },
];

export const scenes = [...home, waiting, ...tactics, ...fleets, ...wars, ...replay, ...planner, ...rest];
