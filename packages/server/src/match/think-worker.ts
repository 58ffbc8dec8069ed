import { bots, fastDice } from "@umpire/bots";
import { games } from "@umpire/games";
import type { Json } from "@umpire/kernel";
import type { Question } from "./think.ts";

/** What the bot decides. */
export default function answer({ bot, game: id, edition, rules, view, seat, seed }: Question): Json {
  const game = games.find(id, edition);
  const player = bots[bot];
  if (!game.ok || player === undefined) throw new RangeError(`no ${bot} for ${id}`);
  return player(game.value, rules, view, seat, fastDice(seed));
}
