// A server with matches to look at: each is brought to where it is interesting, once for all pictures.
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../steps.mjs";

export function startServer() {
  const data = mkdtempSync(join(tmpdir(), "umpire-pictures-"));
  const program = join(root, "packages/umpire/bin/umpire-server.js");
  const child = spawn(process.execPath, [program, "--port", "0", "--drain", "0", "--data", data, "--bot-delay", "50"]);
  const end = () => {
    child.kill();
    rmSync(data, { recursive: true, force: true });
  };
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout.on("data", (text) => {
      const [address] = /http:\/\/\S+/.exec(String(text)) ?? [];
      if (address !== undefined) resolve({ address: new URL(address).origin, end });
    });
  });
}

async function post(address, path, body) {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${address}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** A match in which these people sit; gives its id and the key of each of them. */
export async function seated(address, wanted, names = ["Ann"]) {
  const { match } = await post(address, "/api/matches", wanted);
  const keys = [];
  for (const name of names) {
    const seed = randomBytes(16).toString("hex");
    keys.push((await post(address, `/api/matches/${match}/join`, { name, seed })).token);
  }
  return { match, keys };
}

/** Where a seat of a match is looked at from. */
export const seatPath = ({ match, keys }, seat = 0) => `/match/${match}#seat=${keys[seat]}`;

/** Decides for a seat, by a socket of the page. */
export const decide = (page, { match, keys }, seat, actions) =>
  page.evaluate(
    async ([id, token, wanted]) => {
      const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/play`);
      const send = (message) => socket.send(JSON.stringify(message));
      socket.onopen = () => send({ type: "join", match: id, token });
      await new Promise((resolve, reject) => {
        let step = 0;
        const next = (from) => {
          step = from;
          const action = wanted.shift();
          if (action === undefined) resolve(socket.close());
          else send({ type: "decide", key: `picture-${Math.random()}`, step, action });
        };
        const hear = {
          joined: ({ view }) => next(view.step),
          ack: () => next(step + 1),
          refused: ({ refusal }) => reject(new Error(refusal.code)),
        };
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          hear[message.type]?.(message);
        };
      });
    },
    [match, keys[seat], actions],
  );

const endTurn = (playerId) => ({ type: "END_TURN", playerId });
const step = (playerId, unitId, x, y) => ({ type: "MOVE", playerId, unitId, targetPosition: { x, y } });

/** Archers who can shoot each other after one step. */
async function archersApart(page, address) {
  const table = await seated(address, { game: "tactics", rules: "skirmish" }, ["Ann", "Bob"]);
  await decide(page, table, 0, [endTurn("P1")]);
  await decide(page, table, 1, [step("P2", "u2_p2", 3, 3), endTurn("P2")]);
  return table;
}

/** Plays in a page, whatever its language, until something is there. */
async function playUntil(page, end, move) {
  for (let moves = 0; moves < 200; moves += 1) {
    await end.or(page.locator(".tray .act")).first().waitFor({ timeout: 20_000 });
    if (await end.isVisible()) return;
    await move();
    await page.waitForTimeout(120);
  }
  throw new Error("the match does not end");
}

/** The nearest lit tile to an enemy, or the enemy itself. */
const aim = () => {
  const tiles = [...document.querySelectorAll("[data-tile]")].map((tile) => {
    const [x, y] = tile.dataset.tile.split(",").map(Number);
    return {
      at: tile.dataset.tile,
      x,
      y,
      isLit: "light" in tile.dataset,
      isEnemy: tile.getAttribute("aria-label").includes(": enemy"),
    };
  });
  const enemies = tiles.filter(({ isEnemy }) => isEnemy);
  const far = (a) => Math.min(...enemies.map((b) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y)));
  return tiles.filter(({ isLit }) => isLit).sort((a, b) => far(a) - far(b))[0]?.at;
};

async function playTactics(page) {
  const ready = page.locator(".tac-cell[data-ready]").first();
  if (await ready.isVisible()) {
    await ready.click();
    const target = await page.evaluate(aim);
    if (target !== undefined) await page.locator(`[data-tile="${target}"]`).click();
  }
  await page.locator(".tray .act").click();
}

const passing = async (page) => {
  const yellow = page.locator(".tray .act");
  if (await yellow.isEnabled()) await yellow.click();
  else await page.getByRole("button", { name: "Pass for this round" }).click();
};

const faceToFace = ["South", "North"].map((home, at) => ({
  home,
  space: { carrier: 1, cruiser: 2, fighter: 2 },
  fleets: { [at === 0 ? "Shroud" : "Veil"]: { carrier: 1, dreadnought: 1, infantry: 3 } },
}));
const bot = { bot: "greedy" };
const lattice = { factions: ["lattice", "corona"] };
export const skirmish = { game: "ti4", options: { map: "crown", starts: faceToFace }, seats: ["open", bot] };
export const ships = { game: "shapeships", options: lattice };
const drawing = (ship) => ({ basics: [{ ship, count: 1 }], conversions: [], makers: [], upgrades: [] });

/** A turn of a duel: the other side draws a ship, and so does the one that looks, which sees both orders open. */
export async function playShipsTurn(page, table, ship, end = page.locator('.ss-court[data-stage="over"]')) {
  await decide(page, table, 1, [drawing(ship)]);
  await page.locator('.ss-card-add:not([aria-disabled="true"])').first().click();
  await page.locator(".tray .act").click();
  await end.waitFor();
}

/** Matches that are over, by what their last page shows. */
const played = [
  { name: "tacticsOver", wanted: { game: "tactics", rules: "duel", seats: ["open", { bot: "random" }] } },
  { name: "skirmishOver", wanted: { ...skirmish, rules: { rounds: 1, tactics: 3 } } },
];
const playing = { tacticsOver: playTactics, skirmishOver: passing };

/** The way to the replay is there when a match is over. */
const overSign = (page) => page.locator('.commands a[href^="/replay/"]');

export async function prepare(browser, address) {
  const context = await browser.newContext({ baseURL: address, reducedMotion: "reduce", locale: "en-GB" });
  const page = await context.newPage();
  await page.goto("/");
  const tables = { address, tactics: await archersApart(page, address) };
  for (const { name, wanted } of played) {
    tables[name] = await seated(address, wanted);
    await page.goto(seatPath(tables[name]));
    await playUntil(page, overSign(page), () => playing[name](page));
  }
  tables.shipsOver = await seated(address, { ...ships, rules: { health: 2, ceiling: 4 } }, ["Ann", "Bob"]);
  await page.goto(seatPath(tables.shipsOver));
  await playShipsTurn(page, tables.shipsOver, "cusp", overSign(page));
  await context.close();
  return tables;
}
