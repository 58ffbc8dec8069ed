import { advance, begin, type Game, type Json, type JsonObject, type Match, type MatchEvent } from "@umpire/kernel";
import type { Contender, Played, Study, Uses } from "@umpire/kit";
import type { Bot } from "../bot.ts";
import { playMatch } from "../contests/arena.ts";
import { openedAtRandom } from "../contests/contest.ts";
import { fastDice } from "../dice.ts";

/** Two contenders that meet; they may be the same. */
export type Meeting = readonly [Contender, Contender];

/** Everybody against everybody, each pair once, and against itself. */
export const meetingsOf = (contenders: readonly Contender[]): readonly Meeting[] =>
  contenders.flatMap((first, at) => contenders.slice(at).map((second): Meeting => [first, second]));

type Setting = { readonly rules: JsonObject; readonly options: Json; readonly bot: Bot };

/**
 * One numbered game of a meeting; two that differ take turns in the first seat. The number is the seed under any rules,
 * so that what differs between two packs is not their luck; and no seed comes twice, or an interval would promise more
 * than it knows: the same dice favour the same contender in either seat.
 */
export function playGame(
  game: Game,
  study: Study,
  { rules, options, bot }: Setting,
  [first, second]: Meeting,
  number: number,
): Played {
  const isTurned = number % 2 === 1 && first.join() !== second.join();
  const given = study.optionsFor(isTurned ? [second, first] : [first, second], options);
  const players = openedAtRandom(game, [bot, bot], study.opening, fastDice(OPENERS + number));
  const match = playMatch(game, rules, players, `balance ${number}`, fastDice(number), given);
  return study.read(match, eventsOf(game, match));
}

/** Dice of their own for the first decisions: these are the same whichever bot goes on from there. */
const OPENERS = 1_000_003;

/** Everything that was told in a match. */
function eventsOf(game: Game, match: Match): readonly MatchEvent[] {
  const begun = begin(game, match);
  if (!begun.ok) throw new RangeError(`a match of ${game.id} that cannot have begun`);
  let { table } = begun.value;
  const events = [...begun.value.events];
  for (const entry of match.log) {
    const after = advance(game, table, entry);
    table = after.table;
    for (const event of after.events) events.push(event);
  }
  return events;
}

/** One use more of a card, in this turn. */
export function countUse(used: Uses, card: string, turn: number): void {
  const { count, lost, first } = used[card] ?? { count: 0, lost: 0, first: turn };
  used[card] = { count: count + 1, lost, first };
}

/** One that was lost, where it had been used at all. */
export function countLoss(used: Uses, card: string): void {
  const use = used[card];
  if (use !== undefined) used[card] = { ...use, lost: use.lost + 1 };
}
