import { findBot, playGame } from "@umpire/bots";
import type { Played } from "@umpire/kit";
import type { Job } from "./run.ts";
import { studiedKit } from "./studies.ts";

/** Plays some games of a meeting, beside the program and on another core. */
export default function playJob({ game: id, rules, options, bot: name, meeting, from, to }: Job): readonly Played[] {
  const kit = studiedKit(id);
  const bot = findBot(kit, name);
  if (bot === null) throw new RangeError(`no bot ${name}`);
  const numbers = Array.from({ length: to - from }, (_, at) => from + at);
  return numbers.map((number) => playGame(kit.game, kit.study, { rules, options, bot }, meeting, number));
}
