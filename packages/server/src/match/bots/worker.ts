import { readFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { isMainThread } from "node:worker_threads";
import { gunzipSync } from "node:zlib";
import { type Bot, fastDice, findBot } from "@umpire/bots";
import type { Json } from "@umpire/kernel";
import { type Kits, kitFrom, type Tables } from "@umpire/kit";
import type { WorkerQuestion } from "./thinkers.ts";

// Where they share a core, bots wait for the server and never the other way round. On Linux this sets the priority of
// the thread alone; elsewhere it would be that of the whole process.
if (process.platform === "linux" && !isMainThread) setPriority(constants.priority.PRIORITY_LOW);

/** Read once in each worker; an unusable file was refused when the server started. */
let read: Tables | null = null;

function tablesFrom(games: Kits, file: string | null): Tables | undefined {
  if (file === null) return undefined;
  if (read === null) {
    const opened = games.readTables(readFileSync(file), gunzipSync);
    read = opened.ok ? opened.value : null;
  }
  return read ?? undefined;
}

/** What the bot decides. */
export default async function answer(asked: WorkerQuestion): Promise<Json> {
  const { bot, game: id, rules, view, seat, seed } = asked;
  const player = await (asked.bundle === null ? ownBot(asked) : bundledBot(asked.bundle, bot));
  if (player === null) throw new RangeError(`no ${bot} for ${id}`);
  return player(rules, view, seat, fastDice(seed));
}

async function ownBot({ module, tables, game, edition, bot }: WorkerQuestion): Promise<Bot | null> {
  const { games }: { games: Kits } = await import(module);
  const kit = games.findKit(game, edition);
  return kit.ok ? findBot(kit.value, bot, tablesFrom(games, tables)) : null;
}

async function bundledBot(module: string, bot: string): Promise<Bot | null> {
  const read = kitFrom(await import(module));
  return read.ok ? findBot(read.kit, bot) : null;
}
