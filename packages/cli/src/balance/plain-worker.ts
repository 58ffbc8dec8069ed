import { findBot, type PlainGame, playPlainly } from "@umpire/bots";
import type { Kits } from "@umpire/kit";
import { loadKit } from "../load.ts";
import type { PlainJob } from "./plain.ts";

/** Plays some numbered matches, beside the program and on another core. */
export default async function playJob({
  module,
  source,
  bot: name,
  from,
  to,
  ...setting
}: PlainJob): Promise<readonly PlainGame[]> {
  const { games }: { games: Kits } = await import(module);
  const kit = await loadKit(games, source);
  const bot = kit.ok ? findBot(kit.value, name) : null;
  if (!kit.ok || bot === null) throw new RangeError(`no bot ${name} in ${source}`);
  const numbers = Array.from({ length: to - from }, (_, at) => from + at);
  return numbers.map((number) => playPlainly(kit.value, { ...setting, bot }, number));
}
