import { findBot, playGame } from "@umpire/bots";
import type { Kits, Played } from "@umpire/kit";
import type { Job } from "./run.ts";
import { studiedKit } from "./studies.ts";

/** Plays some games of a meeting, beside the program and on another core. */
export default async function playJob(job: Job): Promise<readonly Played[]> {
  const { game: id, rules, options, bot: name, meeting, from, to } = job;
  const { games }: { games: Kits } = await import(job.module);
  const kit = studiedKit(id, games);
  const bot = findBot(kit, name);
  if (bot === null) throw new RangeError(`no bot ${name}`);
  const numbers = Array.from({ length: to - from }, (_, at) => from + at);
  return numbers.map((number) => playGame(kit.game, kit.study, { rules, options, bot }, meeting, number));
}
