import { fastDice } from "@umpire/bots";
import { clocked, endless, newTable } from "../players/seated-match.ts";
import { type Found, type Row, together } from "../report.ts";
import { checkTown, startNode, type Town, urlsOf, withTown } from "../servers/server-cluster.ts";
import { oneOf, range, sleep } from "../tools.ts";
import type { Asked } from "../trial.ts";
import { endedBy, type House, playOnce, refusedAt } from "./once.ts";

const TABLES = 8;
/** So many actions are played at the same tables, and so many between two restarts. */
const SHARE = 4000;
const PART = 250;

/** Restarts one server after the other, in turn by a kill and by a request. */
async function restarting(town: Town, house: House): Promise<void> {
  for (let number = 0; house.isOn; number += 1) {
    const due = house.left - PART;
    while (house.isOn && house.left > Math.max(0, due)) await sleep(5);
    if (house.left <= 0) return;
    const index = number % town.nodes.length;
    const node = town.nodes[index];
    town.nodes[index] = null;
    await (number % 3 === 1 ? node?.stop() : node?.kill());
    town.nodes[index] = await startNode(town);
  }
}

async function play(town: Town, house: House, seed: number): Promise<Found> {
  const urls = urlsOf(town);
  const tables = await Promise.all(
    range(TABLES).map((index) =>
      newTable(urls[index % urls.length] ?? "", index % 4 === 0 ? clocked : endless, seed * TABLES + index),
    ),
  );
  const players = tables.flatMap((table) => table.players);
  const failed: Found[] = [];
  const playing = players.map((player) => playOnce(house, player).catch((error) => failed.push(endedBy(house, error))));
  await restarting(town, house);
  house.isOn = false;
  // Whoever waits for the other players is called back.
  for (const [index, node] of town.nodes.entries()) {
    await node?.stop();
    town.nodes[index] = await startNode(town);
  }
  await Promise.all(playing);
  return together([...failed, await checkTown(town, tables), refusedAt(tables)]);
}

/** Each action is sent several times, to any of several servers that come and go: it takes effect once, with one answer. */
export async function several({ figure, seed, planted, progress }: Asked): Promise<Row> {
  const founds: Found[] = [];
  const sum = { done: 0, sent: 0, dropped: 0 };
  for (let first = 0; first < figure; first += SHARE) {
    founds.push(
      await withTown(planted, async (town) => {
        const rng = fastDice(seed + first);
        const left = Math.min(SHARE, figure - first);
        const house: House = {
          url: () => oneOf(rng, urlsOf(town)),
          ...{ isOn: true, left, done: 0, sent: 0, dropped: 0 },
        };
        const found = await play(town, house, seed + first);
        sum.done += house.done;
        sum.sent += house.sent;
        sum.dropped += house.dropped;
        return found;
      }),
    );
    progress(sum.done);
  }
  const note = `sent ${sum.sent} times, ${sum.dropped} answers dropped`;
  return { test: "several", asked: figure, done: sum.done, ...together(founds), note };
}
