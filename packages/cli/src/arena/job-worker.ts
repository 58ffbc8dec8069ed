import { type Bot, findBot, playPairs, type Score } from "@umpire/bots";
import type { Result } from "@umpire/kernel";
import type { Kit, Kits } from "@umpire/kit";
import { loadKit } from "../load.ts";
import { isBotFile, ownBot, readStrategy } from "../own-bots/own-bot.ts";
import { type BadBot, BadBotError } from "../own-bots/trouble.ts";
import type { Task } from "./play-out.ts";

/** What a job came to, or what is wrong with a bot of somebody's own: an error would lose that on its way. */
export type Played = { readonly score: Score } | { readonly refusal: BadBot };

/** By source: a module is read once, not for every job. */
const loaded = new Map<string, Promise<Result<Kit>>>();

function load(games: Kits, source: string): Promise<Result<Kit>> {
  const known = loaded.get(source) ?? loadKit(games, source);
  loaded.set(source, known);
  return known;
}

/** By its name, or of a file; a file's says in the task's notes whenever it begins and ends to think. */
async function playerOf(kit: Kit, name: string, notes: Int32Array): Promise<Bot | null> {
  if (!isBotFile(name)) return findBot(kit, name);
  const read = await readStrategy(name);
  if (!read.ok) return null;
  const bot = ownBot(kit, name, read.value);
  return (...asked) => {
    Atomics.add(notes, 0, 1);
    const action = bot(...asked);
    Atomics.add(notes, 0, 1);
    return action;
  };
}

/** Plays a job. */
export default async function playJob(task: Task): Promise<Played> {
  const { module, source, rules, options, opening, job, notes } = task;
  const { games }: { games: Kits } = await import(module);
  const kit = await load(games, source);
  if (!kit.ok) throw new RangeError(`no ${source}`);
  const [a, b] = [await playerOf(kit.value, job.a, notes.a), await playerOf(kit.value, job.b, notes.b)];
  if (a === null || b === null) throw new RangeError(`no ${job.a} against ${job.b} in ${source}`);
  try {
    return { score: playPairs({ game: kit.value.game, rules, options, opening }, [a, b], job.from, job.to) };
  } catch (error) {
    if (error instanceof BadBotError) return { refusal: error.refusal };
    throw error;
  }
}
