import { addScores, noGames, pairingsOf, type Rating, ratingsOf, type Score, shareOf } from "@umpire/bots";
import type { Arena } from "./plan.ts";

/** What a pairing came to, for the first of the two. */
type Paired = {
  readonly a: string;
  readonly b: string;
  readonly score: Score;
  readonly games: number;
  readonly scoreOfA: number;
  readonly low: number;
  readonly high: number;
};

export type Standings = {
  readonly pairings: readonly Paired[];
  /** The strongest first. */
  readonly ratings: readonly Rating[];
};

/** What the jobs of an arena come to together. */
export function standingsOf({ bots, games, jobs }: Arena, scores: ReadonlyMap<number, Score>): Standings {
  const pairings = pairingsOf(bots).map(([a, b]) => {
    const own = jobs.filter((job) => job.a === a && job.b === b);
    const score = own.map(({ number }) => scores.get(number) ?? noGames).reduce(addScores);
    const { share, low, high } = shareOf(score);
    return { a, b, score, games, scoreOfA: share, low, high };
  });
  return { pairings, ratings: ratingsOf(bots, pairings).toSorted((one, other) => other.rating - one.rating) };
}
