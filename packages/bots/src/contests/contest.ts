import { type Game, type JsonObject, type Match, nextOf, type Rng } from "@umpire/kernel";
import type { Bot } from "../bot.ts";
import { fastDice } from "../dice.ts";
import { randomBot } from "../players/random.ts";
import { playMatch } from "./arena.ts";
import { placesOf } from "./places.ts";

/** How the first of two bots did against the second. */
export type Score = { readonly won: number; readonly drawn: number; readonly lost: number };

/** Two bots and the games they play against each other. */
export type Contest = {
  readonly game: Game;
  readonly rules: JsonObject;
  readonly options?: unknown;
  /** The number of decisions taken at random first, or bots that always do the same would play one game many times. */
  readonly opening: number;
};

/**
 * Two bots play in pairs of games: the same seed and the same opening, each bot once in each seat, so that neither a
 * lucky seat nor a lucky opening counts. Pairs are numbered, so that they can be shared out.
 * At a table of more than two they sit by turns, and every seat of one is compared with every seat of the other: a game
 * is won by the bot that is ahead in more of these.
 */
export function playPairs(contest: Contest, players: readonly [Bot, Bot], from: number, to: number): Score {
  let [won, drawn, lost] = [0, 0, 0];
  for (let pair = from; pair < to; pair += 1) {
    for (const seat of [0, 1]) {
      const ahead = leadOf(placesAt(contest.game, playOne(contest, players, pair, seat)), seat);
      if (ahead === 0) drawn += 1;
      else if (ahead > 0) won += 1;
      else lost += 1;
    }
  }
  return { won, drawn, lost };
}

function playOne({ game, rules, options, opening }: Contest, players: readonly [Bot, Bot], pair: number, seat: number) {
  const [even, odd] = seat === 0 ? players : [players[1], players[0]];
  const seated = Array.from({ length: seatsOf(game, options) }, (_, at) => (at % 2 === 0 ? even : odd));
  const opened = openedAtRandom(game, seated, opening, fastDice(pair));
  return playMatch(game, rules, opened, `pair ${pair}`, fastDice(1_000_003 + 2 * pair + seat), options);
}

/** The players of one match, who take the first decisions at random by `dice`, and never touch them later. */
export function openedAtRandom(game: Game, players: readonly Bot[], opening: number, dice: Rng): readonly Bot[] {
  const random = randomBot(game);
  let taken = 0;
  return players.map(
    (bot): Bot =>
      (rules, view, seat, rng) => {
        taken += 1;
        return taken <= opening ? random(rules, view, seat, dice) : bot(rules, view, seat, rng);
      },
  );
}

function seatsOf(game: Game, options: unknown = {}): number {
  const parsed = game.parse.options(options);
  if (!parsed.ok) throw new RangeError(`no table: ${parsed.refusal.code}`);
  return game.seats(parsed.value);
}

/** The places of a match's seats; all the same where it is not over. */
function placesAt(game: Game, match: Match): readonly number[] {
  const next = nextOf(game, match);
  const seats = game.seats(match.options);
  return "over" in next ? placesOf(next.over, seats) : new Array<number>(seats).fill(1);
}

/** By how many comparisons the seats of one bot are ahead of those of the other: every second seat, from this one on. */
function leadOf(places: readonly number[], first: number): number {
  const [own, others] = [0, 1].map((side) => places.filter((_, seat) => (seat - first - side) % 2 === 0));
  return (own ?? []).reduce(
    (sum, place) => (others ?? []).reduce((lead, other) => lead + Math.sign(other - place), sum),
    0,
  );
}

/** The score before the first game. */
export const noGames: Score = { won: 0, drawn: 0, lost: 0 };

/** The scores of two lots of games as one. */
export const addScores = (one: Score, other: Score): Score => ({
  won: one.won + other.won,
  drawn: one.drawn + other.drawn,
  lost: one.lost + other.lost,
});

/** A share of wins, draws counting half, with the 95 % interval of Wilson. */
export type Share = { readonly share: number; readonly low: number; readonly high: number };

const Z = 1.959964;

/** The share of points that a score is, a draw counting half. */
export function shareOf({ won, drawn, lost }: Score): Share {
  const games = won + drawn + lost;
  const share = (won + drawn / 2) / games;
  const centre = share + Z ** 2 / (2 * games);
  const spread = Z * Math.sqrt((share * (1 - share)) / games + Z ** 2 / (4 * games ** 2));
  const scale = 1 + Z ** 2 / games;
  return { share, low: (centre - spread) / scale, high: (centre + spread) / scale };
}
