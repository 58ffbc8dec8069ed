import { readFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { isMainThread } from "node:worker_threads";
import { gunzipSync } from "node:zlib";
import { type Bot, botBy, botsOf, fastDice, findBot } from "@umpire/bots";
import type { Json } from "@umpire/kernel";
import { type Kit, type Kits, kitFrom, type StrategyRead, strategyFrom, type Tables } from "@umpire/kit";
import type { WorkerQuestion } from "./thinkers.ts";

/**
 * Where they share a core, bots wait for the server and never the other way round; but a thread that gave way while it
 * loads the games would never have them on a busy machine. On Linux this sets the priority of the thread alone; elsewhere
 * it would be that of the whole process.
 */
function giveWay(): void {
  if (process.platform === "linux" && !isMainThread) setPriority(constants.priority.PRIORITY_LOW);
}

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
  const { bot, game: id, rules, view, seat, seed, fileBot } = asked;
  const known = await knownFor(asked);
  const player =
    known && (fileBot === undefined ? findBot(known.kit, bot, known.tables) : await botOfFile(known.kit, fileBot));
  if (player === null) throw new RangeError(`no ${bot} for ${id}`);
  giveWay();
  asked.loaded?.postMessage("loaded");
  return player(rules, view, seat, fastDice(seed));
}

type Known = { readonly kit: Kit; readonly tables?: Tables | undefined };

/** The match's game, and what is solved of it. */
async function knownFor({ module, bundle, tables, game, edition }: WorkerQuestion): Promise<Known | null> {
  if (bundle !== null) {
    const read = kitFrom(await import(bundle));
    return read.ok ? { kit: read.kit } : null;
  }
  const { games }: { games: Kits } = await import(module);
  const kit = games.findKit(game, edition);
  return kit.ok ? { kit: kit.value, tables: tablesFrom(games, tables) } : null;
}

/** What it leaves open the greedy bot decides; what is no JSON is no action. */
async function botOfFile(kit: Kit, file: string): Promise<Bot | null> {
  const read = strategyFrom(await import(file));
  if (!read.ok) return null;
  const bot = botBy(read.strategy, botsOf(kit).greedy);
  return (...asked) => JSON.parse(JSON.stringify(bot(...asked)) ?? "null");
}

/** For which games the bot in a module is, null where it does not say; or what is wrong with the module. */
export async function describeBot(module: string): Promise<BotDescribed> {
  const read = strategyFrom(await import(module));
  return read.ok ? { ok: true, games: read.games } : read;
}
export type BotDescribed =
  | { readonly ok: true; readonly games: readonly string[] | null }
  | Extract<StrategyRead, { ok: false }>;
