import { decide, type Game, type JsonObject, type Match, observe, type Rng, start } from "@umpire/kernel";
import type { Bot } from "../bot.ts";

/** Plays a whole match between bots, one a seat; each sees what its seat sees. */
export function playMatch(
  game: Game,
  rules: JsonObject,
  players: readonly Bot[],
  seed: string,
  rng: Rng,
  options: unknown = {},
): Match {
  const parsed = game.parse.options(options);
  const begun = parsed.ok ? start(game, seed, parsed.value, rules) : parsed;
  if (!begun.ok) throw new Error(`no match: ${begun.refusal.code}`);
  let { match } = begun.value;
  for (;;) {
    const { next, decided } = observe(game, match, "spectator");
    const seat = "awaiting" in next ? next.awaiting.find((each) => !decided.includes(each)) : undefined;
    const bot = seat === undefined ? undefined : players[seat];
    if (seat === undefined || bot === undefined) return match;
    const moved = decide(game, match, seat, bot(match.rules, observe(game, match, seat).view, seat, rng));
    if (!moved.ok) throw new Error(`the bot at seat ${seat} was refused: ${moved.refusal.code}`);
    match = moved.value.match;
  }
}
