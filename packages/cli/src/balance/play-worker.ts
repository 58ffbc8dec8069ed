import { bots, type Played, playGame } from "@umpire/bots";
import type { Job } from "./run.ts";
import { studies } from "./studies.ts";

/** Plays some games of a meeting, beside the program and on another core. */
export default function playJob({ game, rules, options, bot: name, meeting, from, to }: Job): readonly Played[] {
  const bot = bots[name];
  if (bot === undefined) throw new RangeError(`no bot ${name}`);
  const numbers = Array.from({ length: to - from }, (_, at) => from + at);
  return numbers.map((number) => playGame(studies[game], { rules, options, bot }, meeting, number));
}
