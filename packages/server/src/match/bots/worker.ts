import { readFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { isMainThread } from "node:worker_threads";
import { gunzipSync } from "node:zlib";
import { fastDice, findBot } from "@umpire/bots";
import type { Json } from "@umpire/kernel";
import type { Kits, Tables } from "@umpire/kit";
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
  const { bot, game: id, edition, rules, view, seat, seed, tables } = asked;
  const { games }: { games: Kits } = await import(asked.module);
  const kit = games.findKit(id, edition);
  const player = kit.ok ? findBot(kit.value, bot, tablesFrom(games, tables)) : null;
  if (player === null) throw new RangeError(`no ${bot} for ${id}`);
  return player(rules, view, seat, fastDice(seed));
}
