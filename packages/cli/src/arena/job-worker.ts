import { findBot, playPairs, type Score } from "@umpire/bots";
import type { Game, Result } from "@umpire/kernel";
import type { Kits } from "@umpire/kit";
import { loadGame } from "../load.ts";
import type { Task } from "./play-out.ts";

/** By source: a module is read once, not for every job. */
const loaded = new Map<string, Promise<Result<Game>>>();

function load(games: Kits, source: string): Promise<Result<Game>> {
  const known = loaded.get(source) ?? loadGame(games, source);
  loaded.set(source, known);
  return known;
}

/** Plays a job. */
export default async function playJob({ module, source, rules, options, opening, job }: Task): Promise<Score> {
  const { games }: { games: Kits } = await import(module);
  const game = await load(games, source);
  const player = (name: string) => (game.ok ? findBot(games.kitOf(game.value), name) : null);
  const [a, b] = [player(job.a), player(job.b)];
  if (!game.ok || a === null || b === null) throw new RangeError(`no ${job.a} against ${job.b} in ${source}`);
  return playPairs({ game: game.value, rules, options, opening }, [a, b], job.from, job.to);
}
