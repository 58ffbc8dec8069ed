import { findBot } from "@umpire/bots";
import {
  cannotDecide,
  decide,
  err,
  type Game,
  type JsonObject,
  type Match,
  ok,
  type Result,
  type Seat,
  viewOf,
} from "@umpire/kernel";
import { botNames, type Kits } from "@umpire/kit";
import { botDice } from "../bot-dice.ts";

/**
 * What a bot would decide at a seat, from what that seat sees and nothing else. The same question has the same answer:
 * its dice follow from the seed, and how long it thinks is counted in tries, never in time.
 */
export function askBot(
  games: Kits,
  game: Game,
  match: Match,
  seat: Seat,
  name: string,
  seed: string,
): Result<JsonObject> {
  const bot = findBot(games.kitOf(game), name);
  if (bot === null) return err({ code: "unknown-bot", bot: name, known: botNames });
  const barred = cannotDecide(game, match, seat);
  if (barred !== null) return barred;
  const action = bot(match.rules, viewOf(game, match, seat), seat, botDice(seed));
  const judged = decide(game, match, seat, action);
  if (!judged.ok) throw new Error(`the bot ${name} chose what is refused: ${judged.refusal.code}`);
  return ok({ action });
}
